/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run weights` from the labelled lines
 * (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their weights.
 */
export const WEIGHTS = `
start  always -0.15
kind before  # -0.22  ( -0.17  -ed -0.03  -s -1.10  . 0.75  / 1.22  : -0.95  ASK 0.92  CAPITAL 0.27  HAVE 0.16
kind before  IT 0.21  MAY -0.42  NEXT 0.23  THE -0.23  THEY -0.65  WHO -0.13  YOU -0.49  word -0.35  ₹ 0.11
kind before 1  ( -0.38  : 0.10  AND 1.37  ASK 0.51  BE -0.88  HAVE -0.81  THE 0.20  ^ 0.50
kind before 2  ) 0.28  , 0.05  -ing -0.63  -s -0.17  ASK 0.03  CANDIDATE -0.05  LEAST 1.48  NAME 0.03  OF -0.21
kind before 2  WHO 0.52  ^ 0.34  word -0.24
kind before 3  ( -0.07  -ing 0.20  -s 0.45  / 0.62  ASK -0.09  BE -0.41  WHO -0.01  ^ 0.50  word 0.23
kind behind  # -0.30  ( 0.69  ) -0.63  - -1.44  -ing 0.65  -s -0.26  . -0.13  / 0.77  : -2.14  ; -0.57  ? -0.32
kind behind  AND 0.02  BE -0.42  CAPITAL 0.45  IT 0.13  LEAST 1.06  MAY -0.54  OF 0.05  THE -0.02  word -0.23
kind behind 1  , 0.26  -ing 1.18  -s 0.04  . 0.07  AND -0.04  ASK 0.79  MAY -0.88  OF -0.01
kind behind 2  -s 0.21  . 0.59  AND -0.14  BE -0.48  CAPITAL 0.25  LEAST 0.37  OF 0.20  THE -0.06  WE 0.20  ^ 0.72
kind behind 2  word 0.21
kind behind 3  -ing 0.76  . 0.18  ASK 0.26  NAME -0.06  OF 0.12  THE -0.14  word 0.18
nowhere  CANDIDATE -0.16  I 0.33  NAME -0.11  THEY 0.32  WE 0.25  YOU 0.09
person before  THEY -0.31
person behind  I -0.05  NAME 0.26  WE -0.39  nobody 0.16
place  ends a part 0.55  starts a part 1.59
section  apply -0.47  apply plain -0.40  apply text -0.36  offer item -0.32  offer open -1.02  other item -0.97
section  other plain -0.33  other text 0.64  requirements item 0.20  requirements range -0.13
sentence  asks -0.43
table before  about company -0.51  about you 1.61  degree 0.88  example -0.65  exp carer -0.92  exp elsewhere -0.09
table before  exp having 0.89  exp here -0.12  exp label 0.41  exp needed 0.51  exp none -2.33  exp welcome -1.89
table before  exp wish 2.90  exp word 0.97  fresher 2.10  people -1.19  time of other -1.45  time of people -2.40
table before  time other -0.16  time to 0.14
table behind  about you -0.69  but -1.25  degree -0.20  exp elsewhere -2.93  exp having 0.47  exp here -0.52
table behind  exp instead -0.54  exp label 0.58  exp needed 1.32  exp welcome -0.89  exp word 0.92  exp work 0.11
table behind  figure of company -1.19  not -0.31  people 0.06  time at least 0.53  time of other -0.45  time open 0.68
table behind  time other -1.33  time to 0.37  time unit -0.32
table near before  about company 0.03  about you 0.37  degree 0.38  example -0.66  exp carer -1.55  exp having -0.44
table near before  exp label 0.52  exp wish -2.56  exp word 0.23  exp word: name 1.33  exp work: tool 0.59
table near before  figure of company -0.62  fresher 0.13  time of age -0.30  time other -0.15  time unit: 12 -0.84
table near behind  about company -1.45  about you -0.19  degree -0.11  exp carer 0.02  exp elsewhere -0.25
table near behind  exp having 0.17  exp here -0.14  exp label 0.23  exp welcome -0.60  exp word 0.46
table near behind  exp word: name 0.24  exp work: tool 0.64  time at least 0.28  time open 0.53  time other -0.61
table near behind  time unit: 12 0.48
table right before  exp having 0.28  exp label 0.77  exp work 0.23  time of other 0.08
table right behind  degree -0.29  exp needed -0.06  exp word 0.71  exp work 0.51  time other -1.39  time to -0.14
word before 1  ( -1.42  after 0.19  be -0.02  every 0.76  for -0.44  from -0.30  have -0.43  in -0.92
word before 2  # -0.30  ) 0.13  back 0.02  band 0.48  ca 0.81  candidates -0.20  come -0.31  gap -0.51  graduate 1.02
word before 2  licence 1.07  on 0.82  people -0.20  period 1.56  post 0.13  preferred 1.00  production 0.78
word before 2  professionally 0.02  put 1.15  those -0.90  upwards 0.99  valid -0.19  work -0.22  you 0.16
word before 3  ( -0.26  / 0.34  experienced -0.14  in 0.37  look 0.25  of -0.04  we 0.99
word behind 1  ; -0.29  and -0.02  as 0.30  exp 0.14  from -0.13  in 1.30  ka 0.27  of -0.28  on -0.11  standing 0.32
word behind 1  with -0.66
word behind 2  # -0.50  , -0.15  building 2.61  commercial 0.41  gap -0.69  it 0.62  progressive 0.17
word behind 2  qualification 0.69  relevant -0.09  software 0.20  this -0.34  to 1.79
word behind 3  , -0.39  and -0.56  by -0.18  development 0.63  in 0.35  of 0.51  on 0.07  or 0.19
words in front  12 -0.47  4 -0.19  8 -0.72
words to come  0 -0.61  4 -0.50  8 -0.33
years  0 -1.67  10 to 19 -2.12  2 -0.07  20 and more -5.08  3 0.07  4 0.22  5 0.15  6 to 9 -0.45  from nought 0.47
years  in digits -0.68  in words -1.08  months -1.53  open -0.13  plain -2.26
`
