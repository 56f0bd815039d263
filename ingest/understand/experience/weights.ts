/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run weights` from the labelled lines
 * (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their weights.
 */
export const WEIGHTS = `
start  always -0.15
kind before  # -0.27  ( -0.23  , -0.02  -s -1.06  . 0.74  / 1.22  : -0.93  AND 0.01  ASK 0.91  CAPITAL 0.32  HAVE 0.20
kind before  IT 0.26  MAY -0.52  NEXT 0.21  THE -0.24  THEY -0.66  WHO -0.14  YOU -0.55  word -0.29  ₹ 0.08
kind before 1  ( -0.41  : 0.10  AND 1.35  ASK 0.58  BE -0.80  HAVE -0.83  NEXT 0.07  THE 0.23  ^ 0.47
kind before 2  ) 0.33  , 0.14  -ing -0.52  -s -0.09  ASK 0.26  CANDIDATE -0.03  LEAST 1.49  NAME 0.11  NOT -0.23
kind before 2  OF -0.13  WHO 0.57  YOU 0.01  ^ 0.48  word -0.18
kind before 3  ( -0.08  -ing 0.32  -s 0.43  / 0.60  ASK -0.05  BE -0.35  WHO -0.02  YOU -0.04  ^ 0.54  word 0.24
kind behind  # -0.31  ( 0.58  ) -0.58  - -1.40  -ed 0.05  -ing 0.69  -s -0.22  . -0.16  / 0.67  : -2.04  ; -0.61
kind behind  ? -0.39  AND 0.02  BE -0.41  CAPITAL 0.49  IT 0.15  LEAST 1.14  MAY -0.52  OF 0.04  word -0.23
kind behind 1  , 0.23  -ing 1.15  -s 0.03  . 0.06  ASK 0.78  MAY -0.95  OF -0.02
kind behind 2  -s 0.22  . 0.60  AND -0.16  BE -0.45  CAPITAL 0.26  LEAST 0.41  OF 0.22  THE -0.04  ^ 0.70  word 0.24
kind behind 3  -ing 0.75  . 0.08  ASK 0.30  BE 0.02  NAME -0.07  OF 0.14  THE -0.11  word 0.21
nowhere  CANDIDATE -0.22  I 0.23  NAME -0.10  THEY 0.32  WE 0.30  YOU 0.07
person before  THEY -0.32
person behind  I -0.06  NAME 0.29  WE -0.32  nobody 0.16
place  ends a part 0.55  starts a part 1.57
section  apply -0.50  apply plain -0.44  apply text -0.37  offer item -0.41  offer open -1.08  other item -1.06
section  other plain -0.40  other text 0.59  requirements item 0.11  requirements range -0.11
sentence  asks -0.47
table before  about company -0.45  about you 1.67  degree 0.87  example -0.66  exp carer -0.53  exp elsewhere -0.11
table before  exp having 0.87  exp here -0.05  exp label 0.37  exp needed 0.59  exp none -2.25  exp welcome -1.86
table before  exp wish 2.91  exp word 1.01  exp work 0.01  fresher 2.17  not -0.07  people -1.22  time of other -1.39
table before  time of people -2.44  time other -0.07  time to 0.16
table behind  about you -0.68  but -1.24  degree -0.28  exp elsewhere -2.97  exp having 0.46  exp here -0.52
table behind  exp instead -0.07  exp label 0.74  exp needed 1.32  exp welcome -0.88  exp word 0.90  exp work 0.14
table behind  figure of company -1.16  not -0.42  people 0.02  time at least 0.46  time of other -0.42  time open 0.67
table behind  time other -1.35  time to 0.38  time unit -0.31
table near before  about you 0.34  degree 0.37  example -0.67  exp carer -2.06  exp having -0.46  exp label 0.55
table near before  exp wish -2.64  exp word 0.20  exp word: name 1.23  exp work: tool 0.60  figure of company -0.59
table near before  fresher 0.06  not -0.26  time of age -0.40  time of other -0.03  time other -0.26  time to -0.05
table near before  time unit: 12 -0.87
table near behind  about company -1.48  about you -0.21  degree -0.08  exp carer 0.04  exp elsewhere -0.32
table near behind  exp having 0.18  exp here -0.26  exp label 0.09  exp welcome -0.67  exp word 0.51
table near behind  exp word: name 0.27  exp work: tool 0.67  not -0.05  people 0.03  time at least 0.26
table near behind  time open 0.51  time other -0.60  time unit: 12 0.46
table right before  exp having 0.25  exp label 0.68  exp work 0.27  time of other 0.03
table right behind  degree -0.14  exp needed -0.04  exp word 0.69  exp work 0.53  time other -1.44  time to -0.34
word before 1  ( -1.44  after 0.23  every 0.80  for -0.54  from -0.38  have -0.37  having 0.01  in -0.98  of -0.07
word before 2  # -0.17  ) 0.19  band 0.46  ca 0.82  candidates -0.15  come -0.14  concepts 2.10  degree 0.02
word before 2  gap -0.53  graduate 1.02  licence 1.11  on 0.83  people -0.19  period 1.51  post 0.19  preferred 1.03
word before 2  production 0.72  put 1.12  shall 0.08  those -0.90  upwards 0.90  valid -0.18  work -0.19  you 0.28
word before 3  ( -0.25  / 0.35  experienced -0.06  in 0.41  look 0.22  of -0.05  we 0.95  you -0.15
word behind 1  ; -0.28  and -0.10  as 0.09  exp 0.18  from -0.10  in 1.26  ka 0.33  of -0.34  on -0.14  standing 0.30
word behind 1  with -0.74
word behind 2  # -0.33  , -0.14  building 2.63  commercial 0.18  gap -0.54  it 0.63  of 0.02  progressive 0.15
word behind 2  qualification 0.65  relevant -0.07  software 0.27  this -0.26  to 1.79
word behind 3  , -0.37  and -0.55  by -0.16  development 0.58  in 0.35  of 0.53  on 0.12  or 0.18  to -0.42
words in front  0 0.01  12 -0.49  4 -0.15  8 -0.69
words to come  0 -0.47  4 -0.43  8 -0.28
years  0 -1.66  10 to 19 -2.14  2 -0.07  20 and more -4.96  3 0.07  4 0.16  5 0.13  6 to 9 -0.48  from nought 0.46
years  in digits -0.72  in words -1.11  months -1.55  open -0.15  plain -2.22
`
