/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run bench -- weights` from the
 * labelled lines (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their
 * weights. Lines c694a89193b6.
 */
export const WEIGHTS = `
start  always -0.12
kind before  # -0.24  ( -0.21  ) 0.23  , -0.27  - -0.04  -ed -0.10  -ing -0.05  -s -1.01  . 0.67  / 0.86  : -0.86
kind before  AND 0.10  ASK 0.05  BE -0.01  CANDIDATE 0.18  CAPITAL 0.41  IT 0.42  LEAST 0.57  MAY -0.79  THE -0.17
kind before  THEY -0.87  WHO -0.18  word -0.18
kind before 1  ( -0.55  : 0.22  AND 1.28  ASK 1.07  BE -0.49  CAPITAL 0.28  HAVE -0.32  NEXT 0.55  ^ 0.56
kind before 2  ) 0.27  , 0.37  -ed -0.12  -ing -0.51  -s -0.19  ASK 0.14  LEAST 0.91  MAY -0.03  NAME 0.01  OF -0.14
kind before 2  WHO 0.21  ^ 0.37  word -0.19
kind before 3  ( -0.09  -ing 0.53  -s 0.47  / 0.48  ASK -1.12  BE -0.09  MAY 0.22  OF -0.06  THE 0.09  YOU -0.15
kind before 3  ^ 0.37  word 0.29
kind behind  # -0.38  ( 0.70  ) -0.77  , -0.08  - -0.99  -ed 0.19  -ing 0.77  -s -0.31  . -0.30  / 0.66  : -2.03
kind behind  ; -0.80  ? -0.47  BE -0.35  CAPITAL 0.44  HAVE -0.49  HE -0.44  LEAST 1.41  MAY -0.14  THE -0.06
kind behind  word -0.28
kind behind 1  -ed 0.08  -ing 1.08  . 0.09  AND -0.25  ASK 0.70  CAPITAL 0.05  MAY -1.03  OF -0.03
kind behind 2  -s 0.43  . 0.49  AND -0.16  BE -0.71  CAPITAL 0.50  LEAST 0.32  OF 0.12  THE -0.09  THEY -0.47  ^ 0.48
kind behind 2  word 0.37
kind behind 3  ( 0.15  -ing 0.88  -s -0.01  BE 0.05  OF 0.07  THE -0.39  word 0.23
nowhere  CANDIDATE -0.08  I 0.19  NAME -0.35  THEY 0.10  WE 0.17  YOU 0.37
person before  I -0.10  THEY -0.42
person behind  I -0.23  NAME 0.28  WE -0.63
place  ends a part 0.65  starts a part 1.51
section  apply -0.14  apply plain -0.64  apply text -0.08  offer open -0.90  offer plain 0.01  other 0.09
section  other item -1.00  other plain -0.26  other range 0.11  other text 0.83  requirements item 0.51
section  requirements range -0.04
sentence  asks -0.56
table before  about company -0.47  about you 1.33  degree 1.03  example -0.38  exp carer -0.35  exp elsewhere -0.42
table before  exp having 0.66  exp here -0.47  exp label 0.45  exp needed 0.27  exp none -2.61  exp welcome -1.68
table before  exp wish 2.99  exp word 1.52  exp work 0.02  fresher 1.86  not -0.01  people -1.22  sought 1.99
table before  time of other -1.36  time of people -2.14  time other -0.12  time to 0.36  time unit -0.11
table behind  about you -0.42  but -0.62  degree -0.41  exp carer -0.07  exp elsewhere -2.59  exp having 0.41
table behind  exp here -0.69  exp instead -0.44  exp label 0.51  exp needed 0.89  exp welcome -0.66  exp word 0.34
table behind  exp work 0.09  figure of company -1.33  not -0.04  sought 0.75  time at least 0.74  time of other -0.32
table behind  time open 0.67  time other -0.83  time to 0.49  time unit -0.04
table near before  about you 0.31  but 1.20  degree 0.03  example -0.39  exp carer -2.06  exp having -0.11
table near before  exp label 0.17  exp wish -3.21  exp word: name 1.49  exp work: tool 0.53  figure of company -0.64
table near before  fresher 0.16  not -0.77  sought 0.86  time of age -1.25  time of other -0.22  time of people -1.17
table near before  time other -0.31  time to -0.22  time unit: 12 -0.47
table near behind  about company -1.37  about you -0.68  exp elsewhere -0.62  exp having 0.14  exp here -0.28
table near behind  exp label 0.37  exp none 0.09  exp welcome -0.87  exp word 0.78  exp word: name 0.77  exp work 0.05
table near behind  exp work: tool 0.54  not -0.47  people 0.12  time open 0.19  time other -1.10
table right before  exp having 0.06  exp label 0.95  exp work 0.12
table right behind  degree -0.36  exp label 0.68  exp word 0.69  exp work 0.62  time other -1.52  time to -1.13
word before 1  ( -1.56  every 0.38  for -0.67  from -0.09  have -0.80  in -0.98  of -0.26  with 0.24
word before 2  ) 0.13  ask 0.41  band 0.63  ca 0.42  come -0.42  company -0.29  concepts 1.31  degree 0.26
word before 2  engineer 0.04  graduate 0.69  licence 1.00  on 0.72  people -0.43  period 1.01  post 0.06
word before 2  preferred 1.28  production 1.22  put 0.85  shall 0.26  those -1.35  upwards 0.72  valid -0.02
word before 2  whose 1.74  work -0.06  you 0.92
word before 3  # -0.02  ( -0.25  / 0.23  a 0.15  for -0.16  in 0.26  java -0.34  look 0.62  of -0.18  our -0.16
word before 3  service -0.06  we 0.62  working -0.68
word behind 1  ; -0.11  as 0.12  exp 0.21  from -0.53  in 1.01  ka 0.27  of -0.47  standing 0.08  with -0.36
word behind 2  , -0.16  applied 0.11  building 2.33  experience -0.04  footplate 1.38  gap -0.85  in 0.32  it 0.80
word behind 2  progressive 0.16  qualification 0.61  software 0.34  this -0.05  to 1.96  work -0.04
word behind 3  ( 0.08  ) -0.02  , -0.25  and -0.79  are 0.42  by -0.42  development 0.87  in 0.34  java -1.53  of 0.39
word behind 3  on 0.85  working 1.15
words in front  0 0.04  12 -0.56  4 -0.15  8 -0.73
words to come  0 -0.39  4 -0.36  8 -0.26
years  0 -1.58  10 to 19 -2.01  2 -0.02  20 and more -4.52  3 0.12  4 0.29  6 to 9 -0.39  from nought 0.63
years  in digits -0.54  in words -0.79  months -1.61  open -0.01  plain -2.17
`
