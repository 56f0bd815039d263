/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run weights` from the labelled lines
 * (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their weights.
 */
export const WEIGHTS = `
start  always -0.16
kind before  # -0.27  ( -0.20  , -0.05  -s -1.07  . 0.73  / 1.21  : -0.95  AND 0.01  ASK 0.91  CAPITAL 0.30  HAVE 0.21
kind before  IT 0.25  MAY -0.51  NEXT 0.22  THE -0.24  THEY -0.67  WHO -0.14  YOU -0.56  word -0.29  ₹ 0.10
kind before 1  ( -0.41  : 0.08  AND 1.37  ASK 0.61  BE -0.76  HAVE -0.83  NEXT 0.08  THE 0.25  ^ 0.44
kind before 2  ) 0.32  , 0.16  -ing -0.56  -s -0.10  ASK 0.22  CANDIDATE -0.03  LEAST 1.44  NAME 0.08  NOT -0.11
kind before 2  OF -0.14  WHO 0.55  YOU 0.04  ^ 0.48  word -0.20
kind before 3  ( -0.08  -ing 0.30  -s 0.43  / 0.62  ASK -0.06  BE -0.35  WHO -0.01  ^ 0.54  word 0.23
kind behind  # -0.32  ( 0.64  ) -0.56  - -1.38  -ed 0.05  -ing 0.68  -s -0.23  . -0.11  / 0.77  : -2.11  ; -0.57
kind behind  ? -0.31  AND 0.02  BE -0.42  CAPITAL 0.47  IT 0.16  LEAST 1.11  MAY -0.50  OF 0.05  word -0.24
kind behind 1  , 0.30  -ing 1.16  -s 0.01  . 0.05  AND -0.02  ASK 0.80  MAY -0.95  OF -0.02
kind behind 2  -s 0.21  . 0.57  AND -0.14  BE -0.45  CAPITAL 0.27  LEAST 0.40  OF 0.21  THE -0.06  WE 0.24  ^ 0.75
kind behind 2  word 0.24
kind behind 3  -ing 0.76  . 0.07  ASK 0.33  BE 0.04  NAME -0.07  OF 0.14  THE -0.10  word 0.20
nowhere  CANDIDATE -0.21  I 0.23  NAME -0.12  THEY 0.30  WE 0.27  YOU 0.09
person before  THEY -0.32
person behind  I -0.11  NAME 0.28  WE -0.35  nobody 0.16
place  ends a part 0.48  starts a part 1.64
section  apply -0.45  apply plain -0.40  apply text -0.35  offer item -0.30  offer open -1.07  other item -0.99
section  other plain -0.34  other text 0.65  requirements item 0.22  requirements range -0.16
sentence  asks -0.44
table before  about company -0.49  about you 1.66  degree 0.89  example -0.66  exp carer -0.54  exp elsewhere -0.09
table before  exp having 0.83  exp here -0.07  exp label 0.40  exp needed 0.61  exp none -2.20  exp welcome -1.85
table before  exp wish 2.90  exp word 0.98  exp work 0.01  fresher 2.15  not -0.08  people -1.21  time of other -1.38
table before  time of people -2.44  time other -0.06  time to 0.17
table behind  about you -0.72  but -1.26  degree -0.23  exp elsewhere -2.96  exp having 0.46  exp here -0.50
table behind  exp instead -0.25  exp label 0.65  exp needed 1.32  exp welcome -0.89  exp word 0.89  exp work 0.11
table behind  figure of company -1.17  not -0.34  people 0.02  time at least 0.50  time of other -0.44  time open 0.69
table behind  time other -1.36  time to 0.35  time unit -0.29
table near before  about company 0.02  about you 0.32  degree 0.37  example -0.67  exp carer -1.92  exp having -0.43
table near before  exp label 0.54  exp wish -2.63  exp word 0.21  exp word: name 1.25  exp work: tool 0.63
table near before  figure of company -0.61  fresher 0.12  not -0.39  time of age -0.37  time of other -0.04
table near before  time other -0.26  time to -0.03  time unit: 12 -0.86
table near behind  about company -1.44  about you -0.18  degree -0.16  exp carer 0.05  exp elsewhere -0.29
table near behind  exp having 0.19  exp here -0.17  exp label 0.17  exp welcome -0.67  exp word 0.52
table near behind  exp word: name 0.26  exp work 0.01  exp work: tool 0.66  people 0.01  time at least 0.23
table near behind  time open 0.50  time other -0.58  time unit: 12 0.46
table right before  exp having 0.29  exp label 0.67  exp work 0.27  time of other 0.04
table right behind  degree -0.17  exp needed -0.04  exp word 0.67  exp work 0.52  time other -1.43  time to -0.18
word before 1  ( -1.48  after 0.24  every 0.80  for -0.51  from -0.32  have -0.37  in -0.96  of -0.04
word before 2  # -0.21  ) 0.16  back 0.02  band 0.46  ca 0.81  candidates -0.15  come -0.16  concepts 2.07
word before 2  degree 0.01  gap -0.49  graduate 1.05  licence 1.10  on 0.83  people -0.20  period 1.50  post 0.18
word before 2  preferred 0.99  production 0.74  put 1.14  shall 0.04  those -0.85  upwards 0.93  valid -0.17
word before 2  work -0.19  you 0.28
word before 3  ( -0.27  / 0.34  in 0.39  look 0.25  of -0.05  we 0.89  you -0.13
word behind 1  ; -0.29  and -0.07  as 0.28  exp 0.16  from -0.10  in 1.28  ka 0.33  of -0.34  on -0.13  standing 0.29
word behind 1  with -0.73
word behind 2  # -0.45  , -0.14  building 2.68  commercial 0.26  gap -0.54  it 0.62  of 0.04  progressive 0.19
word behind 2  qualification 0.65  relevant -0.07  software 0.27  this -0.26  to 1.81
word behind 3  , -0.35  and -0.54  by -0.18  development 0.60  in 0.39  of 0.52  on 0.13  or 0.20  to -0.37
words in front  12 -0.47  4 -0.15  8 -0.69
words to come  0 -0.47  4 -0.44  8 -0.29
years  0 -1.68  10 to 19 -2.14  2 -0.08  20 and more -5.11  3 0.07  4 0.19  5 0.14  6 to 9 -0.46  from nought 0.47
years  in digits -0.76  in words -1.15  months -1.53  open -0.13  plain -2.27
`
