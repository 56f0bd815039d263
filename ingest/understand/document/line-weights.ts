/**
 * How much each clue speaks for a line starting at a word of a text that lost its lines. Made by `npm run bench -- weights`
 * from the postings of bench/labelled/tune (bench/line-weights.ts): not to be edited. A line has a kind of clue
 * (line-clues.ts), and values with their weights.
 */
export const WEIGHTS = `
start  always -1.51
before   -0.04  0 -0.12  0,0 0.40  0-0 0.10  0.0 -0.12  0k 0.11  0x -0.36  a -4.54  about -1.57  above -0.20
before  accountabilities 0.67  across -2.47  advantage 0.61  after -1.00  ago 0.07  agreement 0.74  allowance -0.18
before  alternate -0.87  am -0.28  an -3.82  and -6.34  annual -0.54  annum 0.08  ansible 0.74  any -0.51  api 0.72
before  apply 0.35  april 0.53  are -0.36  around -0.90  as -2.63  at -5.13  b -1.70  b.e -0.69  b.sc -1.27
before  background 1.22  basic -1.20  be -0.87  before -0.18  below -0.71  benefits 2.43  bengaluru 0.24
before  between -1.85  big -0.26  bring 0.12  building -0.02  business -0.10  by -2.82  c -1.29  c++ 0.27  ca -0.79
before  class -0.57  clients 0.08  cloud -0.17  company 0.16  compensation 1.53  compliance 0.11  computer -0.68
before  conditions 1.87  consultant 0.20  consulting 0.04  core -0.53  criteria 0.94  crore 0.20  current -1.50
before  d -0.66  data -0.57  day 0.20  days 0.20  department 0.42  description 2.75  desirable 0.82  details 1.46
before  developer 0.41  development 0.19  digital -0.27  do 0.46  duties 2.75  e -3.29  each -0.64  education 1.00
before  eligibility 2.45  embedded -0.83  emoluments 0.89  employer -0.27  engineer 0.09  english 0.72  esops 0.46
before  essential 0.24  every -2.14  excel 0.75  exp -0.52  expected -0.98  experience 0.28  facilities 1.11
before  family 0.29  first -0.65  fluent -0.18  for -2.63  four -0.24  friday 0.15  from -4.74  general 0.08  get 0.30
before  go 0.29  good -0.72  google -0.96  has -0.64  have 0.10  having -1.26  here 0.46  hindi 0.63  hiring -0.78
before  home 0.12  hours 0.32  hsr -0.08  hybrid -0.18  hyderabad 0.43  i -3.17  ii -0.18  in -5.35  incentives 0.29
before  including -0.65  inr -1.25  interview 0.31  interviews 0.36  into -1.34  is -1.71  iso -0.61  ist 0.89
before  it 0.26  its -2.05  january 0.53  jd 0.43  jenkins 0.28  job -0.64  joining 0.05  k -0.38  key -1.39  km 0.59
before  know -0.98  knows -0.30  kochi 0.45  lakh 0.66  lakhs 0.70  last -1.99  lead -0.02  learn -0.11  learning 0.32
before  level -0.43  linked -2.33  little -1.07  ll -1.55  location 0.27  logistics 0.06  lpa 1.10  ltd 1.09  m -0.11
before  m.sc -0.25  mac -0.20  maintain -0.81  manager 0.11  march 0.15  mba -0.27  mca 0.04  min -0.59  minutes 0.16
before  month 0.30  months 0.23  mr -0.49  ms -1.18  mumbai 0.09  must 0.48  near -2.99  need 0.36  needed 0.18
before  net -0.21  new -1.35  no -0.99  north -1.07  o -0.18  of -4.71  off 0.09  offer 1.35  old -0.04  on -3.04
before  once 0.26  one -0.49  only -0.10  open -0.32  opportunity 0.10  or -5.96  oracle -0.56  our -5.25  over -2.07
before  overview 1.90  own -0.21  p -1.67  p.a 0.40  package 0.95  pay 0.91  people -0.18  per -2.71  perks 2.41
before  person 0.69  ph -2.41  phase -0.16  place 0.49  plant -0.14  position 0.17  posts 0.28  power -1.79
before  preferred 0.03  process 0.66  product 0.36  profile 2.32  programme 1.01  project 0.19  purpose 1.12
before  python 0.73  q -1.38  qualification 0.93  qualifications 2.89  quarter 0.74  read -0.47  register 0.19
before  remote -0.65  remuneration 1.75  reports 0.03  requirement 2.20  requirements 4.08  requires -0.92
before  responsibilities 4.39  rewards 1.11  role 1.10  room 0.15  round -0.09  rs -3.43  run -0.98  s/0 -0.19
before  sap -0.17  scope 0.21  second -0.29  sector -0.61  selection 2.08  senior -0.54  series -2.44  server 0.40
before  service 0.28  since -2.71  skills 1.82  small -0.18  smart -0.10  some -2.14  speak -0.79  spoken -0.47
before  spring -0.40  sql 0.07  steps 0.13  stipend 0.07  strong -0.95  summary 1.92  systems 0.17  target -0.27
before  tasks 1.36  team 0.47  technical -0.28  terms 1.69  test -0.11  than -1.16  the -6.15  their -0.18
before  through -1.49  till -0.93  time 0.17  to -4.03  two -0.69  typescript 0.62  under -1.94  upto -1.22  us 0.53
before  use -0.33  using -2.32  v -1.17  was -0.14  web -1.13  week 0.19  wfh 0.09  what -0.05  whats -3.54
before  where 1.57  which -0.15  who 0.43  with -4.06  within -1.83  work 0.56  working -0.06  worth -0.79
before  write -2.14  written -0.80  year 0.48  years 0.39  you 1.07  your -0.80
before 2   -0.25  0 0.07  0+ -0.20  0,0 0.14  0.0 0.03  a -0.20  about 1.55  above 0.08  after 0.14  among -0.10
before 2  an -0.46  and 0.09  app 0.30  apply -0.62  are -0.09  as -0.03  at -0.32  basic 0.98  be 0.46  below 0.43
before 2  bus -0.16  can 0.03  centre -0.40  client -0.12  come 0.66  company -0.06  ctc -0.79  data 0.25  days 0.26
before 2  each 0.57  every 0.32  first 0.44  for -0.07  graduate -0.03  has -1.44  have -0.86  hindi 0.13
before 2  hiring -0.14  home 0.28  id 0.26  in 0.11  inr -0.08  is 0.42  it 0.40  job 0.62  key 0.90  level 0.05
before 2  licence 0.11  linux 0.14  live 0.31  look 1.79  looking 1.48  lpa -0.14  march 0.34  month -0.27
before 2  months -0.02  next 0.60  no 0.16  not 0.41  of -0.08  office -0.16  on 0.03  one -0.03  opportunity -0.64
before 2  or 0.22  our -0.38  pass -0.02  pay -0.17  per 0.51  platform -0.02  power 0.10  proud 1.99  read 1.41
before 2  responsible 0.08  road 0.11  role -0.09  rs 0.67  salary -0.13  sector 0.22  series 1.72  services -0.26
before 2  since 0.10  spring 0.52  systems -0.18  technical 0.04  test 0.29  the 0.14  their 0.59  them 0.09
before 2  this 0.37  three 0.08  through -0.09  to 0.17  us -0.07  we 0.29  what -0.57  who -0.87  with -0.14
before 2  without 0.32  work 0.18  working 0.15  write -0.12  year 0.11  years -0.02  you 0.66  you'd 0.28
before 2  you'll 0.85  your 0.39  yrs -0.62
behind   2.54  0 -0.03  0,0 -0.35  0,0–0,0 0.36  0-0 -0.66  0-0k 0.73  0-hour 0.05  0k -0.12  a 1.06  about 2.37
behind  act -1.14  after -0.18  age 0.33  an 0.48  analyst -0.88  android -2.48  annual 0.01  any 0.31  anyone 0.06
behind  api -0.06  apis -0.03  app -0.13  application 0.53  applications 0.69  apply 1.21  april -0.34  area -0.31
behind  arr -0.17  as 0.22  at 0.17  attendance 0.33  b.com 0.85  b.e 0.71  b.sc 1.05  b.tech 0.59  bank -0.18
behind  basic 0.14  be 0.46  benefits 1.57  bengaluru -0.76  bond 0.17  book -0.30  boot -1.32  budget 0.18
behind  build 1.33  c# 0.62  ca 0.41  call 0.16  candidate 0.35  candidates 0.02  ccna 0.26  center -0.07
behind  centre -0.87  chennai -0.57  city -1.32  civil -0.16  client 0.15  cloud -1.45  code -0.20  company 0.54
behind  compensation 1.19  conditions 0.60  consultant -0.08  contract 0.22  core -0.50  cr -3.75  cs -0.88  ctc 0.71
behind  current 0.48  cv -0.78  d -0.50  data -0.33  day 0.24  dec -0.74  december -1.70  degree 0.18  delhi -0.28
behind  description -0.34  design 0.13  designation 0.35  designer -0.46  desirable 0.07  desired 0.42  desk -0.52
behind  developer -2.00  devops -0.57  diploma 0.81  diwali -0.59  do 0.01  ds -0.28  duration 0.41  duties 1.71
behind  duty 0.03  east -0.56  education 0.98  eligibility 2.10  eligible 0.82  engineer -2.35  engineering -0.21
behind  engineers -0.19  english -1.96  erp -0.52  essential 1.41  europe -0.13  european -0.42  excel -0.49
behind  excellent 0.06  executive -1.05  exp 0.97  experience 1.19  facilities 0.72  figma -0.43  finance -0.17
behind  fixed 0.18  fluent 0.20  for 0.13  foundation -1.06  freshers 0.28  friday -1.24  general 0.33  german -0.19
behind  git 0.11  go -0.02  good 0.74  graduate 1.14  graduates 0.53  gross 0.16  growth 0.17  handle 0.47
behind  hindi -0.60  hours 0.05  how 2.65  html 0.29  hybrid 0.05  hyderabad -0.56  i -1.20  id -0.59  ie -0.57
behind  if -0.51  important 0.24  in -0.35  india -2.37  india's -1.07  indian -2.71  insurance 0.21  inter -0.24
behind  interested 0.57  interview 1.10  ist -0.64  it -1.22  it's -0.42  iti 0.76  jaipur -0.07  january -1.09
behind  java -1.24  job 2.72  joining 0.07  june -0.97  kannada -0.11  keep 0.87  key 2.63  kit -0.88  knowledge 0.43
behind  kubernetes -1.12  l -0.69  lab 0.12  labs -1.04  lake -0.27  lakhs -0.87  level -0.20  linux -0.89
behind  location 0.38  lpa -2.63  ltd -1.27  m.sc 1.29  mail 0.71  maintain 0.09  manage 0.24  manager -2.12
behind  march -1.52  master -0.14  mba 1.02  mbps -0.39  min 0.38  minimum 0.94  mode 0.37  monday -2.32
behind  mondays -0.01  money 0.64  monthly 0.53  ms -0.46  mumbai -0.98  must 0.91  nadu -0.38  nagar -1.90
behind  native -0.09  need 0.20  needed 0.17  net -3.83  no -0.39  noida -0.25  northbridge 1.48  note 0.90
behind  notice 0.13  np 0.81  number 0.16  nursing -0.35  odoo -0.78  offer 0.09  officer -0.30  open 0.02
behind  opening 0.36  openings 0.60  os -1.95  other 0.78  our 0.18  own 0.57  p -0.03  package 0.64  panel -0.44
behind  park -0.88  pay 0.64  perks 1.74  person 0.25  pf 0.35  phase -0.01  place 0.13  please 0.65  pm -0.63
behind  portfolio 0.26  position 2.42  post 1.21  posting 0.24  power -0.26  ppo 0.10  prepare 1.04  prime -0.74
behind  pro -0.16  process 0.98  project 0.28  projects 0.04  ps -0.44  pune -0.82  python -0.07  q 0.91
behind  qualification 1.34  qualifications 0.55  range -0.13  react -0.75  recruitment 0.53  remote 0.51
behind  remuneration 1.04  reporting 0.29  required 0.21  requirement 1.11  requirements 2.19  responsibilities 1.97
behind  rewards 0.04  road -1.86  role 2.25  roles 1.42  rotational 0.28  rs -1.93  run 0.62  rust -0.48  s -0.40
behind  saas -2.10  salary 0.81  sales -0.35  saturday -1.62  saturdays -2.16  sc -1.17  science -0.75  scope 0.91
behind  sector -0.48  selected 0.10  selection 1.59  send 0.98  senior 0.12  series -1.02  server -2.45
behind  services -1.41  shift 0.85  skill 0.43  skills 1.00  soc -1.26  software -0.02  sql 0.61  stay 0.09
behind  stipend 0.68  store -0.55  strong 0.63  studio -0.17  sunday -0.63  systems -0.87  take 1.12  tamil -0.11
behind  tasks 0.56  tech -0.99  technology -0.79  terms 0.86  that's -0.16  the 0.54  then -0.15  they -0.29
behind  things 1.51  this 0.58  those -0.18  thursday -0.90  timing 0.88  title -0.07  to 1.27  today -0.03  top -0.09
behind  total 0.89  training 0.47  tube -1.37  tuesday -1.50  us -0.43  v -0.72  visit 0.16  walk-in 0.37  we 0.18
behind  we're 0.76  wednesday -0.16  what 3.40  what's 2.33  where 2.18  who 2.74  whom 0.85  why 2.18  work 1.25
behind  working 1.00  write 1.34  years -0.53  you 0.56  you'd 0.86  you'll 0.74  you've 0.48  your 1.45  yrs -0.52
behind  zoom -0.08
behind 2   0.29  0 -0.02  0+ 0.09  0,0 0.03  0-0 0.20  0–0 0.58  a -0.16  aadhaar -0.05  and -0.75  answer -0.20
behind 2  api 0.30  are -0.28  as -0.17  at -0.38  audit 0.65  b.e 0.66  be 0.14  build 0.23  builds -0.37  by -0.48
behind 2  call 0.03  calls 0.05  campus -0.57  candidate 0.57  candidates 0.26  centre -0.82  certified 0.09
behind 2  city -0.03  clusters -0.02  code 0.02  company -0.38  cr -0.43  crore -1.57  cs -0.45  ctc 0.41  cv 0.13
behind 2  data 0.16  date 0.30  day 0.29  degree 0.14  description 0.09  design 0.59  developer -0.73
behind 2  developers -0.22  do -0.11  does -0.01  electrical 0.72  engineer -0.34  engineers -0.37  english 0.45
behind 2  for -0.79  from -0.33  global -0.05  good 0.09  group -0.42  has -0.54  have 0.06  hiring 0.32
behind 2  hyderabad -0.05  i 0.05  in -0.38  india -0.71  information 0.18  insurance 0.34  inter 0.15  is -0.42
behind 2  it -0.52  knowledge 0.10  last -0.42  least 0.20  level 0.10  linux 0.06  lpa 0.65  ltd -0.55  makes -0.35
behind 2  medical 0.25  million -0.33  mode -0.01  months 0.07  ms -0.09  mumbai -0.06  no -0.21  not -0.19  of 0.28
behind 2  off -0.08  offered 0.21  office -0.70  on -0.30  opportunity 0.69  or -0.39  our 0.10  partner -0.68
behind 2  pass 0.36  pay 0.30  people -0.44  per -0.81  period 0.34  person 0.35  position 0.24  present -0.36
behind 2  process 0.06  python 0.22  qualifications 1.39  range 0.42  remote 0.14  reports -0.03  required 0.21
behind 2  responsibilities 0.97  road -0.19  role 0.28  rounds 0.42  runs -0.43  salary 0.20  services -0.61
behind 2  shall 0.46  shifts 0.13  should 0.07  since -0.06  site -0.01  skills 0.51  sql 0.38  started -0.06
behind 2  tasks 1.10  team -0.45  test 0.09  testing 0.24  the 0.34  this 0.06  through -0.18  time -0.12  to 0.07
behind 2  training -0.16  type 0.35  under -0.08  up 0.11  was -0.10  we -0.49  web 0.05  weeks 0.17  who -0.08
behind 2  will -0.15  with -0.07  within -0.03  works -0.40  year 0.23  years 0.35  you 0.16  yrs 0.41
both behind   0 -1.18   0,0 -1.27   0,0,0 -0.28   0-0 0.03   0.0 -1.31   0k -0.12   hr -0.30   rs -1.19  0  0.08
both behind  0 days 1.22  0 lakh -0.93  0 lpa -0.30  0 months 0.12  0 of -0.78  0 pm 0.01  0 to 1.00  0 weeks 0.58
both behind  0 year 0.28  0 years -0.09  0+ years 0.64  0,0 to 0.01  0-0 lpa 0.06  0-0 years 1.01  0.0 to 0.02
both behind  0th pass 0.44  0–0 lpa 0.08  about 0 -0.53  about the 0.99  as a 0.64  at least 0.17  ctc 0 0.25
both behind  ctc 0.0 0.12  exp  0.60  how we 0.16  in this 1.01  level 0 -0.22  ll b 1.65  location  0.27
both behind  looking for 1.31  minimum 0 0.29  must have 0.37  no bond 0.36  no of 2.13  nursing with -0.04
both behind  pay and 0.33  rs 0 -1.16  rs 0,0 0.10  salary  0.26  salary 0 -0.15  salary 0,0 0.25  salary rs 0.18
both behind  service agreement 0.22  the job 0.36  the role 1.08  the work 1.11  to apply 0.24  we are 0.77
both behind  we do -0.75  we need 1.31  we offer 0.64  we want 1.31  we're 0 -0.05  we're looking 0.42  what you 0.08
both behind  what you'll 0.49  work from -0.44  you have 0.41  you should 0.32  you will 0.48
colon  0 1.30  0) 1.48  0. 0.14  09 2.47  0: 1.84  1 0.36  1) 0.25  1. 0.81  1: 1.28  2. 0.93  3 -0.16  3. 0.83
colon  3: -0.08
form before  " -0.05  () -0.36  9%~ 0.44  9) -0.71  9.~ 1.12  99 -0.19  99~ 0.32  9:~ -3.75  A 0.19  A. -0.08
form before  A.~ -2.13  A9~ -0.83  AA 0.01  AA) 0.10  AA. -0.12  Aa 0.03  Aa. -0.26  Aa.~ 0.68  Aa: -1.12  Aa~ 1.31
form before  a 0.37  a" -0.28  a. 0.48  a.~ 3.18  a:~ 1.04  a; -0.35  a?~ 0.83  a~ 3.72  || -0.35  ₹. 0.07
form behind  ( -2.85  () -1.36  (+ -0.99  (, -3.25  (. -2.37  (9 -3.62  (: -1.68  * 0.75  ** 2.78  - 2.22  -- -1.57
form behind  -> -0.48  9%~ 0.03  9) 0.85  9++~ 1.56  9, -1.89  9,~ -0.97  9-99~ 2.17  9. 1.04  99 -0.89  99~ 0.34
form behind  9: -1.44  9; -0.22  9~ 0.36  @@ -1.07  A, 0.62  A,~ -0.52  A. 0.17  A9 -0.40  AA -0.09  AA, -0.14
form behind  AA,~ 0.26  AA. -1.81  AA: 0.95  AA:~ 0.90  AA~ 1.13  Aa 0.38  Aa, -0.14  Aa,~ 0.74  Aa. -0.82  Aa: 1.29
form behind  Aa:~ 3.22  Aa; -0.38  Aa? 0.40  Aa~ 3.03  A~ -0.19  ~~ 1.91  »» 1.30  –– -3.86  •• 5.33  ₹9~ 1.86
form behind  ₹₹ -1.19
forms  9. 9-99 0.27  9. Aa -0.10  99 -- -0.22  99 99 0.75  99 AA -0.95  99 AA, -0.41  99 Aa 0.24  99 Aa: 0.48
forms  99 Aa~ 0.86  A Aa~ -2.15  A9 Aa 0.21  AA ( 0.37  AA () -0.02  AA -- 0.09  AA 99 -0.10  AA AA -0.84
forms  AA AA, -0.35  AA AA: -0.21  AA Aa 0.92  AA Aa: 1.09  AA Aa~ -1.10  AA) Aa 0.13  AA. Aa -0.09  Aa ( -0.05
forms  Aa () -0.42  Aa -- -0.01  Aa 9 0.01  Aa 9. -0.78  Aa 99 0.34  Aa 99~ 1.60  Aa A 0.53  Aa A.~ 0.67  Aa AA 0.43
forms  Aa AA,~ -0.16  Aa AA: -0.75  Aa Aa,~ -0.43  Aa Aa: -0.40  Aa Aa~ -2.11  Aa A~ -0.32  Aa –– -0.02  Aa ₹9 1.21
forms  Aa) Aa 0.51  Aa. AA 0.23  Aa. Aa: -0.11  Aa: -- 3.32  a ( -1.26  a -- 1.53  a 9 -0.18  a 9% -1.00  a 9++ -0.76
forms  a 9-99 -0.30  a 9. -0.27  a 99 -0.95  a A 0.48  a A. 0.29  a AA 0.27  a AA, 0.77  a AA. -0.07  a AA: 0.10
forms  a AA~ 0.46  a Aa 1.54  a Aa, 1.50  a Aa: 1.92  a Aa~ -0.81  a –– 1.70  a ₹. -0.35  a ₹9 -0.15  a) Aa 0.68
forms  a. -- 0.15  a. 9 -0.28  a. 9++ -0.17  a. 9-99 0.08  a. 9. 0.25  a. 99 -0.21  a. A -0.43  a. AA 0.05
forms  a. AA, 0.21  a. Aa -0.38  a. Aa, -0.04  a. Aa: -0.27  a: -- 2.24  a: 99 -0.16  a: Aa 0.28  a~ Aa -2.80
forms  ₹9 Aa 0.05
forms behind   () Aa 1.04   () a -0.42   * a 0.46   -- 9 -0.41   -- 99 -0.48   -- AA 0.08   -- Aa 1.43   -- Aa, 0.07
forms behind   -- a -0.79   -- a, -1.05   -- ₹9 0.19   9% a 0.54   9++ a 0.86   9-99 AA 1.71   9-99 a 0.93
forms behind   9-99 a. -0.15   9. Aa: -0.28   99 -- 0.11   99 AA 0.03   99 a 0.25   99 a' 1.01   99 a. -1.54
forms behind   >> Aa 0.07   A // 0.70   A a 0.97   A. Aa 0.21   AA ( -0.25   AA // 0.63   AA 9, 0.29   AA AA 0.36
forms behind   AA Aa -0.10   AA Aa. -0.08   AA Aa: -0.07   AA a 0.14   AA a, 0.38   AA a. -0.84   AA a: 0.13
forms behind   AA •• -0.36   AA, AA, 0.37   AA, a -0.90   AA, a, 0.07   AA. Aa -0.78   AA: 99 0.11   AA: AA -0.15
forms behind   Aa ( -0.75   Aa () -0.53   Aa (9 -0.53   Aa -- 0.67   Aa // -0.44   Aa 9 0.31   Aa 9% 0.21
forms behind   Aa 9++ 0.25   Aa 9, -0.15   Aa 9-99 0.70   Aa 9. -1.08   Aa 99 0.48   Aa 9: 1.34   Aa A9 0.14
forms behind   Aa AA 0.87   Aa AA, 0.10   Aa Aa -0.11   Aa Aa, -0.08   Aa Aa. -1.29   Aa Aa: -0.21   Aa a 1.36
forms behind   Aa a, 1.51   Aa a. -1.07   Aa a: 2.97   Aa a; 0.47   Aa –– -0.37   Aa •• -0.03   Aa ₹9 1.36
forms behind   Aa, AA, 0.31   Aa, Aa -0.14   Aa, Aa, 0.55   Aa, Aa. -0.66   Aa, a 0.19   Aa, a, 1.93   Aa. 99 1.24
forms behind   Aa. Aa -0.51   Aa. a 2.06   Aa: 99 0.50   Aa: Aa -0.16   Aa: a 0.42   –– Aa 1.30   •• Aa 0.39
forms behind   ₹9 AA, 0.39   ₹9 a 0.19  % Aa a 0.89  ) >> Aa -1.62  . -- Aa 0.27  . 9 a. -0.31  . 9++ a. -1.00
forms behind  . 9-99 a 0.03  . 9-99 a. -0.74  . 9. Aa 0.25  . 99 a, -0.02  . 99 a. -0.78  . A Aa 0.11  . A a -0.55
forms behind  . AA 99 -0.47  . AA AA 0.60  . AA Aa 0.64  . AA Aa, 0.04  . AA Aa. -0.06  . AA a 0.07  . AA a, 0.41
forms behind  . AA a. -0.98  . AA: Aa 0.12  . Aa -- 0.33  . Aa // -0.89  . Aa 9. -0.45  . Aa 99 -0.39  . Aa :: 0.19
forms behind  . Aa A 0.60  . Aa Aa 0.68  . Aa Aa, 0.02  . Aa Aa. -0.75  . Aa a -0.41  . Aa a, -0.07  . Aa a. -1.36
forms behind  . Aa a: 0.25  . Aa •• 2.41  . Aa, Aa, 0.35  . Aa, Aa. -0.83  . Aa, a, 0.27  . Aa. 9- 2.02  . Aa. 99 1.21
forms behind  . Aa. Aa -0.27  . Aa: 9-99 -0.06  . Aa: 9. -0.83  . Aa: Aa 0.52  . Aa: a 0.09  . ₹9 a 0.43
forms behind  9 -- 99 -1.79  9 -- Aa 0.15  9 -- ₹9 -0.69  9 AA AA 0.78  9 AA a -0.15  9 Aa -- 0.05  9 Aa 99 0.42
forms behind  9 Aa Aa 0.02  9 Aa a 1.67  9 Aa a, 0.31  9 Aa a: 2.19  : -- Aa 0.47  : 99 a -0.28  : Aa a 1.00
forms behind  : Aa a: 1.07  > Aa a -0.07  ? Aa a -0.04
glued  all -2.29  all! -0.59  all. -2.88  all9 -1.39  all: -2.81  all; -1.97  all> -1.48  all? -1.07  all~ 0.47
glued  all~) 3.48  all~. 1.17  all~: 1.89  all~? 1.31  some 0.09  some! 0.34  some% 2.15  some) 2.86  some+ 0.73
glued  some. -0.07  some9 0.45  some: -1.03  some; -2.90  some> -0.01  some? 0.36  some~ -2.56  some~) 0.07
glued  some~. 1.23  some~9 -1.79
in  ( -4.40
since  0 0.37  1 -0.97  11 0.01  12 -0.37  2 -0.99  3 -0.49  4 -0.37  5 -0.22  6 -0.19  7 -0.12  8 -0.03  9 0.01
`
