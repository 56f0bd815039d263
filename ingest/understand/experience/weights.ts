/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run bench -- weights` from the
 * labelled lines (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their
 * weights. Lines c694a89193b6.
 */
export const WEIGHTS = `
start  always -0.11
kind before  # -0.27  ( -0.21  ) 0.23  , -0.28  - -0.01  -ed -0.09  -ing -0.05  -s -1.00  . 0.67  / 0.86  : -0.87
kind before  AND 0.12  ASK 0.05  BE -0.01  CANDIDATE 0.18  CAPITAL 0.40  IT 0.42  LEAST 0.55  MAY -0.78  THE -0.16
kind before  THEY -0.88  WHO -0.18  word -0.19
kind before 1  ( -0.55  : 0.22  AND 1.28  ASK 1.07  BE -0.49  CAPITAL 0.13  HAVE -0.31  NEXT 0.54  ^ 0.56
kind before 2  ) 0.26  , 0.29  -ed -0.13  -ing -0.52  -s -0.20  ASK 0.14  LEAST 0.92  MAY -0.04  NAME 0.01  OF -0.12
kind before 2  WHO 0.20  ^ 0.36  word -0.20
kind before 3  ( -0.09  -ing 0.53  -s 0.48  / 0.47  ASK -1.13  BE -0.09  MAY 0.20  OF -0.05  THE 0.08  YOU -0.16
kind before 3  ^ 0.36  word 0.28
kind behind  # -0.38  ( 0.70  ) -0.78  , -0.09  - -0.98  -ed 0.19  -ing 0.77  -s -0.31  . -0.31  / 0.66  : -2.03
kind behind  ; -0.80  ? -0.47  BE -0.35  CAPITAL 0.44  HAVE -0.50  HE -0.44  LEAST 1.41  MAY -0.14  THE -0.06
kind behind  word -0.27
kind behind 1  -ed 0.07  -ing 1.08  . 0.09  AND -0.24  ASK 0.70  CAPITAL 0.06  MAY -1.01  OF -0.03
kind behind 2  -s 0.43  . 0.48  AND -0.17  BE -0.71  CAPITAL 0.50  LEAST 0.32  OF 0.12  THE -0.09  THEY -0.46  ^ 0.48
kind behind 2  word 0.36
kind behind 3  ( 0.14  -ing 0.87  BE 0.05  OF 0.06  THE -0.39  word 0.23
nowhere  CANDIDATE -0.06  HE 0.01  I 0.20  NAME -0.36  THEY 0.10  WE 0.17  YOU 0.37
person before  I -0.10  THEY -0.42
person behind  I -0.23  NAME 0.28  WE -0.63
place  ends a part 0.65  starts a part 1.51
section  apply -0.14  apply plain -0.64  apply text -0.08  offer open -0.90  offer plain 0.01  other 0.09
section  other item -1.01  other plain -0.26  other range 0.11  other text 0.82  requirements item 0.51
section  requirements range -0.05
sentence  asks -0.56
table before  about company -0.47  about you 1.33  degree 1.03  example -0.38  exp carer -0.35  exp elsewhere -0.43
table before  exp having 0.66  exp here -0.47  exp label 0.45  exp needed 0.26  exp none -2.44  exp welcome -1.67
table before  exp wish 3.02  exp word 1.52  fresher 1.82  not -0.05  people -1.21  sought 1.99  time of other -1.36
table before  time of people -2.14  time other -0.11  time to 0.35  time unit -0.09
table behind  about you -0.41  but -0.61  degree -0.42  exp carer -0.06  exp elsewhere -2.59  exp having 0.41
table behind  exp here -0.69  exp instead -0.43  exp label 0.51  exp needed 0.88  exp welcome -0.66  exp word 0.34
table behind  exp work 0.10  figure of company -1.34  not -0.03  sought 0.75  time at least 0.74  time of other -0.32
table behind  time open 0.66  time other -0.81  time to 0.49  time unit -0.04
table near before  about you 0.31  but 1.22  degree 0.04  example -0.39  exp carer -2.06  exp having -0.11
table near before  exp label 0.18  exp wish -3.23  exp word: name 1.48  exp work: tool 0.55  figure of company -0.61
table near before  fresher 0.21  not -0.75  sought 0.85  time of age -1.24  time of other -0.21  time of people -1.17
table near before  time other -0.32  time to -0.26  time unit: 12 -0.48
table near behind  about company -1.37  about you -0.69  exp elsewhere -0.61  exp having 0.15  exp here -0.28
table near behind  exp label 0.38  exp none 0.09  exp welcome -0.87  exp word 0.77  exp word: name 0.76  exp work 0.05
table near behind  exp work: tool 0.54  not -0.47  people 0.12  time open 0.20  time other -1.11
table right before  exp having 0.06  exp label 0.96  exp work 0.13
table right behind  degree -0.34  exp label 0.69  exp word 0.70  exp work 0.61  time other -1.53  time to -1.12
word before 1  ( -1.57  every 0.38  for -0.67  from -0.09  have -0.81  in -0.97  of -0.27  with 0.24
word before 2  ) 0.13  ask 0.42  band 0.63  ca 0.42  come -0.43  company -0.30  concepts 1.29  degree 0.25
word before 2  engineer 0.03  graduate 0.69  licence 1.02  on 0.71  people -0.43  period 1.01  post 0.06
word before 2  preferred 1.28  production 1.24  put 0.86  shall 0.24  those -1.35  upwards 0.72  valid -0.02
word before 2  whose 1.74  work -0.07  you 0.92
word before 3  ( -0.25  / 0.23  a 0.15  for -0.16  in 0.26  java -0.33  look 0.62  of -0.19  our -0.16  service -0.06
word before 3  we 0.62  working -0.69
word behind 1  ; -0.10  as 0.12  exp 0.22  from -0.55  in 1.02  ka 0.26  of -0.46  standing 0.09  with -0.36
word behind 2  , -0.16  applied 0.11  building 2.33  experience -0.05  footplate 1.39  gap -0.86  in 0.32  it 0.79
word behind 2  progressive 0.17  qualification 0.61  software 0.34  this -0.10  to 1.96  work -0.05
word behind 3  ( 0.08  ) -0.03  , -0.25  and -0.80  are 0.39  by -0.41  development 0.87  in 0.34  java -1.55  of 0.39
word behind 3  on 0.86  working 1.15
words in front  0 0.03  12 -0.54  4 -0.15  8 -0.72
words to come  0 -0.40  4 -0.36  8 -0.26
years  0 -1.58  10 to 19 -2.01  2 -0.02  20 and more -4.52  3 0.12  4 0.27  6 to 9 -0.39  from nought 0.63
years  in digits -0.54  in words -0.79  months -1.61  open -0.01  plain -2.17
`
