-- {"v6rrnahwrbm6": {"0": "o_I7zROEs36Z3p3mMSDOU3uBXhEwCpyTCEphwzfgjU0"}, "urzjbsq4vvf6": {"0": "kN0VPx0wU_XEjURSNJN-i32v92Uqx-UDOFUcbOwwEpM", "1": "Mn0xBHV8cPnOAwwGXyOU4O2UEShcODiRFpfYDnXfl_M"}, "nhqksv5k2sw2": {"0": "nGPnzPDNRewR1HQu0YYxnYcFpjJ0G0yS3NCtmBKvcWo"}, "dsraavv6nnwf": {"0": "icRAA7GEMoV3Kf1uj4smCWC8RGWcZepphTIVRh35okI"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('4');
CREATE TABLE due (
	table_id VARCHAR(32) NOT NULL, 
	what VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	lease FLOAT NOT NULL, 
	queued FLOAT NOT NULL, 
	alone BOOLEAN NOT NULL, taken_by VARCHAR(16) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_due PRIMARY KEY (table_id, what, seat), 
	CONSTRAINT fk_due_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "due" VALUES('nhqksv5k2sw2','glance',1,6080.412843189,6081.988336791,6080.512765492,0,'ad22bceb2f5634a3');
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(4) NOT NULL, 
	seat INTEGER NOT NULL, 
	answers INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, number), 
	CONSTRAINT ck_log_kind CHECK (kind IN ('move', 'undo')), 
	CONSTRAINT uq_log_table_id_seat_answers UNIQUE (table_id, seat, answers), 
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES('urzjbsq4vvf6',1,'move',0,1,'pick R',1.79504187126943659785e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',2,'move',1,1,'pick W',1.79504187129658699037e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',3,'move',0,2,'pick H',1.79504187134355616562e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',4,'move',1,2,'pick W',1.79504187141577744484e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',5,'move',0,3,'pick P',1.79504187146395897869e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',6,'move',1,3,'pick P',1.79504187150431203847e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',7,'move',0,4,'pick P',1.79504187155128908156e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',8,'move',1,4,'pick P',1.79504187160337615016e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',9,'move',0,5,'pick W',1.79504187164794850348e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',10,'move',1,5,'pick W',1.79504187172140359878e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',11,'move',0,6,'done',1.79504187174700474737e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',12,'move',1,7,'done',1.79504187175878977779e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',13,'move',0,8,'Hd5',1795041871.78085);
INSERT INTO "log" VALUES('urzjbsq4vvf6',14,'move',1,9,'Pc4',1.79504187179784917838e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',15,'move',0,10,'Pd2',1.7950418718087282181e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',16,'move',1,11,'Wa1',1.7950418718753857613e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',17,'move',0,12,'Pf5',1.79504187193304014201e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',18,'move',1,13,'Wd6',1.79504187196784925463e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',19,'move',0,14,'Wb4',1.79504187197779583934e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',20,'move',1,15,'Rb1',1.79504187198590278622e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',21,'move',0,16,'Ra3',1.79504187199359035486e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',22,'move',1,17,'Wf3',1.79504187200137352948e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',23,'move',0,18,'We5',1.79504187200883889201e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',24,'move',1,19,'Wf1',1.79504187201648306845e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',25,'move',0,20,'Wd1',1.79504187202452921865e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',26,'move',1,21,'Wb2',1.79504187203175497055e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',27,'move',0,22,'Hc6',1.79504187204047942162e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',28,'move',1,23,'Hf4',1.79504187204829430577e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',29,'move',0,24,'Wc1',1.79504187205623292927e+09);
INSERT INTO "log" VALUES('urzjbsq4vvf6',30,'move',1,25,'Pf6',1.79504187206439709666e+09);
INSERT INTO "log" VALUES('nhqksv5k2sw2',1,'move',0,1,'pick W',1.79504187216933274264e+09);
INSERT INTO "log" VALUES('nhqksv5k2sw2',2,'move',0,2,'pick W',1.7950418723322179317e+09);
INSERT INTO "log" VALUES('nhqksv5k2sw2',3,'move',0,3,'pick W',1.79504187239839053157e+09);
INSERT INTO "log" VALUES('nhqksv5k2sw2',4,'move',0,4,'pick W',1.79504187245569705967e+09);
INSERT INTO "log" VALUES('nhqksv5k2sw2',5,'move',0,5,'pick W',1795041872.48653);
INSERT INTO "log" VALUES('nhqksv5k2sw2',6,'move',0,6,'done',1.79504187251677322385e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',1,'move',0,1,'S3@s',1.79504187261115932469e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',2,'move',0,2,'-W2>n',1.79504187261445522305e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',3,'move',0,3,'-C3>s',1.79504187261672878269e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',4,'move',0,4,'>n',1.79504187261870718004e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',5,'move',0,5,'>s',1.79504187262051510811e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',6,'move',0,6,'end',1.7950418726230397224e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',7,'move',0,7,'-S2>n',1.79504187262960767743e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',8,'move',0,8,'end',1.79504187265980577475e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',9,'move',0,9,'N2@w',1.79504187269570922858e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',10,'move',0,10,'end',1.7950418726987364292e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',11,'move',0,11,'>e',1.79504187270267176633e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',12,'move',0,12,'-H1>w',1.79504187270484328277e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',13,'move',0,13,'-C7>e',1.79504187270691418654e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',14,'move',0,14,'keep E5',1.79504187270890307433e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',15,'move',0,15,'-E5>w',1.79504187271354937556e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',16,'move',0,16,'B2@s',1.79504187271567344666e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',17,'move',0,17,'end',1.79504187271760034562e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',18,'move',0,18,'O2@w',1.79504187272094082837e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',19,'move',0,19,'H3@w',1.79504187272319269174e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',20,'move',0,20,'-S4>e',1.79504187272542572017e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',21,'move',0,21,'>e',1.79504187272716975208e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',22,'move',0,22,'>w',1.79504187272889304156e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',23,'move',0,23,'end',1.79504187273058748251e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',24,'move',0,24,'keep U6',1.79504187273352646824e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',25,'move',0,25,'-C1>e',1.79504187273684740061e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',26,'move',0,26,'-U6>w',1.79504187273866486554e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',27,'move',0,27,'-S5>w',1.79504187274029469497e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',28,'move',0,28,'>e',1.79504187274194955828e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',29,'move',0,29,'>w',1.79504187274367117883e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',30,'move',0,30,'end',1.79504187274531507492e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',31,'move',0,31,'keep W3',1.79504187274843597416e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',32,'move',0,32,'keep W3',1.79504187276268386838e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',33,'move',0,33,'keep W3',1.79504187279890465734e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',34,'move',0,34,'end',1.79504187281402492522e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',35,'move',0,35,'N4@w',1.79504187283076167107e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',36,'move',0,36,'-U8>e',1.79504187283836340901e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',37,'move',0,37,'>w',1.79504187284099411964e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',38,'move',0,38,'end',1.79504187284452176092e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',39,'move',0,39,'-W1>e',1.79504187284798240658e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',40,'move',0,40,'-U3>e',1.79504187285007524494e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',41,'move',0,41,'-W4>w',1.79504187285199022288e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',42,'move',0,42,'end',1.79504187285392475129e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',43,'move',0,43,'keep B5',1.79504187285689115519e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',44,'move',0,44,'keep B1',1.79504187286032629005e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',45,'move',0,45,'keep U7',1.79504187286381721496e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',46,'move',0,46,'-U2>w',1.79504187286722946166e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',47,'move',0,47,'H2@w',1.79504187286928129198e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',48,'move',0,48,'keep U7',1.79504187287133765227e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',49,'move',0,49,'keep C5',1.7950418728740758896e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',50,'move',0,50,'C8@w',1.79504187287715840336e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',51,'move',0,51,'keep O4',1.79504187287908840184e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',52,'move',0,52,'U1@n',1.7950418728826947212e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',53,'move',0,53,'keep O4',1.79504187288478636737e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',54,'move',0,54,'-V1>s',1.79504187288773441313e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',55,'move',0,55,'-O4>n',1.79504187288953757288e+09);
INSERT INTO "log" VALUES('dsraavv6nnwf',56,'move',0,56,'-U4>s',1.79504187289133596418e+09);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	server VARCHAR(16) NOT NULL, 
	rank INTEGER NOT NULL, 
	until FLOAT NOT NULL, viewers TEXT DEFAULT '[]' NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (table_id, server)
);
INSERT INTO "presence" VALUES('nhqksv5k2sw2','ad22bceb2f5634a3',2,6110.460819084,'[0]');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	who VARCHAR(8) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	part VARCHAR(32) NOT NULL, 
	part_by_server BOOLEAN NOT NULL, 
	listed BOOLEAN NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT ck_seats_who CHECK (who IN ('person', 'open', 'bot')), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('v6rrnahwrbm6',0,'person','Гравець','','7a628a02583de2533d78fd0835852ef8affe5066b466f17b58ed2b62e7ddbe1d','',0,1);
INSERT INTO "seats" VALUES('v6rrnahwrbm6',1,'open','','','','',0,1);
INSERT INTO "seats" VALUES('urzjbsq4vvf6',0,'person','Ann','','55dbff855812103908bb28b3a64e8999d75315a6676099296ed5406b8de3cfb4','',0,1);
INSERT INTO "seats" VALUES('urzjbsq4vvf6',1,'person','Гравець 2','','e802bafcc77923570aeea0592c80990bac560bd54d82baf6ec80ac5620ca9004','',0,1);
INSERT INTO "seats" VALUES('nhqksv5k2sw2',0,'person','Ann','','9b468472cda80a26f8cfb72c4fb99d60f5e4c6d82e49887de793dc2c5e7ab0ec','',0,1);
INSERT INTO "seats" VALUES('nhqksv5k2sw2',1,'bot','','random','','',0,1);
INSERT INTO "seats" VALUES('dsraavv6nnwf',0,'person','Гравець','','0a8b066f82dce94f421acb9b4f510ed52bc184147eb451a37afb71e7cae291d1','',0,1);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	server_part VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	verifiable BOOLEAN NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	position TEXT NOT NULL, 
	origin TEXT NOT NULL, 
	origin_number INTEGER NOT NULL, 
	record TEXT NOT NULL, 
	opened FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	pieces VARCHAR(64), 
	host VARCHAR(64) NOT NULL, 
	to_move TEXT, 
	result TEXT NOT NULL, 
	next VARCHAR(32) NOT NULL, revision INTEGER DEFAULT 0 NOT NULL, reasons BOOLEAN, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT ck_tables_state CHECK (state IN ('waiting', 'playing', 'over'))
);
INSERT INTO "tables" VALUES('v6rrnahwrbm6','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','waiting','51d83ee9fe203200d808bf7a9112e1b974a8c6b4562785d904c295fd540ec588','a377088968c3650c5291f6124724c29b454531fe234d51341d233e8908aecf2a',1,'','','',0,'',1.79504187108756136891e+09,1.79504187108756136891e+09,'','26a7ed516d2e321a72fa4dfb76c612a505e42d263865a2bbeed67a86b9d860b9','[]','','',1,1);
INSERT INTO "tables" VALUES('urzjbsq4vvf6','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','ebcb49e725bc88da5e79d7a4b9e2de5b08aa16549a6313035d03cf6054b1a4d3','a257d33b98133acb704bd0a209b4937bb8e71e59f9ebf9c32fd8ff208512cd90',1,'50ac2cd626ffb2992922d2799b9134ab14b1a230800178e0ef7ef915d9121985','rW rR bW bW .. rW
.. rW .. bP .. ..
bR .. .. .. .. rW
.. bW rP .. .. rH
.. .. .. bH bW bP
.. .. bH rW .. rP
phase: play
round: 1
first: blue
hands: WWWWR | WWWRH
decks: RRHW | HRWR
points: 0 | 0
turn: blue
weather: sunny
flags: stepped
turn count: 20
options: mode=simple weather=usual first_hire=2 decides=coins first=chance
seed: 50ac2cd626ffb2992922d2799b9134ab14b1a230800178e0ef7ef915d9121985
','',0,'',1.79504187122410130503e+09,1.79504187206432151797e+09,'','9ea2cd560c18d3b4f832fe8c98d6ea74999c2b6b7b486513b3b28abd92e4ef78','[0]','','',32,1);
INSERT INTO "tables" VALUES('nhqksv5k2sw2','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','12424d304a5909d4cffbf429043bdaefe7d09fd616792a3aa2feef010dba5d19','e58c710a015d6145399e2744f48c7a067b12661d4c16b5eace5b789c4cf07362',1,'75c6b35eed52c6b4cd83f6e25c2a678e03b2891830dbb6a7cba3d72af121ffbc','.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
phase: hand
round: 1
first: blue
hands:  |
decks:  |
points: 0 | 0
weather: sunny
picks: WWWWW |
ready: blue
turn count: 1
options: mode=simple weather=usual first_hire=2 decides=coins first=chance
seed: 75c6b35eed52c6b4cd83f6e25c2a678e03b2891830dbb6a7cba3d72af121ffbc
','',0,'',1.79504187206891083717e+09,1.79504187251664257046e+09,'','8605cbaab85a2fd0ae43a8ec82d36a603c95fa785c33dde9275f37cad02e00d1','[1]','','',7,1);
INSERT INTO "tables" VALUES('dsraavv6nnwf','beacon-patrol',1,'{"windmills":false,"piers":false}','over','8f10fa38049c4a7fde90749514f4c19c3f7e68420d6af7e5bf6060e291139aae','5ee8a2a29c469ec8ca1a35f0288e974006cf65e8054c8d3c349ecb7927571420',1,'c1ecc97a989ae9798e8deab06321175851d0929ee4740ec77883a4210d1b9483','0 0 HQ
0 1 S3
-1 0 N2
-1 1 B2
-2 1 O2
-3 1 H3
-4 1 N4
-5 1 H2
-6 1 C8
-6 0 U1
ships: -6,1
hands:
stack:
discarded: W2 C3 S2 O6 E1 C6 S1 H1 C7 E5 O5 S4 N3 E3 C1 U6 S5 E2 O3 C4 U5 B4 O1 W3 B3 V2 U8 E4 W1 U3 W4 C2 N5 B5 N1 B1 W5 U2 U7 B6 C5 V3 V1 O4 U4
turn: 0
tokens: 4
swapped:
given:
contributions: 0
turn count: 22
options: windmills=no piers=no
seed: c1ecc97a989ae9798e8deab06321175851d0929ee4740ec77883a4210d1b9483
','',0,'{
  "isolario": 1,
  "game": "beacon-patrol",
  "rules": 1,
  "seats": 1,
  "options": {
    "windmills": false,
    "piers": false
  },
  "seed": "c1ecc97a989ae9798e8deab06321175851d0929ee4740ec77883a4210d1b9483",
  "moves": [
    [
      0,
      "S3@s"
    ],
    [
      0,
      "-W2>n"
    ],
    [
      0,
      "-C3>s"
    ],
    [
      0,
      ">n"
    ],
    [
      0,
      ">s"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-S2>n"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "N2@w"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      ">e"
    ],
    [
      0,
      "-H1>w"
    ],
    [
      0,
      "-C7>e"
    ],
    [
      0,
      "keep E5"
    ],
    [
      0,
      "-E5>w"
    ],
    [
      0,
      "B2@s"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "O2@w"
    ],
    [
      0,
      "H3@w"
    ],
    [
      0,
      "-S4>e"
    ],
    [
      0,
      ">e"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep U6"
    ],
    [
      0,
      "-C1>e"
    ],
    [
      0,
      "-U6>w"
    ],
    [
      0,
      "-S5>w"
    ],
    [
      0,
      ">e"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep W3"
    ],
    [
      0,
      "keep W3"
    ],
    [
      0,
      "keep W3"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "N4@w"
    ],
    [
      0,
      "-U8>e"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-W1>e"
    ],
    [
      0,
      "-U3>e"
    ],
    [
      0,
      "-W4>w"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep B5"
    ],
    [
      0,
      "keep B1"
    ],
    [
      0,
      "keep U7"
    ],
    [
      0,
      "-U2>w"
    ],
    [
      0,
      "H2@w"
    ],
    [
      0,
      "keep U7"
    ],
    [
      0,
      "keep C5"
    ],
    [
      0,
      "C8@w"
    ],
    [
      0,
      "keep O4"
    ],
    [
      0,
      "U1@n"
    ],
    [
      0,
      "keep O4"
    ],
    [
      0,
      "-V1>s"
    ],
    [
      0,
      "-O4>n"
    ],
    [
      0,
      "-U4>s"
    ]
  ]
}',1.79504187258644366267e+09,1.79504187289121842387e+09,'','b006d31d57dc05bd773e1cc697716f6c5a72445bfec72b1106f7281eadfdc712','[]','{"scores":[0],"outcome":{"places":[1],"title":"rank_novices","missed":{"id":"beacon_rank_missed","args":{"rank":{"id":"rank_sailors"},"points":26}},"shares":{"tile_placed":"share_laid","explored":"share_explored"}}}','',57,1);
CREATE INDEX seats_holder ON seats (holder);
CREATE INDEX due_at ON due (alone, at);
COMMIT;
