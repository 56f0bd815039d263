/**
 * How much each clue speaks for a line starting at a word of a text that lost its lines. Made by `npm run bench -- weights`
 * from the postings of bench/labelled/tune (bench/line-weights.ts): not to be edited. A line has a kind of clue
 * (line-clues.ts), and values with their weights.
 */
export const WEIGHTS = `
start  always -1.52
before   -0.05  0 -0.11  0,0 0.42  0-0 0.10  0.0 -0.10  0k 0.14  0x -0.43  a -4.43  about -1.58  above -0.17
before  accountabilities 0.65  across -2.46  advantage 0.66  after -1.00  ago 0.11  agreement 0.73  allowance -0.18
before  alternate -0.90  am -0.29  an -3.82  and -6.34  annual -0.53  annum 0.07  ansible 0.74  any -0.50  api 0.72
before  apply 0.35  april 0.52  are -0.36  around -0.90  as -2.60  at -5.12  b -2.04  b.e -0.69  b.sc -1.36
before  b.tech -0.01  background 1.18  basic -1.21  be -0.87  be/b -1.55  before -0.17  below -0.70  benefits 2.42
before  bengaluru 0.24  between -1.84  bhopal 0.03  big -0.26  bring 0.12  building -0.02  business -0.09  by -2.82
before  c -1.31  c++ 0.33  ca -0.83  class -0.60  clients 0.11  cloud -0.18  company 0.16  compensation 1.52
before  compliance 0.11  computer -0.66  conditions 1.86  consultant 0.20  consulting 0.05  core -0.53  criteria 0.94
before  crore 0.19  current -1.51  d -0.58  data -0.57  day 0.20  days 0.20  department 0.41  description 2.75
before  desirable 0.81  details 1.45  developer 0.41  development 0.19  digital -0.26  do 0.47  duties 2.70  e -2.87
before  each -0.64  education 1.01  eligibility 2.37  embedded -0.62  emoluments 0.87  employer -0.27  engineer 0.09
before  english 0.74  esops 0.46  essential 0.19  every -2.15  excel 0.79  exp -0.52  expected -0.99  experience 0.28
before  facilities 1.09  family 0.29  first -0.65  fluent -0.16  for -2.63  four -0.23  friday 0.15  from -4.73
before  general 0.08  get 0.33  go 0.31  good -0.70  google -0.96  has -0.64  have 0.10  having -1.27  here 0.48
before  hindi 0.63  hiring -0.78  home 0.12  hours 0.33  hsr -0.08  hybrid -0.18  hyderabad 0.44  i -3.15  in -5.34
before  incentives 0.30  including -0.65  inr -1.19  interview 0.30  interviews 0.36  into -1.33  is -1.70  iso -0.59
before  ist 0.90  it 0.27  its -2.06  january 0.53  jd 0.43  jenkins 0.31  job -0.65  joining 0.04  k -0.22  key -1.42
before  km 0.54  know -0.96  knows -0.29  kochi 0.46  lakh 0.65  lakhs 0.68  last -2.00  lead -0.02  learn -0.11
before  learning 0.32  level -0.42  linked -2.35  little -1.10  ll -1.25  location 0.27  logistics 0.10  lpa 1.08
before  ltd 1.10  m -0.42  m.sc -0.42  mac -0.18  maintain -0.81  manager 0.12  march 0.16  mba -0.21  mca 0.03
before  min -0.58  minutes 0.15  month 0.30  months 0.21  mr -0.48  ms -1.18  mumbai 0.09  must 0.47  near -2.97
before  need 0.36  needed 0.15  net -0.21  new -1.35  no -0.96  north -1.08  of -4.72  off 0.08  offer 1.34  on -3.03
before  once 0.26  one -0.48  only -0.13  open -0.32  opportunity 0.10  or -5.95  oracle -0.54  our -5.26  over -2.07
before  overview 1.90  own -0.20  p -1.61  p.a 0.38  package 0.95  pay 0.90  people -0.18  per -2.72  perks 2.39
before  person 0.68  ph -1.57  phase -0.19  place 0.48  plant -0.14  pm -0.01  position 0.15  postgresql 0.06
before  posts 0.17  power -1.79  preferred 0.03  present -0.01  process 0.65  product 0.35  profile 2.33
before  programme 1.02  project 0.20  purpose 1.11  python 0.74  q -1.36  qualification 0.85  qualifications 2.84
before  quarter 0.74  read -0.45  register 0.20  remote -0.65  remuneration 1.72  reports 0.04  requirement 2.22
before  requirements 4.07  requires -0.92  responsibilities 4.39  rewards 1.10  role 1.09  room 0.06  round -0.11
before  rs -3.15  run -0.94  s/0 -0.35  sap -0.16  sc -0.18  scope 0.20  second -0.29  sector -0.61  selection 2.07
before  senior -0.54  series -2.49  server 0.42  service 0.29  since -2.71  skills 1.81  small -0.18  smart -0.06
before  some -2.16  speak -0.80  spoken -0.47  spring -0.39  sql 0.07  steps 0.13  stipend 0.06  strong -0.93
before  summary 1.90  systems 0.17  target -0.26  tasks 1.34  team 0.47  tech/m -0.81  technical -0.28  terms 1.69
before  test -0.11  than -1.16  the -6.15  their -0.17  through -1.47  thursday 0.02  till -0.96  time 0.16  to -4.02
before  two -0.68  typescript 0.64  under -1.94  up 0.01  upto -1.23  us 0.53  use -0.33  using -2.27  v -1.10
before  was -0.10  web -1.11  week 0.19  wfh 0.11  what -0.05  whats -3.54  where 1.57  which -0.13  who 0.45
before  with -4.05  within -1.82  work 0.57  working -0.04  worth -0.80  write -2.11  written -0.78  year 0.46
before  years 0.39  you 1.06  your -0.82
before 2   -0.27  0 0.08  0+ -0.20  0,0 0.14  0.0 0.06  a -0.21  about 1.57  above 0.09  after 0.15  among -0.11
before 2  an -0.46  and 0.09  app 0.22  apply -0.59  are -0.08  as -0.02  at -0.30  b -0.71  basic 0.99  be 0.46
before 2  below 0.44  bus -0.16  can 0.02  centre -0.41  client -0.12  come 0.65  company -0.06  ctc -0.78  d -0.19
before 2  data 0.25  days 0.26  each 0.57  every 0.33  first 0.44  for -0.06  graduate -0.08  has -1.44  have -0.86
before 2  hindi 0.15  hiring -0.14  home 0.28  id 0.27  in 0.12  inr -0.06  is 0.41  it 0.40  job 0.62  key 0.91
before 2  level 0.02  licence 0.10  linux 0.13  live 0.30  look 1.77  looking 1.46  lpa -0.14  march 0.30  month -0.27
before 2  months -0.01  next 0.61  no 0.16  not 0.42  of -0.08  office -0.16  on 0.04  one -0.02  opportunity -0.63
before 2  or 0.21  our -0.38  pass -0.03  pay -0.16  per 0.51  power 0.10  proud 1.99  read 1.40  responsible 0.07
before 2  road 0.11  role -0.09  rs 0.67  salary -0.06  second 0.01  sector 0.21  series 2.63  services -0.24
before 2  since 0.11  spring 0.53  systems -0.17  technical 0.05  test 0.29  the 0.14  their 0.57  them 0.12
before 2  this 0.38  three 0.08  through -0.09  to 0.18  us -0.05  we 0.29  what -0.56  who -0.86  with -0.15
before 2  without 0.32  work 0.18  working 0.15  year 0.09  years -0.05  you 0.66  you'd 0.28  you'll 0.86  your 0.40
before 2  yrs -0.62
behind   2.56  0 -0.04  0,0 -0.33  0,0–0,0 0.38  0-0 -0.65  0-0k 0.73  0-hour 0.03  0k -0.10  a 1.47  about 2.38
behind  act -1.15  after -0.18  age 0.35  an 0.48  analyst -0.87  android -2.47  annual 0.02  any 0.30  anyone 0.09
behind  api -0.08  apis -0.04  app -0.13  application 0.53  applications 0.70  apply 1.26  april -0.33  area -0.22
behind  arr -0.15  as 0.21  at 0.17  attendance 0.33  b 0.45  b.com 1.10  b.e 0.67  b.sc 1.21  b.tech 0.83  bank -0.18
behind  basic 0.14  be 0.58  be/b 0.21  benefits 1.57  bengaluru -0.76  bond 0.18  book -0.31  boot -1.33  budget 0.18
behind  build 1.33  c# 0.76  ca 0.50  call 0.18  candidate 0.35  candidates 0.04  ccna 0.26  center -0.06
behind  centre -0.85  chennai -0.57  city -1.33  civil -0.01  client 0.15  cloud -1.45  code -0.20  com -2.41
behind  company 0.54  compensation 1.20  conditions 0.65  consultant -0.07  contract 0.23  core -0.51  cr -3.74
behind  cs -0.88  ctc 0.72  current 0.49  cv -0.76  d -0.10  data -0.33  day 0.24  dec -0.73  december -1.69
behind  degree 0.21  delhi -0.27  description -0.34  design 0.14  designation 0.36  designer -0.46  desirable 0.07
behind  desired 0.42  desk -0.52  developer -1.99  devops -0.57  diploma 0.84  diwali -0.60  do 0.03  duration 0.42
behind  duties 1.72  duty 0.02  e -0.22  east -0.56  education 1.06  eligibility 2.13  eligible 0.80  employee 0.02
behind  engineer -2.35  engineering -0.20  engineers -0.16  english -1.96  erp -0.53  essential 1.42  europe -0.14
behind  european -0.45  excel -0.49  excellent 0.06  executive -1.04  exp 1.00  experience 1.23  facilities 0.73
behind  figma -0.42  finance -0.19  fixed 0.18  fluent 0.25  for 0.14  foundation -1.09  freshers 0.30  friday -1.21
behind  general 0.33  german -0.20  git 0.11  go -0.01  good 0.75  graduate 1.19  graduates 0.56  gross 0.16
behind  growth 0.17  handle 0.47  hindi -0.61  hours 0.05  how 2.65  html 0.29  hybrid 0.08  hyderabad -0.56  i -0.91
behind  id -0.61  ie -0.61  if -0.49  important 0.25  in -0.34  india -2.37  india's -1.08  indian -2.72
behind  insurance 0.21  inter -0.15  interested 0.57  interview 1.11  ist -0.70  it -1.23  it's -0.41  iti 0.81
behind  jaipur -0.05  january -1.08  java -1.24  job 2.72  joining 0.07  june -0.96  kannada -0.09  keep 0.87
behind  key 2.63  kit -0.88  knowledge 0.42  kubernetes -1.11  l -0.49  lab 0.17  labs -1.05  lake -0.28  lakhs -0.88
behind  level -0.19  linux -0.89  location 0.41  lpa -2.66  ltd -1.28  m.sc 1.46  m.tech 0.02  mail 0.71
behind  maintain 0.08  manage 0.25  manager -2.12  march -1.51  master -0.14  mba 1.04  mbps -0.38  min 0.41
behind  minimum 0.94  mode 0.37  monday -2.32  mondays -0.01  money 0.65  monthly 0.54  ms -0.44  mumbai -0.98
behind  must 0.93  nadu -0.39  nagar -1.89  native -0.09  need 0.21  needed 0.17  net -3.45  no -0.38  noida -0.25
behind  northbridge 1.47  note 0.90  notice 0.14  np 0.84  number 0.16  nursing -0.14  odoo -0.79  offer 0.09
behind  officer -0.30  open 0.03  opening 0.36  openings 0.59  os -1.96  other 0.77  our 0.18  own 0.57  package 0.65
behind  panel -0.42  park -0.89  pay 0.64  perks 1.75  person 0.27  pf 0.36  pharm -1.25  phase -0.01  place 0.13
behind  plan 0.05  please 0.64  pm -0.66  portfolio 0.26  position 2.43  post 1.24  posting 0.24  power -0.27
behind  ppo 0.10  prepare 1.04  prime -0.75  pro -0.17  process 0.99  project 0.30  projects 0.05  ps -0.46
behind  pune -0.82  python -0.06  q 1.01  qualification 1.36  qualifications 0.56  range -0.14  react -0.75
behind  recruitment 0.52  remote 0.52  remuneration 1.04  reporting 0.30  required 0.23  requirement 1.10
behind  requirements 2.20  responsibilities 1.99  rewards 0.05  road -1.87  role 2.25  roles 1.43  rotational 0.27
behind  rs -1.92  run 0.57  rust -0.48  s -0.21  saas -2.10  salary 0.82  sales -0.34  saturday -1.56  saturdays -2.15
behind  sc -4.12  science -0.72  scope 0.91  sector -0.48  selected 0.11  selection 1.60  send 0.98  senior 0.11
behind  series -0.97  server -2.46  services -1.41  shift 0.85  skill 0.43  skills 1.01  soc -1.26  software -0.03
behind  sql 0.60  stay 0.09  stipend 0.71  store -0.55  strong 0.65  studio -0.17  sunday -0.60  systems -0.88
behind  take 1.12  tamil -0.10  tasks 0.59  tech -3.06  tech/mca -1.05  technology -0.79  terms 0.87  that's -0.15
behind  the 0.54  then -0.14  they -0.30  things 1.52  this 0.59  those -0.16  thursday -0.89  timing 0.91
behind  title -0.07  to 1.26  today -0.03  top -0.08  total 0.90  training 0.48  tube -1.37  tuesday -1.50  us -0.44
behind  v -0.41  visit 0.20  walk 0.05  walk-in 0.38  we 0.17  we're 0.76  wednesday -0.15  what 3.40  what's 2.35
behind  where 2.18  who 2.74  whom 0.86  why 2.24  work 1.26  working 1.01  write 1.35  years -0.51  you 0.56
behind  you'd 0.86  you'll 0.74  you've 0.48  your 1.45  yrs -0.52  zoom -0.09
behind 2   0.27  0 -0.03  0+ 0.10  0,0 0.02  0-0 0.12  0–0 0.56  a -0.17  aadhaar -0.05  and -0.76  answer -0.20
behind 2  api 0.30  are -0.27  as -0.16  at -0.39  audit 0.66  b.e 0.66  be 0.14  build 0.23  builds -0.39  by -0.49
behind 2  call 0.02  calls 0.05  campus -0.58  candidate 0.57  candidates 0.25  centre -0.80  certified 0.09
behind 2  city -0.03  clusters -0.04  code 0.08  company -0.30  cr -0.44  crore -1.57  cs -0.47  ctc 0.42  cv 0.13
behind 2  data 0.15  date 0.30  day 0.29  degree 0.15  description 0.08  design 0.57  developer -0.71
behind 2  developers -0.22  do -0.12  does -0.02  e 0.10  electrical 0.02  engineer -0.34  engineers -0.38
behind 2  english 0.46  for -0.78  freshers -0.23  from -0.33  global -0.05  group -0.42  has -0.54  have 0.07
behind 2  hiring 0.35  hyderabad -0.05  i 0.10  in -0.45  india -0.72  information 0.19  insurance 0.36  is -0.42
behind 2  it -0.66  knowledge 0.11  last -0.42  least 0.20  level 0.16  linux 0.10  looking 0.01  lpa 0.65  ltd -0.56
behind 2  makes -0.35  medical 0.26  million -0.31  mode -0.03  months 0.06  ms -0.04  mumbai -0.06  no -0.24
behind 2  not -0.20  of 0.28  off -0.08  offered 0.20  office -0.69  on -0.29  opportunity 0.69  or -0.42  our 0.09
behind 2  partner -0.67  pass 0.36  pay 0.31  people -0.44  per -0.81  period 0.33  person 0.39  position 0.26
behind 2  present -0.37  process 0.06  python 0.16  qualifications 1.37  range 0.41  remote 0.15  reports -0.03
behind 2  required 0.11  responsibilities 0.97  road -0.19  role 0.28  rounds 0.41  runs -0.43  salary 0.21  sc 0.12
behind 2  services -0.61  shall 0.46  shifts 0.13  should 0.07  since -0.07  skills 0.52  sql 0.35  started -0.06
behind 2  tasks 1.10  team -0.45  test 0.10  testing 0.25  the 0.34  this 0.06  through -0.19  time -0.13  to 0.07
behind 2  training -0.15  type 0.36  under -0.09  up 0.10  was -0.11  we -0.49  web 0.05  weeks 0.17  who -0.08
behind 2  will -0.15  with -0.17  within -0.04  works -0.41  year 0.24  years 0.35  you 0.15  yrs 0.43
both behind   0 -1.16   0,0 -1.27   0,0,0 -0.27   0-0 0.10   0.0 -1.32   0k -0.16   hr -0.29   rs -1.20  0  0.11
both behind  0 days 1.24  0 lakh -0.92  0 lpa -0.28  0 months 0.15  0 of -0.77  0 pm 0.05  0 to 1.03  0 weeks 0.59
both behind  0 year 0.29  0 years -0.07  0+ years 0.65  0-0 lpa 0.07  0-0 years 1.01  0.0 to 0.03  0th pass 0.47
both behind  0x 0 0.01  0–0 lpa 0.09  about 0 -0.52  about the 0.97  as a 0.65  at least 0.18  b.com with 0.15
both behind  ctc 0 0.27  ctc 0.0 0.12  exp  0.56  how we 0.16  in this 1.21  level 0 -0.22  ll b 1.42  location  0.24
both behind  looking for 1.29  minimum 0 0.31  must have 0.34  no bond 0.37  no of 2.11  pay and 0.33  rs 0 -1.15
both behind  rs 0,0 0.10  salary  0.26  salary 0 -0.14  salary 0,0 0.25  salary rs 0.18  service agreement 0.22
both behind  the company -0.08  the job 0.36  the role 1.08  the work 1.10  to apply 0.24  we are 0.77  we do -0.75
both behind  we look 0.01  we need 1.31  we offer 0.64  we want 1.31  we're 0 -0.04  we're looking 0.45  what you 0.09
both behind  what you'll 0.48  work from -0.45  you have 0.40  you should 0.31  you will 0.48
colon  0 1.30  0) 1.54  0. 0.30  09 2.58  0: 1.96  1 0.38  1) 0.27  1. 0.81  1: 1.29  2. 0.92  3 -0.15  3. 0.79
colon  3: -0.14
form before  " -0.05  () -0.39  9%~ 0.47  9) -0.74  9.~ 1.56  99 -0.25  99~ 0.21  9:~ -3.97  A 0.19  A.~ -2.37
form before  A9~ -0.82  AA) 0.10  AA. -0.11  AA~ -0.05  Aa 0.03  Aa. -0.24  Aa: -1.11  Aa~ 1.38  A~ -0.45  a 0.36
form before  a" -0.30  a. 0.47  a.~ 3.62  a:~ 1.01  a; -0.36  a?~ 0.64  a~ 3.70  || -0.34  ₹. 0.07
form behind  ( -2.80  () -1.37  (+ -0.99  (, -3.24  (. -2.38  (9 -3.61  (: -1.67  * 0.75  ** 2.79  - 2.22  -- -1.57
form behind  -> -0.48  9%~ 0.17  9) 0.87  9++~ 1.90  9, -1.87  9,~ -0.80  9-99~ 2.54  9. 1.03  99 -0.89  99~ 0.62
form behind  9: -1.43  9; -0.22  9~ 0.53  @@ -1.07  A -0.16  A, 0.44  A,~ -0.64  A. 0.21  A9 -0.38  AA -0.07
form behind  AA, -0.13  AA,~ 0.40  AA. -1.50  AA: 0.83  AA:~ 1.06  AA~ 1.29  Aa 0.39  Aa, -0.12  Aa,~ 0.94  Aa. -0.72
form behind  Aa: 1.19  Aa:~ 3.58  Aa; -0.42  Aa? 0.43  Aa~ 2.80  A~ -0.48  ~~ 1.90  »» 1.30  –– -3.85  •• 5.33
form behind  ₹9~ 2.01  ₹₹ -1.18
forms  9. 9-99 0.25  9. Aa -0.10  99 -- -0.16  99 99 0.57  99 AA -0.88  99 AA, -0.35  99 Aa 0.28  99 Aa: 0.54
forms  99 Aa~ 1.14  A Aa 0.13  A Aa~ -1.43  A9 Aa 0.20  AA ( 0.31  AA -- 0.11  AA 99 -0.07  AA AA -0.85  AA AA, -0.37
forms  AA AA: -0.07  AA Aa 0.94  AA Aa, 0.02  AA Aa: 1.22  AA Aa~ -0.60  AA) Aa 0.13  AA. Aa -0.07  Aa ( -0.13
forms  Aa () -0.29  Aa 9-99 0.03  Aa 9. -0.80  Aa 99 0.36  Aa 99~ 1.46  Aa A 0.09  Aa A. 0.27  Aa A.~ 0.36  Aa AA 0.39
forms  Aa AA,~ -0.19  Aa AA: -0.60  Aa Aa,~ -0.54  Aa Aa: -0.28  Aa Aa~ -1.77  Aa A~ -0.21  Aa –– -0.05  Aa ₹9 1.20
forms  Aa) Aa 0.47  Aa. 9-99 -0.02  Aa. A.~ -0.01  Aa. AA 0.12  Aa. Aa: -0.14  Aa: -- 3.33  Aa: A. -0.05  a ( -1.30
forms  a -- 1.55  a 9 -0.17  a 9% -0.99  a 9++ -0.73  a 9-99 -0.26  a 9. -0.24  a 99 -0.91  a A 0.29  a A. 0.47
forms  a AA 0.26  a AA, 0.78  a AA. -0.10  a AA: 0.25  a AA~ 0.46  a Aa 1.56  a Aa, 1.50  a Aa: 2.06  a Aa~ -0.40
forms  a –– 1.69  a ₹. -0.34  a ₹9 -0.13  a) Aa 0.67  a. -- 0.18  a. 9 -0.24  a. 9++ -0.13  a. 9-99 0.09  a. 9. 0.17
forms  a. 99 -0.17  a. A -0.42  a. AA 0.03  a. AA, 0.26  a. Aa -0.35  a. Aa, -0.01  a. Aa. 0.14  a. Aa: -0.26
forms  a: -- 2.26  a: 99 -0.13  a: Aa 0.29  a~ Aa -2.64  ₹9 Aa 0.03
forms behind   () Aa 1.00   () a -0.41   * a 0.45   -- 9 -0.44   -- 99 -0.50   -- AA 0.07   -- Aa 1.41   -- Aa, 0.05
forms behind   -- a -0.81   -- a, -1.07   -- ₹9 0.18   9% a 0.54   9++ a 0.83   9-99 AA 1.65   9-99 a 0.88
forms behind   9-99 a. -0.20   9. Aa: -0.26   99 -- 0.03   99 a 0.21   99 a' 0.98   99 a. -1.58   >> Aa 0.08
forms behind   A // 0.99   A a 1.07   A. A. 0.45   A. Aa 0.14   A. Aa. 0.34   AA ( -0.26   AA // 0.63   AA 9, 0.29
forms behind   AA AA 0.36   AA Aa -0.11   AA Aa. -0.08   AA Aa: -0.09   AA a 0.13   AA a, 0.38   AA a. -0.85
forms behind   AA a: 0.12   AA •• -0.35   AA, AA, 0.37   AA, a -0.91   AA, a, 0.07   AA. Aa -0.29   AA: 99 0.07
forms behind   AA: AA -0.18   Aa ( -0.76   Aa () -0.57   Aa (9 -0.54   Aa -- 0.69   Aa // -0.44   Aa 9 0.28
forms behind   Aa 9% 0.20   Aa 9++ 0.21   Aa 9, -0.16   Aa 9-99 0.74   Aa 9. -1.08   Aa 99 0.47   Aa 9: 1.33
forms behind   Aa A9 0.13   Aa AA 0.86   Aa AA, 0.06   Aa Aa -0.12   Aa Aa, -0.10   Aa Aa. -1.30   Aa Aa: -0.24
forms behind   Aa a 1.35   Aa a, 1.49   Aa a. -1.09   Aa a: 2.93   Aa a; 0.46   Aa –– -0.37   Aa •• -0.03   Aa ₹9 1.35
forms behind   Aa, AA, 0.30   Aa, Aa -0.15   Aa, Aa, 0.53   Aa, Aa. -0.67   Aa, a 0.19   Aa, a, 1.91   Aa. 99 1.18
forms behind   Aa. Aa -0.60   Aa. a 1.93   Aa: 99 0.48   Aa: Aa -0.20   Aa: a 0.38   –– Aa 1.29   •• Aa 0.38
forms behind   ₹9 AA, 0.37   ₹9 a 0.17  % Aa a 0.97  ) >> Aa -1.64  . -- Aa 0.28  . 9 a. -0.30  . 9++ a. -0.98
forms behind  . 9-99 a 0.05  . 9-99 a. -0.70  . 9. Aa 0.36  . 99 a. -0.75  . A a -0.91  . AA 99 -0.41  . AA AA 0.64
forms behind  . AA Aa 0.72  . AA a 0.15  . AA a, 0.48  . AA a. -0.91  . AA: Aa 0.13  . Aa -- 0.33  . Aa // -0.53
forms behind  . Aa 9. -0.42  . Aa 99 -0.38  . Aa :: 0.06  . Aa A 0.21  . Aa Aa 0.69  . Aa Aa, 0.03  . Aa Aa. -0.76
forms behind  . Aa a -0.40  . Aa a, -0.05  . Aa a. -1.35  . Aa a: 0.26  . Aa •• 2.17  . Aa, Aa, 0.35  . Aa, Aa. -0.82
forms behind  . Aa, a, 0.27  . Aa. 9- 2.15  . Aa. 99 1.04  . Aa. Aa -0.57  . Aa: 9-99 -0.02  . Aa: 9. -0.83
forms behind  . Aa: Aa 0.50  . Aa: a 0.07  . ₹9 a 0.47  9 -- 99 -1.79  9 -- Aa 0.16  9 -- ₹9 -0.70  9 AA AA 0.75
forms behind  9 AA a -0.19  9 Aa -- 0.09  9 Aa 99 0.45  9 Aa Aa 0.04  9 Aa a 1.70  9 Aa a, 0.34  9 Aa a: 2.20
forms behind  : -- Aa 0.47  : 99 a -0.29  : Aa a 1.03  : Aa a: 1.07  > Aa a -0.07
glued  all -2.30  all! -0.59  all. -2.91  all9 -1.41  all: -2.84  all; -1.98  all> -1.48  all? -1.13  all~ 0.32
glued  all~) 3.50  all~. 1.13  all~9 0.04  all~: 1.82  all~? 1.45  some 0.08  some! 0.35  some% 2.10  some) 2.86
glued  some+ 0.73  some. -0.10  some9 0.42  some: -1.07  some; -2.91  some> -0.01  some? 0.31  some~ -2.72
glued  some~) 0.12  some~. 0.39  some~9 -1.74
in  ( -4.37
since  0 0.36  1 -0.95  11 0.02  12 -0.37  2 -0.99  3 -0.49  4 -0.37  5 -0.21  6 -0.19  7 -0.12  8 -0.03  9 0.01
`
