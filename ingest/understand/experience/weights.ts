/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run bench -- weights` from the
 * labelled lines (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their
 * weights. Lines 5e58b6ecda3d.
 */
export const WEIGHTS = `
start  always -0.11
kind before  # -0.24  ( -0.22  ) 0.24  , -0.28  - -0.04  -ed -0.10  -ing -0.05  -s -1.01  . 0.67  / 0.88  : -0.89
kind before  AND 0.10  ASK 0.06  BE -0.01  CANDIDATE 0.18  CAPITAL 0.39  IT 0.42  LEAST 0.57  MAY -0.79  THE -0.16
kind before  THEY -0.87  WHO -0.18  word -0.18
kind before 1  ( -0.54  : 0.26  AND 1.29  ASK 1.06  BE -0.49  CAPITAL 0.30  HAVE -0.31  NEXT 0.54  ^ 0.57
kind before 2  ) 0.28  , 0.37  -ed -0.13  -ing -0.52  -s -0.20  ASK 0.14  LEAST 0.89  MAY -0.04  OF -0.15  WHO 0.21
kind before 2  ^ 0.36  word -0.21
kind before 3  ( -0.09  -ing 0.52  -s 0.46  / 0.47  ASK -1.13  BE -0.09  MAY 0.21  OF -0.06  THE 0.07  YOU -0.15
kind before 3  ^ 0.36  word 0.28
kind behind  # -0.38  ( 0.70  ) -0.76  , -0.08  - -1.00  -ed 0.19  -ing 0.78  -s -0.31  . -0.31  / 0.65  : -2.04
kind behind  ; -0.80  ? -0.48  BE -0.35  CAPITAL 0.43  HAVE -0.48  HE -0.45  LEAST 1.39  MAY -0.14  THE -0.06
kind behind  word -0.28
kind behind 1  -ed 0.07  -ing 1.08  . 0.10  AND -0.25  ASK 0.71  CAPITAL 0.06  MAY -1.03  OF -0.03
kind behind 2  -s 0.43  . 0.48  AND -0.17  BE -0.71  CAPITAL 0.50  LEAST 0.38  OF 0.13  THE -0.08  THEY -0.45  ^ 0.47
kind behind 2  word 0.36
kind behind 3  ( 0.15  -ing 0.87  -s -0.01  BE 0.07  OF 0.07  THE -0.39  word 0.22
nowhere  CANDIDATE -0.06  HE 0.01  I 0.20  NAME -0.35  THEY 0.10  WE 0.17  YOU 0.37
person before  I -0.09  THEY -0.42
person behind  I -0.25  NAME 0.28  WE -0.63
place  ends a part 0.65  starts a part 1.50
section  apply -0.15  apply plain -0.64  apply text -0.09  offer open -0.91  offer plain 0.01  other 0.09
section  other item -1.01  other plain -0.27  other range 0.11  other text 0.83  requirements item 0.50
section  requirements range -0.04
sentence  asks -0.57
table before  about company -0.47  about you 1.34  degree 1.03  example -0.38  exp carer -0.35  exp elsewhere -0.40
table before  exp having 0.65  exp here -0.47  exp label 0.46  exp needed 0.27  exp none -2.61  exp welcome -1.69
table before  exp wish 2.99  exp word 1.51  exp work 0.02  fresher 1.85  people -1.22  sought 1.98
table before  time of other -1.36  time of people -2.14  time other -0.13  time to 0.36  time unit -0.11
table behind  about you -0.41  but -0.62  degree -0.40  exp carer -0.06  exp elsewhere -2.60  exp having 0.42
table behind  exp here -0.68  exp instead -0.42  exp label 0.52  exp needed 0.87  exp welcome -0.66  exp word 0.39
table behind  exp work 0.10  figure of company -1.33  not -0.04  sought 0.77  time at least 0.71  time of other -0.32
table behind  time open 0.67  time other -0.83  time to 0.49  time unit -0.03
table near before  about you 0.31  but 1.19  example -0.39  exp carer -2.07  exp having -0.11  exp label 0.17
table near before  exp wish -3.22  exp word: name 1.50  exp work: tool 0.54  figure of company -0.64  fresher 0.17
table near before  not -0.78  sought 0.86  time of age -1.24  time of other -0.21  time of people -1.17
table near before  time other -0.33  time to -0.22  time unit: 12 -0.47
table near behind  about company -1.37  about you -0.67  exp elsewhere -0.62  exp having 0.12  exp here -0.28
table near behind  exp label 0.32  exp none 0.09  exp welcome -0.88  exp word 0.74  exp word: name 0.73  exp work 0.04
table near behind  exp work: tool 0.54  not -0.46  people 0.12  time open 0.18  time other -1.14
table right before  exp having 0.06  exp label 0.96  exp work 0.11
table right behind  degree -0.38  exp label 0.73  exp word 0.68  exp work 0.62  time other -1.47  time to -1.13
word before 1  ( -1.56  every 0.39  for -0.66  from -0.09  have -0.80  in -0.97  of -0.26  with 0.25
word before 2  ) 0.14  ask 0.43  band 0.63  ca 0.42  come -0.42  company -0.29  concepts 1.29  degree 0.31
word before 2  engineer 0.04  graduate 0.70  licence 1.02  on 0.71  people -0.44  period 1.02  post 0.07
word before 2  preferred 1.29  production 1.22  put 0.84  shall 0.24  those -1.35  upwards 0.72  valid -0.03
word before 2  whose 1.75  work -0.05  you 0.91
word before 3  # -0.01  ( -0.25  / 0.22  a 0.16  for -0.16  in 0.27  java -0.35  look 0.64  of -0.19  our -0.16
word before 3  service -0.06  we 0.62  working -0.68
word behind 1  ; -0.10  as 0.11  exp 0.22  from -0.54  gap -0.03  in 1.01  ka 0.27  of -0.47  standing 0.09
word behind 1  with -0.35
word behind 2  , -0.16  applied 0.10  building 2.32  experience -0.05  footplate 1.38  gap -0.83  in 0.33  it 0.79
word behind 2  progressive 0.16  qualification 0.62  software 0.34  this -0.06  to 1.95
word behind 3  ( 0.08  ) -0.03  , -0.24  and -0.79  are 0.41  by -0.43  development 0.87  in 0.33  java -1.54  of 0.37
word behind 3  on 0.85  working 1.14
words in front  0 0.04  12 -0.56  4 -0.16  8 -0.73
words to come  0 -0.41  4 -0.37  8 -0.26
years  0 -1.59  10 to 19 -2.02  2 -0.02  20 and more -4.53  3 0.12  4 0.28  6 to 9 -0.39  from nought 0.63
years  in digits -0.53  in words -0.78  months -1.61  open -0.01  plain -2.17
`
