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
INSERT INTO "due" VALUES('rf8nnzm97mpw','bot',1,1.7949825653034329414e+09,1.79498256665360379213e+09);
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
INSERT INTO "log" VALUES('rrn9tb7cjj3j',1,'move',0,1,'pick R',1.79498256511872839925e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',2,'move',1,1,'pick W',1.79498256512594723697e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',3,'move',0,2,'pick H',1.79498256513264489177e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',4,'move',1,2,'pick W',1.79498256513911557197e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',5,'move',0,3,'pick P',1.79498256514484572413e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',6,'move',1,3,'pick P',1.79498256515068364139e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',7,'move',0,4,'pick P',1.79498256515686535833e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',8,'move',1,4,'pick P',1.79498256516290378569e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',9,'move',0,5,'pick W',1.79498256516829681394e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',10,'move',1,5,'pick W',1.79498256517373275752e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',11,'move',0,6,'done',1.79498256517892622948e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',12,'move',1,7,'done',1.79498256518475937841e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',13,'move',1,8,'Pb3',1.79498256519296145441e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',14,'move',0,9,'Pf1',1.79498256519979858397e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',15,'move',1,10,'Wa1',1.79498256520709705353e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',16,'move',0,11,'Pa4',1.79498256521380066875e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',17,'move',1,12,'Hd1',1.79498256522136878966e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',18,'move',0,13,'Hf6',1.79498256522788786891e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',19,'move',1,14,'We6',1.79498256523429250714e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',20,'move',0,15,'Rf2',1.79498256524068760869e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',21,'move',1,16,'Wb4',1794982565.24721);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',22,'move',0,17,'Wd5',1.7949825652542111873e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',23,'move',1,18,'Wa2',1.79498256526069664956e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',24,'move',0,19,'Wc1',1.79498256526696920399e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',25,'move',1,20,'Wc2',1.79498256527340269085e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',26,'move',0,21,'Hf5',1.79498256527988243099e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',27,'move',1,22,'Pd2',1.7949825652866477966e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',28,'move',0,23,'Wb1',1.79498256529302763944e+09);
INSERT INTO "log" VALUES('rrn9tb7cjj3j',29,'move',1,24,'Ha6',1.79498256529902863506e+09);
INSERT INTO "log" VALUES('rf8nnzm97mpw',1,'move',0,1,'pick W',1.79498256530909585954e+09);
INSERT INTO "log" VALUES('rf8nnzm97mpw',2,'move',0,2,'pick W',1.79498256531280112264e+09);
INSERT INTO "log" VALUES('rf8nnzm97mpw',3,'move',0,3,'pick W',1.79498256532057285303e+09);
INSERT INTO "log" VALUES('rf8nnzm97mpw',4,'move',0,4,'pick W',1.79498256533641457563e+09);
INSERT INTO "log" VALUES('rf8nnzm97mpw',5,'move',0,5,'pick W',1.79498256534108614921e+09);
INSERT INTO "log" VALUES('rf8nnzm97mpw',6,'move',0,6,'done',1.79498256534480404855e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',1,'move',0,1,'S4@s',1.79498256539048337931e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',2,'move',0,2,'>n',1.79498256539319467547e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',3,'move',0,3,'-B3>s',1.79498256539556622505e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',4,'move',0,4,'U7@e',1.79498256539795374869e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',5,'move',0,5,'>w',1.79498256540018248554e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',6,'move',0,6,'>e',1.79498256540254449847e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',7,'move',0,7,'end',1.79498256540616416931e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',8,'move',0,8,'-H3>w',1.79498256540870857237e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',9,'move',0,9,'-U2>e',1.79498256541102170946e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',10,'move',0,10,'-E1>w',1794982565.41327);
INSERT INTO "log" VALUES('4cup88qphbf4',11,'move',0,11,'end',1.79498256541627883913e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',12,'move',0,12,'>e',1.79498256541877341269e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',13,'move',0,13,'keep V2',1.79498256542522859578e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',14,'move',0,14,'end',1.79498256542860388758e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',15,'move',0,15,'>w',1.79498256543090176583e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',16,'move',0,16,'-U8>n',1.79498256543307399754e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',17,'move',0,17,'keep E3',1.79498256543597126001e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',18,'move',0,18,'keep E3',1.79498256543908929821e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',19,'move',0,19,'keep E3',1.79498256544225931168e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',20,'move',0,20,'C2@n',1.79498256544463086125e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',21,'move',0,21,'>s',1.79498256544679498673e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',22,'move',0,22,'-C3>n',1.79498256544898438457e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',23,'move',0,23,'E3@e',1.79498256545140647891e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',24,'move',0,24,'end',1.79498256545442795755e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',25,'move',0,25,'keep C5',1.79498256545777082446e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',26,'move',0,26,'-U1>w',1.79498256546012783054e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',27,'move',0,27,'keep N5',1.79498256546351075179e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',28,'move',0,28,'keep N1',1.79498256546677160266e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',29,'move',0,29,'-N1>s',1.79498256546907806402e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',30,'move',0,30,'-U6>n',1.7949825654712769985e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',31,'move',0,31,'-W5>e',1.79498256547345876694e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',32,'move',0,32,'end',1.79498256547648787494e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',33,'move',0,33,'keep O5',1.79498256547981619836e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',34,'move',0,34,'end',1.7949825654833247661e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',35,'move',0,35,'keep W1',1.7949825654866526127e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',36,'move',0,36,'W1@n',1.79498256548908257483e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',37,'move',0,37,'end',1.7949825654924175739e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',38,'move',0,38,'B6@n',1.79498256549489593504e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',39,'move',0,39,'-N4>s',1.79498256549717950824e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',40,'move',0,40,'-W2>s',1.79498256549946761133e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',41,'move',0,41,'end',1.79498256550247740738e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',42,'move',0,42,'-U3>n',1.79498256550480055808e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',43,'move',0,43,'-O2>s',1.79498256550711297995e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',44,'move',0,44,'end',1.79498256551029348373e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',45,'move',0,45,'keep S2',1.79498256551388978962e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',46,'move',0,46,'keep O4',1.79498256551722693442e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',47,'move',0,47,'keep B5',1794982565.52039);
INSERT INTO "log" VALUES('4cup88qphbf4',48,'move',0,48,'-B4>w',1.79498256552264547352e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',49,'move',0,49,'>e',1.79498256552477335927e+09);
INSERT INTO "log" VALUES('4cup88qphbf4',50,'move',0,50,'-B5>w',1794982565.52704);
INSERT INTO "log" VALUES('4cup88qphbf4',51,'move',0,51,'end',1.79498256552950620655e+09);
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
INSERT INTO "seats" VALUES('js5xhp4hsux4',0,'person','Гравець','','33d29441d4859c002248c69299bf6ed2f7f0840f2ea577b3b558afde1a84dd65','a214443d94f6b4e11a6732912799dd3a',1,1);
INSERT INTO "seats" VALUES('js5xhp4hsux4',1,'open','','','','',0,1);
INSERT INTO "seats" VALUES('rrn9tb7cjj3j',0,'person','Ann','','7f2c4e7e2ca788536c0020b22d29bcc2bd5dbcfb1ce9b186fdaa395f14c4e306','c7ae279186869b475f11decea4ea0ba8',1,1);
INSERT INTO "seats" VALUES('rrn9tb7cjj3j',1,'person','Гравець 2','','ce31dad65f25d4227e1cc851b529a60b84e9db8c73a9ec84cc8815f3c4f7d11d','004c13307e92ec556504045681d7cf20',1,1);
INSERT INTO "seats" VALUES('rf8nnzm97mpw',0,'person','Ann','','7b4cfbb71f19cf185ed1e931e8c631c277a7c2ce4f2e9c0644a141517d25fe21','f5b6228c3a20a7eae9ead98c6b02aca5',1,1);
INSERT INTO "seats" VALUES('rf8nnzm97mpw',1,'bot','','random','','',0,1);
INSERT INTO "seats" VALUES('4cup88qphbf4',0,'person','Гравець','','5e77b8bff71348dc97643986e87ca02df49b249077ad0803549a95fe2cca1088','5ab41b7dde1ff1276203390d8a44e7d3',1,1);
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
	pieces VARCHAR(64) NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	to_move TEXT, 
	result TEXT NOT NULL, 
	next VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT ck_tables_state CHECK (state IN ('waiting', 'playing', 'over'))
);
INSERT INTO "tables" VALUES('js5xhp4hsux4','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','waiting','6c3193b8fdaf42d26ef67e4dc487848efa6cfc125172e31608b7ddf24d09a0c2','f5e4a0068b3c7ae7647d93b25a2b864c0cb68f5103d7f1df8161c30e11916bff',1,'','','',0,'',1.79498256510188364983e+09,0.0,'','',NULL,'','');
INSERT INTO "tables" VALUES('rrn9tb7cjj3j','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','e0a241d29ba9291b888447d8398187b9abf6eff6929dfd68f9ff9ae155a4c9a6','0bf7c6ac097270df404e30c1f2509a6393e7121cef1109dacacb52669b1b14ab',1,'48a921478d1af7ccded8b028704a9df869a629faa5b8a0a727bccc8a1bf1e6c6','rW bW bW rH .. bP
rW .. rW rP .. bR
.. rP .. .. .. ..
bP rW .. .. .. ..
.. .. .. bW .. bH
rH .. .. .. rW bH
phase: play
round: 1
first: red
hands: WWWRH | WWWRR
decks: WWWRR | RWHR
points: 0 | 0
turn: blue
weather: sunny
flags: stepped
turn count: 19
options: mode=simple weather=usual first_hire=2 decides=coins first=chance
seed: 48a921478d1af7ccded8b028704a9df869a629faa5b8a0a727bccc8a1bf1e6c6
','',0,'',1794982565.10838,0.0,'','',NULL,'','');
INSERT INTO "tables" VALUES('rf8nnzm97mpw','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','6441fa5988545f45e2b9e369ec8854de994b525ddaf17015e1a060fff8be8dfc','633904b8a8308dda81696beb0cc5c8b83c6265f1a348a9278aa01b58c51581d6',1,'8041a6eb6cf1c6d1003efbab94ecca53f25237c9690722896b48d50596bf273c','.. .. .. .. .. ..
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
seed: 8041a6eb6cf1c6d1003efbab94ecca53f25237c9690722896b48d50596bf273c
','',0,'',1.79498256530254983896e+09,0.0,'','',NULL,'','');
INSERT INTO "tables" VALUES('4cup88qphbf4','beacon-patrol',1,'{"windmills":false,"piers":false}','over','a68e7979ce8b7260bfad3280ff9590b01d220c34f0c0fc8c94437cce2d351363','780d958d00d1913e9993eb18c7f307699047c283af885e4be2c67d37b9d587ea',1,'e8a03fe5a31e988b2328a3de1fe44c8d7fce282a2e0ab32fb9217b124369c504','0 0 HQ
0 1 S4
1 1 U7
0 -1 C2
1 -1 E3
1 -2 W1
1 -3 B6
ships: 0,-1
hands:
stack:
discarded: B3 H3 U2 E1 C1 U5 V2 V1 C7 U8 U4 E5 E4 W3 O1 C3 S3 O6 U1 C5 N5 E2 N1 U6 W5 S5 S1 O5 C6 H2 C4 B1 B2 N3 N4 W2 U3 O2 H1 W4 C8 S2 O3 O4 N2 B4 B5 V3
turn: 0
tokens: 4
swapped:
given:
contributions: 0
turn count: 22
options: windmills=no piers=no
seed: e8a03fe5a31e988b2328a3de1fe44c8d7fce282a2e0ab32fb9217b124369c504
','',0,'{
  "isolario": 1,
  "game": "beacon-patrol",
  "rules": 1,
  "seats": 1,
  "options": {
    "windmills": false,
    "piers": false
  },
  "seed": "e8a03fe5a31e988b2328a3de1fe44c8d7fce282a2e0ab32fb9217b124369c504",
  "moves": [
    [
      0,
      "S4@s"
    ],
    [
      0,
      ">n"
    ],
    [
      0,
      "-B3>s"
    ],
    [
      0,
      "U7@e"
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
      "end"
    ],
    [
      0,
      "-H3>w"
    ],
    [
      0,
      "-U2>e"
    ],
    [
      0,
      "-E1>w"
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
      "keep V2"
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
      "-U8>n"
    ],
    [
      0,
      "keep E3"
    ],
    [
      0,
      "keep E3"
    ],
    [
      0,
      "keep E3"
    ],
    [
      0,
      "C2@n"
    ],
    [
      0,
      ">s"
    ],
    [
      0,
      "-C3>n"
    ],
    [
      0,
      "E3@e"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep C5"
    ],
    [
      0,
      "-U1>w"
    ],
    [
      0,
      "keep N5"
    ],
    [
      0,
      "keep N1"
    ],
    [
      0,
      "-N1>s"
    ],
    [
      0,
      "-U6>n"
    ],
    [
      0,
      "-W5>e"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep O5"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep W1"
    ],
    [
      0,
      "W1@n"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "B6@n"
    ],
    [
      0,
      "-N4>s"
    ],
    [
      0,
      "-W2>s"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-U3>n"
    ],
    [
      0,
      "-O2>s"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep S2"
    ],
    [
      0,
      "keep O4"
    ],
    [
      0,
      "keep B5"
    ],
    [
      0,
      "-B4>w"
    ],
    [
      0,
      ">e"
    ],
    [
      0,
      "-B5>w"
    ],
    [
      0,
      "end"
    ]
  ]
}',1.79498256537833571436e+09,0.0,'','',NULL,'','');
CREATE INDEX due_at ON due (at);
COMMIT;
