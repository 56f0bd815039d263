/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run weights` from the labelled lines
 * (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their weights.
 */
export const WEIGHTS = `
start  always -0.16
kind before  # -0.24  , -0.04  -s -1.13  . 0.76  / 1.15  : -1.04  ASK 1.04  CAPITAL 0.23  HAVE 0.07  IT 0.10
kind before  MAY -0.43  NEXT 0.24  THE -0.24  THEY -0.49  YOU -0.48  word -0.29  ₹ 0.50
kind before 1  ( -0.55  : 0.09  AND 1.27  ASK 0.54  BE -0.83  HAVE -0.72  THE 0.18  ^ 0.37
kind before 2  ) 0.15  , 0.09  -ing -0.65  -s -0.21  ASK 0.05  CANDIDATE -0.09  LEAST 1.60  OF -0.21  WHO 0.49  ^ 0.33
kind before 2  word -0.29
kind before 3  ( -0.23  -ing 0.24  -s 0.27  / 0.65  ASK -0.15  BE -0.45  CANDIDATE 0.03  OF -0.02  ^ 0.46  word 0.09
kind behind  # -0.29  ( 0.54  ) -0.42  - -1.57  -ing 0.61  -s -0.30  . -0.19  / 0.73  : -2.08  ; -0.60  ? -0.31
kind behind  AND 0.01  BE -0.34  CAPITAL 0.49  IT 0.17  LEAST 0.99  MAY -0.44  OF 0.10  word -0.20
kind behind 1  , 0.19  -ing 1.04  . 0.15  ASK 0.88  MAY -0.62  OF -0.08
kind behind 2  -s 0.12  . 0.56  AND -0.16  BE -0.29  CAPITAL 0.21  LEAST 0.52  OF 0.17  THE -0.06  WE 0.21  ^ 0.64
kind behind 2  word 0.24
kind behind 3  -ing 0.78  . 0.12  ASK 0.25  NAME -0.01  OF 0.08  THE -0.15  word 0.09
nowhere  CANDIDATE -0.09  I 0.41  NAME -0.06  THEY 0.34  WE 0.27  YOU 0.12
person before  THEY -0.12
person behind  I -0.17  NAME 0.15  WE -0.39  nobody 0.09
place  ends a part 0.46  starts a part 1.68
section  apply -0.29  apply plain -0.75  apply text -0.33  offer -0.08  offer item -0.13  offer open -0.77  other 0.05
section  other item -1.01  other plain -0.27  other text 0.68  requirements item 0.17  requirements plain 0.07
sentence  asks -0.48
table before  about company -0.45  about you 1.64  degree 0.82  example -0.26  exp carer -1.26  exp having 0.98
table before  exp here -0.12  exp label 0.21  exp needed 0.48  exp none -2.39  exp welcome -2.40  exp wish 2.35
table before  exp word 1.09  exp work 0.01  fresher 2.21  people -1.14  time at least 0.01  time of other -1.48
table before  time of people -2.41  time other -0.31  time to 0.11
table behind  about you -0.68  but -1.31  degree -0.28  exp elsewhere -2.41  exp having 0.40  exp here -0.62
table behind  exp instead -0.69  exp label 0.66  exp needed 1.32  exp welcome -1.05  exp word 0.81  exp work 0.07
table behind  figure of company -1.09  not -0.22  time at least 0.71  time of other -0.50  time open 0.72
table behind  time other -1.27  time to 0.43  time unit -0.33
table near before  about you 0.32  degree 0.38  example -0.27  exp carer -1.22  exp having -0.52  exp label 0.72
table near before  exp wish -2.08  exp word 0.06  exp word: name 0.97  exp work: tool 0.50  figure of company -0.66
table near before  time of age -0.13  time other -0.07  time unit: 12 -0.83
table near behind  about company -1.55  about you -0.20  degree -0.08  exp carer 0.14  exp having 0.22  exp here -0.04
table near behind  exp welcome -0.84  exp welcome: of what follows 0.14  exp word 0.62  exp word: name 0.29
table near behind  exp work 0.08  exp work: tool 0.64  time open 0.51  time other -0.67  time unit: 12 0.55
table right before  exp having 0.31  exp label 0.67  exp work 0.24  time of other 0.03
table right behind  degree -0.35  exp needed -0.03  exp word 0.51  exp work 0.40  time other -1.43
word before 1  ( -1.66  after 0.06  and 0.18  be -0.08  every 0.80  for -0.51  from -0.43  have -0.43  in -0.93
word before 2  # -0.38  back 0.03  band 0.33  ca 0.78  come -0.44  degree 0.12  for -0.02  gap -0.22  graduate 0.96
word before 2  licence 1.18  on 0.76  people -0.18  period 0.47  post 0.07  preferred 1.31  production 0.66  put 1.24
word before 2  those -1.06  upwards 0.97  valid -0.03  work -0.19  you 0.19
word before 3  ( -0.47  / 0.31  experienced -0.19  for -0.04  in 0.56  look 0.22  of -0.10  we 0.20
word behind 1  ; -0.20  and -0.03  as 0.43  exp 0.13  from -0.06  in 1.30  ka 0.19  of -0.27  on -0.07  or 0.14
word behind 1  standing 0.37  with -0.60
word behind 2  # -0.50  , -0.05  building 2.65  gap -0.69  it 0.56  longer 3.78  progressive 0.15  qualification 0.48
word behind 2  relevant -0.04  software 0.09  this -0.25  to 1.26
word behind 3  , -0.18  and -0.58  by -0.13  development 0.69  in 0.36  of 0.60  or 0.12
words in front  12 -0.45  4 -0.20  8 -0.64
words to come  0 -0.60  4 -0.53  8 -0.39
years  0 -1.58  10 to 19 -2.16  2 -0.09  20 and more -5.08  3 0.06  4 0.16  5 0.15  6 to 9 -0.47  from nought 0.43
years  in digits -0.71  in words -1.15  months -1.66  open -0.13  plain -2.26
`
