/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run weights` from the labelled lines
 * (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their weights.
 */
export const WEIGHTS = `
start  always -0.45
kind before  # -0.11  ( -0.05  , -0.13  -ed 0.03  -s -1.44  . 0.14  / 1.20  : -0.92  AND 0.04  ASK 0.96  CAPITAL 0.35
kind before  MAY -0.23  THE -0.11  THEY -0.07  WHO -0.24  YOU -0.23  word -0.55  ₹ 0.33
kind before 1  ( -0.60  AND 1.26  ASK 0.32  BE -0.39  HAVE -0.92  OF -0.10  THE 0.23  ^ 0.01  word 0.25
kind before 2  # -0.05  -ing -0.80  -s -0.10  ASK 0.39  CANDIDATE -0.50  CAPITAL -0.24  LEAST 0.99  OF -0.34  ^ 0.35
kind before 2  word -0.33
kind before 3  ( -0.12  -ing 0.40  / 0.61  BE -0.51  THE -0.13  WE -0.05  YOU -0.64  ^ 0.45  word 0.01
kind behind  # -0.05  ( 0.78  ) -0.53  , 0.18  - -1.38  -ing 0.75  -s -0.25  . -0.01  / 0.67  : -1.45  ; -0.55
kind behind  ? -0.32  BE -0.33  CAPITAL 0.18  IT 0.27  LEAST 1.24  MAY -0.43  NEXT -0.22  NOT -0.33  WHO 0.01
kind behind  word -0.33
kind behind 1  , 0.13  -ing 0.63  . 0.19  ASK 0.87  MAY -1.05  OF -0.47  word -0.23
kind behind 2  # -0.07  -s 0.14  . 0.32  AND -0.89  CAPITAL 0.58  OF 0.14  ^ 0.52  word 0.29
kind behind 3  -ing 0.41  . 0.12  THE -0.17
nowhere  I 0.58  THEY 0.01  WE 0.50  YOU 0.16
person before  CANDIDATE 0.33  THEY -0.02  nobody 0.24
person behind  NAME 0.21
place  ends a part 0.11  starts a part 1.73
section  apply -0.18  apply plain -0.85  apply text -0.23  offer item -0.04  offer open -0.72  other item -0.80
section  other plain -0.37  other range 0.05  other text 0.95  requirements item 0.34  requirements plain 0.22
section  requirements range -0.04
sentence  asks -0.44
table before  about company -0.33  about you 1.11  degree 0.47  example -0.26  exp carer -1.43  exp having 0.90
table before  exp here -0.76  exp label 0.51  exp needed 0.23  exp none -2.14  exp welcome -2.23  exp wish 1.45
table before  exp word 0.94  exp work 0.16  fresher 2.51  not -0.74  people -1.18  time of other -1.41
table before  time of people -1.99  time other -0.30
table behind  about you -0.39  but -0.16  degree -0.24  exp carer 0.13  exp elsewhere -2.30  exp having 0.40
table behind  exp here -0.59  exp instead -0.06  exp label 0.55  exp needed 1.21  exp welcome -0.69  exp word 0.69
table behind  exp work 0.26  figure of company -0.82  time at least 0.38  time of other -0.32  time open 0.66
table behind  time other -1.13  time to 0.57  time unit -0.05
table near before  about you 0.72  degree 0.51  example -0.28  exp carer -1.25  exp having -0.30  exp here -0.43
table near before  exp label 0.68  exp none -0.18  exp welcome: of what follows -0.59  exp wish -1.41  exp word 0.38
table near before  exp word: name 0.87  exp work: tool 0.42  figure of company -0.93  fresher 0.01  time of age -0.28
table near before  time other -0.03  time unit: 12 -1.49
table near behind  about company -1.58  about you -0.14  degree -0.07  exp carer 0.03  exp elsewhere -0.03
table near behind  exp having 0.05  exp welcome -1.54  exp word 1.20  exp word: name 0.46  exp work 0.27
table near behind  exp work: tool 0.67  time other -1.09  time unit: 12 0.39
table right before  exp label 0.21  time other -0.50
table right behind  exp label 0.12  exp work 0.23  time other -1.47
word before 1  ( -1.71  every 1.17  for -0.43  from -0.14  have -0.09  in -1.14  with 0.31
word before 2  # -0.51  band 0.22  ca 0.21  come -0.50  degree 0.30  for -0.58  gap -0.10  graduate 0.91  licence 0.76
word before 2  period 0.31  post 0.15  production 0.91  those -1.08  upwards 1.12  you 0.43
word before 3  ( -0.36  / 0.25  a -0.04  for -0.16  in 0.34  of -0.02  to 0.08
word behind 1  ; -0.06  from -0.02  in 1.39  of -0.45  or 0.20  with -0.13
word behind 2  # -0.59  , -0.08  gap -0.20  longer 2.90  progressive 0.50  qualification 0.09  to 1.86
word behind 3  and -0.65  by -0.10  development 0.50  in 0.29  of 1.03  or 0.59
words in front  12 -0.01  8 -0.19
words to come  4 -0.03  8 -0.32
years  0 -1.24  10 to 19 -2.30  20 and more -5.15  3 0.23  4 0.07  6 to 9 -0.67  from nought 0.14  in digits -0.79
years  in words -1.28  months -2.41  open -0.08  plain -2.35
`
