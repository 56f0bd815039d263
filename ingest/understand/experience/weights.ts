/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run bench -- weights` from the
 * labelled lines (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their
 * weights. Lines c694a89193b6.
 */
export const WEIGHTS = `
start  always -0.13
kind before  # -0.26  ( -0.29  ) 0.29  , -0.30  -ed -0.09  -s -0.97  . 0.58  / 0.90  : -0.95  AND 0.13  ASK 0.08
kind before  CANDIDATE 0.12  CAPITAL 0.39  IT 0.39  LEAST 0.53  MAY -0.74  OF -0.10  THE -0.15  THEY -0.90  WHO -0.19
kind before  word -0.25
kind before 1  ( -0.49  : 0.26  AND 1.17  ASK 1.04  BE -0.53  CAPITAL 0.24  HAVE -0.52  NEXT 0.55  ^ 0.51
kind before 2  ) 0.23  , 0.34  -ed -0.02  -ing -0.54  -s -0.18  LEAST 0.58  NAME 0.10  OF -0.29  WHO 0.36  ^ 0.35
kind before 2  word -0.20
kind before 3  ( -0.10  -ing 0.59  -s 0.54  / 0.48  ASK -0.87  BE -0.06  CANDIDATE 0.18  MAY 0.33  THE 0.18  ^ 0.46
kind before 3  word 0.34
kind behind  # -0.33  ( 0.66  ) -0.69  , -0.08  - -0.86  -ed 0.13  -ing 0.76  -s -0.29  . -0.32  / 0.72  : -1.96
kind behind  ; -0.70  ? -0.39  BE -0.33  CAPITAL 0.51  HAVE -0.44  HE -0.45  I -0.05  LEAST 1.33  MAY -0.31  THE -0.04
kind behind  word -0.23
kind behind 1  , 0.05  -ed 0.08  -ing 1.10  . 0.08  AND -0.16  ASK 0.74  CAPITAL 0.02  MAY -0.78  OF -0.01
kind behind 2  -s 0.40  . 0.49  AND -0.12  BE -0.58  CAPITAL 0.42  LEAST 0.29  OF 0.12  THEY -0.40  ^ 0.50  word 0.36
kind behind 3  ( 0.14  -ing 0.76  -s -0.03  ASK 0.09  OF 0.10  THE -0.32  word 0.19
nowhere  CANDIDATE -0.12  HE 0.04  I 0.24  NAME -0.33  THEY 0.09  WE 0.12  YOU 0.37
person before  THEY -0.44
person behind  I -0.61  NAME 0.33  WE -0.71
place  ends a part 0.60  starts a part 1.52
section  apply -0.09  apply plain -0.74  apply text -0.05  offer open -0.94  other 0.12  other item -1.05
section  other plain -0.15  other range 0.11  other text 0.78  requirements item 0.50  requirements range -0.06
sentence  asks -0.47
table before  about company -0.48  about you 1.30  but 0.01  degree 1.09  example -0.38  exp carer -0.34
table before  exp having 0.67  exp here -0.39  exp label 0.55  exp needed 0.26  exp none -2.59  exp welcome -2.09
table before  exp wish 2.86  exp word 1.52  exp work 0.10  fresher 1.76  people -1.28  sought 1.94
table before  time of other -1.22  time of people -2.03  time other -0.09  time to 0.23  time unit -0.12
table behind  about you -0.45  but -1.08  degree -0.43  exp elsewhere -2.27  exp having 0.45  exp here -0.71
table behind  exp instead -0.58  exp label 0.58  exp needed 0.86  exp welcome -0.72  exp wish -0.61  exp word 0.42
table behind  exp work 0.13  figure of company -1.30  not -0.17  sought 0.77  time at least 0.57  time of other -0.31
table behind  time open 0.66  time other -0.82  time to 0.48  time unit -0.10
table near before  about you 0.25  but 1.08  degree 0.05  example -0.40  exp carer -2.07  exp having -0.11
table near before  exp label 0.27  exp wish -2.93  exp word: name 1.48  exp work: tool 0.50  figure of company -0.61
table near before  fresher 0.35  not -0.70  sought 0.89  time of age -0.70  time of other -0.29  time of people -1.14
table near before  time other -0.38  time to -0.24  time unit: 12 -0.61
table near behind  about company -1.29  about you -0.59  but -0.14  exp elsewhere -0.39  exp having 0.16
table near behind  exp here -0.21  exp label 0.22  exp welcome -0.95  exp word 0.78  exp word: name 0.66
table near behind  exp work 0.01  exp work: tool 0.46  not -0.23  time open 0.23  time other -1.09
table right before  exp having 0.09  exp label 0.87  exp work 0.04
table right behind  degree -0.34  exp label 0.88  exp word 0.72  exp work 0.52  time other -1.55  time to -1.08
word before 1  ( -1.55  and 0.15  every 0.30  for -0.55  from -0.19  have -0.82  in -0.95  of -0.21  with 0.24
word before 2  ) 0.07  ask 0.47  band 0.59  ca 0.50  candidates -0.45  children -0.37  come -0.34  company -0.31
word before 2  concepts 1.16  degree 0.22  graduate 0.79  licence 1.05  on 0.82  people -0.30  period 0.98
word before 2  person 0.06  post 0.09  preferred 1.33  production 1.24  put 1.02  shall 0.11  those -1.25
word before 2  upwards 0.67  valid -0.02  whose 1.65  work -0.28  you 0.88
word before 3  ( -0.28  / 0.21  a 0.12  for -0.21  in 0.21  java -0.27  look 0.74  of -0.13  our -0.04
word before 3  preferred -1.50  service -0.05  to 0.10  we 0.68  working -0.67
word behind 1  ; -0.17  as 0.21  exp 0.28  from -0.50  gap -0.07  in 1.16  ka 0.26  of -0.36  service -0.18
word behind 1  standing 0.36  with -0.40
word behind 2  # -0.12  , -0.16  any 0.01  applied 0.27  aws -0.12  building 2.30  footplate 1.41  gap -0.94  in 0.36
word behind 2  it 0.77  progressive 0.27  qualification 0.57  software 0.37  this -0.07  to 1.98
word behind 3  ( 0.07  , -0.23  and -0.71  are 0.32  by -0.38  development 0.89  in 0.39  java -1.54  of 0.40  on 0.83
word behind 3  working 1.19
words in front  0 0.02  12 -0.50  4 -0.14  8 -0.63
words to come  0 -0.27  4 -0.32  8 -0.20
years  0 -1.58  10 to 19 -1.97  20 and more -4.51  3 0.11  4 0.25  5 0.04  6 to 9 -0.39  from nought 0.66
years  in digits -0.71  in words -0.89  months -1.57  open -0.04  plain -2.23
`
