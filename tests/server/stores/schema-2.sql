-- {"gwptff6zhkc5": {"0": "4n79fgSo9I9eFHey0rrVxUnbD3fN9loC"}, "kucz92pgruum": {"0": "0A5awhouv7PTW1c7BVGbPx0R-efPByZf", "1": "wISAKo__ClctRhm7ZF3Dt6rEq91NKtln"}, "nqxssgb93zwm": {"0": "J8TggFftz33l28dh6Am5TKZSDvWeOWdJ"}, "pbwcb9fgq554": {"0": "WUgM-y-jbYtPUwxyiIqQdrNQk_HtO9in"}}
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
INSERT INTO "due" VALUES('nqxssgb93zwm','bot',1,1.79498288292168641086e+09,1.79498288491671395298e+09);
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
INSERT INTO "log" VALUES('kucz92pgruum',1,'move',0,1,'pick R',1.79498288246345353126e+09);
INSERT INTO "log" VALUES('kucz92pgruum',2,'move',1,1,'pick W',1.79498288249384951595e+09);
INSERT INTO "log" VALUES('kucz92pgruum',3,'move',0,2,'pick H',1.79498288251228165631e+09);
INSERT INTO "log" VALUES('kucz92pgruum',4,'move',1,2,'pick W',1.79498288253932046891e+09);
INSERT INTO "log" VALUES('kucz92pgruum',5,'move',0,3,'pick P',1.79498288256193947788e+09);
INSERT INTO "log" VALUES('kucz92pgruum',6,'move',1,3,'pick P',1.79498288264227318761e+09);
INSERT INTO "log" VALUES('kucz92pgruum',7,'move',0,4,'pick P',1.79498288264766025544e+09);
INSERT INTO "log" VALUES('kucz92pgruum',8,'move',1,4,'pick P',1.79498288265747451782e+09);
INSERT INTO "log" VALUES('kucz92pgruum',9,'move',0,5,'pick W',1.794982882665776968e+09);
INSERT INTO "log" VALUES('kucz92pgruum',10,'move',1,5,'pick W',1.79498288267346787451e+09);
INSERT INTO "log" VALUES('kucz92pgruum',11,'move',0,6,'done',1.79498288271642899511e+09);
INSERT INTO "log" VALUES('kucz92pgruum',12,'move',1,7,'done',1.7949828827373714447e+09);
INSERT INTO "log" VALUES('kucz92pgruum',13,'move',0,8,'Hd5',1.79498288278525590898e+09);
INSERT INTO "log" VALUES('kucz92pgruum',14,'move',1,9,'Pc4',1.79498288279441261293e+09);
INSERT INTO "log" VALUES('kucz92pgruum',15,'move',0,10,'Pd2',1.79498288281492042539e+09);
INSERT INTO "log" VALUES('kucz92pgruum',16,'move',1,11,'Pe6',1.79498288282386779784e+09);
INSERT INTO "log" VALUES('kucz92pgruum',17,'move',0,12,'Wa1',1.79498288282901382446e+09);
INSERT INTO "log" VALUES('kucz92pgruum',18,'move',1,13,'Rd3',1.79498288283408665658e+09);
INSERT INTO "log" VALUES('kucz92pgruum',19,'move',0,14,'Rc6',1.79498288283901095388e+09);
INSERT INTO "log" VALUES('kucz92pgruum',20,'move',1,15,'Wd4',1.79498288284394264219e+09);
INSERT INTO "log" VALUES('kucz92pgruum',21,'move',0,16,'Rc1',1.79498288284896159172e+09);
INSERT INTO "log" VALUES('kucz92pgruum',22,'move',1,17,'Rb3',1.79498288285391187669e+09);
INSERT INTO "log" VALUES('kucz92pgruum',23,'move',0,18,'Wa4',1.79498288285889387137e+09);
INSERT INTO "log" VALUES('kucz92pgruum',24,'move',1,19,'Wf5',1.79498288286397194865e+09);
INSERT INTO "log" VALUES('kucz92pgruum',25,'move',0,20,'Wf1',1.79498288287133169176e+09);
INSERT INTO "log" VALUES('kucz92pgruum',26,'move',1,21,'We1',1.79498288287950825688e+09);
INSERT INTO "log" VALUES('kucz92pgruum',27,'move',0,22,'Wb2',1.79498288288753628724e+09);
INSERT INTO "log" VALUES('kucz92pgruum',28,'move',1,23,'Rf6',1.79498288289482522007e+09);
INSERT INTO "log" VALUES('kucz92pgruum',29,'move',0,24,'Pf3',1.79498288290888929367e+09);
INSERT INTO "log" VALUES('kucz92pgruum',30,'move',1,25,'Wb1',1.79498288291390037537e+09);
INSERT INTO "log" VALUES('nqxssgb93zwm',1,'move',0,1,'pick W',1.79498288293171215056e+09);
INSERT INTO "log" VALUES('nqxssgb93zwm',2,'move',0,2,'pick W',1.79498288295667171479e+09);
INSERT INTO "log" VALUES('nqxssgb93zwm',3,'move',0,3,'pick W',1.79498288301223158833e+09);
INSERT INTO "log" VALUES('nqxssgb93zwm',4,'move',0,4,'pick W',1.79498288308984851836e+09);
INSERT INTO "log" VALUES('nqxssgb93zwm',5,'move',0,5,'pick W',1.7949828831164262294e+09);
INSERT INTO "log" VALUES('nqxssgb93zwm',6,'move',0,6,'done',1.79498288326154565816e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',1,'move',0,1,'keep B6',1.79498288353621149064e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',2,'move',0,2,'C8@s',1.7949828835865964889e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',3,'move',0,3,'-B6>n',1.79498288359491562846e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',4,'move',0,4,'-H1>s',1.79498288359713220599e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',5,'move',0,5,'>n',1.79498288359950685507e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',6,'move',0,6,'>s',1.79498288360465598108e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',7,'move',0,7,'end',1.79498288360801649095e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',8,'move',0,8,'keep V3',1.79498288362087798117e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',9,'move',0,9,'keep N5',1.79498288362444496151e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',10,'move',0,10,'-N5>n',1.79498288365671825406e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',11,'move',0,11,'-U4>s',1.79498288373213410375e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',12,'move',0,12,'>n',1.79498288373471164705e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',13,'move',0,13,'end',1.79498288374164557457e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',14,'move',0,14,'S2@w',1.79498288374562692641e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',15,'move',0,15,'end',1.7949828837491812706e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',16,'move',0,16,'>e',1.79498288375432610512e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',17,'move',0,17,'O6@n',1.79498288375832295423e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',18,'move',0,18,'end',1794982883.79848);
INSERT INTO "log" VALUES('pbwcb9fgq554',19,'move',0,19,'end',1.79498288389033555981e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',20,'move',0,20,'keep U6',1.79498288389380908011e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',21,'move',0,21,'B2@e',1.79498288389640474316e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',22,'move',0,22,'-U6>w',1.79498288398095798496e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',23,'move',0,23,'keep U3',1.79498288399763965611e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',24,'move',0,24,'-N4>s',1.79498288400044178963e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',25,'move',0,25,'>s',1.79498288400360965725e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',26,'move',0,26,'keep W5',1.79498288407796120639e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',27,'move',0,27,'-U8>n',1.79498288409023690225e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',28,'move',0,28,'keep W5',1.7949828840933504104e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',29,'move',0,29,'keep W5',1794982884.11786);
INSERT INTO "log" VALUES('pbwcb9fgq554',30,'move',0,30,'keep S1',1.79498288412114119527e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',31,'move',0,31,'-S1>s',1.79498288412342190747e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',32,'move',0,32,'-U1>n',1.79498288412560606007e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',33,'move',0,33,'-S5>n',1.7949828841277029514e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',34,'move',0,34,'end',1.79498288413061428065e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',35,'move',0,35,'keep B3',1.79498288413382244108e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',36,'move',0,36,'keep U7',1.79498288414150667193e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',37,'move',0,37,'-E1>s',1.79498288414394760134e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',38,'move',0,38,'-N1>n',1.79498288414617776865e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',39,'move',0,39,'end',1.79498288414922499661e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',40,'move',0,40,'keep E3',1.79498288415247821809e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',41,'move',0,41,'W2@n',1.79498288415487313265e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',42,'move',0,42,'keep E3',1.79498288415798878665e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',43,'move',0,43,'>s',1.79498288416030168535e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',44,'move',0,44,'end',1.79498288416378402711e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',45,'move',0,45,'end',1.79498288416728258133e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',46,'move',0,46,'>e',1.79498288417001295087e+09);
INSERT INTO "log" VALUES('pbwcb9fgq554',47,'move',0,47,'-C2>w',1.79498288417224144937e+09);
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
INSERT INTO "seats" VALUES('gwptff6zhkc5',0,'person','Гравець','','e0447f2f0970196274708f559ea61ef0cf23af163c8ec1e62585b9caf4d92dd6','de172f991fc0daa36f928ad5881a0446',1,1);
INSERT INTO "seats" VALUES('gwptff6zhkc5',1,'open','','','','',0,1);
INSERT INTO "seats" VALUES('kucz92pgruum',0,'person','Ann','','c84033047437daf51590732c68f599c213500d68cc0bab6a4fcbc2c08462ba69','07ffb74ae551a4216d4d1a75923b69b7',1,1);
INSERT INTO "seats" VALUES('kucz92pgruum',1,'person','Гравець 2','','82936d36669dc93af0ccdfec55ec9e6acc62bf4172e02ea9af5fcee862125899','703a800fbafd521480a5d315830f9423',1,1);
INSERT INTO "seats" VALUES('nqxssgb93zwm',0,'person','Ann','','7feec774a927d9ab3fb2c49f6860e3835cc4b084be4b84c83a7d393b53f90f75','c2df7920407a05f0e198edb93f3564b2',1,1);
INSERT INTO "seats" VALUES('nqxssgb93zwm',1,'bot','','random','','',0,1);
INSERT INTO "seats" VALUES('pbwcb9fgq554',0,'person','Гравець','','224dc0384f67aeaf2f0486ad626dcc7371d6d97e4bb3c2ec159a4f1d588ca6b2','50ba62b3ccfb10e9f9bede560f7931ab',1,1);
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
INSERT INTO "tables" VALUES('gwptff6zhkc5','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','waiting','2da5643359f4b87a40b0569b0f48f32686f7d54a8a261178d41ba1cde47089a6','a2be700ecd45a5450cb7d8ef2819f5938b8adc294d628c459e560b9e9a4d3a2f',1,'','','',0,'',1.7949828823258571625e+09,0.0,'','',NULL,'','');
INSERT INTO "tables" VALUES('kucz92pgruum','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','42e0bd526291db98e30f2c49105ea0efeb43f220825d6b5ef0505b473b6c4f35','2440b0ef91adb2bb76c433dc7fb6bf1ccaa542f98b1ac47d7e7bd467a5d7a0d2',1,'1a2883e3bc2739a56fb85e7574456664d1b86c0c7396541926eb0305fb5643ca','bW rW bR .. rW bW
.. bW .. bP .. ..
.. rR .. rR .. bP
bW .. rP rW .. ..
.. .. .. bH .. rW
.. .. bR .. rP rR
phase: play
round: 1
first: blue
hands: WWWRH | WWRHH
decks: WRWH | WWHW
points: 0 | 0
turn: blue
weather: sunny
flags: stepped
turn count: 20
options: mode=simple weather=usual first_hire=2 decides=coins first=chance
seed: 1a2883e3bc2739a56fb85e7574456664d1b86c0c7396541926eb0305fb5643ca
','',0,'',1.79498288233862137797e+09,0.0,'','',NULL,'','');
INSERT INTO "tables" VALUES('nqxssgb93zwm','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','c286838a03771d1dfff59d371b6321c3cdcc0d85f786121f9673e78c6da1f901','51350e652363ba1d654761b9e988926115105508cd99d1a0d6867e34e8010cd2',1,'328c0bfc64cb4848f05a7a3e45a4f29e656e6cd3f7e08a3e02b2051e0a57d04f','.. .. .. .. .. ..
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
seed: 328c0bfc64cb4848f05a7a3e45a4f29e656e6cd3f7e08a3e02b2051e0a57d04f
','',0,'',1.79498288292078757291e+09,0.0,'','',NULL,'','');
INSERT INTO "tables" VALUES('pbwcb9fgq554','beacon-patrol',1,'{"windmills":false,"piers":false}','over','baf098579a7cdb897ed31978c06cdccd902bc0b6c21d21c17cdd303af65601e8','9eca98969b1dd3462940549ec998da045c3919c59a6fb1d363ee454073b4cd47',1,'eafe99fefd20b33aad74be2fa1c8de137d90df5fcba074bd2c9e51987954c08e','0 0 HQ
0 1 C8
-1 0 S2
0 -1 O6
1 -1 B2
0 -2 W2
ships: 0,-1
hands:
stack:
discarded: E5 O1 B6 H1 S4 B1 V3 H3 N5 U4 N3 O4 N2 C3 H2 V1 U5 B5 E4 B4 U6 N4 U3 U8 E2 W4 C7 W5 O2 S1 U1 S5 C1 O5 B3 C4 E1 N1 U7 W3 C6 W1 E3 V2 C5 O3 S3 U2 C2
turn: 0
tokens: 3
swapped:
given:
contributions: 0
turn count: 23
options: windmills=no piers=no
seed: eafe99fefd20b33aad74be2fa1c8de137d90df5fcba074bd2c9e51987954c08e
','',0,'{
  "isolario": 1,
  "game": "beacon-patrol",
  "rules": 1,
  "seats": 1,
  "options": {
    "windmills": false,
    "piers": false
  },
  "seed": "eafe99fefd20b33aad74be2fa1c8de137d90df5fcba074bd2c9e51987954c08e",
  "moves": [
    [
      0,
      "keep B6"
    ],
    [
      0,
      "C8@s"
    ],
    [
      0,
      "-B6>n"
    ],
    [
      0,
      "-H1>s"
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
      "keep V3"
    ],
    [
      0,
      "keep N5"
    ],
    [
      0,
      "-N5>n"
    ],
    [
      0,
      "-U4>s"
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
      "S2@w"
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
      "O6@n"
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
      "keep U6"
    ],
    [
      0,
      "B2@e"
    ],
    [
      0,
      "-U6>w"
    ],
    [
      0,
      "keep U3"
    ],
    [
      0,
      "-N4>s"
    ],
    [
      0,
      ">s"
    ],
    [
      0,
      "keep W5"
    ],
    [
      0,
      "-U8>n"
    ],
    [
      0,
      "keep W5"
    ],
    [
      0,
      "keep W5"
    ],
    [
      0,
      "keep S1"
    ],
    [
      0,
      "-S1>s"
    ],
    [
      0,
      "-U1>n"
    ],
    [
      0,
      "-S5>n"
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
      "keep U7"
    ],
    [
      0,
      "-E1>s"
    ],
    [
      0,
      "-N1>n"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep E3"
    ],
    [
      0,
      "W2@n"
    ],
    [
      0,
      "keep E3"
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
      "end"
    ],
    [
      0,
      ">e"
    ],
    [
      0,
      "-C2>w"
    ]
  ]
}',1.79498288336702513691e+09,0.0,'','',NULL,'','');
CREATE INDEX due_at ON due (at);
COMMIT;
