/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run bench -- weights` from the
 * labelled lines (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their
 * weights. Lines 6f4355254ad3.
 */
export const WEIGHTS = `
start  always -0.08
kind before  # -0.13  ( -0.16  ) 0.18  , -0.29  -ed -0.11  -ing -0.07  -s -0.94  . 0.62  / 0.85  : -0.94  AND 0.12
kind before  ASK 0.08  BE -0.03  CANDIDATE 0.27  CAPITAL 0.45  IT 0.36  LEAST 0.62  MAY -0.77  THE -0.16  THEY -0.90
kind before  WHO -0.19  word -0.20
kind before 1  # 0.53  ( -0.56  : 0.27  AND 1.29  ASK 1.16  BE -0.47  HAVE -0.28  NEXT 0.40  ^ 0.25
kind before 2  ) 0.27  , 0.33  -ed -0.18  -ing -0.42  -s -0.26  : 0.25  ASK 0.16  LEAST 0.86  NAME 0.11  OF -0.17
kind before 2  WHO 0.22  ^ 0.26  word -0.22
kind before 3  ( -0.14  -ing 0.46  -s 0.46  / 0.46  ASK -1.11  BE -0.14  CANDIDATE 0.01  MAY 0.24  OF -0.10  THE 0.12
kind before 3  YOU -0.21  ^ 0.35  word 0.28
kind behind  # -0.33  ( 0.61  ) -0.66  , -0.11  - -0.90  -ed 0.18  -ing 0.77  -s -0.28  . -0.32  / 0.65  : -2.02
kind behind  ; -0.81  ? -0.42  BE -0.37  CAPITAL 0.46  HAVE -0.57  HE -0.37  IT 0.01  LEAST 1.41  MAY -0.22  OF 0.02
kind behind  THE -0.04  word -0.27
kind behind 1  -ed 0.17  -ing 1.06  . 0.08  AND -0.35  ASK 0.67  CAPITAL 0.04  MAY -0.90
kind behind 2  -s 0.39  . 0.58  AND -0.21  BE -0.75  CAPITAL 0.40  LEAST 0.32  OF 0.11  THE -0.22  THEY -0.63  ^ 0.41
kind behind 2  word 0.36
kind behind 3  ( 0.17  -ing 0.87  -s -0.06  . 0.02  ASK 0.02  THE -0.41  word 0.18
nowhere  HE 0.03  I 0.21  NAME -0.26  THEY 0.04  WE 0.12  YOU 0.41
person before  I -0.09  THEY -0.48
person behind  I -0.24  NAME 0.32  WE -0.54
place  closes 0.09  ends a part 0.63  opens 0.41  starts a part 1.46
section  apply -0.14  apply plain -0.64  apply text -0.10  offer open -0.88  other 0.12  other item -1.08
section  other plain -0.21  other range 0.11  other text 0.76  requirements item 0.51  requirements range -0.04
sentence  asks -0.54
table before  about company -0.57  about you 1.38  degree 1.00  example -0.40  exp carer -0.15  exp elsewhere -0.38
table before  exp having 0.63  exp here -0.51  exp label 0.41  exp needed 0.23  exp none -2.66  exp welcome -1.26
table before  exp wish 3.41  exp word 1.47  fresher 1.97  not -0.18  people -1.21  sought 2.00  time of other -1.36
table before  time of people -2.12  time other -0.05  time to 0.22  time unit -0.19
table behind  about you -0.42  but -0.66  degree -0.43  exp carer -0.06  exp elsewhere -2.60  exp having 0.43
table behind  exp here -0.74  exp instead -0.51  exp label 0.54  exp needed 0.91  exp welcome -0.67  exp word 0.34
table behind  exp work 0.08  figure of company -1.34  not -0.01  sought 0.77  time at least 0.70  time of other -0.34
table behind  time open 0.72  time other -0.77  time to 0.45  time unit -0.08
table near before  about you 0.24  but 1.30  example -0.41  exp carer -2.22  exp having -0.13  exp label 0.24
table near before  exp wish -3.31  exp word: name 1.51  exp work -0.01  exp work: tool 0.49  figure of company -0.59
table near before  fresher 0.23  not -0.62  sought 0.82  time of age -1.25  time of other -0.22  time of people -1.15
table near before  time other -0.32  time to -0.21  time unit: 12 -0.48
table near behind  about company -1.61  about you -0.68  exp elsewhere -0.64  exp having 0.11  exp here -0.16
table near behind  exp label 0.30  exp none 0.07  exp welcome -0.97  exp word 0.79  exp word: name 0.75  exp work 0.07
table near behind  exp work: tool 0.54  not -0.44  people 0.17  time open 0.37  time other -1.19
table right before  exp having 0.06  exp label 1.08
table right behind  degree -0.40  exp label 0.64  exp word 0.71  exp work 0.67  time other -1.48  time to -1.14
word before 1  # 0.41  ( -1.65  after 0.07  every 0.44  for -0.58  from -0.13  have -0.85  in -1.00  of -0.19
word before 1  with 0.40
word before 2  ) 0.11  : 0.15  ask 0.87  band 0.63  ca 0.47  come -0.42  company -0.23  concepts 1.14  degree 0.33
word before 2  engineer 0.03  graduate 0.76  licence 0.94  on 0.65  people -0.41  period 0.94  post 0.04
word before 2  preferred 0.94  production 1.29  put 1.10  shall 0.15  those -1.21  upwards 0.75  whose 1.75  you 0.97
word before 3  # -0.08  ( -0.33  / 0.17  a 0.14  for -0.15  in 0.32  java -0.37  look 0.67  of -0.20  our -0.09
word before 3  service -0.03  to 0.03  we 0.10  working -0.71  you -0.06
word behind 1  ; -0.16  ^ -0.01  as 0.06  exp 0.19  from -0.66  in 0.90  ka 0.21  of -0.61  standing 0.03  with -0.44
word behind 2  , -0.19  any 0.72  applied 0.24  building 2.34  experience -0.02  footplate 1.30  gap -0.78  in 0.29
word behind 2  it 0.79  of 0.30  progressive 0.15  qualification 0.62  software 0.36  this -0.16  to 1.88  work -0.01
word behind 3  ( 0.10  ) -0.09  , -0.26  and -0.81  are 0.45  at -0.29  by -0.41  development 0.88  devices -0.03
word behind 3  in 0.42  java -1.57  of 0.41  on 0.93  working 1.08
words in front  12 -0.61  4 -0.17  8 -0.69
words to come  0 -0.41  4 -0.33  8 -0.26
years  0 -1.67  10 to 19 -2.04  2 -0.01  20 and more -4.49  3 0.14  4 0.29  5 0.03  6 to 9 -0.36  from nought 0.50
years  in digits -0.57  in words -0.82  months -1.55  open -0.04  plain -2.21
`
