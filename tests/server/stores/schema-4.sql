-- {"jdsq589scnbd": {"0": "vBwlZzvwk8C9Hut8KD0mDKbZDenkr01AMalH1LJKCE0"}, "24b36yzjdbe5": {"0": "4q0d3dUqyT1IngRjc9_W6QvjUtHPeE0J9jnrH5zxbSs", "1": "1LZuBSE7N4pwk343G4IJeYAXpaTCXRlIFnuxaJ_7XG0"}, "k8g9wdtd386k": {"0": "s0XdgTeh2ALl2AaTXK31ReFidXCJCkuxg5YHHcfFu64"}, "tk2kyhkmf6xb": {"0": "DXdX2smH2qDW_WubTHnA9mKi3qxnEXRWP3dGgfyGwzo"}}
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
	alone BOOLEAN NOT NULL, 
	CONSTRAINT pk_due PRIMARY KEY (table_id, what, seat), 
	CONSTRAINT fk_due_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "due" VALUES('k8g9wdtd386k','glance',1,3877.371267459,3884.353249245,3877.382888552,0);
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
INSERT INTO "log" VALUES('24b36yzjdbe5',1,'move',0,1,'pick R',1.79503966772080421451e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',2,'move',1,1,'pick W',1.79503966773230099677e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',3,'move',0,2,'pick H',1.79503966773749256127e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',4,'move',1,2,'pick W',1.79503966774393916129e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',5,'move',0,3,'pick P',1.79503966774834823605e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',6,'move',1,3,'pick P',1.79503966775241184236e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',7,'move',0,4,'pick P',1.79503966783166885373e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',8,'move',1,4,'pick P',1.79503966783783555031e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',9,'move',0,5,'pick W',1.79503966784383392333e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',10,'move',1,5,'pick W',1.79503966795606398581e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',11,'move',0,6,'done',1.79503966796918916701e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',12,'move',1,7,'done',1.7950396680129897595e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',13,'move',1,8,'Pb3',1.79503966804756164552e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',14,'move',0,9,'Pf1',1.795039668102823019e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',15,'move',1,10,'Wa1',1.79503966817264699936e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',16,'move',0,11,'Pa4',1.79503966820077681546e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',17,'move',1,12,'Hd1',1.79503966841998314858e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',18,'move',0,13,'Hf6',1.79503966852590632436e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',19,'move',1,14,'We6',1.79503966854596686366e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',20,'move',0,15,'Rf2',1.79503966856529283526e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',21,'move',1,16,'Wb4',1.79503966865946865084e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',22,'move',0,17,'Wd3',1.79503966868213391309e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',23,'move',1,18,'Wa2',1.7950396687038164138e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',24,'move',0,19,'Wc1',1.79503966874676513677e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',25,'move',1,20,'Rc2',1.79503966882403492933e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',26,'move',0,21,'Rf5',1.79503966899039816857e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',27,'move',1,22,'Re1',1.79503966903192400928e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',28,'move',0,23,'He2',1.79503966903897166254e+09);
INSERT INTO "log" VALUES('24b36yzjdbe5',29,'move',1,24,'Rc4',1.79503966904512834547e+09);
INSERT INTO "log" VALUES('k8g9wdtd386k',1,'move',0,1,'pick W',1.79503966906504940984e+09);
INSERT INTO "log" VALUES('k8g9wdtd386k',2,'move',0,2,'pick W',1.79503966919189858432e+09);
INSERT INTO "log" VALUES('k8g9wdtd386k',3,'move',0,3,'pick W',1.7950396692886736393e+09);
INSERT INTO "log" VALUES('k8g9wdtd386k',4,'move',0,4,'pick W',1.79503966945147943497e+09);
INSERT INTO "log" VALUES('k8g9wdtd386k',5,'move',0,5,'pick W',1795039669.58851);
INSERT INTO "log" VALUES('k8g9wdtd386k',6,'move',0,6,'done',1.79503966963252854349e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',1,'move',0,1,'O6@s',1.79503967082879900933e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',2,'move',0,2,'B1@e',1.79503967095969271666e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',3,'move',0,3,'keep C7',1.79503967100169181821e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',4,'move',0,4,'S2@s',1.79503967110530662535e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',5,'move',0,5,'keep U3',1.79503967117149925225e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',6,'move',0,6,'-B4>n',1.7950396712614774704e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',7,'move',0,7,'-B6>w',1.79503967127760815617e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',8,'move',0,8,'end',1.79503967131224203114e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',9,'move',0,9,'>e',1.79503967132333064078e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',10,'move',0,10,'-E1>w',1.79503967132878804202e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',11,'move',0,11,'>e',1.79503967133165764804e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',12,'move',0,12,'keep V2',1.79503967133657884591e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',13,'move',0,13,'>w',1.79503967134636759758e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',14,'move',0,14,'keep V2',1.79503967140083241465e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',15,'move',0,15,'keep O4',1.79503967144133472436e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',16,'move',0,16,'-O4>e',1.7950396716002163887e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',17,'move',0,17,'S4@e',1.79503967165731859213e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',18,'move',0,18,'-B2>w',1.79503967174239444735e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',19,'move',0,19,'>e',1.79503967182707309729e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',20,'move',0,20,'>w',1.79503967191896772383e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',21,'move',0,21,'>w',1.79503967200063633919e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',22,'move',0,22,'>n',1.79503967203476333617e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',23,'move',0,23,'end',1.79503967205557799337e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',24,'move',0,24,'keep H3',1.79503967216483521461e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',25,'move',0,25,'keep H3',1.79503967223607397082e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',26,'move',0,26,'end',1.79503967232109594345e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',27,'move',0,27,'keep S5',1.79503967260326981539e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',28,'move',0,28,'keep V3',1.795039672699329853e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',29,'move',0,29,'O2@n',1.79503967284356021885e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',30,'move',0,30,'-V3>s',1.79503967294370746611e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',31,'move',0,31,'>s',1.79503967305142807958e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',32,'move',0,32,'keep W2',1.79503967312337946887e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',33,'move',0,33,'end',1.79503967319160532946e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',34,'move',0,34,'-W5>n',1.79503967338572478296e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',35,'move',0,35,'N4@e',1.79503967344902229308e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',36,'move',0,36,'-U4>w',1.7950396735185317993e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',37,'move',0,37,'>e',1.7950396736056680679e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',38,'move',0,38,'end',1.79503967364414048196e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',39,'move',0,39,'keep N5',1.79503967380759453771e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',40,'move',0,40,'-N5>w',1.79503967393975639348e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',41,'move',0,41,'-C3>s',1.79503967399343442911e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',42,'move',0,42,'end',1.79503967402100777627e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',43,'move',0,43,'C8@w',1.79503967408045339579e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',44,'move',0,44,'end',1.79503967416320061676e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',45,'move',0,45,'keep C5',1.79503967422765421863e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',46,'move',0,46,'-C5>e',1.7950396744748728275e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',47,'move',0,47,'-U5>e',1.79503967449470949171e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',48,'move',0,48,'end',1.79503967453121924396e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',49,'move',0,49,'>w',1.79503967463128423693e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',50,'move',0,50,'-C2>w',1.79503967467580437655e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',51,'move',0,51,'end',1.79503967473564076426e+09);
INSERT INTO "log" VALUES('tk2kyhkmf6xb',52,'move',0,52,'end',1.79503967476387882229e+09);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	server VARCHAR(16) NOT NULL, 
	rank INTEGER NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (table_id, server)
);
INSERT INTO "presence" VALUES('k8g9wdtd386k','97d12fd80e914b85',2,3907.378830649);
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
INSERT INTO "seats" VALUES('jdsq589scnbd',0,'person','Гравець','','36c39733066b1837984232d75e0cef87ce16d5bf1cdd6fbeedd3293cd08e5dd7','',0,1);
INSERT INTO "seats" VALUES('jdsq589scnbd',1,'open','','','','',0,1);
INSERT INTO "seats" VALUES('24b36yzjdbe5',0,'person','Ann','','fc4ff360a53454612c4e84e1402c09bcbf61e7a5fd26b797bc32e81d3610cda5','',0,1);
INSERT INTO "seats" VALUES('24b36yzjdbe5',1,'person','Гравець 2','','cfac705c26fcd913202b34d094ec56b9619ceec96b6a94968137a1634ef940f3','',0,1);
INSERT INTO "seats" VALUES('k8g9wdtd386k',0,'person','Ann','','e40cafb56c0dec833dea480cc72e810050f83b06df78b19fb249216134205c99','',0,1);
INSERT INTO "seats" VALUES('k8g9wdtd386k',1,'bot','','random','','',0,1);
INSERT INTO "seats" VALUES('tk2kyhkmf6xb',0,'person','Гравець','','e5fb44eb1e6d316b223705b06b6b0db43ab998e440005cafc3fcfef1478b27ee','',0,1);
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
	next VARCHAR(32) NOT NULL, reasons BOOLEAN, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT ck_tables_state CHECK (state IN ('waiting', 'playing', 'over'))
);
INSERT INTO "tables" VALUES('jdsq589scnbd','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','waiting','6d93e57e5045c9fa5cdc188c7ea886f4c7971c348bbbf75268453ca1354a826a','7a5845664ab91910913d544db227efe95ff3411728fc805264d752493fbe4858',1,'','','',0,'',1.79503966743134951589e+09,1.79503966743134951589e+09,'','cf92b8e48444342f06855feab36329c735034d97a2e1dd279d5639c943f655fb','[]','','',1);
INSERT INTO "tables" VALUES('24b36yzjdbe5','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','f8ec636af49e80f13d0ffc52205f75e313a1ad5cf81aa16a22af6b3ae7b67ff9','ac00bec6e6552d090fba83fbe9970349bbeb691ab4f098d3a86f3f286d72a102',1,'dd2a80437a59c72577275dd3341a59f918ecd3d1dcb303ee2bbf66e516f1464d','rW .. bW rH rR bP
rW .. rR .. bH bR
.. rP .. bW .. ..
bP rW rR .. .. ..
.. .. .. .. .. bR
.. .. .. .. rW bH
phase: play
round: 1
first: red
hands: WWWWR | WWHHP
decks: WWWRH | RWWW
points: 0 | 0
turn: blue
weather: sunny
flags: stepped
turn count: 19
options: mode=simple weather=usual first_hire=2 decides=coins first=chance
seed: dd2a80437a59c72577275dd3341a59f918ecd3d1dcb303ee2bbf66e516f1464d
','',0,'',1.79503966767276835437e+09,1.79503966904506325722e+09,'','535e80520c5343a926043dc37f60bf2a1f0d63f091f1a3d2829ddf76d6cae28e','[0]','','',1);
INSERT INTO "tables" VALUES('k8g9wdtd386k','foggy-island',2,'{"mode":"simple","weather":"usual","first_hire":2,"decides":"coins","first":"chance"}','playing','7ff2192b28921f9e3a59eef6b08a8b53bda4f7943f291dfff6839c33facaf9ac','c75249aed01cf2182fa5df9dc62fcfc2f3ad93b8df38cbe4cf098fd1d9922e5a',1,'a20cfb46fcf056b2c4280f8e4f47dce4c91dea6caeeb53fe924a171eb197aa1e','.. .. .. .. .. ..
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
seed: a20cfb46fcf056b2c4280f8e4f47dce4c91dea6caeeb53fe924a171eb197aa1e
','',0,'',1.79503966904876017572e+09,1.79503966963243389133e+09,'','bcfabe30c8f238f3c3be2eb2432f9ef047ec65ad75d496d86f701f1b525a5b5b','[1]','','',1);
INSERT INTO "tables" VALUES('tk2kyhkmf6xb','beacon-patrol',1,'{"windmills":false,"piers":false}','over','5333e0855a94c3b121add0ab4417bc7a7f0a123a162c05b318836aacdf040db2','12a35d1157c29b64c6069a98b538ac9e5df6522551be1903bb69fabad9745e6f',1,'d753ac3de4f414892990cdb411e7d39c74aeb63f4d6764a1f1e4c146134792c1','0 0 HQ
0 1 O6
1 1 B1
1 2 S2
2 1 S4
0 -1 O2
1 0 N4
-1 1 C8
ships: -1,1
hands:
stack:
discarded: C7 B4 B6 U3 E1 O1 W3 N3 V2 B3 O4 B2 W1 U8 U7 C6 H3 U2 E5 E2 O5 S5 H2 V3 W2 S1 E3 W5 U4 S3 H1 N5 C3 N1 B5 W4 C4 V1 C5 U5 U1 C2 C1 U6 E4 O3 N2
turn: 0
tokens: 4
swapped:
given:
contributions: 2
turn count: 22
options: windmills=no piers=no
seed: d753ac3de4f414892990cdb411e7d39c74aeb63f4d6764a1f1e4c146134792c1
','',0,'{
  "isolario": 1,
  "game": "beacon-patrol",
  "rules": 1,
  "seats": 1,
  "options": {
    "windmills": false,
    "piers": false
  },
  "seed": "d753ac3de4f414892990cdb411e7d39c74aeb63f4d6764a1f1e4c146134792c1",
  "moves": [
    [
      0,
      "O6@s"
    ],
    [
      0,
      "B1@e"
    ],
    [
      0,
      "keep C7"
    ],
    [
      0,
      "S2@s"
    ],
    [
      0,
      "keep U3"
    ],
    [
      0,
      "-B4>n"
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
      ">e"
    ],
    [
      0,
      "-E1>w"
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
      ">w"
    ],
    [
      0,
      "keep V2"
    ],
    [
      0,
      "keep O4"
    ],
    [
      0,
      "-O4>e"
    ],
    [
      0,
      "S4@e"
    ],
    [
      0,
      "-B2>w"
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
      ">w"
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
      "keep H3"
    ],
    [
      0,
      "keep H3"
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
      "keep V3"
    ],
    [
      0,
      "O2@n"
    ],
    [
      0,
      "-V3>s"
    ],
    [
      0,
      ">s"
    ],
    [
      0,
      "keep W2"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "-W5>n"
    ],
    [
      0,
      "N4@e"
    ],
    [
      0,
      "-U4>w"
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
      "keep N5"
    ],
    [
      0,
      "-N5>w"
    ],
    [
      0,
      "-C3>s"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "C8@w"
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
      "-C5>e"
    ],
    [
      0,
      "-U5>e"
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
      "-C2>w"
    ],
    [
      0,
      "end"
    ],
    [
      0,
      "end"
    ]
  ]
}',1.79503967069764947895e+09,1.79503967476365065576e+09,'','9ee898aa787bb1144d20571f8cd21a0e83ecbb55ebb7e5270309015833245589','[]','{"scores":[2],"outcome":{"places":[1],"title":"rank_novices","missed":{"id":"beacon_rank_missed","args":{"rank":{"id":"rank_sailors"},"points":24}},"shares":{"tile_placed":"share_laid","explored":"share_explored"}}}','',1);
CREATE INDEX seats_holder ON seats (holder);
CREATE INDEX due_at ON due (alone, at);
COMMIT;
