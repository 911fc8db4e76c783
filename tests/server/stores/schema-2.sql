-- {"52pvchych2zj": {"0": "66ekxcQCYQV4Uic4ppYGa5l0a22_d2WoU7siqPKc4oo"}, "a9thwmhryy5q": {"0": "X35lNwGYs2dXKuS8WmSCeOcnf-Xj3mnlS5RXE7vYcIo", "1": "4quA7xokPEymX0AJqzKjCEMNaixhtoX2lR6RwzWH0pM"}, "g7fb2urrhnhz": {"0": "vxO1k9oPuFXXYJPMgMwAIEzueSzh5qKRACgShwU-eYc"}, "hrg53ms9tfgr": {"0": "vX3ry1LtRumYfiRlFt0hHhhRuPHjOLROxqpFHjbG8RM"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('2');
CREATE TABLE due (
	table_id VARCHAR(32) NOT NULL, 
	what VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	lease FLOAT NOT NULL, 
	CONSTRAINT pk_due PRIMARY KEY (table_id, what, seat), 
	CONSTRAINT fk_due_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "due" VALUES('g7fb2urrhnhz','bot',1,1.79498430127990221977e+09,1.79498430299857401849e+09);
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
INSERT INTO "log" VALUES('a9thwmhryy5q',1,'move',0,1,'pick R',1.7949843008805885315e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',2,'move',1,1,'pick W',1.79498430088878870016e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',3,'move',0,2,'pick H',1.7949843008936097622e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',4,'move',1,2,'pick W',1.79498430090288829804e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',5,'move',0,3,'pick P',1.79498430091086673735e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',6,'move',1,3,'pick P',1.79498430091889286039e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',7,'move',0,4,'pick P',1.79498430092501735683e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',8,'move',1,4,'pick P',1.7949843009294714928e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',9,'move',0,5,'pick W',1.79498430094697856897e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',10,'move',1,5,'pick W',1.79498430095128774647e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',11,'move',0,6,'done',1.79498430097047734265e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',12,'move',1,7,'done',1.79498430097567057608e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',13,'move',1,8,'Pb3',1.79498430098829650884e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',14,'move',0,9,'Pf1',1.7949843009933304787e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',15,'move',1,10,'Pe2',1.79498430100524163253e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',16,'move',0,11,'Wa1',1.7949843010102527141e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',17,'move',1,12,'Rf5',1.794984301015245676e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',18,'move',0,13,'Re1',1.79498430102574729923e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',19,'move',1,14,'Rd4',1.79498430103143668179e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',20,'move',0,15,'Pc4',1.79498430104509782787e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',21,'move',1,16,'Wf2',1.79498430105693721771e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',22,'move',0,17,'Ha6',1.79498430107134628293e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',23,'move',1,18,'Wa2',1.79498430120874214168e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',24,'move',0,19,'Ra5',1.79498430122011899947e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',25,'move',1,20,'Wb1',1.79498430122647809979e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',26,'move',0,21,'Wd1',1.79498430123400378225e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',27,'move',1,22,'Wb2',1.79498430124481439594e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',28,'move',0,23,'Hf6',1.79498430125863766672e+09);
INSERT INTO "log" VALUES('a9thwmhryy5q',29,'move',1,24,'Rd5',1.79498430126533842091e+09);
INSERT INTO "log" VALUES('g7fb2urrhnhz',1,'move',0,1,'pick W',1.7949843012850046158e+09);
INSERT INTO "log" VALUES('g7fb2urrhnhz',2,'move',0,2,'pick W',1.7949843012916631698e+09);
INSERT INTO "log" VALUES('g7fb2urrhnhz',3,'move',0,3,'pick W',1.79498430131927156445e+09);
INSERT INTO "log" VALUES('g7fb2urrhnhz',4,'move',0,4,'pick W',1.79498430136240816118e+09);
INSERT INTO "log" VALUES('g7fb2urrhnhz',5,'move',0,5,'pick W',1.79498430138040471074e+09);
INSERT INTO "log" VALUES('g7fb2urrhnhz',6,'move',0,6,'done',1.79498430138396215436e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',1,'move',0,1,'V2@n',1.79498430149461078641e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',2,'move',0,2,'keep B3',1.7949843015029447079e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',3,'move',0,3,'keep V3',1.79498430151034855844e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',4,'move',0,4,'-V3>s',1.79498430151596021645e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',5,'move',0,5,'end',1.79498430152544212337e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',6,'move',0,6,'keep B4',1.79498430153379917141e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',7,'move',0,7,'B4@e',1.7949843015445957184e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',8,'move',0,8,'keep B6',1.79498430156426239017e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',9,'move',0,9,'N2@e',1.79498430157861566542e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',10,'move',0,10,'keep B6',1.79498430158973526962e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',11,'move',0,11,'-B6>w',1.79498430159687113764e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',12,'move',0,12,'end',1.79498430160588502884e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',13,'move',0,13,'>w',1.79498430161288809779e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',14,'move',0,14,'-N4>e',1.7949843016208040714e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',15,'move',0,15,'>w',1.79498430162875699999e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',16,'move',0,16,'keep S2',1.79498430164162540434e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',17,'move',0,17,'-S2>n',1.79498430166054368014e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',18,'move',0,18,'end',1.79498430167773365974e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',19,'move',0,19,'-U6>s',1.79498430168778419493e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',20,'move',0,20,'N1@w',1794984301.69602);
INSERT INTO "log" VALUES('hrg53ms9tfgr',21,'move',0,21,'keep U8',1.79498430171363067622e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',22,'move',0,22,'keep U8',1.79498430173481321337e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',23,'move',0,23,'O6@w',1.79498430174591088294e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',24,'move',0,24,'-U8>e',1.79498430176451230044e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',25,'move',0,25,'keep U7',1.79498430177326107025e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',26,'move',0,26,'keep U7',1.79498430178152942656e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',27,'move',0,27,'keep E1',1.79498430178990745539e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',28,'move',0,28,'-E1>e',1.79498430180486583714e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',29,'move',0,29,'>n',1.79498430181655788421e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',30,'move',0,30,'end',1.79498430182189512259e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',31,'move',0,31,'keep N5',1.79498430182992434502e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',32,'move',0,32,'end',1.7949843018420989513e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',33,'move',0,33,'keep S5',1.79498430185357642175e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',34,'move',0,34,'-C8>s',1.79498430185685420041e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',35,'move',0,35,'>w',1.79498430186885333061e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',36,'move',0,36,'-S5>e',1.79498430187677168842e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',37,'move',0,37,'end',1.79498430188451123237e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',38,'move',0,38,'keep E4',1.79498430189267635347e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',39,'move',0,39,'-U3>e',1.79498430190898132325e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',40,'move',0,40,'keep H3',1.79498430191827249525e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',41,'move',0,41,'keep C7',1.79498430192986583708e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',42,'move',0,42,'C7@s',1.79498430193382883073e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',43,'move',0,43,'-U5>n',1.79498430194477796555e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',44,'move',0,44,'-O1>e',1.79498430195287013051e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',45,'move',0,45,'end',1.79498430195899796486e+09);
INSERT INTO "log" VALUES('hrg53ms9tfgr',46,'move',0,46,'-W3>w',1.79498430197289943698e+09);
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
INSERT INTO "seats" VALUES('52pvchych2zj',0,'person','Гравець','','cc3276125a2e993f771dd29e90aa813d02196bb41cd3c875f411c02c85407281','d81c30ddee3311cfbefb0caeeff373ba',1,1);
INSERT INTO "seats" VALUES('52pvchych2zj',1,'open','','','','',0,1);
INSERT INTO "seats" VALUES('a9thwmhryy5q',0,'person','Ann','','bc1bdb8db2a7aea36d7d64fa7e5f1c5eb66f1bb47621d042e84f1d07fa2992ed','cc59da789b22c3f58fa8a279d4e5e7c2',1,1);
INSERT INTO "seats" VALUES('a9thwmhryy5q',1,'person','Гравець 2','','388f873c1630dab29fb232246660f8cc3a11fa23c1b3b563f75c44ee471e3917','450e17ecbda7ca53b5b62a9c06bb2600',1,1);
INSERT INTO "seats" VALUES('g7fb2urrhnhz',0,'person','Ann','','4118f6f0a21c71fd1bcabb7aee546e198235a65d2ca1a67c14c17f3535d43243','c93d4664777984eb11a4424b002dc924',1,1);
INSERT INTO "seats" VALUES('g7fb2urrhnhz',1,'bot','','random','','',0,1);
INSERT INTO "seats" VALUES('hrg53ms9tfgr',0,'person','Гравець','','400f9cec341378ea5b16ab0f566e9d7d0975e4cc0b6744a64dea58750370f3c5','bf18e8354baf7fd7c0dc58d1f105afc0',1,1);
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
	next VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT ck_tables_state CHECK (state IN ('waiting', 'playing', 'over'))
);
INSERT INTO "tables" VALUES('52pvchych2zj','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','waiting','626d026a3f11669520dfe197c96c5f62e1a5893366bc78d90950f3b9fc1e017a','8232e8f922bb10f27c85b1ca1b53a59c9522ad66729ab5491c7ae6992bfbb793',1,'','','',0,'',1.79498430083287763593e+09,1.79498430083287763593e+09,'','774900d93cd441cce091ec1e52018fc4cfddebc36c44547ad9ea97eafa8de36d','[]','','');
INSERT INTO "tables" VALUES('a9thwmhryy5q','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','8cc29736b9621e8a4d1eb5dbc4e79b10104543f064b49b29f65851fbc763ec9f','e38fb33dce16c3d8df3a4f273edb4d2bbd1e4974b9953bc44d907fc4c88bdfe9',1,'103eb325dacd5882730dde6e332993234c734a3ee868aaf5553fc0b1c11c61e4','bW rW .. bW bR bP
rW rW .. .. rP rW
.. rP .. .. .. ..
.. .. bP rR .. ..
bR .. .. rR .. rR
bH .. .. .. .. bH
phase: play
round: 1
first: red
hands: WWWWR | WWWWH
decks: RWWHW | HRHW
points: 0 | 0
turn: blue
weather: sunny
flags: stepped
turn count: 19
options: mode=simple weather=usual first_hire=2 decides=coins first=chance
seed: 103eb325dacd5882730dde6e332993234c734a3ee868aaf5553fc0b1c11c61e4
','',0,'',1.79498430085707902912e+09,1.79498430126530885697e+09,'','37ef5dc3a47a3acfeb13c91f7ca3ba885519f9fc40c2effd4517d12d4a845001','[0]','','');
INSERT INTO "tables" VALUES('g7fb2urrhnhz','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','1ac9af9d5302ccdd153a08de5f8295de5893c9fa0994ee2646a43b8e861a33f9','ec047eca2dc01a51352276798e32edd37e5cfdf203ce5f70d258f59f355d492b',1,'f45b31d3e85f4a6453b00d8da360c943af5fb3499156befaecfb8fe03f881764','.. .. .. .. .. ..
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
seed: f45b31d3e85f4a6453b00d8da360c943af5fb3499156befaecfb8fe03f881764
','',0,'',1.79498430126962852477e+09,1.7949843013839316368e+09,'','e6c9f9f22d681e5dc3630551113ec2106e016280fc23accfcd28e92c89fc9239','[1]','','');
INSERT INTO "tables" VALUES('hrg53ms9tfgr','beacon-patrol',1,'{"windmills":false,"piers":false}','over','5e6bb9b0ab308c4ab9c0b51323a5beaaa0f6c5b2c94651aeec5776b38ab4829d','539d4d8e0919ffd7a6d49038852158cfa2ff0284214068411db1d3cafc37ad59',1,'02faf7826e83b5a3f63c41e96538fe87c4e52fcf9a1fb1275a3fe6248ff34ffe','0 0 HQ
0 -1 V2
1 0 B4
2 0 N2
-1 0 N1
-2 0 O6
1 1 C7
ships: 1,0
hands:
stack:
discarded: W1 B3 E2 V3 C6 C4 U4 C1 V1 N3 B6 B5 C5 N4 E5 S2 H2 S1 U6 O2 C2 U8 S4 W5 U7 O5 E1 E3 C3 O3 U1 N5 B1 S3 W4 B2 C8 S5 W2 U2 H1 U3 E4 H3 O4 U5 O1 W3
turn: 0
tokens: 4
swapped:
given:
contributions: 0
turn count: 24
options: windmills=no piers=no
seed: 02faf7826e83b5a3f63c41e96538fe87c4e52fcf9a1fb1275a3fe6248ff34ffe
','',0,'{
  "isolario": 1,
  "game": "beacon-patrol",
  "rules": 1,
  "seats": 1,
  "options": {
    "windmills": false,
    "piers": false
  },
  "seed": "02faf7826e83b5a3f63c41e96538fe87c4e52fcf9a1fb1275a3fe6248ff34ffe",
  "moves": [
    [
      0,
      "V2@n"
    ],
    [
      0,
      "keep B3"
    ],
    [
      0,
      "keep V3"
    ],
    [
      0,
      "-V3>s"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep B4"
    ],
    [
      0,
      "B4@e"
    ],
    [
      0,
      "keep B6"
    ],
    [
      0,
      "N2@e"
    ],
    [
      0,
      "keep B6"
    ],
    [
      0,
      "-B6>w"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      "-N4>e"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      "keep S2"
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
      "-U6>s"
    ],
    [
      0,
      "N1@w"
    ],
    [
      0,
      "keep U8"
    ],
    [
      0,
      "keep U8"
    ],
    [
      0,
      "O6@w"
    ],
    [
      0,
      "-U8>e"
    ],
    [
      0,
      "keep U7"
    ],
    [
      0,
      "keep U7"
    ],
    [
      0,
      "keep E1"
    ],
    [
      0,
      "-E1>e"
    ],
    [
      0,
      ">n"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep N5"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep S5"
    ],
    [
      0,
      "-C8>s"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      "-S5>e"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep E4"
    ],
    [
      0,
      "-U3>e"
    ],
    [
      0,
      "keep H3"
    ],
    [
      0,
      "keep C7"
    ],
    [
      0,
      "C7@s"
    ],
    [
      0,
      "-U5>n"
    ],
    [
      0,
      "-O1>e"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-W3>w"
    ]
  ]
}',1.79498430147196483611e+09,1.79498430197282361981e+09,'','cb165b5db0c8dad94942fe62f329ddf8e16254d6f46730aba47a8dbcaa0f2d00','[]','{"scores":[0],"outcome":{"places":[1],"title":"rank_novices","missed":{"id":"beacon_rank_missed","args":{"rank":{"id":"rank_sailors"},"points":26}},"shares":{"tile_placed":"share_laid","explored":"share_explored"}}}','');
CREATE INDEX seats_holder ON seats (holder);
CREATE INDEX due_at ON due (at);
COMMIT;
