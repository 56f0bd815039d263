/**
 * How much each clue speaks for a line starting at a word of a text that lost its lines. Made by `npm run bench -- weights`
 * from the postings of bench/labelled/tune (bench/line-weights.ts): not to be edited. A line has a kind of clue
 * (line-clues.ts), and values with their weights.
 */
export const WEIGHTS = `
start  always -1.62
before  0 -0.18  0,0 0.18  0-0 0.37  a -4.60  about -1.71  above -0.28  accountabilities 0.77  across -2.59
before  advantage 0.56  after -1.03  ago 0.11  agreement 0.75  allowance -0.25  alternate -0.87  am -0.32  an -3.88
before  and -6.34  annual -0.20  annum 0.11  ansible 0.63  any -0.55  api 0.70  apply 0.34  april 0.53  are -0.41
before  around -0.96  as -2.65  at -5.14  b -1.69  b.e -0.62  b.sc -1.24  background 1.16  basic -1.17  be -1.00
before  before -0.26  below -0.72  benefits 2.37  bengaluru 0.20  between -2.03  big -0.57  bring 0.06  building -0.07
before  business -0.16  by -2.87  c -1.06  ca -1.15  class -0.59  clients 0.07  cloud -0.34  company 0.09
before  compensation 1.83  computer -0.71  conditions 1.94  consultant 0.11  core -0.54  criteria 0.92  crore 0.24
before  current -1.24  d -1.06  da -0.55  data -0.61  day 0.22  days 0.19  department 0.53  description 2.67
before  desirable 0.80  details 1.62  developer 0.42  development 0.24  digital -0.27  do 0.40  duties 2.76  e -3.58
before  each -0.66  ec -0.81  education 1.25  eligibility 2.28  embedded -0.74  emoluments 0.83  employer -0.15
before  employment -0.02  english 0.66  esops 0.19  essential 0.15  every -2.17  excel 0.68  exp -0.95  expected -0.74
before  experience 0.34  facilities 0.98  family 0.20  first -0.62  fluent -0.35  for -2.64  four -0.24  friday 0.13
before  from -4.77  get 0.23  go 0.16  good -0.73  google -0.98  has -0.66  have 0.05  having -1.32  here 0.46
before  hindi 0.59  hiring -0.70  home 0.06  hours 0.33  hr -0.03  hsr -0.16  hybrid -0.21  hyderabad 0.40  i -3.46
before  ii -0.26  in -5.39  incentives 0.16  including -0.75  interview 0.36  interviews 0.29  into -1.30  is -1.79
before  iso -0.72  ist 1.02  it 0.23  iti -0.04  its -2.19  january 0.44  jd 0.24  jenkins 0.25  job -0.27
before  joining 0.02  key -1.00  km 0.49  know -0.95  knows -0.46  kochi 0.50  lakh 0.67  lakhs 0.62  last -1.99
before  lead -0.05  learn -0.26  learning 0.29  level -0.34  linked -2.57  little -1.12  ll -2.14  location 0.46
before  lpa 0.94  ltd 1.02  m -0.11  m.sc -0.35  maintain -0.90  manager 0.04  march 0.15  mba -0.25  min -0.39
before  minutes 0.15  month 0.30  months 0.23  mr -0.64  ms -1.30  must 0.43  near -2.99  need 0.30  needed 0.15
before  net -0.28  new -1.41  no -0.97  north -1.13  notice 0.04  o -0.45  of -4.68  off 0.07  offer 1.33  on -3.07
before  once 0.38  one -0.53  only -0.15  open -0.24  opportunity 0.18  or -5.98  oracle -0.61  our -5.32
before  outside -0.01  over -2.06  overview 2.03  own -0.24  p -0.80  p.a 0.33  package 1.04  past -0.05  pay 0.88
before  people -0.20  per -2.69  perks 2.20  person 0.64  ph -2.38  phase -0.25  place 0.39  plant -0.13  pm -0.07
before  points 0.04  position 0.09  posts 0.27  power -1.81  present -0.01  process 0.63  product 0.31  profile 2.22
before  programme 0.87  project 0.17  purpose 1.21  python 0.72  q -1.66  qualification 0.78  qualifications 2.78
before  quarter 0.73  re -0.86  read -0.68  red -0.52  register 0.29  remote -0.66  remuneration 1.60  reports 0.02
before  requirement 2.02  requirements 3.94  requires -1.06  responsibilities 4.37  rewards 1.07  role 1.03
before  roles 0.04  room 0.17  round -0.10  run -1.00  s/0 -0.54  sap -0.24  scope 0.37  second -0.32  sector -0.69
before  selection 2.03  senior -0.56  series -2.43  server 0.35  service 0.29  share -0.12  since -2.71  skills 1.69
before  small -0.25  software -0.01  some -2.16  speak -0.65  spoken -0.47  spring -0.36  steps 0.24  stipend 0.05
before  strong -0.93  summary 1.98  support -0.03  systems 0.16  tally -0.06  target -0.27  tasks 1.38  team 0.44
before  technical -0.27  terms 1.65  test -0.12  than -1.22  the -6.20  their -0.28  through -1.50  till -0.88
before  time 0.11  two -0.69  typescript 0.56  under -1.93  us 0.51  usd -0.14  use -0.28  using -2.35  v -1.02
before  was -0.23  web -1.30  week 0.15  what -0.18  whats -3.25  where 1.44  which -0.29  who 0.27  with -4.08
before  within -1.88  work 0.82  working -0.14  worth -0.79  write -2.21  written -0.88  year 0.46  years 0.39
before  you 1.01  your -0.93
before 2   -0.18  0 0.07  0+ -0.23  0,0 0.15  0-0 -0.04  a -0.21  about 1.62  after 0.16  among -0.06  an -0.47
before 2  and 0.08  app 0.25  apply -0.64  are -0.06  as -0.10  at -0.34  basic 0.98  be 0.46  below 0.45  bus -0.21
before 2  centre -0.45  client -0.10  come 0.70  company -0.05  ctc -0.92  data 0.26  days 0.27  developer -0.03
before 2  each 0.58  every 0.27  first 0.39  for -0.05  from -0.01  graduate -0.07  has -1.52  have -1.01  hindi 0.16
before 2  hiring -0.08  home 0.24  id 0.27  in 0.14  is 0.41  it 0.43  job 0.80  key 0.84  level 0.01  licence 0.08
before 2  linux 0.07  live 0.21  look 1.70  looking 1.45  lpa -0.08  march 0.30  month -0.30  months -0.04  next 0.59
before 2  no 0.15  not 0.32  of -0.07  office -0.22  on 0.02  one -0.01  opportunity -0.70  or 0.27  our -0.39
before 2  over -0.07  pass -0.09  pay -0.21  per 0.53  platform -0.06  power 0.24  project -0.06  proud 1.96
before 2  read 1.28  responsible 0.05  road 0.03  role -0.15  rs 0.88  second 0.07  series 1.74  services -0.32
before 2  since 0.22  spring 0.60  systems -0.22  technical 0.05  test 0.20  the 0.12  their 0.62  them 0.17
before 2  this 0.37  three 0.12  through -0.12  to 0.24  two 0.01  us -0.10  we 0.28  what -0.60  who -0.92  why 0.09
before 2  with -0.10  without 0.37  work 0.30  working 0.16  write -0.07  year 0.16  you 0.64  you'd 0.26  you'll 0.87
before 2  your 0.40  yrs -0.53
behind   2.58  0,0 -0.29  0,0–0,0 0.47  0-0 -0.53  0-0k 0.70  0-hour 0.12  0k -0.10  0x0 0.39  0–0 0.14  a 1.06
behind  about 2.44  act -1.17  actions -0.04  after -0.09  age 0.33  am -0.03  an 0.46  analyst -0.88  android -2.50
behind  annual 0.12  any 0.30  api -0.16  apis -0.04  application 0.60  applications 0.65  apply 1.12  april -0.37
behind  area -0.36  arr -0.20  as 0.17  at 0.11  attendance 0.31  b.com 0.82  b.e 0.72  b.sc 1.02  b.tech 0.61
behind  bank -0.18  basic 0.09  be 0.46  benefits 1.64  bengaluru -0.72  bond 0.18  book -0.07  boot -1.37
behind  budget 0.20  build 1.33  c# 0.55  ca 0.36  call 0.12  candidate 0.16  ccna 0.19  center -0.18  centre -0.91
behind  check 0.06  chennai -0.51  city -1.36  civil -0.20  client 0.26  cloud -1.52  code -0.41  company 0.52
behind  compensation 1.25  conditions 0.63  consultant -0.13  contract 0.25  core -0.50  council -0.15  court -0.02
behind  cs -1.08  ctc 0.68  cv -0.83  d -0.36  data -0.43  dec -1.07  december -1.89  degree 0.22  delhi -0.21
behind  description -0.12  design 0.16  designation 0.34  designer -0.36  desirable 0.09  desired 0.63  desk -0.83
behind  developer -2.03  devops -0.63  diploma 0.83  director -0.26  diwali -0.67  do 0.11  ds -0.30  duration 0.41
behind  duties 1.65  east -0.65  education 1.07  eligibility 2.07  eligible 0.69  employee 0.01  engineer -2.35
behind  engineering -0.32  engineers -0.17  english -2.01  erp -0.57  es -0.18  essential 1.27  europe -0.21
behind  european -0.53  excel -0.60  executive -1.16  exp 0.95  experience 1.14  facilities 0.64  figma -0.45
behind  finance -0.49  fixed 0.16  fluent 0.23  for 0.14  foundation -1.03  free 0.06  freshers 0.29  friday -1.21
behind  general 0.33  german -0.19  git 0.08  go -0.11  good 0.75  graduate 1.10  graduates 0.55  growth 0.13
behind  handle 0.51  hindi -0.64  how 2.58  html 0.09  hub -0.28  hybrid 0.08  hyderabad -0.47  i -1.26  id -1.20
behind  ie -0.15  if -0.52  important 0.27  in -0.33  india -2.38  india's -0.93  indian -2.82  insurance 0.27
behind  inter -0.03  interested 0.44  interview 1.04  ist -0.61  it -1.22  it's -0.39  iti 0.69  january -1.33
behind  java -1.30  job 2.73  joining 0.06  july -0.01  june -0.95  kannada -0.11  keep 0.85  key 2.57  kit -1.27
behind  knowledge 0.38  kubernetes -1.22  l -1.15  lab 0.18  labs -1.06  lake -0.27  level -0.47  life 0.05
behind  linux -0.92  location 0.65  ltd -1.26  m -0.09  m.sc 1.21  mail 0.64  maintain 0.02  manage 0.24
behind  manager -2.24  march -1.59  master -0.10  mba 0.89  mbps -0.88  minimum 1.05  mode 0.83  monday -2.46
behind  mondays -0.03  money 0.72  monthly 0.58  ms -0.34  mumbai -0.99  must 0.92  nadu -0.39  nagar -1.92
behind  native -0.07  nature 0.04  need 0.14  needed 0.31  net -4.48  no -0.39  noida -0.33  northbridge 1.50
behind  note 0.96  notice 0.07  nov -0.31  np 0.88  number 0.10  nursing -0.57  odoo -0.84  offer 0.09  officer -0.36
behind  opening 0.27  openings 0.56  os -1.64  other 0.83  our 0.19  own 0.56  package 0.75  panel -0.91  park -0.90
behind  pay 0.59  perks 1.72  person 0.13  pf 0.32  phase -0.09  place 0.13  please 0.63  pm -0.89  portfolio 0.31
behind  position 2.24  post 1.16  posting 0.17  power -0.25  ppo 0.09  prepare 1.08  prime -0.72  pro -0.05
behind  process 0.89  project 0.20  projects 0.04  ps -0.34  pune -0.81  python -0.09  q 1.11  qualification 1.25
behind  qualifications 0.73  range -0.44  react -0.87  recruitment 0.55  remote 0.50  remuneration 1.03
behind  reporting 0.18  required 0.16  requirement 1.08  requirements 1.72  responsibilities 2.11  rewards 0.12
behind  road -1.90  role 2.23  roles 1.68  rotational 0.34  rs -1.96  run 0.61  rust -0.29  s -0.53  saas -2.20
behind  salary 0.76  sales -0.35  saturday -1.68  saturdays -2.25  sc -0.84  science -0.71  scope 1.07  sector -0.47
behind  selected 0.03  selection 1.63  send 0.96  senior 0.14  series -1.13  server -2.40  services -1.47  shift 0.64
behind  skill 0.49  skills 1.17  soc -1.28  software -0.02  sql 0.61  stipend 0.66  store -0.47  strong 0.54
behind  studio -0.10  sunday -0.71  systems -0.89  take 0.96  tamil -0.24  tasks 0.69  tech -0.89  technology -0.80
behind  terms 0.99  that's -0.20  the 0.52  then -0.01  they -0.32  things 1.48  this 0.58  those -0.20
behind  thursday -0.78  timing 0.95  to 1.22  top -0.10  total 0.97  training 0.44  tube -2.77  tuesday -1.63
behind  us -0.76  v -0.61  vinci -0.01  visit 0.25  walk-in 0.20  we 0.18  we're 0.79  wednesday -0.20  what 3.34
behind  what's 2.24  where 2.08  who 2.63  whom 0.84  why 2.18  work 1.22  working 1.10  write 1.41  years 0.54
behind  you 0.58  you'd 0.69  you'll 0.73  you've 0.47  your 1.46  zoom -0.09
behind 2   0.35  0 -0.01  0+ 0.12  0,0 0.05  0-0 0.19  0k -0.04  0–0 0.62  a -0.15  aadhaar -0.10  allowance 0.03
behind 2  and -0.75  answer -0.21  api 0.40  are -0.27  as -0.16  at -0.38  audit 0.66  b.e 0.47  be 0.11  build 0.09
behind 2  builds -0.40  by -0.44  call 0.09  campus -0.62  candidate 0.54  candidates 0.21  centre -0.78
behind 2  certified 0.17  city -0.11  clusters -0.14  code 0.06  company -0.33  conditions 0.09  cr -0.42  crore -1.50
behind 2  cs -0.36  ctc 0.11  cv 0.07  data 0.09  date 0.22  day 0.29  degree 0.20  description 0.16  design 0.70
behind 2  developer -0.72  developers -0.18  do -0.11  electrical 0.63  engineer -0.35  engineers -0.38  english 0.40
behind 2  for -0.79  from -0.29  global -0.09  good 0.13  group -0.39  has -0.55  have 0.07  hiring 0.40
behind 2  hyderabad -0.04  i 0.10  in -0.29  india -0.76  information 0.19  insurance 0.33  inter 0.04  is -0.43
behind 2  it -0.54  knowledge 0.10  last -0.37  least 0.29  level 0.17  looking 0.12  lpa 0.73  ltd -0.54  makes -0.44
behind 2  manager -0.12  medical 0.29  million -0.38  months 0.04  ms -0.19  mumbai -0.03  no -0.22  not -0.32
behind 2  note 0.03  of 0.27  off -0.10  offered 0.25  office -0.69  on -0.27  opportunity 0.86  or -0.39  our 0.17
behind 2  partner -0.67  pass 0.28  pay 0.35  people -0.45  per -0.45  period 0.42  person 0.41  position 0.39
behind 2  present -0.27  process 0.17  python 0.18  qualification 0.13  qualifications 1.50  range 0.48  remote 0.22
behind 2  reports -0.06  required 0.24  responsibilities 1.08  road -0.26  role 0.25  rounds 0.41  runs -0.29
behind 2  salary 0.28  services -0.66  shall 0.45  shifts 0.02  should 0.10  since -0.03  site -0.01  skills 0.74
behind 2  sql 0.38  started -0.12  support 0.07  tasks 1.11  team -0.39  test 0.08  testing 0.19  that -0.05  the 0.34
behind 2  this 0.11  through -0.18  to 0.12  training -0.18  type 0.32  up 0.07  was -0.15  we -0.49  web 0.01
behind 2  weeks 0.20  what -0.10  who -0.10  will -0.16  with -0.07  within -0.01  works -0.45  would -0.03  year 0.27
behind 2  years 0.33  you 0.11  yrs 0.43
both behind   0 -1.20   0,0 -1.39   0,0,0 -0.44   0-0 0.03   0.0 -1.35   hr -0.38   rs -1.24  0 days 1.12
both behind  0 lakh -0.86  0 lpa -0.29  0 of -0.76  0 to 0.86  0 weeks 0.45  0 year 0.11  0 years -0.16  0+ years 0.72
both behind  0,0 to 0.03  0-0 years 1.03  0th pass 0.50  0–0 lpa 0.05  about 0 -0.74  about the 0.94  as a 0.79
both behind  at least 0.26  ctc 0 0.19  ctc 0.0 0.21  exp  0.46  how we 0.35  in this 0.81  level 0 -0.07  ll b 1.73
both behind  looking for 1.09  minimum 0 0.24  must have 0.34  no bond 0.33  no of 2.98  nursing with -0.03
both behind  pay and 0.47  rs 0 -1.19  rs 0,0 0.09  salary  0.34  salary 0 -0.21  salary 0,0 0.22  salary rs 0.16
both behind  service agreement 0.27  the candidate 0.09  the job 0.30  the role 1.16  the work 1.22  to apply 0.19
both behind  we are 0.76  we do -0.75  we need 1.24  we offer 0.65  we want 1.36  we're 0 -0.01  we're looking 0.30
both behind  what you 0.12  what you'll 0.60  work from -0.45  you have 0.42  you should 0.24  you will 0.47
colon  0 1.29  0) 1.53  0. 0.31  09 2.09  1 0.33  1) 0.24  1. 0.87  19 0.22  1: 0.43  2. 0.92  3 -0.21  3. 0.85
form before  (. 0.06  9% 0.24  9) -0.18  9. 0.10  9.~ 1.33  99 -0.40  9:~ -4.66  A 0.28  A.~ -2.25  A9~ -1.09  AA 0.21
form before  AA) 0.55  AA: 0.23  AA~ -1.37  Aa 0.13  Aa) 0.14  Aa. -0.16  Aa.~ 0.72  Aa: -1.02  A~ -1.30  a 0.52
form before  a" -0.16  a) 0.45  a. 0.61  a.~ 2.98  a:~ 0.32  a; -0.37  a~ 2.51  || -0.34  ₹. 0.29
form behind  ( -2.76  () -1.27  (+ -0.82  (, -3.17  (. -2.27  (9 -3.50  (: -1.61  * 0.81  ** 3.02  - 2.28  -- -1.48
form behind  -> -0.52  9 -0.05  9) 1.02  9++~ 0.65  9, -1.80  9,~ -1.17  9-99~ 1.90  9. 1.04  99 -0.65  99~ 0.11
form behind  9: -1.35  9; -0.14  9~ 0.26  @@ -1.37  A, 0.73  A,~ -1.30  A. 0.28  A.~ -0.47  A9 -0.33  A: 0.58
form behind  AA. -1.66  AA: 1.01  AA~ 0.65  Aa 0.52  Aa, -0.01  Aa,~ 0.02  Aa. -0.64  Aa.~ -0.01  Aa: 1.38  Aa:~ 2.25
form behind  Aa; -0.23  Aa? 0.31  Aa~ 2.06  A~ -0.91  ~~ 1.91  »» 0.78  –– -3.78  •• 5.35  ₹9 0.15  ₹9~ 1.42  ₹₹ -0.96
forms  9 Aa 0.03  9. 9-99 0.25  9. AA 0.01  9. Aa -0.11  9. Aa: -0.07  99 -- -0.38  99 99 0.43  99 AA -0.89
forms  99 AA, -0.56  99 Aa 0.53  99 Aa: 0.60  99 Aa~ 1.01  A Aa~ -1.73  AA ( 0.38  AA -- 0.01  AA 99 -0.19
forms  AA AA -0.94  AA AA, -0.41  AA Aa 0.84  AA Aa: 1.17  AA Aa~ -0.66  AA) Aa 0.21  AA. Aa -0.10  Aa () -0.32
forms  Aa 9++ 0.10  Aa 9. -0.69  Aa 99 0.21  Aa 99~ 1.38  Aa A 0.67  Aa A.~ 0.59  Aa AA 0.45  Aa AA,~ -0.03
forms  Aa Aa -0.02  Aa Aa,~ -0.17  Aa Aa~ -1.55  Aa ₹9 1.07  Aa) Aa 0.69  Aa. AA 0.42  Aa. Aa: -0.26  Aa: -- 3.04
forms  a ( -1.24  a -- 1.53  a 9% -0.87  a 9++ -0.67  a 9-99 -0.36  a 9. -0.20  a 99 -1.09  a 99~ 0.35  a A 0.63
forms  a A. 0.33  a AA 0.26  a AA, 0.72  a AA. -0.10  a AA: 0.14  a AA~ 0.43  a Aa 1.52  a Aa, 1.45  a Aa: 1.95
forms  a Aa~ -0.44  a –– 1.77  a ₹. -0.25  a ₹9 -0.23  a) Aa 0.63  a. -- 0.14  a. 9 -0.25  a. 9++ -0.14  a. 99 -0.31
forms  a. A -0.37  a. AA 0.10  a. AA, 0.22  a. Aa -0.44  a. Aa, -0.07  a. Aa: -0.41  a: -- 2.10  a: 99 -0.16
forms  a: Aa 0.16  a~ Aa -1.56  ₹9 -- -0.14  ₹9 Aa 0.40
forms behind   () Aa 0.96   () a -0.43   * a 0.47   -- 9 -0.50   -- 99 -0.42   -- AA 0.07   -- Aa 1.41   -- a -0.79
forms behind   -- a, -1.07   -- ₹9 0.25   9% a 0.47   9++ a 0.84   9-99 AA 1.67   9-99 a 0.95   9-99 a. -0.15
forms behind   9. Aa: -0.36   99 AA 0.03   99 a 0.31   99 a' 1.12   99 a. -1.47   >> Aa 0.02   A // 0.71   A a 0.95
forms behind   AA ( -0.29   AA // 0.62   AA 9, 0.38   AA AA 0.45   AA Aa -0.06   AA Aa. -0.08   AA Aa: -0.04
forms behind   AA a 0.14   AA a, 0.40   AA a. -0.85   AA a: 0.13   AA •• -0.42   AA, AA, 0.37   AA, Aa -0.04
forms behind   AA, a -0.95   AA, a, 0.04   AA. Aa -0.95   AA: 99 0.06   Aa ( -0.66   Aa () -0.58   Aa (9 -0.43
forms behind   Aa -- 0.59   Aa // -0.52   Aa 9 0.44   Aa 9% 0.06   Aa 9++ 0.25   Aa 9, -0.05   Aa 9-99 0.70
forms behind   Aa 9. -1.17   Aa 99 0.48   Aa 9: 1.36   Aa A 0.07   Aa A9 0.18   Aa AA 0.89   Aa AA, 0.01   Aa Aa -0.10
forms behind   Aa Aa, -0.07   Aa Aa. -1.28   Aa Aa: -0.21   Aa a 1.36   Aa a, 1.52   Aa a. -1.09   Aa a: 3.00
forms behind   Aa a; 0.46   Aa || -0.03   Aa –– -0.42   Aa •• -0.12   Aa ₹9 1.38   Aa, AA -0.03   Aa, AA, 0.31
forms behind   Aa, Aa -0.12   Aa, Aa, 0.63   Aa, Aa. -0.64   Aa, a 0.20   Aa, a, 1.94   Aa. 99 1.14   Aa. Aa -0.69
forms behind   Aa. a 0.80   Aa: 99 0.47   Aa: a 0.26   –– Aa 1.30   •• Aa 0.39   ₹9 AA, 0.29   ₹9 a 0.12  % Aa a 0.80
forms behind  ) >> Aa -1.87  . -- Aa 0.28  . 9 a. -0.13  . 9++ a. -0.94  . 9-99 a 0.08  . 9-99 a. -0.70  . 9. Aa 0.52
forms behind  . 99 a, -0.05  . 99 a. -0.80  . A Aa 0.18  . A a -0.48  . AA 99 -0.52  . AA AA 0.61  . AA Aa 0.76
forms behind  . AA Aa, 0.14  . AA Aa. -0.02  . AA a, 0.42  . AA a. -1.00  . AA: Aa 0.15  . Aa -- 0.29  . Aa // -0.90
forms behind  . Aa 9 -0.10  . Aa 9. -0.53  . Aa 99 -0.42  . Aa :: 0.17  . Aa A 0.68  . Aa AA 0.07  . Aa Aa 0.74
forms behind  . Aa Aa, 0.02  . Aa Aa. -0.70  . Aa a -0.40  . Aa a, -0.08  . Aa a. -1.33  . Aa a: 0.24  . Aa •• 2.55
forms behind  . Aa, Aa, 0.39  . Aa, Aa. -0.79  . Aa, a, 0.28  . Aa. 9- 1.87  . Aa. 99 1.06  . Aa. Aa -0.37
forms behind  . Aa: 9-99 -0.05  . Aa: 9. -0.82  . Aa: Aa 0.51  . Aa: a 0.05  . ₹9 a 0.30  9 -- 99 -1.80  9 -- ₹9 -0.84
forms behind  9 AA AA 0.54  9 AA a -0.41  9 Aa 99 0.06  9 Aa Aa 0.19  9 Aa a 1.53  9 Aa a: 1.50  : -- Aa 0.21
forms behind  : 99 a -0.20  : Aa Aa -0.15  : Aa a 0.89  > Aa a -0.03  ? Aa a -0.06  ? Aa, a -0.15
glued  all -1.71  all! -0.32  all) 0.28  all. -2.15  all9 -0.40  all: -2.08  all; -1.95  all> -1.38  all? -0.94
glued  all~ 0.03  all~) 2.21  all~9 -0.55  all~: 0.78  all~? 0.50  some 0.09  some! 0.36  some% 2.06  some) 2.65
glued  some+ 1.18  some. -0.07  some9 1.04  some: -0.72  some; -2.73  some? 0.49  some~ -3.27  some~9 -2.80
in  ( -4.58
name  false false 1.85  false true 1.83  true false 2.16  true true 2.64
since  0 0.20  1 -1.05  10 -0.11  11 -0.09  12 -0.51  2 -1.14  3 -0.63  4 -0.53  5 -0.36  6 -0.34  7 -0.28  8 -0.19
since  9 -0.11
`
