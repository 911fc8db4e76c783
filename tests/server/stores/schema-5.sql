-- {"4ssgv2vgycb3": {"0": "gxwvfOfTR_2Ft__7Zue2a9m8KBlUzIP-WrpBK1LN4EA"}, "6usypp9e3cky": {"0": "-HrL87e8K6JcgjUeLM6Ao8SvxlUTmaV3lqzW3oPsrFM", "1": "B8FOmKP84Z4sivkBND9ox_z4PxJHQdEmBNbUQLBnIF8"}, "9ts4vmxyymrn": {"0": "IxD1LbB914ehMiQyyk3eKzaaBn_f44mJjrjmKNDzRMI"}, "ntrc5e54pcgq": {"0": "E1oUVJkBhUC-Tb2xmTcomLjp744DU53ygivlVz3HXoI"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('5');
CREATE TABLE allowances (
	who VARCHAR(32) NOT NULL, 
	whole FLOAT NOT NULL, 
	CONSTRAINT pk_allowances PRIMARY KEY (who)
);
CREATE TABLE crowds (
	who VARCHAR(32) NOT NULL, 
	server VARCHAR(16) NOT NULL, 
	pages INTEGER NOT NULL, 
	CONSTRAINT pk_crowds PRIMARY KEY (who, server)
);
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
INSERT INTO "due" VALUES('9ts4vmxyymrn','glance',1,923.989464186,926.877409365,924.012677411,0,'b949473e69ed15b5');
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
INSERT INTO "log" VALUES('6usypp9e3cky',1,'move',0,1,'pick R',1.79506183852605605126e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',2,'move',1,1,'pick W',1.7950618385426576137e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',3,'move',0,2,'pick H',1.79506183859890222544e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',4,'move',1,2,'pick W',1.79506183861756086345e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',5,'move',0,3,'pick P',1.79506183863320326801e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',6,'move',1,3,'pick P',1.79506183864537882804e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',7,'move',0,4,'pick P',1.79506183865310811999e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',8,'move',1,4,'pick P',1.79506183866533660883e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',9,'move',0,5,'pick W',1.79506183867304182051e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',10,'move',1,5,'pick W',1.79506183867967796319e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',11,'move',0,6,'done',1.79506183868370389937e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',12,'move',1,7,'done',1.79506183868781661987e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',13,'move',0,8,'Hd5',1.79506183869270324708e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',14,'move',1,9,'Pc4',1.79506183869739484783e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',15,'move',0,10,'Pd2',1.79506183870199728007e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',16,'move',1,11,'Wa1',1.7950618387084195614e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',17,'move',0,12,'Pf5',1.79506183872247934338e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',18,'move',1,13,'Wd6',1.79506183872968292239e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',19,'move',0,14,'Rf1',1.79506183873576021198e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',20,'move',1,15,'Rb1',1.79506183874154758451e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',21,'move',0,16,'Hb3',1.79506183875820875166e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',22,'move',1,17,'Wa4',1.79506183876347112657e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',23,'move',0,18,'We5',1.79506183876836299898e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',24,'move',1,19,'Wa2',1.79506183877400565147e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',25,'move',0,20,'Wd1',1.79506183877834939958e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',26,'move',1,21,'Wc2',1.79506183878264355662e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',27,'move',0,22,'Rc6',1.79506183878687286372e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',28,'move',1,23,'Pc3',1.79506183879823684695e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',29,'move',0,24,'Wc1',1.79506183880298829077e+09);
INSERT INTO "log" VALUES('6usypp9e3cky',30,'move',1,25,'Hf6',1.79506183882421398168e+09);
INSERT INTO "log" VALUES('9ts4vmxyymrn',1,'move',0,1,'pick W',1.79506183887267851831e+09);
INSERT INTO "log" VALUES('9ts4vmxyymrn',2,'move',0,2,'pick W',1.79506183887920236583e+09);
INSERT INTO "log" VALUES('9ts4vmxyymrn',3,'move',0,3,'pick W',1.79506183893259286879e+09);
INSERT INTO "log" VALUES('9ts4vmxyymrn',4,'move',0,4,'pick W',1.79506183895234847072e+09);
INSERT INTO "log" VALUES('9ts4vmxyymrn',5,'move',0,5,'pick W',1.79506183899642467495e+09);
INSERT INTO "log" VALUES('9ts4vmxyymrn',6,'move',0,6,'done',1.79506183901666545865e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',1,'move',0,1,'O5@w',1.79506183946079301834e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',2,'move',0,2,'>e',1.79506183958549070354e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',3,'move',0,3,'end',1.7950618396324002743e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',4,'move',0,4,'keep W5',1.79506183965940546991e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',5,'move',0,5,'W5@n',1.79506183969493532176e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',6,'move',0,6,'keep N2',1.79506183973788666728e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',7,'move',0,7,'H2@e',1.79506183982623100277e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',8,'move',0,8,'keep H1',1.79506183990043568609e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',9,'move',0,9,'keep H1',1.795061839940839529e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',10,'move',0,10,'keep H1',1.79506183996026492119e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',11,'move',0,11,'-U3>w',1.79506184000044584272e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',12,'move',0,12,'-V3>e',1.79506184002834916118e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',13,'move',0,13,'>w',1.79506184005233955383e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',14,'move',0,14,'keep H1',1.79506184008431768413e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',15,'move',0,15,'>s',1.79506184014433884622e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',16,'move',0,16,'keep O1',1.7950618401687529087e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',17,'move',0,17,'-S3>n',1.79506184021232342721e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',18,'move',0,18,'-O1>s',1.79506184025235462193e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',19,'move',0,19,'S5@s',1.79506184028032851219e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',20,'move',0,20,'end',1.79506184029660892484e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',21,'move',0,21,'keep C4',1.79506184033290052412e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',22,'move',0,22,'U8@e',1.79506184034178447725e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',23,'move',0,23,'-C4>w',1.79506184034410285954e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',24,'move',0,24,'keep U6',1.79506184034597373005e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',25,'move',0,25,'keep E5',1.79506184034839606292e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',26,'move',0,26,'keep C7',1.79506184035110783574e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',27,'move',0,27,'-C7>n',1.7950618403537781239e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',28,'move',0,28,'>s',1.7950618403554477691e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',29,'move',0,29,'-O3>n',1.79506184035683584217e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',30,'move',0,30,'end',1.79506184035821175575e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',31,'move',0,31,'-C1>n',1.79506184036073112488e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',32,'move',0,32,'-C2>e',1.79506184036289048191e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',33,'move',0,33,'-O4>w',1.79506184036428546903e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',34,'move',0,34,'end',1.79506184036557769768e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',35,'move',0,35,'keep B3',1.79506184036794805532e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',36,'move',0,36,'-W2>s',1795061840.37057);
INSERT INTO "log" VALUES('ntrc5e54pcgq',37,'move',0,37,'-U4>w',1.79506184037194967267e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',38,'move',0,38,'-B3>e',1.79506184037328290941e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',39,'move',0,39,'>n',1.79506184037453246117e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',40,'move',0,40,'>s',1.7950618403757536411e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',41,'move',0,41,'>s',1.79506184037715983388e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',42,'move',0,42,'end',1.79506184037836027142e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',43,'move',0,43,'-E2>n',1.79506184038053035736e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',44,'move',0,44,'-C5>w',1.7950618403818969726e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',45,'move',0,45,'-U7>e',1.79506184038322663307e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',46,'move',0,46,'>w',1.79506184038463664047e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',47,'move',0,47,'end',1.79506184038585686691e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',48,'move',0,48,'O2@s',1.79506184038817167281e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',49,'move',0,49,'-W3>n',1.79506184038976168626e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',50,'move',0,50,'end',1.79506184039110565182e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',51,'move',0,51,'-E4>s',1.79506184039446401593e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',52,'move',0,52,'O6@w',1.79506184039584374429e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',53,'move',0,53,'keep B6',1.79506184039746904371e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',54,'move',0,54,'B6@w',1.79506184039959168431e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',55,'move',0,55,'keep V2',1.79506184040120053291e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',56,'move',0,56,'keep H3',1.7950618404035663605e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',57,'move',0,57,'-H3>e',1.79506184040651059147e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',58,'move',0,58,'-C3>w',1.79506184040790176393e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',59,'move',0,59,'>e',1.79506184040926313402e+09);
INSERT INTO "log" VALUES('ntrc5e54pcgq',60,'move',0,60,'-B2>w',1.79506184075128245349e+09);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	server VARCHAR(16) NOT NULL, 
	rank INTEGER NOT NULL, 
	until FLOAT NOT NULL, viewers TEXT DEFAULT '[]' NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (table_id, server)
);
INSERT INTO "presence" VALUES('9ts4vmxyymrn','b949473e69ed15b5',2,954.00346226,'[0]');
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
INSERT INTO "seats" VALUES('4ssgv2vgycb3',0,'person','Гравець','','13cf4515b55fe7da786c88efaa7b22a955f79ee4ce41103fb28081a07f369de5','',0,1);
INSERT INTO "seats" VALUES('4ssgv2vgycb3',1,'open','','','','',0,1);
INSERT INTO "seats" VALUES('6usypp9e3cky',0,'person','Ann','','ae5705fdf533b69e3757683d86294c2eb78a3410f7c898a89afe4c693383a563','',0,1);
INSERT INTO "seats" VALUES('6usypp9e3cky',1,'person','Гравець 2','','b8c090891643bbd59f41ee5c83b77d9f86cbd0cfcdf0ab5d657b855bb3267ffc','',0,1);
INSERT INTO "seats" VALUES('9ts4vmxyymrn',0,'person','Ann','','95610a49f76e698096254e08e5e08f894162f47aac9f2c8bcf5a1ed055c19753','',0,1);
INSERT INTO "seats" VALUES('9ts4vmxyymrn',1,'bot','','random','','',0,1);
INSERT INTO "seats" VALUES('ntrc5e54pcgq',0,'person','Гравець','','bacebe893e0454da28e323ac1a2a69c5e5ec6510ad94557ba4731f51b910e10d','',0,1);
CREATE TABLE servers (
	server VARCHAR(16) NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_servers PRIMARY KEY (server)
);
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
INSERT INTO "tables" VALUES('4ssgv2vgycb3','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','waiting','afb722fb1eeb8cb77837938b918139c48108126291ca207c5ee1fb65844151e6','ae9ec45fbf08ff69427eef501883dcdc1900bf6c0a9b08a079dd17ee7041aad0',1,'','','',0,'',1.79506183842418694501e+09,1.79506183842418694501e+09,'','31bcf2eee9767d073093faf683112c700ed9dbc4a1f79e9eb882ceaf565986fc','[]','','',1,1);
INSERT INTO "tables" VALUES('6usypp9e3cky','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','09aaaa907ff616458f80de3f6211120316ec745628ab87f09e5277232c06bc4f','4707130e548289a6663b282388556b3617da7422335bce86a73704e750cd313f',1,'797ab65ce7b23fb413beaea9e3a1b6112d3b38dac26be57ecacdf56ad2937ab5','rW rR bW bW .. bR
rW .. rW bP .. ..
.. bH rP .. .. ..
rW .. rP .. .. ..
.. .. .. bH bW bP
.. .. bR rW .. rH
phase: play
round: 1
first: blue
hands: WWWRR | WWRRH
decks: WHWW | HRWW
points: 0 | 0
turn: blue
weather: sunny
flags: stepped
turn count: 20
options: mode=simple weather=usual first_hire=2 decides=coins first=chance
seed: 797ab65ce7b23fb413beaea9e3a1b6112d3b38dac26be57ecacdf56ad2937ab5
','',0,'',1.79506183846030950546e+09,1.795061838824157238e+09,'','a1c6861cf0fc87f41f0196aa622aab305ef901186e2dd1cc2f5b9d4d5494b18b','[0]','','',32,1);
INSERT INTO "tables" VALUES('9ts4vmxyymrn','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','a02e93729145ac85449406815422f9b524dd78b65ad9a5e94cd7c6b90aebb472','7dcd42c073999202a65be32572cf694e3ee84c3a93df2cd31013b83c75f37cb1',1,'4e98e88a3806027505de71319953b499f5c48a7bc41d7a53e8e07693aa71b5dd','.. .. .. .. .. ..
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
seed: 4e98e88a3806027505de71319953b499f5c48a7bc41d7a53e8e07693aa71b5dd
','',0,'',1.79506183884815740583e+09,1.79506183901658630374e+09,'','4a62addff97bc2504437f7f8e9a31b45ca2b7be9f382b0f4ae3fed65b7faa1bc','[1]','','',7,1);
INSERT INTO "tables" VALUES('ntrc5e54pcgq','beacon-patrol',1,'{"windmills":false,"piers":false}','over','bf49e6f5f307f975e874f172ba1e26ba005089d9bc904c081ae65272f2fd3949','becc4f93fbba4e7bf4f703d906bbfece7b596b439a3564c36584b95d8b8c5d7f',1,'22eb462a162e757490701ed0577aa7b31bc7dd1e2ff5a0f17d49149f666bdb67','0 0 HQ
-1 0 O5
0 -1 W5
1 -1 H2
0 1 S5
1 1 U8
-1 1 O2
-2 1 O6
-3 1 B6
ships: -3,1
hands:
stack:
discarded: S4 U1 C8 W4 E3 N2 B4 U5 C6 N3 U3 V3 H1 U2 S3 O1 W1 V1 C4 U6 S1 E5 S2 C7 O3 N4 C1 C2 O4 B1 N5 W2 U4 B3 E2 C5 U7 W3 N1 E4 E1 V2 B5 H3 C3 B2
turn: 0
tokens: 3
swapped:
given:
contributions: 0
turn count: 23
options: windmills=no piers=no
seed: 22eb462a162e757490701ed0577aa7b31bc7dd1e2ff5a0f17d49149f666bdb67
','',0,'{
  "isolario": 1,
  "game": "beacon-patrol",
  "rules": 1,
  "seats": 1,
  "options": {
    "windmills": false,
    "piers": false
  },
  "seed": "22eb462a162e757490701ed0577aa7b31bc7dd1e2ff5a0f17d49149f666bdb67",
  "moves": [
    [
      0,
      "O5@w"
    ],
    [
      0,
      ">e"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep W5"
    ],
    [
      0,
      "W5@n"
    ],
    [
      0,
      "keep N2"
    ],
    [
      0,
      "H2@e"
    ],
    [
      0,
      "keep H1"
    ],
    [
      0,
      "keep H1"
    ],
    [
      0,
      "keep H1"
    ],
    [
      0,
      "-U3>w"
    ],
    [
      0,
      "-V3>e"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      "keep H1"
    ],
    [
      0,
      ">s"
    ],
    [
      0,
      "keep O1"
    ],
    [
      0,
      "-S3>n"
    ],
    [
      0,
      "-O1>s"
    ],
    [
      0,
      "S5@s"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep C4"
    ],
    [
      0,
      "U8@e"
    ],
    [
      0,
      "-C4>w"
    ],
    [
      0,
      "keep U6"
    ],
    [
      0,
      "keep E5"
    ],
    [
      0,
      "keep C7"
    ],
    [
      0,
      "-C7>n"
    ],
    [
      0,
      ">s"
    ],
    [
      0,
      "-O3>n"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-C1>n"
    ],
    [
      0,
      "-C2>e"
    ],
    [
      0,
      "-O4>w"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep B3"
    ],
    [
      0,
      "-W2>s"
    ],
    [
      0,
      "-U4>w"
    ],
    [
      0,
      "-B3>e"
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
      ">s"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-E2>n"
    ],
    [
      0,
      "-C5>w"
    ],
    [
      0,
      "-U7>e"
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
      "O2@s"
    ],
    [
      0,
      "-W3>n"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-E4>s"
    ],
    [
      0,
      "O6@w"
    ],
    [
      0,
      "keep B6"
    ],
    [
      0,
      "B6@w"
    ],
    [
      0,
      "keep V2"
    ],
    [
      0,
      "keep H3"
    ],
    [
      0,
      "-H3>e"
    ],
    [
      0,
      "-C3>w"
    ],
    [
      0,
      ">e"
    ],
    [
      0,
      "-B2>w"
    ]
  ]
}',1.79506183927947592735e+09,1.7950618407511286735e+09,'','feb8602e31689b677569000814e2d7409371757402eb9580e04850adc5ab1598','[]','{"scores":[0],"outcome":{"places":[1],"title":"rank_novices","missed":{"id":"beacon_rank_missed","args":{"rank":{"id":"rank_sailors"},"points":26}},"shares":{"tile_placed":"share_laid","explored":"share_explored"}}}','',61,1);
CREATE INDEX seats_holder ON seats (holder);
CREATE INDEX due_at ON due (alone, at);
COMMIT;
