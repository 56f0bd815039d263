/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run weights` from the labelled lines
 * (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their weights.
 */
export const WEIGHTS = `
start  always -0.16
kind before  # -0.24  , -0.04  -s -1.14  . 0.76  / 1.15  : -1.04  ASK 1.04  CAPITAL 0.22  HAVE 0.06  IT 0.10
kind before  MAY -0.44  NEXT 0.24  THE -0.24  THEY -0.48  YOU -0.53  word -0.29  ₹ 0.50
kind before 1  ( -0.57  : 0.08  AND 1.27  ASK 0.53  BE -0.84  HAVE -0.71  THE 0.17  ^ 0.34
kind before 2  ) 0.15  , 0.08  -ing -0.65  -s -0.22  ASK 0.05  CANDIDATE -0.08  LEAST 1.58  OF -0.20  WHO 0.49  ^ 0.33
kind before 2  word -0.29
kind before 3  ( -0.24  -ing 0.24  -s 0.27  / 0.64  ASK -0.16  BE -0.46  CANDIDATE 0.02  OF -0.02  ^ 0.45  word 0.09
kind behind  # -0.29  ( 0.53  ) -0.41  - -1.58  -ing 0.59  -s -0.30  . -0.20  / 0.72  : -2.07  ; -0.61  ? -0.31
kind behind  AND 0.03  BE -0.37  CAPITAL 0.47  IT 0.13  LEAST 0.98  MAY -0.47  OF 0.10  word -0.20
kind behind 1  , 0.19  -ing 1.06  . 0.16  ASK 0.88  MAY -0.58  OF -0.09
kind behind 2  -s 0.12  . 0.56  AND -0.18  BE -0.27  CAPITAL 0.21  LEAST 0.51  OF 0.16  THE -0.06  WE 0.20  ^ 0.63
kind behind 2  word 0.24
kind behind 3  -ing 0.80  . 0.13  ASK 0.25  NAME -0.02  OF 0.07  THE -0.16  word 0.09
nowhere  CANDIDATE -0.09  I 0.43  NAME -0.06  THEY 0.35  WE 0.27  YOU 0.07
person before  THEY -0.12
person behind  I -0.16  NAME 0.15  WE -0.37  nobody 0.08
place  ends a part 0.46  opens 0.02  starts a part 1.68
section  apply -0.29  apply plain -0.76  apply text -0.33  offer -0.06  offer item -0.14  offer open -0.77  other 0.05
section  other item -0.99  other plain -0.26  other text 0.70  requirements item 0.18  requirements plain 0.08
sentence  asks -0.47
table before  about company -0.45  about you 1.65  degree 0.81  example -0.25  exp carer -1.26  exp having 0.99
table before  exp here -0.12  exp label 0.21  exp needed 0.48  exp none -2.40  exp welcome -2.40  exp wish 2.35
table before  exp word 1.09  fresher 2.22  people -1.15  time at least 0.02  time of other -1.47  time of people -2.41
table before  time other -0.31  time to 0.11
table behind  about you -0.76  but -1.32  degree -0.28  exp elsewhere -2.39  exp having 0.36  exp here -0.62
table behind  exp instead -0.69  exp label 0.66  exp needed 1.35  exp welcome -1.03  exp word 0.81  exp work 0.08
table behind  figure of company -1.10  not -0.22  time at least 0.72  time of other -0.50  time open 0.72
table behind  time other -1.26  time to 0.43  time unit -0.32
table near before  about you 0.31  degree 0.38  example -0.27  exp carer -1.22  exp having -0.52  exp label 0.73
table near before  exp wish -2.09  exp word 0.05  exp word: name 0.97  exp work: tool 0.51  figure of company -0.67
table near before  time of age -0.12  time other -0.07  time unit: 12 -0.83
table near behind  about company -1.56  about you -0.15  degree -0.07  exp carer 0.15  exp having 0.25  exp here -0.04
table near behind  exp welcome -0.85  exp welcome: of what follows 0.12  exp word 0.60  exp word: name 0.28
table near behind  exp work 0.08  exp work: tool 0.65  time open 0.51  time other -0.68  time unit: 12 0.54
table right before  exp having 0.31  exp label 0.68  exp work 0.24  time of other 0.02
table right behind  degree -0.35  exp needed -0.07  exp word 0.53  exp work 0.40  time other -1.43
word before 1  ( -1.65  after 0.06  and 0.18  be -0.07  every 0.80  for -0.51  from -0.44  have -0.43  in -0.93
word before 2  # -0.38  back 0.03  band 0.33  ca 0.77  come -0.42  degree 0.12  for -0.03  gap -0.22  graduate 0.96
word before 2  licence 1.18  on 0.76  people -0.18  period 0.47  post 0.07  preferred 1.31  production 0.67  put 1.24
word before 2  those -1.04  upwards 0.97  valid -0.03  work -0.20  you 0.19
word before 3  ( -0.47  / 0.31  experienced -0.19  for -0.05  in 0.56  look 0.23  of -0.10  we 0.19
word behind 1  ; -0.19  and -0.04  as 0.44  exp 0.13  from -0.05  in 1.32  ka 0.19  of -0.26  on -0.07  or 0.13
word behind 1  standing 0.37  with -0.60
word behind 2  # -0.50  , -0.05  building 2.65  gap -0.67  it 0.60  longer 3.79  progressive 0.15  qualification 0.49
word behind 2  relevant -0.04  software 0.10  this -0.22  to 1.26
word behind 3  , -0.18  and -0.59  by -0.12  development 0.69  in 0.33  of 0.61  or 0.13
words in front  12 -0.45  4 -0.20  8 -0.63
words to come  0 -0.63  4 -0.55  8 -0.41
years  0 -1.58  10 to 19 -2.15  2 -0.08  20 and more -5.24  3 0.07  4 0.17  5 0.15  6 to 9 -0.47  from nought 0.44
years  in digits -0.67  in words -1.11  months -1.66  open -0.14  plain -2.26
`
