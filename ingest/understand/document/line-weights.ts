/**
 * How much each clue speaks for a line starting at a word of a text that lost its lines. Made by `npm run bench -- weights`
 * from the postings of bench/labelled/tune (bench/line-weights.ts): not to be edited. A line has a kind of clue
 * (line-clues.ts), and values with their weights.
 */
export const WEIGHTS = `
start  always -1.62
before  0 -0.17  0,0 0.19  0-0 0.38  a -4.60  about -1.72  above -0.28  accountabilities 0.77  across -2.59
before  advantage 0.56  after -1.03  ago 0.11  agreement 0.75  allowance -0.25  alternate -0.86  am -0.33  an -3.88
before  and -6.34  annual -0.20  annum 0.11  ansible 0.63  any -0.55  api 0.70  apply 0.33  april 0.53  are -0.41
before  around -0.96  as -2.66  at -5.14  b -1.69  b.e -0.62  b.sc -1.24  background 1.16  basic -1.17  be -1.00
before  before -0.26  below -0.72  benefits 2.35  bengaluru 0.20  between -2.03  big -0.57  bring 0.06  building -0.07
before  business -0.17  by -2.87  c -1.06  ca -0.90  class -0.59  clients 0.07  cloud -0.34  company 0.09
before  compensation 1.83  computer -0.71  conditions 1.94  consultant 0.11  core -0.54  criteria 0.92  crore 0.24
before  current -1.23  d -0.95  da -0.47  data -0.61  day 0.22  days 0.19  department 0.52  description 2.59
before  desirable 0.80  details 1.62  developer 0.42  development 0.25  digital -0.27  do 0.41  duties 2.76  e -3.59
before  each -0.66  education 1.22  eligibility 2.28  embedded -0.77  emoluments 0.82  employer -0.15
before  employment -0.01  english 0.66  esops 0.18  essential 0.15  every -2.18  excel 0.68  exp -0.95  expected -0.74
before  experience 0.33  facilities 0.99  family 0.20  first -0.62  fluent -0.35  for -2.65  four -0.24  friday 0.13
before  from -4.78  get 0.23  go 0.16  good -0.75  google -0.98  has -0.66  have 0.05  having -1.32  here 0.46
before  hindi 0.59  hiring -0.71  home 0.06  hours 0.33  hr -0.02  hsr -0.15  hybrid -0.21  hyderabad 0.40  i -3.46
before  ii -0.27  in -5.40  incentives 0.16  including -0.75  interview 0.36  interviews 0.29  into -1.30  is -1.78
before  iso -0.75  ist 1.02  it 0.23  iti -0.04  its -2.18  january 0.44  jd 0.25  jenkins 0.25  job -0.27
before  joining 0.02  key -1.00  km 0.49  know -0.95  knows -0.46  kochi 0.50  lakh 0.68  lakhs 0.62  last -1.99
before  lead -0.05  learn -0.26  learning 0.29  level -0.34  linked -2.59  little -1.12  ll -2.15  location 0.46
before  lpa 0.94  ltd 1.00  m -0.11  m.sc -0.35  maintain -0.90  manager 0.04  march 0.16  mba -0.25  min -0.38
before  minutes 0.15  month 0.29  months 0.22  mr -0.64  ms -1.30  must 0.43  near -3.04  need 0.30  needed 0.15
before  net -0.28  new -1.41  no -0.97  north -1.13  notice 0.04  o -0.45  of -4.69  off 0.07  offer 1.33  old -0.02
before  on -3.07  once 0.38  one -0.54  only -0.15  open -0.24  opportunity 0.18  or -5.98  oracle -0.61  our -5.32
before  outside -0.11  over -2.06  overview 2.04  own -0.24  p -0.80  p.a 0.33  package 1.04  past -0.05  pay 0.87
before  people -0.20  per -2.69  perks 2.20  person 0.64  ph -2.32  phase -0.25  place 0.39  plant -0.13  pm -0.07
before  points 0.04  position 0.08  posts 0.27  power -1.80  process 0.63  product 0.31  profile 2.23  programme 0.87
before  project 0.18  purpose 1.21  python 0.72  q -1.66  qualification 0.78  qualifications 2.77  quarter 0.74
before  re -0.87  read -0.68  red -0.53  register 0.29  remote -0.66  remuneration 1.60  reports 0.02
before  requirement 2.02  requirements 3.94  requires -1.06  responsibilities 4.37  rewards 1.07  role 1.03
before  roles 0.04  room 0.17  round -0.10  run -1.00  s/0 -0.53  sap -0.24  scope 0.37  second -0.32  sector -0.69
before  selection 2.03  senior -0.55  series -2.43  server 0.35  service 0.29  share -0.11  since -2.71  skills 1.68
before  small -0.24  software -0.01  some -2.16  speak -0.64  spoken -0.47  spring -0.36  steps 0.24  stipend 0.05
before  strong -0.92  summary 1.99  support -0.04  systems 0.16  tally -0.06  target -0.27  tasks 1.37  team 0.45
before  technical -0.26  terms 1.65  test -0.14  than -1.22  the -6.21  their -0.28  through -1.50  till -0.88
before  time 0.11  two -0.68  typescript 0.56  under -1.93  us 0.50  usd -0.14  use -0.28  using -2.35  v -1.02
before  was -0.23  web -1.31  week 0.15  what -0.18  whats -3.23  where 1.44  which -0.29  who 0.26  with -4.08
before  within -1.88  work 0.82  working -0.14  worth -0.79  write -2.22  written -0.88  year 0.46  years 0.39
before  you 1.01  your -0.93
before 2   -0.18  0 0.07  0+ -0.23  0,0 0.15  0-0 -0.04  a -0.21  about 1.62  after 0.16  among -0.05  an -0.47
before 2  and 0.08  app 0.25  apply -0.63  are -0.05  as -0.10  at -0.34  basic 0.98  be 0.45  below 0.45  bus -0.21
before 2  can 0.01  centre -0.46  client -0.10  come 0.70  company -0.07  ctc -0.92  data 0.26  days 0.27
before 2  developer -0.03  each 0.58  every 0.27  first 0.39  for -0.05  from -0.01  graduate -0.07  has -1.53
before 2  have -1.00  hindi 0.16  hiring -0.08  home 0.24  id 0.28  in 0.14  is 0.41  it 0.43  job 0.81  key 0.84
before 2  level 0.01  licence 0.08  linux 0.07  live 0.20  look 1.70  looking 1.45  lpa -0.08  march 0.30  month -0.30
before 2  months -0.04  next 0.59  no 0.15  not 0.32  of -0.07  office -0.22  on 0.02  one -0.01  opportunity -0.70
before 2  or 0.27  our -0.39  over -0.07  pass -0.09  pay -0.21  per 0.53  platform -0.05  power 0.22  project -0.06
before 2  proud 1.95  read 1.29  responsible 0.05  road 0.03  role -0.14  rs 0.87  second 0.07  series 1.74
before 2  services -0.32  since 0.22  spring 0.60  systems -0.21  technical 0.05  test 0.21  the 0.12  their 0.62
before 2  them 0.17  this 0.37  three 0.12  through -0.12  to 0.24  two 0.01  us -0.10  we 0.28  what -0.60  who -0.92
before 2  why 0.10  with -0.09  without 0.37  work 0.30  working 0.16  write -0.07  year 0.16  you 0.64  you'd 0.26
before 2  you'll 0.86  your 0.40  yrs -0.56
behind   2.58  0,0 -0.29  0,0–0,0 0.46  0-0 -0.53  0-0k 0.68  0-hour 0.10  0k -0.11  0x0 0.39  0–0 0.14  a 1.06
behind  about 2.45  act -1.17  actions -0.03  after -0.09  age 0.33  am -0.03  an 0.46  analyst -0.88  android -2.50
behind  annual 0.12  any 0.30  api -0.16  apis -0.03  application 0.60  applications 0.65  apply 1.12  april -0.37
behind  area -0.36  arr -0.20  as 0.15  at 0.12  attendance 0.31  b.com 0.82  b.e 0.71  b.sc 1.02  b.tech 0.61
behind  bank -0.17  basic 0.10  be 0.45  benefits 1.63  bengaluru -0.72  bond 0.18  book -0.05  boot -1.36
behind  budget 0.20  build 1.33  c# 0.55  ca 0.32  call 0.13  candidate 0.16  ccna 0.19  center -0.18  centre -0.91
behind  check 0.06  chennai -0.52  city -1.36  civil -0.20  client 0.27  cloud -1.52  code -0.40  company 0.52
behind  compensation 1.25  conditions 0.63  consultant -0.13  contract 0.25  core -0.49  council -0.15  court -0.02
behind  cs -1.08  ctc 0.68  cv -0.82  d -0.40  data -0.43  dec -1.07  december -1.89  degree 0.22  delhi -0.21
behind  description -0.15  design 0.16  designation 0.35  designer -0.35  desirable 0.09  desired 0.63  desk -0.83
behind  developer -2.03  devops -0.63  diploma 0.83  director -0.25  diwali -0.67  do 0.10  ds -0.32  duration 0.41
behind  duties 1.65  east -0.65  education 1.01  eligibility 2.07  eligible 0.69  employee 0.02  engineer -2.35
behind  engineering -0.31  engineers -0.17  english -2.01  erp -0.56  es -0.19  essential 1.27  europe -0.21
behind  european -0.53  excel -0.60  executive -1.15  exp 0.95  experience 1.14  facilities 0.64  figma -0.45
behind  finance -0.49  fixed 0.16  fluent 0.23  for 0.13  foundation -1.03  free 0.06  freshers 0.29  friday -1.21
behind  general 0.33  german -0.19  git 0.08  go -0.11  good 0.75  graduate 1.10  graduates 0.56  growth 0.14
behind  handle 0.51  hindi -0.64  how 2.58  html 0.08  hub -0.28  hybrid 0.08  hyderabad -0.47  i -1.29  id -1.20
behind  ie -0.16  if -0.52  important 0.28  in -0.33  india -2.38  india's -0.93  indian -2.83  insurance 0.27
behind  inter -0.24  interested 0.44  interview 1.04  ist -0.60  it -1.21  it's -0.39  iti 0.69  january -1.33
behind  java -1.30  job 2.72  joining 0.06  july -0.01  june -0.95  kannada -0.11  keep 0.85  key 2.57  kit -1.28
behind  knowledge 0.38  kubernetes -1.22  l -1.13  lab 0.19  labs -1.06  lake -0.27  level -0.46  life 0.05
behind  linux -0.92  location 0.65  ltd -1.27  m -0.10  m.sc 1.21  mail 0.64  maintain 0.03  manage 0.24
behind  manager -2.23  march -1.60  master -0.10  mba 0.90  mbps -0.87  minimum 1.06  mode 0.83  monday -2.46
behind  mondays -0.03  money 0.72  monthly 0.58  ms -0.34  mumbai -0.99  must 0.92  nadu -0.39  nagar -1.92
behind  native -0.07  nature 0.05  need 0.14  needed 0.32  net -4.48  no -0.39  noida -0.33  northbridge 1.51
behind  note 0.87  notice 0.07  nov -0.31  np 0.88  number 0.11  nursing -0.56  odoo -0.84  offer 0.09  officer -0.36
behind  opening 0.28  openings 0.57  os -1.64  other 0.84  our 0.19  own 0.56  package 0.75  panel -0.91  park -0.89
behind  pay 0.60  perks 1.73  person 0.13  pf 0.32  phase -0.09  place 0.13  please 0.63  pm -0.88  portfolio 0.31
behind  position 2.24  post 1.16  posting 0.17  power -0.25  ppo 0.09  prepare 1.08  prime -0.72  pro -0.04
behind  process 0.90  project 0.20  projects 0.04  ps -0.37  pune -0.81  python -0.09  q 1.11  qualification 1.25
behind  qualifications 0.70  range -0.43  react -0.87  recruitment 0.55  remote 0.50  remuneration 1.03
behind  reporting 0.18  required 0.15  requirement 1.08  requirements 1.72  responsibilities 2.11  rewards 0.12
behind  road -1.89  role 2.24  roles 1.68  rotational 0.34  rs -1.97  run 0.61  rust -0.30  s -0.54  saas -2.20
behind  salary 0.76  sales -0.35  saturday -1.68  saturdays -2.25  sc -0.85  science -0.71  scope 1.07  sector -0.47
behind  selected 0.03  selection 1.64  send 0.96  senior 0.14  series -1.13  server -2.40  services -1.46  shift 0.64
behind  skill 0.49  skills 1.17  soc -1.27  software -0.01  sql 0.62  stipend 0.66  store -0.47  strong 0.54
behind  studio -0.10  sunday -0.71  systems -0.88  take 0.96  tamil -0.24  tasks 0.69  tech -0.89  technology -0.81
behind  terms 0.99  that's -0.20  the 0.52  then -0.01  they -0.32  things 1.47  this 0.58  those -0.20
behind  thursday -0.78  timing 0.95  to 1.23  top -0.10  total 0.97  training 0.44  tube -2.78  tuesday -1.63
behind  us -0.50  v -0.61  visit 0.25  walk-in 0.20  we 0.18  we're 0.79  wednesday -0.20  what 3.33  what's 2.24
behind  where 2.08  who 2.64  whom 0.84  why 2.18  work 1.23  working 1.09  write 1.41  years 0.46  you 0.58
behind  you'd 0.69  you'll 0.73  you've 0.47  your 1.45  zoom -0.09
behind 2   0.35  0 -0.01  0+ 0.12  0,0 0.05  0-0 0.19  0k -0.04  0–0 0.62  a -0.16  aadhaar -0.10  allowance 0.02
behind 2  and -0.75  answer -0.21  api 0.41  are -0.27  as -0.16  at -0.39  audit 0.66  b.e 0.47  be 0.11  build 0.10
behind 2  builds -0.40  by -0.44  call 0.09  campus -0.62  candidate 0.54  candidates 0.21  centre -0.81
behind 2  certified 0.18  city -0.11  clusters -0.14  code 0.06  company -0.33  conditions 0.09  cr -0.42  crore -1.50
behind 2  cs -0.36  ctc 0.11  cv 0.08  data 0.09  date 0.22  day 0.29  degree 0.20  description 0.11  design 0.70
behind 2  developer -0.72  developers -0.18  do -0.11  electrical 0.64  engineer -0.36  engineers -0.38  english 0.40
behind 2  for -0.78  from -0.29  global -0.09  good 0.12  group -0.42  has -0.55  have 0.07  hiring 0.40
behind 2  hyderabad -0.04  i 0.10  in -0.29  india -0.76  information 0.10  insurance 0.33  inter 0.07  is -0.43
behind 2  it -0.53  knowledge 0.10  last -0.37  least 0.29  level 0.17  looking 0.12  lpa 0.73  ltd -0.55  makes -0.43
behind 2  manager -0.12  medical 0.26  million -0.38  months 0.04  ms -0.19  mumbai -0.03  no -0.22  not -0.32
behind 2  note 0.03  of 0.27  off -0.10  offered 0.25  office -0.69  on -0.27  opportunity 0.87  or -0.39  our 0.17
behind 2  partner -0.67  pass 0.28  pay 0.35  people -0.45  per -0.45  period 0.42  person 0.41  position 0.39
behind 2  present -0.27  process 0.17  pune -0.07  python 0.17  qualification 0.12  qualifications 1.46  range 0.48
behind 2  remote 0.22  reports -0.06  required 0.25  responsibilities 1.08  road -0.26  role 0.25  rounds 0.41
behind 2  runs -0.29  salary 0.29  services -0.66  shall 0.45  shifts 0.01  should 0.10  since -0.02  site -0.01
behind 2  skills 0.71  sql 0.38  started -0.12  support 0.04  tasks 1.11  team -0.39  test 0.05  testing 0.19
behind 2  that -0.01  the 0.34  this 0.08  through -0.18  to 0.11  training -0.17  type 0.32  up 0.07  was -0.14
behind 2  we -0.49  web 0.01  weeks 0.20  what -0.09  who -0.10  will -0.16  with -0.08  within -0.01  works -0.45
behind 2  would -0.03  year 0.27  years 0.33  you 0.12  yrs 0.43
both behind   0 -1.21   0,0 -1.40   0,0,0 -0.44   0-0 0.03   0.0 -1.35   hr -0.38   rs -1.24  0 days 1.12
both behind  0 lakh -0.86  0 lpa -0.29  0 of -0.76  0 to 0.86  0 weeks 0.45  0 year 0.11  0 years -0.16  0+ years 0.73
both behind  0,0 to 0.03  0-0 years 1.04  0th pass 0.49  0–0 lpa 0.05  about 0 -0.74  about the 0.94  as a 0.81
both behind  at least 0.25  ctc 0 0.18  ctc 0.0 0.20  exp  0.46  how we 0.35  in this 0.84  level 0 -0.07  ll b 1.73
both behind  looking for 1.08  minimum 0 0.23  must have 0.34  no bond 0.33  no of 2.98  nursing with -0.03
both behind  pay and 0.48  rs 0 -1.18  rs 0,0 0.09  salary  0.34  salary 0 -0.21  salary 0,0 0.22  salary rs 0.16
both behind  service agreement 0.27  the candidate 0.09  the job 0.30  the role 1.16  the work 1.22  to apply 0.19
both behind  we are 0.76  we do -0.75  we need 1.24  we offer 0.65  we want 1.36  we're 0 -0.01  we're looking 0.30
both behind  what you 0.12  what you'll 0.61  work from -0.45  you have 0.38  you should 0.24  you will 0.46
colon  0 1.29  0) 1.53  0. 0.31  09 2.10  1 0.33  1) 0.24  1. 0.87  19 0.22  1: 0.43  2. 0.92  3 -0.22  3. 0.86
form before  (. 0.06  9% 0.23  9) -0.18  9. 0.10  9.~ 1.34  99 -0.40  9:~ -4.65  A 0.28  A.~ -2.26  A9~ -1.08  AA 0.20
form before  AA) 0.55  AA: 0.23  AA~ -1.35  Aa 0.12  Aa) 0.14  Aa. -0.16  Aa.~ 0.71  Aa: -1.02  A~ -1.30  a 0.52
form before  a" -0.16  a) 0.45  a. 0.61  a.~ 2.97  a:~ 0.31  a; -0.37  a~ 2.54  || -0.34  ₹. 0.29
form behind  ( -2.76  () -1.27  (+ -0.82  (, -3.17  (. -2.27  (9 -3.51  (: -1.61  * 0.81  ** 3.02  - 2.29  -- -1.48
form behind  -> -0.52  9 -0.04  9) 1.02  9++~ 0.64  9, -1.79  9,~ -1.20  9-99~ 1.87  9. 1.05  99 -0.64  99~ 0.09
form behind  9: -1.34  9; -0.14  9~ 0.34  @@ -1.37  A, 0.72  A,~ -1.30  A. 0.28  A.~ -0.48  A9 -0.34  A: 0.58
form behind  AA. -1.66  AA: 1.01  AA~ 0.64  Aa 0.52  Aa, -0.01  Aa. -0.64  Aa.~ -0.03  Aa: 1.38  Aa:~ 2.24  Aa; -0.23
form behind  Aa? 0.32  Aa~ 2.05  A~ -0.90  ~~ 1.90  »» 0.80  –– -3.78  •• 5.34  ₹9 0.15  ₹9~ 1.40  ₹₹ -0.96
forms  9 Aa 0.03  9. 9-99 0.25  9. AA 0.01  9. Aa -0.11  9. Aa: -0.08  99 -- -0.38  99 99 0.42  99 AA -0.89
forms  99 AA, -0.56  99 Aa 0.54  99 Aa: 0.59  99 Aa~ 1.02  A Aa~ -1.74  AA ( 0.39  AA -- 0.01  AA 99 -0.18
forms  AA AA -0.92  AA AA, -0.41  AA Aa 0.84  AA Aa: 1.17  AA Aa~ -0.65  AA) Aa 0.21  AA. Aa -0.10  Aa () -0.31
forms  Aa 9++ 0.10  Aa 9. -0.70  Aa 99 0.21  Aa 99~ 1.39  Aa A 0.69  Aa A.~ 0.59  Aa AA 0.45  Aa Aa -0.01
forms  Aa Aa,~ -0.15  Aa Aa~ -1.55  Aa ₹9 1.06  Aa) Aa 0.69  Aa. AA 0.42  Aa. Aa: -0.27  Aa: -- 3.03  a ( -1.25
forms  a -- 1.53  a 9% -0.87  a 9++ -0.67  a 9-99 -0.36  a 9. -0.21  a 99 -1.09  a 99~ 0.32  a A 0.64  a A. 0.33
forms  a AA 0.26  a AA, 0.71  a AA. -0.10  a AA: 0.14  a AA~ 0.41  a Aa 1.52  a Aa, 1.45  a Aa: 1.95  a Aa~ -0.46
forms  a –– 1.77  a ₹. -0.25  a ₹9 -0.23  a) Aa 0.62  a. -- 0.14  a. 9 -0.25  a. 9++ -0.14  a. 99 -0.31  a. A -0.37
forms  a. AA 0.10  a. AA, 0.22  a. Aa -0.44  a. Aa, -0.08  a. Aa: -0.42  a: -- 2.10  a: 99 -0.16  a: Aa 0.16
forms  a~ Aa -1.58  ₹9 -- -0.13  ₹9 Aa 0.41
forms behind   () Aa 0.96   () a -0.43   * a 0.47   -- 9 -0.50   -- 99 -0.42   -- AA 0.07   -- Aa 1.41   -- a -0.80
forms behind   -- a, -1.07   -- ₹9 0.24   9% a 0.47   9++ a 0.83   9-99 AA 1.68   9-99 a 0.95   9-99 a. -0.15
forms behind   9. Aa: -0.36   99 AA 0.03   99 a 0.31   99 a' 1.12   99 a. -1.47   >> Aa 0.02   A // 0.69   A a 0.94
forms behind   AA ( -0.29   AA // 0.62   AA 9, 0.38   AA AA 0.44   AA Aa -0.08   AA Aa. -0.08   AA Aa: -0.04
forms behind   AA a 0.14   AA a, 0.39   AA a. -0.85   AA a: 0.13   AA •• -0.41   AA, AA, 0.40   AA, Aa -0.04
forms behind   AA, a -0.95   AA, a, 0.04   AA. Aa -0.95   AA: 99 0.05   Aa ( -0.66   Aa () -0.58   Aa (9 -0.45
forms behind   Aa -- 0.59   Aa // -0.51   Aa 9 0.43   Aa 9% 0.06   Aa 9++ 0.25   Aa 9, -0.05   Aa 9-99 0.70
forms behind   Aa 9. -1.17   Aa 99 0.48   Aa 9: 1.36   Aa A 0.06   Aa A9 0.17   Aa AA 0.87   Aa Aa -0.10
forms behind   Aa Aa, -0.06   Aa Aa. -1.28   Aa Aa: -0.21   Aa a 1.36   Aa a, 1.52   Aa a. -1.09   Aa a: 2.98
forms behind   Aa a; 0.45   Aa || -0.03   Aa –– -0.43   Aa •• -0.13   Aa ₹9 1.38   Aa, AA -0.03   Aa, AA, 0.31
forms behind   Aa, Aa -0.12   Aa, Aa, 0.63   Aa, Aa. -0.64   Aa, a 0.19   Aa, a, 1.94   Aa. 99 1.14   Aa. Aa -0.69
forms behind   Aa. a 0.80   Aa: 99 0.47   Aa: a 0.26   –– Aa 1.30   •• Aa 0.39   ₹9 AA, 0.29   ₹9 a 0.12  % Aa a 0.81
forms behind  ) >> Aa -1.86  . -- Aa 0.28  . 9 a. -0.13  . 9++ a. -0.94  . 9-99 a 0.08  . 9-99 a. -0.70  . 9. Aa 0.52
forms behind  . 99 a, -0.05  . 99 a. -0.80  . A Aa 0.18  . A a -0.48  . AA 99 -0.52  . AA AA 0.62  . AA Aa 0.76
forms behind  . AA Aa, 0.06  . AA Aa. -0.01  . AA a, 0.41  . AA a. -1.00  . AA: Aa 0.16  . Aa -- 0.30  . Aa // -0.90
forms behind  . Aa 9 -0.10  . Aa 9. -0.53  . Aa 99 -0.42  . Aa :: 0.17  . Aa A 0.69  . Aa AA 0.07  . Aa Aa 0.74
forms behind  . Aa Aa, 0.03  . Aa Aa. -0.70  . Aa a -0.39  . Aa a, -0.08  . Aa a. -1.33  . Aa a: 0.23  . Aa •• 2.55
forms behind  . Aa, Aa, 0.39  . Aa, Aa. -0.79  . Aa, a, 0.28  . Aa. 9- 1.88  . Aa. 99 1.06  . Aa. Aa -0.37
forms behind  . Aa: 9-99 -0.05  . Aa: 9. -0.82  . Aa: Aa 0.50  . Aa: a 0.05  . ₹9 a 0.29  9 -- 99 -1.80  9 -- ₹9 -0.84
forms behind  9 AA AA 0.54  9 AA a -0.41  9 Aa 99 0.06  9 Aa Aa 0.17  9 Aa a 1.53  9 Aa a: 1.49  : -- Aa 0.21
forms behind  : 99 a -0.20  : Aa Aa -0.15  : Aa a 0.89  > Aa a -0.04  ? Aa a -0.06  ? Aa, a -0.15
glued  all -1.73  all! -0.32  all) 0.26  all. -2.16  all9 -0.46  all: -2.07  all; -1.96  all> -1.38  all? -0.94
glued  all~ 0.03  all~) 2.20  all~9 -0.56  all~: 0.77  all~? 0.49  some 0.09  some! 0.36  some% 2.06  some) 2.65
glued  some+ 1.18  some. -0.07  some9 1.04  some: -0.72  some; -2.73  some? 0.49  some~ -3.31  some~9 -2.80
in  ( -4.58
name  false false 1.87  false true 1.82  true false 2.18  true true 2.66
since  0 0.20  1 -1.05  10 -0.11  11 -0.09  12 -0.51  2 -1.14  3 -0.63  4 -0.52  5 -0.36  6 -0.34  7 -0.28  8 -0.19
since  9 -0.11
`
