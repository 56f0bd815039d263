/**
 * How much each clue speaks for a line starting at a word of a text that lost its lines. Made by `npm run bench -- weights`
 * from the postings of bench/labelled/tune (bench/line-weights.ts): not to be edited. A line has a kind of clue
 * (line-clues.ts), and values with their weights.
 */
export const WEIGHTS = `
start  always -1.62
before  0 -0.20  0,0 0.18  0-0 0.40  a -4.58  about -1.72  above -0.23  accountabilities 0.77  across -2.49
before  advantage 0.63  after -1.02  ago 0.05  agreement 0.74  allowance -0.23  alternate -0.83  am -0.34  an -3.87
before  and -6.34  annual -0.23  annum 0.09  ansible 0.60  any -0.57  api 0.68  apply 0.33  april 0.54  are -0.41
before  around -0.96  as -2.66  at -5.13  b -1.70  b.e -0.61  b.sc -1.22  background 1.14  basic -1.15  be -0.92
before  before -0.25  below -0.72  benefits 2.34  bengaluru 0.20  between -1.89  big -0.50  bring 0.07  building -0.05
before  business -0.17  by -2.83  c -1.05  ca -0.90  class -0.63  clients 0.03  cloud -0.29  company 0.07
before  compensation 1.45  compliance 0.10  computer -0.67  conditions 1.94  consultant 0.16  core -0.55
before  criteria 0.90  crore 0.21  ctc 0.02  current -1.26  d -0.92  da -0.49  data -0.60  day 0.22  days 0.20
before  department 0.48  description 2.59  desirable 0.73  details 1.63  developer 0.41  development 0.22
before  digital -0.27  do 0.44  duties 2.74  e -3.59  each -0.67  education 1.20  eligibility 2.32  embedded -0.79
before  emoluments 0.81  employer -0.20  employment -0.04  english 0.69  esops 0.17  essential 0.14  every -2.15
before  excel 0.68  exp -0.99  expected -0.73  experience 0.33  facilities 0.98  family 0.22  first -0.63
before  fluent -0.24  for -2.64  four -0.27  friday 0.04  from -4.77  get 0.21  go 0.19  good -0.73  google -0.98
before  has -0.63  have 0.07  having -1.31  here 0.46  hindi 0.63  hiring -0.74  home 0.13  hours 0.34  hr -0.03
before  hsr -0.17  hybrid -0.23  hyderabad 0.39  i -3.45  ii -0.28  in -5.39  incentives 0.17  including -0.76
before  interview 0.33  interviews 0.26  into -1.30  is -1.79  iso -0.75  ist 1.05  it 0.23  iti -0.05  its -2.13
before  january 0.47  jd 0.27  jenkins 0.20  job -0.28  joining 0.10  key -1.00  km 0.57  know -0.98  knows -0.36
before  kochi 0.51  lakh 0.65  lakhs 0.65  last -1.99  lead -0.07  learn -0.23  learning 0.26  least -0.02
before  level -0.34  linked -2.56  little -1.11  ll -2.16  location 0.50  lpa 0.96  ltd 1.00  m -0.11  m.sc -0.34
before  maintain -0.90  manager 0.04  march 0.13  mba -0.26  min -0.41  minutes 0.14  month 0.28  months 0.21
before  mr -0.67  ms -1.31  must 0.44  near -3.05  need 0.31  needed 0.16  net -0.29  new -1.41  no -1.02  north -1.12
before  notice 0.07  o -0.32  of -4.69  off 0.10  offer 1.28  old -0.03  on -3.07  once 0.39  one -0.51  only -0.13
before  open -0.25  opportunity 0.18  or -5.98  oracle -0.60  our -5.30  outside -0.08  over -2.07  overview 2.04
before  own -0.26  p -0.76  p.a 0.36  package 1.04  past -0.07  pay 0.88  people -0.20  per -2.70  perks 2.19
before  person 0.66  ph -2.34  phase -0.19  place 0.37  plant -0.16  pm -0.05  points 0.03  position 0.07  posts 0.24
before  power -1.78  present -0.05  primary -0.02  process 0.62  product 0.32  profile 2.28  programme 0.96
before  project 0.19  purpose 1.20  python 0.72  q -1.38  qualification 0.79  qualifications 2.83  quarter 0.74
before  re -0.87  read -0.57  red -0.48  register 0.25  remote -0.69  remuneration 1.67  requirement 2.15
before  requirements 3.97  requires -0.92  responsibilities 4.37  rewards 1.06  role 1.04  roles 0.02  room 0.13
before  round -0.13  run -1.00  s/0 -0.52  sap -0.23  scope 0.34  second -0.36  sector -0.65  selection 2.02
before  senior -0.55  series -2.39  server 0.32  service 0.28  share -0.11  since -2.72  skills 1.68  small -0.27
before  software -0.03  some -2.17  speak -0.64  spoken -0.49  spring -0.39  steps 0.22  stipend 0.06  strong -0.94
before  summary 1.98  support -0.05  systems 0.14  tally -0.06  target -0.30  tasks 1.37  team 0.46  technical -0.26
before  terms 1.69  test -0.13  than -1.22  the -6.20  their -0.29  through -1.43  till -0.90  time 0.10  two -0.71
before  typescript 0.54  under -1.92  us 0.49  usd -0.16  use -0.26  using -2.34  v -1.00  was -0.21  web -1.31
before  week 0.15  what -0.18  whats -3.21  where 1.46  which -0.18  who 0.25  with -4.09  within -1.87  work 0.84
before  working -0.12  worth -0.79  write -2.17  written -0.87  year 0.45  years 0.39  you 1.03  your -0.84
before 2   -0.19  0 0.06  0+ -0.25  0,0 0.12  0-0 -0.04  a -0.21  about 1.66  above 0.09  after 0.17  among -0.10
before 2  an -0.46  and 0.08  app 0.23  apply -0.51  are -0.06  as -0.10  at -0.32  basic 1.05  be 0.46  below 0.45
before 2  bus -0.23  can 0.01  centre -0.37  client -0.10  come 0.78  company -0.05  ctc -0.92  data 0.24  days 0.27
before 2  developer -0.06  each 0.57  every 0.26  first 0.40  for -0.06  from -0.02  graduate -0.08  has -1.55
before 2  have -1.03  hindi 0.17  hiring -0.09  home 0.26  id 0.33  in 0.13  is 0.43  it 0.43  job 0.82  key 0.84
before 2  licence 0.04  linux 0.06  live 0.29  look 1.71  looking 1.45  lpa -0.10  march 0.29  month -0.32
before 2  months -0.07  next 0.58  no 0.12  not 0.37  of -0.09  office -0.20  on 0.01  one -0.01  opportunity -0.70
before 2  or 0.26  our -0.37  over -0.04  pass -0.08  pay -0.20  per 0.51  platform -0.06  power 0.15  project -0.08
before 2  proud 1.93  read 1.37  responsible 0.05  road 0.07  role -0.11  rs 0.86  second 0.06  series 1.71
before 2  services -0.34  since 0.20  spring 0.56  systems -0.19  technical 0.05  test 0.18  the 0.12  their 0.63
before 2  them 0.16  this 0.39  three 0.09  through -0.17  to 0.25  us -0.10  we 0.27  what -0.60  who -0.88  why 0.02
before 2  with -0.10  without 0.38  work 0.33  working 0.14  write -0.06  year 0.13  you 0.65  you'd 0.32  you'll 0.88
before 2  your 0.41  yrs -0.55
behind   2.58  0 -0.02  0,0 -0.30  0,0–0,0 0.46  0-0 -0.51  0-0k 0.72  0-hour 0.20  0k -0.06  0x0 0.34  0–0 0.13
behind  a 1.01  about 2.45  act -1.16  after -0.12  age 0.32  am -0.01  an 0.46  analyst -0.88  android -2.46
behind  annual 0.08  any 0.29  anyone 0.01  api -0.17  apis -0.05  app -0.03  application 0.59  applications 0.64
behind  apply 1.20  april -0.36  area -0.33  arr -0.19  as 0.17  at 0.08  attendance 0.29  b.com 0.85  b.e 0.68
behind  b.sc 1.07  b.tech 0.59  bank -0.19  basic 0.09  be 0.46  benefits 1.70  bengaluru -0.76  bond 0.18  book -0.07
behind  boot -1.33  budget 0.19  build 1.30  c# 0.54  ca 0.34  call 0.18  candidate 0.32  ccna 0.17  center -0.19
behind  centre -0.92  check 0.06  chennai -0.62  city -1.36  civil -0.22  client 0.21  cloud -1.50  code -0.42
behind  company 0.53  compensation 1.28  conditions 0.62  consultant -0.14  contract 0.25  core -0.49  cs -1.08
behind  ctc 0.70  cv -0.81  d -0.37  data -0.42  dec -1.05  december -1.87  degree 0.23  delhi -0.24
behind  description -0.14  design 0.16  designation 0.31  designer -0.36  desirable 0.06  desired 0.59  desk -0.82
behind  developer -2.02  devops -0.63  diploma 0.82  director -0.26  diwali -0.59  do 0.03  ds -0.31  duration 0.41
behind  duties 1.68  east -0.59  education 1.01  eligibility 2.10  eligible 0.68  engineer -2.35  engineering -0.32
behind  engineers -0.18  english -1.99  erp -0.55  es -0.18  essential 1.37  europe -0.22  european -0.53  excel -0.56
behind  executive -1.07  exp 1.00  experience 1.22  facilities 0.63  figma -0.47  finance -0.45  fixed 0.19
behind  fluent 0.24  for 0.10  foundation -1.04  free 0.02  freshers 0.28  friday -1.19  general 0.30  german -0.20
behind  git 0.07  good 0.73  graduate 1.09  graduates 0.53  gross 0.10  growth 0.12  handle 0.47  hindi -0.61
behind  how 2.62  html 0.07  hub -0.29  hybrid 0.05  hyderabad -0.50  i -1.24  id -1.18  ie -0.16  if -0.49
behind  important 0.25  in -0.36  india -2.40  india's -0.94  indian -2.80  insurance 0.24  inter -0.24
behind  interested 0.41  interview 1.06  ist -0.60  it -1.23  it's -0.41  iti 0.71  jaipur -0.02  january -1.31
behind  java -1.29  job 2.73  joining 0.04  june -0.93  kannada -0.08  keep 0.83  key 2.55  kit -1.27  knowledge 0.40
behind  kubernetes -1.22  l -1.13  lab 0.24  labs -1.06  lake -0.27  level -0.38  life 0.02  linux -0.96
behind  location 0.70  ltd -1.27  m -0.11  m.sc 1.28  mail 0.64  maintain 0.04  manage 0.21  manager -2.23
behind  march -1.58  master -0.10  mba 0.97  mbps -0.79  minimum 1.06  mode 0.78  monday -2.38  mondays -0.03
behind  money 0.69  monthly 0.52  ms -0.33  mumbai -0.98  must 0.95  nadu -0.38  nagar -1.89  native -0.07
behind  nature 0.03  need 0.21  needed 0.15  net -4.44  no -0.40  noida -0.35  northbridge 1.46  note 0.82
behind  notice 0.09  nov -0.30  np 0.81  number 0.10  nursing -0.48  odoo -0.85  offer 0.09  officer -0.36
behind  opening 0.29  openings 0.57  os -1.63  other 0.81  our 0.17  over -0.01  own 0.55  package 0.73  panel -0.93
behind  park -0.89  pay 0.61  perks 1.75  person 0.15  pf 0.30  phase -0.05  place 0.12  please 0.64  pm -0.84
behind  portfolio 0.29  position 2.40  post 1.17  posting 0.20  power -0.27  ppo 0.08  prepare 1.06  prime -0.70
behind  pro -0.03  process 0.90  project 0.18  projects 0.02  ps -0.37  pune -0.81  python -0.10  q 0.93
behind  qualification 1.25  qualifications 0.73  range -0.43  react -0.78  recruitment 0.52  remote 0.51
behind  remuneration 1.06  reporting 0.22  required 0.13  requirement 1.25  requirements 2.24  responsibilities 2.11
behind  rewards 0.08  road -1.90  role 2.25  roles 1.66  rotational 0.32  rs -1.98  run 0.60  rust -0.28  s -0.56
behind  saas -2.20  salary 0.79  sales -0.35  saturday -1.67  saturdays -2.27  sc -0.82  science -0.74  scope 1.05
behind  sector -0.45  selected 0.09  selection 1.61  send 1.04  senior 0.12  series -1.13  server -2.39
behind  services -1.46  shift 0.73  skill 0.42  skills 1.18  soc -1.29  software -0.02  sql 0.61  stipend 0.65
behind  store -0.48  strong 0.57  studio -0.08  sunday -0.69  systems -0.89  take 0.93  tamil -0.14  tasks 0.67
behind  tech -0.89  technology -0.79  terms 0.96  that's -0.21  the 0.52  then -0.06  they -0.35  things 1.44
behind  this 0.59  those -0.22  thursday -0.70  timing 1.00  to 1.24  today -0.04  top -0.11  total 1.00
behind  training 0.40  tube -2.79  tuesday -1.57  us -0.52  v -0.63  visit 0.21  walk-in 0.25  we 0.16  we're 0.81
behind  wednesday -0.18  what 3.35  what's 2.30  where 2.13  who 2.69  whom 0.80  why 2.15  work 1.27  working 1.06
behind  write 1.37  years 0.44  you 0.56  you'd 0.76  you'll 0.77  you've 0.45  your 1.44  zoom -0.11
behind 2   0.33  0 -0.03  0+ 0.10  0,0 0.04  0-0 0.19  0–0 0.59  a -0.16  aadhaar -0.14  and -0.76  answer -0.24
behind 2  api 0.45  are -0.28  as -0.17  at -0.38  audit 0.65  b.e 0.50  be 0.12  build 0.08  builds -0.41  by -0.48
behind 2  call 0.07  calls 0.05  campus -0.65  candidate 0.63  candidates 0.24  centre -0.81  certified 0.21
behind 2  city -0.13  clusters -0.15  code 0.03  company -0.35  conditions 0.08  cr -0.40  crore -1.49  cs -0.38
behind 2  ctc 0.13  cv 0.08  data 0.08  date 0.23  day 0.34  degree 0.16  description 0.09  design 0.71
behind 2  developer -0.74  developers -0.20  do -0.14  electrical 0.63  engineer -0.37  engineers -0.39  english 0.46
behind 2  for -0.78  from -0.31  global -0.10  good 0.10  group -0.45  has -0.56  have 0.07  hiring 0.36
behind 2  hyderabad -0.07  i 0.01  in -0.30  india -0.74  information 0.08  insurance 0.34  inter 0.10  is -0.44
behind 2  it -0.55  knowledge 0.08  last -0.39  least 0.29  level 0.15  linux 0.03  looking 0.09  lpa 0.75  ltd -0.55
behind 2  makes -0.40  manager -0.09  medical 0.19  million -0.41  months 0.04  ms -0.14  mumbai -0.21  no -0.23
behind 2  not -0.19  of 0.25  off -0.08  offered 0.19  office -0.69  on -0.26  opportunity 0.83  or -0.40  our 0.14
behind 2  partner -0.69  pass 0.30  pay 0.33  people -0.45  per -0.45  period 0.40  person 0.39  position 0.37
behind 2  present -0.29  process 0.22  pune -0.08  python 0.13  qualification 0.09  qualifications 1.45  range 0.49
behind 2  remote 0.23  reports -0.08  required 0.30  responsibilities 1.06  road -0.26  role 0.23  rounds 0.39
behind 2  runs -0.33  salary 0.29  services -0.68  shall 0.47  should 0.07  since -0.04  site -0.01  skills 0.69
behind 2  some -0.02  sql 0.37  started -0.14  support 0.01  tasks 1.07  team -0.40  test 0.06  testing 0.23  the 0.32
behind 2  this 0.09  through -0.08  to 0.10  training -0.17  type 0.31  up 0.09  was -0.15  we -0.49  weeks 0.16
behind 2  what -0.09  who -0.10  will -0.16  with -0.07  works -0.44  written 0.04  year 0.25  years 0.36  you 0.12
behind 2  yrs 0.44
both behind   0 -1.18   0,0 -1.39   0,0,0 -0.43   0-0 0.03   0.0 -1.33   hr -0.36   rs -1.29  0 days 1.12
both behind  0 lakh -0.84  0 lpa -0.26  0 of -0.76  0 to 0.89  0 weeks 0.47  0 year 0.15  0 years -0.18  0+ years 0.69
both behind  0,0 to 0.03  0-0 years 1.02  0th pass 0.52  about 0 -0.65  about the 0.92  as a 0.76  at least 0.26
both behind  ctc 0 0.23  ctc 0.0 0.19  exp  0.47  how we 0.26  in this 1.00  level 0 -0.10  ll b 1.70
both behind  looking for 1.26  minimum 0 0.21  must have 0.35  no bond 0.31  no of 3.02  nursing with -0.13
both behind  pay and 0.43  rs 0 -1.17  rs 0,0 0.11  salary  0.30  salary 0 -0.14  salary 0,0 0.21  salary rs 0.15
both behind  service agreement 0.23  the job 0.32  the role 1.25  the work 1.17  to apply 0.13  we are 0.76
both behind  we do -0.72  we look 0.04  we need 1.28  we offer 0.64  we want 1.39  we're 0 -0.08  we're looking 0.26
both behind  what you 0.07  what you'll 0.55  work from -0.47  you have 0.35  you should 0.32  you will 0.48
colon  0 1.30  0) 1.53  0. 0.25  09 2.09  1 0.32  1) 0.22  1. 0.86  19 0.20  1: 0.42  2. 0.92  3 -0.21  3. 0.83
form before  (. 0.03  9% 0.26  9) -0.12  9. 0.14  9.~ 1.37  99 -0.36  9:~ -4.61  A 0.27  A.~ -2.25  A9~ -1.11  AA 0.23
form before  AA) 0.57  AA: 0.05  AA~ -1.35  Aa 0.15  Aa) 0.17  Aa. -0.15  Aa.~ 0.70  Aa: -1.13  A~ -1.39  a 0.54
form before  a" -0.16  a) 0.48  a. 0.66  a.~ 2.98  a: -0.09  a:~ 0.33  a; -0.36  a~ 2.55  || -0.34  ₹. 0.26
form behind  ( -2.75  () -1.26  (+ -0.82  (, -3.15  (. -2.25  (9 -3.49  (: -1.60  * 0.81  ** 3.01  - 2.28  -- -1.46
form behind  -> -0.52  9 -0.03  9) 1.07  9++~ 0.66  9, -1.76  9,~ -1.16  9-99~ 1.77  9. 1.08  99 -0.61  99~ 0.12
form behind  9: -1.31  9; -0.11  9~ 0.35  @@ -1.05  A, 0.73  A,~ -1.28  A. 0.29  A.~ -0.45  A9 -0.30  AA. -1.67
form behind  AA: 1.01  AA~ 0.63  Aa 0.56  Aa. -0.65  Aa.~ -0.03  Aa: 1.39  Aa:~ 2.25  Aa; -0.24  Aa? 0.39  Aa~ 2.07
form behind  A~ -0.88  ~~ 1.90  »» 0.81  –– -3.85  •• 5.34  ₹9 0.03  ₹9~ 1.42  ₹₹ -0.97
forms  9. 9-99 0.28  9. Aa -0.13  9. Aa: -0.01  99 -- -0.41  99 99 0.40  99 AA -0.91  99 AA, -0.55  99 Aa 0.49
forms  99 Aa: 0.57  99 Aa~ 1.01  A Aa~ -1.68  AA ( 0.38  AA 99 -0.20  AA AA -0.94  AA AA, -0.39  AA Aa 0.81
forms  AA Aa: 1.14  AA Aa~ -0.64  AA) Aa 0.17  AA. Aa -0.09  Aa () -0.32  Aa 9++ 0.13  Aa 9. -0.67  Aa 99 0.21
forms  Aa 99~ 1.37  Aa A 0.70  Aa A.~ 0.57  Aa AA 0.43  Aa Aa -0.05  Aa Aa,~ -0.14  Aa Aa: -0.02  Aa Aa~ -1.55
forms  Aa ₹9 1.22  Aa) Aa 0.65  Aa. AA 0.44  Aa. Aa: -0.15  Aa: -- 3.10  a ( -1.25  a -- 1.53  a 9% -0.85  a 9++ -0.66
forms  a 9-99 -0.31  a 9. -0.19  a 99 -1.11  a 99~ 0.29  a A 0.67  a A. 0.37  a AA 0.26  a AA, 0.78  a AA. -0.07
forms  a AA: 0.13  a AA~ 0.40  a Aa 1.49  a Aa, 1.44  a Aa: 1.94  a Aa~ -0.47  a –– 1.83  a ₹. -0.23  a ₹9 -0.10
forms  a) Aa 0.57  a. -- 0.09  a. 9 -0.20  a. 9++ -0.13  a. 9. 0.06  a. 99 -0.33  a. A -0.40  a. AA 0.10  a. AA, 0.22
forms  a. Aa -0.47  a. Aa, -0.06  a. Aa: -0.38  a: -- 2.06  a: 99 -0.16  a: Aa 0.11  a~ Aa -1.61  ₹9 -- -0.14
forms  ₹9 Aa 0.39
forms behind   () Aa 0.98   () a -0.43   * a 0.47   -- 9 -0.49   -- 99 -0.44   -- AA 0.05   -- Aa 1.41   -- Aa, 0.02
forms behind   -- a -0.77   -- a, -1.07   -- ₹9 0.23   9% a 0.48   9++ a 0.82   9-99 AA 1.66   9-99 a 0.89
forms behind   9-99 a. -0.17   9. Aa: -0.33   99 AA 0.01   99 a 0.33   99 a' 1.13   99 a. -1.44   >> Aa 0.02
forms behind   A // 0.68   A a 0.94   AA ( -0.27   AA // 0.64   AA 9, 0.41   AA 99 0.03   AA AA 0.45   AA Aa -0.07
forms behind   AA Aa. -0.05   AA Aa: -0.02   AA a 0.17   AA a, 0.41   AA a. -0.78   AA a: 0.16   AA •• -0.39
forms behind   AA, AA, 0.31   AA, Aa -0.05   AA, a -0.96   AA, a, 0.02   AA. Aa -0.93   AA: 99 0.05   Aa ( -0.68
forms behind   Aa () -0.55   Aa (9 -0.45   Aa -- 0.58   Aa // -0.49   Aa 9 0.40   Aa 9% 0.06   Aa 9++ 0.20
forms behind   Aa 9, -0.06   Aa 9-99 0.66   Aa 9. -1.19   Aa 99 0.47   Aa 9: 1.37   Aa A 0.04   Aa A9 0.16
forms behind   Aa AA 0.87   Aa AA, 0.02   Aa Aa -0.11   Aa Aa, -0.06   Aa Aa. -1.32   Aa Aa: -0.21   Aa a 1.36
forms behind   Aa a, 1.53   Aa a. -1.08   Aa a: 2.98   Aa a; 0.45   Aa || -0.02   Aa –– -0.41   Aa •• -0.12
forms behind   Aa ₹9 1.39   Aa, AA -0.03   Aa, AA, 0.32   Aa, Aa -0.11   Aa, Aa, 0.62   Aa, Aa. -0.76   Aa, a 0.21
forms behind   Aa, a, 1.98   Aa. 99 1.15   Aa. Aa -0.66   Aa. a 0.78   Aa: 99 0.47   Aa: a 0.26   –– Aa 1.34
forms behind   •• Aa 0.39   ₹9 AA, 0.32   ₹9 a 0.12  % Aa a 0.77  ) >> Aa -1.85  . -- Aa 0.28  . 9 a. -0.26
forms behind  . 9++ a. -0.97  . 9-99 a 0.05  . 9-99 a. -0.73  . 9. Aa 0.56  . 99 a, -0.08  . 99 a. -0.81  . A Aa 0.17
forms behind  . A a -0.43  . AA 99 -0.49  . AA AA 0.64  . AA Aa 0.75  . AA Aa, 0.02  . AA Aa. -0.05  . AA a 0.03
forms behind  . AA a, 0.46  . AA a. -0.99  . AA: Aa 0.18  . Aa -- 0.34  . Aa // -0.91  . Aa 9. -0.44  . Aa 99 -0.40
forms behind  . Aa :: 0.19  . Aa A 0.66  . Aa AA 0.06  . Aa Aa 0.73  . Aa Aa, 0.04  . Aa Aa. -0.71  . Aa a -0.40
forms behind  . Aa a, -0.06  . Aa a. -1.34  . Aa a: 0.22  . Aa •• 2.51  . Aa, Aa, 0.36  . Aa, Aa. -0.80  . Aa, a, 0.26
forms behind  . Aa. 9- 1.87  . Aa. 99 1.11  . Aa. Aa -0.37  . Aa: 9-99 -0.05  . Aa: 9. -0.85  . Aa: Aa 0.53
forms behind  . Aa: a 0.12  . Aa: a. -0.02  . ₹9 a 0.39  9 -- 99 -1.82  9 -- ₹9 -0.84  9 AA AA 0.55  9 AA a -0.37
forms behind  9 Aa 99 0.01  9 Aa Aa 0.16  9 Aa a 1.53  9 Aa a: 1.48  : -- Aa 0.32  : 99 a -0.23  : Aa Aa -0.14
forms behind  : Aa a 0.87  > Aa a -0.05  ? Aa a -0.10
glued  all -1.73  all! -0.35  all) 0.25  all. -2.19  all9 -0.44  all: -1.98  all; -1.94  all> -1.39  all? -0.89
glued  all~ 0.04  all~) 2.24  all~9 -0.51  all~: 0.78  all~? 0.51  some 0.10  some! 0.46  some% 2.09  some) 2.65
glued  some+ 1.20  some. -0.05  some9 1.06  some: -0.63  some; -2.70  some? 0.53  some~ -3.28  some~9 -2.74
in  ( -4.58
name  false false 1.86  false true 1.82  true false 2.19  true true 2.66
since  0 0.19  1 -1.06  10 -0.13  11 -0.10  12 -0.53  2 -1.16  3 -0.65  4 -0.54  5 -0.39  6 -0.35  7 -0.30  8 -0.21
since  9 -0.13
`
