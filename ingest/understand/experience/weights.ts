/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run bench -- weights` from the
 * labelled lines (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their
 * weights. Lines cc42e55a7da9.
 */
export const WEIGHTS = `
start  always -0.15
kind before  # -0.32  ( -0.26  , -0.30  -ed -0.01  -s -0.93  . 0.65  / 1.12  : -0.86  AND 0.14  ASK 0.21  CAPITAL 0.32
kind before  IT 0.22  LEAST 0.15  MAY -0.76  NEXT 0.21  THE -0.12  THEY -0.96  WHO -0.24  word -0.23
kind before 1  ( -0.48  : 0.07  AND 1.26  ASK 0.92  BE -0.31  HAVE -0.57  NEXT 0.36  ^ 0.40  word 0.12
kind before 2  ) 0.31  , 0.43  -ing -0.53  -s -0.15  ASK 0.10  CAPITAL -0.04  LEAST 0.74  OF -0.12  WHO 0.46  ^ 0.45
kind before 2  word -0.14
kind before 3  ( -0.06  -ing 0.62  -s 0.38  / 0.44  ASK -0.92  BE -0.05  IT -0.01  MAY 0.25  THE 0.12  ^ 0.44
kind before 3  word 0.28
kind behind  # -0.41  ( 0.78  ) -0.76  - -1.14  -ed 0.05  -ing 0.70  -s -0.34  . -0.11  / 0.62  : -1.90  ; -0.57
kind behind  ? -0.31  BE -0.27  CAPITAL 0.45  HAVE -0.47  HE -0.48  IT 0.02  LEAST 1.28  MAY -0.34  THE -0.01
kind behind  word -0.33
kind behind 1  , 0.15  -ing 1.01  -s 0.02  ASK 0.71  MAY -0.91  OF -0.17
kind behind 2  -s 0.37  . 0.48  AND -0.13  BE -0.60  CAPITAL 0.35  LEAST 0.24  OF 0.14  THEY -0.44  WE 0.17  ^ 0.64
kind behind 2  word 0.39
kind behind 3  ( 0.12  -ing 0.94  ASK 0.13  OF 0.06  THE -0.37  ^ 0.04  word 0.13
nowhere  CANDIDATE -0.05  HE 0.03  I 0.35  NAME -0.28  THEY 0.01  WE 0.07  YOU 0.27
person before  CANDIDATE 0.12  THEY -0.43
person behind  I -0.66  NAME 0.29  WE -0.68
place  ends a part 0.42  starts a part 1.83
section  apply -0.20  apply plain -0.69  apply text -0.13  offer open -1.03  other item -0.96  other plain -0.13
section  other range 0.06  other text 0.71  requirements item 0.44  requirements range -0.03  requirements text -0.15
sentence  asks -0.40
table before  about company -0.53  about you 1.26  degree 1.20  example -0.40  exp carer -0.40  exp having 0.72
table before  exp here -0.37  exp label 0.20  exp needed 0.46  exp none -2.47  exp welcome -2.19  exp wish 2.96
table before  exp word 1.62  fresher 1.86  not -0.27  people -1.22  sought 1.96  time of other -1.41
table before  time of people -3.33  time other -0.13  time to 0.30
table behind  about you -0.56  but -1.54  degree -0.27  exp elsewhere -2.49  exp having 0.60  exp here -0.64
table behind  exp instead -0.59  exp label 0.52  exp needed 0.90  exp welcome -0.63  exp wish -0.68  exp word 0.74
table behind  exp work 0.19  figure of company -1.21  not -0.30  sought 0.41  time at least 0.52  time of other -0.38
table behind  time of people -0.01  time open 0.63  time other -1.04  time to 0.47  time unit -0.13
table near before  about you 0.24  but 1.14  degree 0.07  example -0.40  exp carer -2.16  exp having -0.10
table near before  exp label 0.72  exp wish -2.83  exp word: name 1.30  exp work: tool 0.50  figure of company -0.91
table near before  fresher 0.33  not -0.34  sought 0.85  time of age -0.55  time of other -0.03  time other -0.36
table near before  time to -0.20  time unit: 12 -0.72
table near behind  about company -1.27  about you -0.47  degree -0.05  exp elsewhere -0.23  exp having 0.07
table near behind  exp here -0.22  exp label 0.35  exp welcome -0.92  exp word 0.51  exp word: name 0.33
table near behind  exp work: tool 0.49  not -0.01  people 0.03  time open 0.36  time other -1.04
table right before  exp having 0.28  exp label 0.73  exp work 0.24  time of other 0.06
table right behind  degree -0.34  exp label 0.63  exp word 0.69  exp work 0.65  time other -1.40  time to -0.85
word before 1  ( -1.49  and 0.11  every 0.37  for -0.54  from -0.05  have -0.71  in -0.92  of -0.13
word before 2  # -0.11  ) 0.18  ask 0.55  band 0.50  ca 0.54  candidates -0.34  children -0.49  come -0.43
word before 2  company -0.21  concepts 1.48  degree 0.17  gap -0.40  graduate 0.72  licence 0.98  on 0.68
word before 2  people -0.32  period 1.03  person 0.28  post 0.01  preferred 1.33  production 1.09  put 1.02
word before 2  shall 0.29  those -1.07  upwards 0.69  valid -0.05  whose 1.68  work -0.34  you 0.70
word before 3  ( -0.23  / 0.18  a 0.05  in 0.25  java -0.22  look 0.74  of -0.08  our -0.13  preferred -1.64  to 0.03
word before 3  we 0.76  working -0.75  you -0.09
word behind 1  ; -0.23  and -0.31  as 0.13  exp 0.15  from -0.34  in 1.16  ka 0.34  of -0.39  service -0.30
word behind 1  standing 0.26  with -0.65
word behind 2  # -0.26  , -0.17  any 0.67  applied 0.35  building 2.30  commercial 0.16  footplate 1.35  gap -0.74
word behind 2  in 0.26  it 0.79  progressive 0.40  qualification 0.54  software 0.34  this -0.13  to 1.91  work -0.03
word behind 3  ( 0.05  , -0.20  and -0.65  are 0.28  by -0.32  development 0.82  in 0.46  java -0.55  of 0.42  on 0.86
word behind 3  working 1.16
words in front  0 0.01  12 -0.54  4 -0.22  8 -0.74
words to come  0 -0.29  4 -0.26  8 -0.17
years  0 -1.69  10 to 19 -1.96  20 and more -4.41  3 0.15  4 0.30  5 0.11  6 to 9 -0.34  from nought 0.53
years  in digits -0.78  in words -1.00  months -1.48  open -0.09  plain -2.27
`
