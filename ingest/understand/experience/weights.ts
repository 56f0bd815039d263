/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run bench -- weights` from the
 * labelled lines (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their
 * weights. Lines cc42e55a7da9.
 */
export const WEIGHTS = `
start  always -0.15
kind before  # -0.33  ( -0.25  , -0.30  -ed -0.03  -s -0.92  . 0.66  / 1.14  : -0.90  AND 0.14  ASK 0.25  CAPITAL 0.31
kind before  IT 0.24  LEAST 0.20  MAY -0.75  NEXT 0.21  THE -0.11  THEY -0.94  WHO -0.26  word -0.24
kind before 1  ( -0.48  : 0.12  AND 1.26  ASK 0.85  BE -0.33  HAVE -0.44  NEXT 0.35  ^ 0.41  word 0.11
kind before 2  ) 0.30  , 0.42  -ing -0.53  -s -0.15  CAPITAL -0.04  LEAST 0.77  OF -0.14  WHO 0.44  ^ 0.44  word -0.15
kind before 3  ( -0.06  -ing 0.62  -s 0.37  / 0.43  ASK -1.03  BE -0.06  MAY 0.25  THE 0.09  ^ 0.42  word 0.28
kind behind  # -0.41  ( 0.82  ) -0.79  - -1.16  -ed 0.05  -ing 0.72  -s -0.35  . -0.12  / 0.61  : -1.93  ; -0.55
kind behind  ? -0.32  BE -0.28  CAPITAL 0.45  HAVE -0.48  HE -0.47  LEAST 1.29  MAY -0.31  THE -0.01  WHO 0.01
kind behind  word -0.32
kind behind 1  , 0.14  -ing 0.98  -s 0.05  ASK 0.64  MAY -0.94  OF -0.17
kind behind 2  -s 0.41  . 0.47  AND -0.11  BE -0.59  CAPITAL 0.35  LEAST 0.25  OF 0.15  THEY -0.44  WE 0.12  ^ 0.64
kind behind 2  word 0.39
kind behind 3  ( 0.13  -ing 0.94  ASK 0.10  OF 0.10  THE -0.38  ^ 0.03  word 0.13
nowhere  CANDIDATE -0.05  HE 0.04  I 0.36  NAME -0.28  THEY 0.03  WE 0.06  YOU 0.27
person before  CANDIDATE 0.13  THEY -0.41
person behind  I -0.62  NAME 0.31  WE -0.69
place  ends a part 0.43  starts a part 1.81
section  apply -0.20  apply plain -0.67  apply text -0.13  offer open -1.03  other item -0.96  other plain -0.14
section  other range 0.06  other text 0.72  requirements item 0.45  requirements range -0.03  requirements text -0.08
sentence  asks -0.41
table before  about company -0.52  about you 1.26  degree 1.22  example -0.41  exp carer -0.42  exp having 0.77
table before  exp here -0.36  exp label 0.18  exp needed 0.39  exp none -2.49  exp welcome -2.06  exp wish 2.96
table before  exp word 1.61  fresher 1.91  not -0.27  people -1.25  sought 1.92  time of other -1.41
table before  time of people -3.32  time other -0.13  time to 0.30
table behind  about you -0.58  but -1.56  degree -0.31  exp elsewhere -2.50  exp having 0.62  exp here -0.65
table behind  exp instead -0.51  exp label 0.42  exp needed 0.86  exp welcome -0.62  exp wish -0.65  exp word 0.74
table behind  exp work 0.18  figure of company -1.22  not -0.33  sought 0.81  time at least 0.51  time of other -0.38
table behind  time of people -0.02  time open 0.63  time other -1.03  time to 0.47  time unit -0.12
table near before  about you 0.28  but 1.09  degree 0.07  example -0.41  exp carer -2.15  exp having -0.15
table near before  exp label 0.68  exp wish -2.87  exp word: name 1.34  exp work: tool 0.47  figure of company -0.91
table near before  fresher 0.34  not -0.43  sought 0.86  time of age -0.55  time of other -0.03  time other -0.35
table near before  time to -0.20  time unit: 12 -0.69
table near behind  about company -1.26  about you -0.55  degree -0.04  exp elsewhere -0.23  exp having 0.05
table near behind  exp here -0.21  exp label 0.41  exp welcome -0.91  exp word 0.51  exp word: name 0.32
table near behind  exp work: tool 0.47  people 0.02  time open 0.36  time other -1.04
table right before  exp having 0.19  exp label 0.81  exp work 0.23  time of other 0.06
table right behind  degree -0.35  exp label 0.67  exp word 0.76  exp work 0.65  time other -1.41  time to -0.83
word before 1  ( -1.49  and 0.09  every 0.38  for -0.53  from -0.05  have -0.82  in -0.91  of -0.13  with 0.09
word before 2  # -0.09  ) 0.16  ask 0.55  band 0.49  ca 0.54  candidates -0.36  children -0.50  come -0.43
word before 2  company -0.24  concepts 1.51  degree 0.18  gap -0.40  graduate 0.74  licence 1.00  on 0.69
word before 2  people -0.28  period 1.06  person 0.25  post 0.04  preferred 1.25  production 1.09  put 0.95
word before 2  shall 0.32  those -1.07  upwards 0.67  valid -0.05  whose 1.73  work -0.29  you 0.81
word before 3  ( -0.23  / 0.17  a 0.07  for -0.01  in 0.24  java -0.22  look 0.71  of -0.09  our -0.12
word before 3  preferred -1.72  to 0.03  we 0.76  working -0.67  you -0.08
word behind 1  ; -0.27  and -0.31  as 0.13  exp 0.16  from -0.35  in 1.17  ka 0.35  of -0.38  service -0.30
word behind 1  standing 0.28  with -0.57
word behind 2  # -0.25  , -0.17  any 0.69  applied 0.40  building 2.32  commercial 0.15  footplate 1.25  gap -0.72
word behind 2  in 0.27  it 0.79  progressive 0.42  qualification 0.55  software 0.35  this -0.10  to 1.94
word behind 3  ( 0.06  , -0.22  and -0.65  are 0.29  by -0.37  development 0.82  devices -0.01  in 0.42  java -0.53
word behind 3  of 0.37  on 0.81  working 1.07
words in front  0 0.01  12 -0.55  4 -0.22  8 -0.73
words to come  0 -0.29  4 -0.28  8 -0.17
years  0 -1.69  10 to 19 -1.96  20 and more -4.40  3 0.17  4 0.29  5 0.11  6 to 9 -0.33  from nought 0.52
years  in digits -0.77  in words -0.98  months -1.48  open -0.09  plain -2.26
`
