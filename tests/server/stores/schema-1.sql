BEGIN TRANSACTION;
CREATE TABLE about (
	schema INTEGER NOT NULL, 
	PRIMARY KEY (schema)
);
INSERT INTO "about" VALUES(1);
CREATE TABLE due (
	table_id VARCHAR(32) NOT NULL, 
	what VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	lease FLOAT NOT NULL, 
	PRIMARY KEY (table_id, what, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "due" VALUES('4b46zwacn2tc','bot',1,1794982563.63478,1.79498256499340200428e+09);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(4) NOT NULL, 
	seat INTEGER NOT NULL, 
	answers INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CHECK (kind IN ('move', 'undo')), 
	UNIQUE (table_id, seat, answers), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES('hxagt3dy3ks5',1,'move',0,1,'pick R',1.79498256344960236546e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',2,'move',1,1,'pick W',1.79498256345769643784e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',3,'move',0,2,'pick H',1.79498256346354055409e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',4,'move',1,2,'pick W',1.79498256346965956694e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',5,'move',0,3,'pick P',1.79498256347552251821e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',6,'move',1,3,'pick P',1.79498256348132085797e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',7,'move',0,4,'pick P',1.79498256348707628245e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',8,'move',1,4,'pick P',1.79498256349293136601e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',9,'move',0,5,'pick W',1.79498256349872708321e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',10,'move',1,5,'pick W',1.79498256350528907774e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',11,'move',0,6,'done',1.79498256351115298271e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',12,'move',1,7,'done',1.79498256351782059666e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',13,'move',1,8,'Pb3',1.7949825635271310806e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',14,'move',0,9,'Pf1',1.79498256353366708757e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',15,'move',1,10,'Pe2',1.79498256354000139236e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',16,'move',0,11,'Wa1',1.79498256354631733895e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',17,'move',1,12,'Rf5',1794982563.55269);
INSERT INTO "log" VALUES('hxagt3dy3ks5',18,'move',0,13,'Re1',1.79498256355866670601e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',19,'move',1,14,'Wf6',1.79498256356563615793e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',20,'move',0,15,'He4',1.79498256357215070725e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',21,'move',1,16,'Wa4',1.79498256357851362222e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',22,'move',0,17,'Rb4',1.79498256358493494993e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',23,'move',1,18,'Wa2',1.79498256359140849112e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',24,'move',0,19,'Wd1',1.79498256359785056108e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',25,'move',1,20,'Wc2',1.79498256360429549217e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',26,'move',0,21,'Wc1',1.79498256361100769042e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',27,'move',1,22,'Ha3',1.79498256361726117136e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',28,'move',0,23,'Pb2',1.7949825636239581108e+09);
INSERT INTO "log" VALUES('hxagt3dy3ks5',29,'move',1,24,'Wd5',1.79498256363021516796e+09);
INSERT INTO "log" VALUES('4b46zwacn2tc',1,'move',0,1,'pick W',1.79498256364093089106e+09);
INSERT INTO "log" VALUES('4b46zwacn2tc',2,'move',0,2,'pick W',1.79498256366107344621e+09);
INSERT INTO "log" VALUES('4b46zwacn2tc',3,'move',0,3,'pick W',1.79498256367069911956e+09);
INSERT INTO "log" VALUES('4b46zwacn2tc',4,'move',0,4,'pick W',1.79498256367378044131e+09);
INSERT INTO "log" VALUES('4b46zwacn2tc',5,'move',0,5,'pick W',1.794982563684915781e+09);
INSERT INTO "log" VALUES('4b46zwacn2tc',6,'move',0,6,'done',1.79498256369339632986e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',1,'move',0,1,'S4@e',1794982563.74063);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',2,'move',0,2,'W4@n',1.79498256374392080305e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',3,'move',0,3,'end',1.79498256374781203271e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',4,'move',0,4,'V2@n',1.79498256375091576582e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',5,'move',0,5,'keep E5',1.79498256375478267669e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',6,'move',0,6,'keep E5',1.7949825637590713501e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',7,'move',0,7,'keep C7',1.79498256376581430439e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',8,'move',0,8,'-U5>s',1.79498256376827216153e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',9,'move',0,9,'-B1>n',1.79498256377100372316e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',10,'move',0,10,'-C7>s',1.79498256377324700355e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',11,'move',0,11,'end',1.79498256377688217158e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',12,'move',0,12,'>s',1.79498256377934050555e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',13,'move',0,13,'keep C8',1.79498256378315782554e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',14,'move',0,14,'-S2>n',1.79498256378564190866e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',15,'move',0,15,'-U6>n',1.79498256378839516635e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',16,'move',0,16,'>s',1.79498256379062676429e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',17,'move',0,17,'-C8>s',1.79498256379676175112e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',18,'move',0,18,'end',1.79498256379984784123e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',19,'move',0,19,'keep O4',1.79498256380366182321e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',20,'move',0,20,'end',1.79498256380760073665e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',21,'move',0,21,'>n',1.79498256381052136423e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',22,'move',0,22,'>s',1.79498256381285667413e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',23,'move',0,23,'keep N3',1.79498256381665205957e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',24,'move',0,24,'end',1.79498256382020974163e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',25,'move',0,25,'keep O6',1.79498256382433772084e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',26,'move',0,26,'>w',1.79498256382682228092e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',27,'move',0,27,'O6@w',1794982563.82982);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',28,'move',0,28,'>e',1.79498256383220648768e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',29,'move',0,29,'keep N5',1.79498256383837151524e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',30,'move',0,30,'-N4>e',1.79498256384085392951e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',31,'move',0,31,'keep N5',1.79498256384460568423e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',32,'move',0,32,'keep E3',1.7949825638480875492e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',33,'move',0,33,'keep S5',1.79498256385196566578e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',34,'move',0,34,'-B4>w',1.79498256385437440869e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',35,'move',0,35,'-S5>e',1.79498256385716986657e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',36,'move',0,36,'>w',1.79498256385942506793e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',37,'move',0,37,'-H2>e',1.79498256386544537545e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',38,'move',0,38,'end',1.79498256386863923065e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',39,'move',0,39,'-W1>w',1.79498256387150216103e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',40,'move',0,40,'-O5>w',1.79498256387386155132e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',41,'move',0,41,'-E2>e',1.79498256387663054469e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',42,'move',0,42,'end',1.79498256387976670269e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',43,'move',0,43,'E1@n',1.7949825638831160069e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',44,'move',0,44,'keep W3',1794982563.88632);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',45,'move',0,45,'>s',1.79498256388926434512e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',46,'move',0,46,'-W2>e',1.79498256389165163036e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',47,'move',0,47,'end',1.79498256389853525164e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',48,'move',0,48,'end',1.79498256390201497076e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',49,'move',0,49,'B3@e',1794982563.90499);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',50,'move',0,50,'S3@s',1.79498256390743851662e+09);
INSERT INTO "log" VALUES('b7ztpj4pcw6m',51,'move',0,51,'end',1.79498256391059279445e+09);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	who VARCHAR(8) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	bot VARCHAR(32) NOT NULL, 
	secret_hash VARCHAR(64) NOT NULL, 
	part VARCHAR(32) NOT NULL, 
	part_by_server BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	CHECK (who IN ('person', 'open', 'bot')), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('6hdbatv4hxku',0,'person','Гравець','','ad61e455316458c218d6d1281566bf5b8dc42200118048ae2b015083e58fd61d','34e0efc8b0d73df8badfc0b5fa8e5ff3',1);
INSERT INTO "seats" VALUES('6hdbatv4hxku',1,'open','','','','',0);
INSERT INTO "seats" VALUES('hxagt3dy3ks5',0,'person','Ann','','7e561a82bad19d65735ccc0e548656c955e6d845c2aec01f168f98989dbe39d8','da7e247bbd3cc2defa9f4a37bd7c85c0',1);
INSERT INTO "seats" VALUES('hxagt3dy3ks5',1,'person','Гравець 2','','a31b712e9ff599f2b0ca8400adf20f13b454a9d009fa38413be19ff4bdfcc104','6165d350d91dbf6fdd2a944ca90894b6',1);
INSERT INTO "seats" VALUES('4b46zwacn2tc',0,'person','Ann','','8b26a54f378b9c9a7ac0d39ea5a3268d16806a157b748203f91c6ce7fc2947d9','22b6c02c6bbb2776e6c6fc010b293d86',1);
INSERT INTO "seats" VALUES('4b46zwacn2tc',1,'bot','','random','','',0);
INSERT INTO "seats" VALUES('b7ztpj4pcw6m',0,'person','Гравець','','80e538306b0ceb721909e09bff873d70aa3ebc3d5d1fc8212b501b963296607e','656f2d3270e15c158270dca6faa13b83',1);
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
	PRIMARY KEY (id), 
	CHECK (state IN ('waiting', 'playing', 'over'))
);
INSERT INTO "tables" VALUES('6hdbatv4hxku','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','waiting','df4fe042d4fabf6f63ffec218b532109768ea0a396a8ed129d30844596eaa978','36009ac17049d63c9ddb74dfc4437c27f494105e13566448d12a7ab72d7486a8',1,'','','',0,'',1.7949825634072117805e+09);
INSERT INTO "tables" VALUES('hxagt3dy3ks5','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','3e75c97ab99654d20636579fad893fc3bd6009ffe3bb35321863c525577211af','4aeaaea1ba293082c5220d0c0ea37426993127881f1817e9add27e6dd0356c8d',1,'2df0b4f95f7f1e017fdae87939c9f1c26657fa540834182cfbcea044963743e8','bW .. bW bW bR bP
rW bP rW .. rP ..
rH rP .. .. .. ..
rW bR .. .. bH ..
.. .. .. rW .. rR
.. .. .. .. .. rW
phase: play
round: 1
first: red
hands: WWWHH | WRRRH
decks: RWWWR | WWWH
points: 0 | 0
turn: blue
weather: sunny
flags: stepped
turn count: 19
options: mode=simple weather=usual first_hire=2 decides=coins first=chance
seed: 2df0b4f95f7f1e017fdae87939c9f1c26657fa540834182cfbcea044963743e8
','',0,'',1.79498256341266274448e+09);
INSERT INTO "tables" VALUES('4b46zwacn2tc','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','a635f0f91ea48f376d2bdc68235425a7ba3776d0cfa7ead215fc967a989a7e9d','70fc8b701e89b3091273f3de752f6f6285bc03dceb162cf7841a993f42c272b4',1,'8821da69f3feed657472f3927c29d337113141b3ea797d18fd7faec0087d15b7','.. .. .. .. .. ..
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
seed: 8821da69f3feed657472f3927c29d337113141b3ea797d18fd7faec0087d15b7
','',0,'',1.79498256363383531563e+09);
INSERT INTO "tables" VALUES('b7ztpj4pcw6m','beacon-patrol',1,'{"windmills":false,"piers":false}','over','31de21bf79b4717e61834ed24022214f9932088539a1d0dab645ab9286545fe2','2bbaaf667e4c8838b6590db67bfbb92a4525fc20d3f07b2cad2cef568db87a81',1,'e2a8d7e75ba64511568c7a42fb4c3e01ca04b726d3818bfb3e35bc3c0d8293ad','0 0 HQ
1 0 S4
1 -1 W4
1 -2 V2
-1 0 O6
0 -1 E1
2 0 B3
2 1 S3
ships: 2,1
hands:
stack:
discarded: N1 C2 U7 B5 E5 C5 U5 B1 C7 O2 U8 S2 U6 C8 N2 C4 O4 U4 C3 U3 V3 N3 B2 H1 U1 B6 O1 N4 V1 N5 S1 E3 C6 B4 S5 H2 W1 O5 E2 W5 W2 W3 U2 C1 E4 O3 H3
turn: 0
tokens: 4
swapped:
given:
contributions: 0
turn count: 22
options: windmills=no piers=no
seed: e2a8d7e75ba64511568c7a42fb4c3e01ca04b726d3818bfb3e35bc3c0d8293ad
','',0,'{
  "isolario": 1,
  "game": "beacon-patrol",
  "rules": 1,
  "seats": 1,
  "options": {
    "windmills": false,
    "piers": false
  },
  "seed": "e2a8d7e75ba64511568c7a42fb4c3e01ca04b726d3818bfb3e35bc3c0d8293ad",
  "moves": [
    [
      0,
      "S4@e"
    ],
    [
      0,
      "W4@n"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "V2@n"
    ],
    [
      0,
      "keep E5"
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
      "-U5>s"
    ],
    [
      0,
      "-B1>n"
    ],
    [
      0,
      "-C7>s"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      ">s"
    ],
    [
      0,
      "keep C8"
    ],
    [
      0,
      "-S2>n"
    ],
    [
      0,
      "-U6>n"
    ],
    [
      0,
      ">s"
    ],
    [
      0,
      "-C8>s"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep O4"
    ],
    [
      0,
      "end"
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
      "keep N3"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep O6"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      "O6@w"
    ],
    [
      0,
      ">e"
    ],
    [
      0,
      "keep N5"
    ],
    [
      0,
      "-N4>e"
    ],
    [
      0,
      "keep N5"
    ],
    [
      0,
      "keep E3"
    ],
    [
      0,
      "keep S5"
    ],
    [
      0,
      "-B4>w"
    ],
    [
      0,
      "-S5>e"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      "-H2>e"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-W1>w"
    ],
    [
      0,
      "-O5>w"
    ],
    [
      0,
      "-E2>e"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "E1@n"
    ],
    [
      0,
      "keep W3"
    ],
    [
      0,
      ">s"
    ],
    [
      0,
      "-W2>e"
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
      "B3@e"
    ],
    [
      0,
      "S3@s"
    ],
    [
      0,
      "end"
    ]
  ]
}',1.79498256372868037226e+09);
CREATE INDEX due_at ON due (at);
COMMIT;
