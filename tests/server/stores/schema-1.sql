-- {"m2vfrd7gx52e": {"0": "uMpBqw5bJ5Vmndh0NYhoF83wz15GfPag"}, "6wx9ds7utm5y": {"0": "TqAn37YSKDw_t4TZKcesTIidSG_ENLCh", "1": "0YH_r0OyzAuDOnU46XV8d_xTgIoEHW9z"}, "fgazz7sr6k8d": {"0": "Ik_90Rz5LyMWlePdznynqeBZ1FOZGZDG"}, "psg7axavnpua": {"0": "tJRs32wtwZkKOKQ0-x-ymX0u6KQ1f3Fh"}}
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
INSERT INTO "due" VALUES('fgazz7sr6k8d','bot',1,1.79498287932085371018e+09,1.79498288067511653897e+09);
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
INSERT INTO "log" VALUES('6wx9ds7utm5y',1,'move',0,1,'pick R',1.79498287854502677914e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',2,'move',1,1,'pick W',1.79498287857345438e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',3,'move',0,2,'pick H',1.79498287859368133544e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',4,'move',1,2,'pick W',1.79498287859914588925e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',5,'move',0,3,'pick P',1.79498287860952329634e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',6,'move',1,3,'pick P',1.79498287862212371822e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',7,'move',0,4,'pick P',1.79498287863795447354e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',8,'move',1,4,'pick P',1.79498287865453815459e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',9,'move',0,5,'pick W',1.79498287872869467731e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',10,'move',1,5,'pick W',1.79498287874626493449e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',11,'move',0,6,'done',1.79498287877932548523e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',12,'move',1,7,'done',1.79498287881146550179e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',13,'move',1,8,'Pb3',1.794982878820990324e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',14,'move',0,9,'Pf1',1.79498287882673335071e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',15,'move',1,10,'Pe2',1.79498287902051758763e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',16,'move',0,11,'Wa1',1.79498287904860401157e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',17,'move',1,12,'Rf5',1.79498287906583189965e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',18,'move',0,13,'Re1',1.79498287911083436018e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',19,'move',1,14,'Hd4',1.79498287912885308263e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',20,'move',0,15,'Hb1',1.79498287914599418636e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',21,'move',1,16,'Wb5',1.79498287916169929501e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',22,'move',0,17,'Wf2',1.79498287917601561541e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',23,'move',1,18,'Wa6',1.79498287920328903201e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',24,'move',0,19,'Wd1',1.79498287922209119799e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',25,'move',1,20,'Wa2',1.79498287923895668985e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',26,'move',0,21,'Wd2',1.79498287925995731349e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',27,'move',1,22,'Hd6',1.7949828792813925743e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',28,'move',0,23,'Ra5',1.7949828792927079201e+09);
INSERT INTO "log" VALUES('6wx9ds7utm5y',29,'move',1,24,'Wc1',1.7949828793088655472e+09);
INSERT INTO "log" VALUES('fgazz7sr6k8d',1,'move',0,1,'pick W',1.7949828793300559521e+09);
INSERT INTO "log" VALUES('fgazz7sr6k8d',2,'move',0,2,'pick W',1.79498287934282112123e+09);
INSERT INTO "log" VALUES('fgazz7sr6k8d',3,'move',0,3,'pick W',1.79498287937134242062e+09);
INSERT INTO "log" VALUES('fgazz7sr6k8d',4,'move',0,4,'pick W',1.79498287938055419918e+09);
INSERT INTO "log" VALUES('fgazz7sr6k8d',5,'move',0,5,'pick W',1.7949828793869895935e+09);
INSERT INTO "log" VALUES('fgazz7sr6k8d',6,'move',0,6,'done',1.7949828793921706676e+09);
INSERT INTO "log" VALUES('psg7axavnpua',1,'move',0,1,'B4@e',1.79498287964283776288e+09);
INSERT INTO "log" VALUES('psg7axavnpua',2,'move',0,2,'N3@e',1.79498287964900803568e+09);
INSERT INTO "log" VALUES('psg7axavnpua',3,'move',0,3,'end',1.7949828796703231335e+09);
INSERT INTO "log" VALUES('psg7axavnpua',4,'move',0,4,'keep E1',1794982879.67885);
INSERT INTO "log" VALUES('psg7axavnpua',5,'move',0,5,'E1@e',1.79498287968222212788e+09);
INSERT INTO "log" VALUES('psg7axavnpua',6,'move',0,6,'end',1.7949828796856875419e+09);
INSERT INTO "log" VALUES('psg7axavnpua',7,'move',0,7,'B1@s',1.79498287968837451928e+09);
INSERT INTO "log" VALUES('psg7axavnpua',8,'move',0,8,'keep C2',1.79498287970486879346e+09);
INSERT INTO "log" VALUES('psg7axavnpua',9,'move',0,9,'keep U1',1.79498287970983910559e+09);
INSERT INTO "log" VALUES('psg7axavnpua',10,'move',0,10,'-C8>n',1.79498287971231770517e+09);
INSERT INTO "log" VALUES('psg7axavnpua',11,'move',0,11,'end',1.79498287971578836435e+09);
INSERT INTO "log" VALUES('psg7axavnpua',12,'move',0,12,'>s',1.79498287971942877766e+09);
INSERT INTO "log" VALUES('psg7axavnpua',13,'move',0,13,'V2@s',1.79498287972488903998e+09);
INSERT INTO "log" VALUES('psg7axavnpua',14,'move',0,14,'-E5>n',1.79498287972729897495e+09);
INSERT INTO "log" VALUES('psg7axavnpua',15,'move',0,15,'>s',1.79498287972952938083e+09);
INSERT INTO "log" VALUES('psg7axavnpua',16,'move',0,16,'end',1.79498287973271894455e+09);
INSERT INTO "log" VALUES('psg7axavnpua',17,'move',0,17,'-B3>n',1.79498287973517274855e+09);
INSERT INTO "log" VALUES('psg7axavnpua',18,'move',0,18,'O1@e',1.79498287973756384845e+09);
INSERT INTO "log" VALUES('psg7axavnpua',19,'move',0,19,'end',1.79498287974079298971e+09);
INSERT INTO "log" VALUES('psg7axavnpua',20,'move',0,20,'end',1.79498287974478530886e+09);
INSERT INTO "log" VALUES('psg7axavnpua',21,'move',0,21,'end',1.7949828797483885288e+09);
INSERT INTO "log" VALUES('psg7axavnpua',22,'move',0,22,'W4@n',1.7949828797509086132e+09);
INSERT INTO "log" VALUES('psg7axavnpua',23,'move',0,23,'E2@n',1.79498287975338578228e+09);
INSERT INTO "log" VALUES('psg7axavnpua',24,'move',0,24,'keep N5',1.79498287975668072702e+09);
INSERT INTO "log" VALUES('psg7axavnpua',25,'move',0,25,'-U3>s',1.79498287975904870033e+09);
INSERT INTO "log" VALUES('psg7axavnpua',26,'move',0,26,'C6@e',1.79498287976171588898e+09);
INSERT INTO "log" VALUES('psg7axavnpua',27,'move',0,27,'end',1.79498287976500773424e+09);
INSERT INTO "log" VALUES('psg7axavnpua',28,'move',0,28,'keep S5',1.79498287976838302604e+09);
INSERT INTO "log" VALUES('psg7axavnpua',29,'move',0,29,'-B5>w',1.79498287977071785924e+09);
INSERT INTO "log" VALUES('psg7axavnpua',30,'move',0,30,'-S5>e',1.79498287977300357816e+09);
INSERT INTO "log" VALUES('psg7axavnpua',31,'move',0,31,'end',1.79498287977618145938e+09);
INSERT INTO "log" VALUES('psg7axavnpua',32,'move',0,32,'keep U5',1.7949828797795064449e+09);
INSERT INTO "log" VALUES('psg7axavnpua',33,'move',0,33,'keep S4',1.79498287978338313107e+09);
INSERT INTO "log" VALUES('psg7axavnpua',34,'move',0,34,'>w',1.79498287978589439396e+09);
INSERT INTO "log" VALUES('psg7axavnpua',35,'move',0,35,'keep C5',1.79498287978926515575e+09);
INSERT INTO "log" VALUES('psg7axavnpua',36,'move',0,36,'-N2>e',1.79498287979187726975e+09);
INSERT INTO "log" VALUES('psg7axavnpua',37,'move',0,37,'keep O5',1.79498287979495501514e+09);
INSERT INTO "log" VALUES('psg7axavnpua',38,'move',0,38,'keep C7',1.79498287979856300349e+09);
INSERT INTO "log" VALUES('psg7axavnpua',39,'move',0,39,'keep C7',1.79498287980537104603e+09);
INSERT INTO "log" VALUES('psg7axavnpua',40,'move',0,40,'-S3>w',1.79498287980777096743e+09);
INSERT INTO "log" VALUES('psg7axavnpua',41,'move',0,41,'-C7>s',1.79498287981010508536e+09);
INSERT INTO "log" VALUES('psg7axavnpua',42,'move',0,42,'end',1.79498287981308150287e+09);
INSERT INTO "log" VALUES('psg7axavnpua',43,'move',0,43,'-N4>w',1.79498287981539416313e+09);
INSERT INTO "log" VALUES('psg7axavnpua',44,'move',0,44,'>n',1.79498287981768298148e+09);
INSERT INTO "log" VALUES('psg7axavnpua',45,'move',0,45,'-C4>w',1.79498287982024526594e+09);
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
INSERT INTO "seats" VALUES('m2vfrd7gx52e',0,'person','Гравець','','8ea230a764271d7a2dd9ffc68d52097b5338808b27c28b65faad2ecc07e341c1','6318cb75ece2d30dc950c22c0f273127',1);
INSERT INTO "seats" VALUES('m2vfrd7gx52e',1,'open','','','','',0);
INSERT INTO "seats" VALUES('6wx9ds7utm5y',0,'person','Ann','','97137701e513c2ef01eb7ea0b1f99bfce85876960bf7bfc0bd7a446178b72127','55cbe4a1bfd7d3e5a81ab6da76724cf3',1);
INSERT INTO "seats" VALUES('6wx9ds7utm5y',1,'person','Гравець 2','','0fc072685d9c33e293b328e8713ca5e5b06b5f6cd5821c2650d96ae8a702932d','f890d16e03cfc60d0bf241c16290fe58',1);
INSERT INTO "seats" VALUES('fgazz7sr6k8d',0,'person','Ann','','b068f9cf5e0f3062b37474b52f5dd59057795db19d2b0a4ed46b918815cf1a0f','d00d6043d4ff4894e7bda4b51d9ab470',1);
INSERT INTO "seats" VALUES('fgazz7sr6k8d',1,'bot','','random','','',0);
INSERT INTO "seats" VALUES('psg7axavnpua',0,'person','Гравець','','411be18611b461a93203885e88fdd1ff9f739b4c5426f08beefe753a684fd743','76ea159c63de16e9a7ce27f0c339b908',1);
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
INSERT INTO "tables" VALUES('m2vfrd7gx52e','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','waiting','ded741e9ebf537b82897b3e712e4cd3aa5b672029d51a84828a2569de44a8ce7','70a8c228bcd89fc0e104821c1fd2d80e35d64c59e9b91bf9344070e22094e6a1',1,'','','',0,'',1.79498287822806429857e+09);
INSERT INTO "tables" VALUES('6wx9ds7utm5y','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','100443ea60d13239e0de5a464c5031d85b384f24167a73f8cf1940beef44ec8d','11148ea8757e0a329848ecda5f5544d9b31753e79fa8454978342d4fd6bef337',1,'e2109160ff3228f18a3d8366ed42f82b714d448d66e6018c1a24d97daf4dae39','bW bH rW bW bR bP
rW .. .. bW rP bW
.. rP .. .. .. ..
.. .. .. rH .. ..
bR rW .. .. .. rR
rW .. .. rH .. ..
phase: play
round: 1
first: red
hands: WWWRP | WWWRH
decks: WRWHH | WWRR
points: 0 | 0
turn: blue
weather: sunny
flags: stepped
turn count: 19
options: mode=simple weather=usual first_hire=2 decides=coins first=chance
seed: e2109160ff3228f18a3d8366ed42f82b714d448d66e6018c1a24d97daf4dae39
','',0,'',1.79498287826346158979e+09);
INSERT INTO "tables" VALUES('fgazz7sr6k8d','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','267aba204a6a1ac8b364308e20e6a5ff6ab127b44ca871a6b4b1b0e542f0dbab','327d29d8492e63d767f69e44970b7b8a267ebac2dc6d653b22b195f80810f35a',1,'1c0baa6195b7125f65cb75590553135271351ca074a2350012c54b92aea5b4bf','.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
.. .. .. .. .. ..
phase: hand
round: 1
first: red
hands:  |
decks:  |
points: 0 | 0
weather: sunny
picks: WWWWW |
ready: blue
turn count: 1
options: mode=simple weather=usual first_hire=2 decides=coins first=chance
seed: 1c0baa6195b7125f65cb75590553135271351ca074a2350012c54b92aea5b4bf
','',0,'',1.79498287931760931021e+09);
INSERT INTO "tables" VALUES('psg7axavnpua','beacon-patrol',1,'{"windmills":false,"piers":false}','over','d41075c735ede38cbc24b1e1c20eda577ae0276575b8d2e04fa0aa1d5e393ac6','0c79269738fb20a3ccec7cb8727cdd4f7e589e57ba295f9a5557564feecc6952',1,'c43f15b97b2bac39fcd2650328b7baf7e48c2b2688bfd5005954b21509faabcb','0 0 HQ
1 0 B4
2 0 N3
3 0 E1
3 1 B1
3 2 V2
4 1 O1
4 0 W4
4 -1 E2
5 0 C6
ships: 2,0
hands:
stack:
discarded: C3 O3 B6 H1 C1 U4 C2 U7 C8 U1 W1 E5 O4 B3 S1 S2 V3 O6 W3 W5 W2 U3 N5 B2 E4 B5 S5 E3 U8 U2 U5 O2 S4 N1 N2 C5 O5 H3 V1 H2 S3 C7 U6 N4 C4
turn: 0
tokens: 3
swapped:
given:
contributions: 2
turn count: 22
options: windmills=no piers=no
seed: c43f15b97b2bac39fcd2650328b7baf7e48c2b2688bfd5005954b21509faabcb
','',0,'{
  "isolario": 1,
  "game": "beacon-patrol",
  "rules": 1,
  "seats": 1,
  "options": {
    "windmills": false,
    "piers": false
  },
  "seed": "c43f15b97b2bac39fcd2650328b7baf7e48c2b2688bfd5005954b21509faabcb",
  "moves": [
    [
      0,
      "B4@e"
    ],
    [
      0,
      "N3@e"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "keep E1"
    ],
    [
      0,
      "E1@e"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "B1@s"
    ],
    [
      0,
      "keep C2"
    ],
    [
      0,
      "keep U1"
    ],
    [
      0,
      "-C8>n"
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
      "V2@s"
    ],
    [
      0,
      "-E5>n"
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
      "-B3>n"
    ],
    [
      0,
      "O1@e"
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
      "end"
    ],
    [
      0,
      "W4@n"
    ],
    [
      0,
      "E2@n"
    ],
    [
      0,
      "keep N5"
    ],
    [
      0,
      "-U3>s"
    ],
    [
      0,
      "C6@e"
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
      "-B5>w"
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
      "keep U5"
    ],
    [
      0,
      "keep S4"
    ],
    [
      0,
      ">w"
    ],
    [
      0,
      "keep C5"
    ],
    [
      0,
      "-N2>e"
    ],
    [
      0,
      "keep O5"
    ],
    [
      0,
      "keep C7"
    ],
    [
      0,
      "keep C7"
    ],
    [
      0,
      "-S3>w"
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
      "-N4>w"
    ],
    [
      0,
      ">n"
    ],
    [
      0,
      "-C4>w"
    ]
  ]
}',1.79498287955605840679e+09);
CREATE INDEX due_at ON due (at);
COMMIT;
