-- {"ecbs4srtw464": {"0": "amZt4ZIgYaq36dPke4Gf43hD_sT0ox-3XSnkqN4h75U"}, "dwnd34unwnd5": {"0": "aLuVp4cScD82tQWsXB655wFSexU5BBtBgllTJPGOqME", "1": "j94s9H0dmo0QMA-lq2jtyvjX8tg96DOJUy9P1s5C628"}, "xz2gggftmyqv": {"0": "PHrC96PXIr1cIzPQVW2En481bcDMszqpTIR7WhJlBmY"}, "awdmjdtawrtj": {"0": "BWqauFetmBynfY_rmjLqr4xoLj9SSPLUVjrPn8AzpSM"}}
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
INSERT INTO "due" VALUES('xz2gggftmyqv','glance',1,2057.353102816,2063.49630354,2057.420157357,0,'583497b90e1c49ec');
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
INSERT INTO "log" VALUES('dwnd34unwnd5',1,'move',0,1,'pick R',1.79503784699956607821e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',2,'move',1,1,'pick W',1.79503784711181330674e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',3,'move',0,2,'pick H',1.79503784722329807286e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',4,'move',1,2,'pick W',1.79503784733147621162e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',5,'move',0,3,'pick P',1.79503784733740353587e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',6,'move',1,3,'pick P',1.79503784734243321415e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',7,'move',0,4,'pick P',1.79503784734723949431e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',8,'move',1,4,'pick P',1.7950378473517444134e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',9,'move',0,5,'pick W',1.79503784735618329045e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',10,'move',1,5,'pick W',1.79503784736054825777e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',11,'move',0,6,'done',1.7950378473648488522e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',12,'move',1,7,'done',1.79503784736945986742e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',13,'move',1,8,'Pb3',1.79503784738195395469e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',14,'move',0,9,'Pf1',1.79503784742795753472e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',15,'move',1,10,'Pe2',1.79503784747560811039e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',16,'move',0,11,'Wa1',1.79503784765519571299e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',17,'move',1,12,'Rf5',1.79503784778364443774e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',18,'move',0,13,'Re1',1.795037847859601736e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',19,'move',1,14,'Wf6',1.79503784795952630042e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',20,'move',0,15,'Pe4',1.79503784799179792403e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',21,'move',1,16,'Wa4',1.79503784806320834154e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',22,'move',0,17,'Rb4',1.79503784815519380575e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',23,'move',1,18,'Wa2',1.79503784828305959705e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',24,'move',0,19,'Wc1',1.79503784833752942085e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',25,'move',1,20,'Wc2',1.79503784846811103824e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',26,'move',0,21,'Ha6',1.79503784852679896351e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',27,'move',1,22,'Wd1',1.79503784870315146447e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',28,'move',0,23,'Hf2',1.79503784881732535369e+09);
INSERT INTO "log" VALUES('dwnd34unwnd5',29,'move',1,24,'Rc5',1.79503784894913434979e+09);
INSERT INTO "log" VALUES('xz2gggftmyqv',1,'move',0,1,'pick W',1.79503784908734798433e+09);
INSERT INTO "log" VALUES('xz2gggftmyqv',2,'move',0,2,'pick W',1.79503784929585480691e+09);
INSERT INTO "log" VALUES('xz2gggftmyqv',3,'move',0,3,'pick W',1795037849.4357);
INSERT INTO "log" VALUES('xz2gggftmyqv',4,'move',0,4,'pick W',1.79503784954007029536e+09);
INSERT INTO "log" VALUES('xz2gggftmyqv',5,'move',0,5,'pick W',1.79503784955526399617e+09);
INSERT INTO "log" VALUES('xz2gggftmyqv',6,'move',0,6,'done',1.79503784956854271891e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',1,'move',0,1,'E2@e',1.79503785026405930516e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',2,'move',0,2,'E1@n',1.79503785027232027051e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',3,'move',0,3,'-C6>s',1.79503785038725018497e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',4,'move',0,4,'>w',1.7950378504442019462e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',5,'move',0,5,'end',1.79503785045583486553e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',6,'move',0,6,'-U4>e',1.79503785054556465146e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',7,'move',0,7,'>w',1.79503785069199252128e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',8,'move',0,8,'B6@w',1.79503785078337669374e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',9,'move',0,9,'B1@s',1.79503785081384468081e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',10,'move',0,10,'>n',1.79503785084787249566e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',11,'move',0,11,'>s',1.79503785086363363263e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',12,'move',0,12,'end',1.79503785088900041574e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',13,'move',0,13,'W2@s',1.79503785090890502929e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',14,'move',0,14,'end',1.79503785094450306891e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',15,'move',0,15,'end',1.7950378511278815269e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',16,'move',0,16,'keep E4',1.79503785120476651196e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',17,'move',0,17,'E4@s',1.79503785137571501731e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',18,'move',0,18,'O2@s',1.79503785142012739182e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',19,'move',0,19,'keep W1',1.79503785144044208533e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',20,'move',0,20,'keep W1',1.79503785153037691115e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',21,'move',0,21,'N1@w',1.79503785157948136334e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',22,'move',0,22,'W1@w',1.79503785160761165614e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',23,'move',0,23,'-C4>e',1.79503785163534808162e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',24,'move',0,24,'end',1.79503785169634890554e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',25,'move',0,25,'keep H2',1.79503785184297895427e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',26,'move',0,26,'-V1>e',1.79503785194309973712e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',27,'move',0,27,'-H2>w',1.79503785203727507591e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',28,'move',0,28,'-B5>w',1.79503785213546514514e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',29,'move',0,29,'>e',1.79503785225108265875e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',30,'move',0,30,'>w',1.79503785236717700955e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',31,'move',0,31,'end',1.79503785248762607576e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',32,'move',0,32,'keep S4',1.79503785256566596034e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',33,'move',0,33,'-S5>e',1.79503785274752259253e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',34,'move',0,34,'end',1.79503785281531929966e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',35,'move',0,35,'-E5>e',1.79503785306959342954e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',36,'move',0,36,'keep C5',1.79503785317122578624e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',37,'move',0,37,'C5@s',1795037853.33239);
INSERT INTO "log" VALUES('awdmjdtawrtj',38,'move',0,38,'end',1.79503785339912176133e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',39,'move',0,39,'-O4>n',1.79503785345988154404e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',40,'move',0,40,'keep C1',1.79503785351526451118e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',41,'move',0,41,'end',1.79503785354680132869e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',42,'move',0,42,'-N5>s',1.79503785358878445626e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',43,'move',0,43,'keep S3',1.79503785359340763093e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',44,'move',0,44,'>n',1.79503785361172914507e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',45,'move',0,45,'-V3>n',1.79503785362326622005e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',46,'move',0,46,'end',1.79503785362690043451e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',47,'move',0,47,'keep C8',1.79503785367537188532e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',48,'move',0,48,'keep U1',1.79503785381161594389e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',49,'move',0,49,'keep U1',1.79503785388342809682e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',50,'move',0,50,'-B3>s',1795037853.98003);
INSERT INTO "log" VALUES('awdmjdtawrtj',51,'move',0,51,'>w',1795037854.01168);
INSERT INTO "log" VALUES('awdmjdtawrtj',52,'move',0,52,'>e',1.79503785406415843962e+09);
INSERT INTO "log" VALUES('awdmjdtawrtj',53,'move',0,53,'-U1>n',1.79503785413488459589e+09);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	server VARCHAR(16) NOT NULL, 
	rank INTEGER NOT NULL, 
	until FLOAT NOT NULL, viewers TEXT DEFAULT '[]' NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (table_id, server)
);
INSERT INTO "presence" VALUES('xz2gggftmyqv','583497b90e1c49ec',2,2087.395365105,'[0]');
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
INSERT INTO "seats" VALUES('ecbs4srtw464',0,'person','Гравець','','4595caf8662a03b1e576ce8bec3fb7212354d2f122f23c6f2022a3ff7ddb8c57','',0,1);
INSERT INTO "seats" VALUES('ecbs4srtw464',1,'open','','','','',0,1);
INSERT INTO "seats" VALUES('dwnd34unwnd5',0,'person','Ann','','962680c734885b643d33ade941c060d70c10fd0d8f019b96d88e4bcf6776d516','',0,1);
INSERT INTO "seats" VALUES('dwnd34unwnd5',1,'person','Гравець 2','','f1b52e05b091172d3b9fcab4ec9c3bd4b52ac9ab49a70d921c617f8aa6f49709','',0,1);
INSERT INTO "seats" VALUES('xz2gggftmyqv',0,'person','Ann','','921dcb0758cb133e00701fd51c816cfa122a44da29508b69494f4d3ee3657e9c','',0,1);
INSERT INTO "seats" VALUES('xz2gggftmyqv',1,'bot','','random','','',0,1);
INSERT INTO "seats" VALUES('awdmjdtawrtj',0,'person','Гравець','','06c2e7f6200da6d707b76673f790af287c6581740fdfaf346606e1c1dc440784','',0,1);
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
	next VARCHAR(32) NOT NULL, revision INTEGER DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT ck_tables_state CHECK (state IN ('waiting', 'playing', 'over'))
);
INSERT INTO "tables" VALUES('ecbs4srtw464','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','waiting','5c88e0774d7b2806aa1769ae9973db5614b75f103cba0bf15b32d6dd80c218c3','5bf58713d2bb16e6b0e7cd622575f6aff80441caf3177307e32c0a776b4f98a1',1,'','','',0,'',1.79503784687242674824e+09,1.79503784687242674824e+09,'','d413e0c07c75cc991c3059e702267694c843f06f51fe4359d1f68a03d8d0fee1','[]','','',1);
INSERT INTO "tables" VALUES('dwnd34unwnd5','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','97136491b70f88ffbeacb86f9d0308fe1cd10c2e1f3ffde7113a4a45b0f6b267','45312e2e88a94ea867a68813bf21031225a655e1450e3572e4e875ad6e45b286',1,'de4df0b6b8c9379532b9007e5026fffe95d630f1be55bee334fbcaf9f6a1ea37','bW .. bW rW bR bP
rW .. rW .. rP bH
.. rP .. .. .. ..
rW bR .. .. bP ..
.. .. rR .. .. rR
bH .. .. .. .. rW
phase: play
round: 1
first: red
hands: WWWWH | WRHHH
decks: RWRWW | WWWR
points: 0 | 0
turn: blue
weather: sunny
flags: stepped
turn count: 19
options: mode=simple weather=usual first_hire=2 decides=coins first=chance
seed: de4df0b6b8c9379532b9007e5026fffe95d630f1be55bee334fbcaf9f6a1ea37
','',0,'',1.79503784696565508839e+09,1.79503784894905185696e+09,'','3eb87f8a2a8303a82dc0416d0a218e180523056fa709e25652efd9f9858a9a36','[0]','','',31);
INSERT INTO "tables" VALUES('xz2gggftmyqv','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','86ea70548f617f1fc25e9eef68e1a850085e79e8b1342ffb5b14bc5df2e1acf6','c021d578a80ea69e8ff6563d24cf5e11d22132889809c4c23b2a20f62d671020',1,'87a720b6ffc42b45a6e50a5f2e90c6b030dd3a0474133b19d6322c8a72340e0a','.. .. .. .. .. ..
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
seed: 87a720b6ffc42b45a6e50a5f2e90c6b030dd3a0474133b19d6322c8a72340e0a
','',0,'',1.79503784900276756289e+09,1.79503784956846857076e+09,'','8069e3acc16c1d7ceaeee6ed72ca7b48f0a6001ee5ff3b08fb0e68ed3ab5bd94','[1]','','',7);
INSERT INTO "tables" VALUES('awdmjdtawrtj','beacon-patrol',1,'{"windmills":false,"piers":false}','over','a9674671554ff234ea92ab17a10ca0a03cc482fa30dd6ed595cdf00441a4a0bb','11db422096d623ae4af800f736719e9d2b2f720b0a9e0c3f728996f6137a7f54',1,'23fa2e0b00b91c0182f353063f6c321731918f081482616e08106baa7ea312ac','0 0 HQ
1 0 E2
1 -1 E1
-1 0 B6
-1 1 B1
-1 2 W2
-1 3 E4
-1 4 O2
-2 4 N1
-3 4 W1
-1 5 C5
ships: -1,3
hands:
stack:
discarded: C6 U4 U2 U5 H1 C3 S1 U7 O6 O3 U3 C4 B4 E3 V1 H2 B5 H3 O1 S5 S4 B2 E5 C2 U8 N4 O4 W3 C1 V2 C7 N5 N2 V3 S3 S2 W5 W4 C8 N3 O5 U6 B3 U1
turn: 0
tokens: 2
swapped:
given:
contributions: 0
turn count: 22
options: windmills=no piers=no
seed: 23fa2e0b00b91c0182f353063f6c321731918f081482616e08106baa7ea312ac
','',0,'{
  "isolario": 1,
  "game": "beacon-patrol",
  "rules": 1,
  "seats": 1,
  "options": {
    "windmills": false,
    "piers": false
  },
  "seed": "23fa2e0b00b91c0182f353063f6c321731918f081482616e08106baa7ea312ac",
  "moves": [
    [
      0,
      "E2@e"
    ],
    [
      0,
      "E1@n"
    ],
    [
      0,
      "-C6>s"
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
      "-U4>e"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      "B6@w"
    ],
    [
      0,
      "B1@s"
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
      "W2@s"
    ],
    [
      0,
      "end"
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
      "E4@s"
    ],
    [
      0,
      "O2@s"
    ],
    [
      0,
      "keep W1"
    ],
    [
      0,
      "keep W1"
    ],
    [
      0,
      "N1@w"
    ],
    [
      0,
      "W1@w"
    ],
    [
      0,
      "-C4>e"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep H2"
    ],
    [
      0,
      "-V1>e"
    ],
    [
      0,
      "-H2>w"
    ],
    [
      0,
      "-B5>w"
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
      "keep S4"
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
      "-E5>e"
    ],
    [
      0,
      "keep C5"
    ],
    [
      0,
      "C5@s"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-O4>n"
    ],
    [
      0,
      "keep C1"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-N5>s"
    ],
    [
      0,
      "keep S3"
    ],
    [
      0,
      ">n"
    ],
    [
      0,
      "-V3>n"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep C8"
    ],
    [
      0,
      "keep U1"
    ],
    [
      0,
      "keep U1"
    ],
    [
      0,
      "-B3>s"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      ">e"
    ],
    [
      0,
      "-U1>n"
    ]
  ]
}',1.79503785002453708648e+09,1.79503785413467669492e+09,'','8e91ae53a2fac88b9c189694db0a5df057fb5bf5ff76888d96cf41de98efe0d7','[]','{"scores":[0],"outcome":{"places":[1],"title":"rank_novices","missed":{"id":"beacon_rank_missed","args":{"rank":{"id":"rank_sailors"},"points":26}},"shares":{"tile_placed":"share_laid","explored":"share_explored"}}}','',54);
CREATE INDEX seats_holder ON seats (holder);
CREATE INDEX due_at ON due (alone, at);
COMMIT;
