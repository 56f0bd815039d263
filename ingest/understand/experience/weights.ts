/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run bench -- weights` from the
 * labelled lines (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their
 * weights. Lines 264de7cbf11e.
 */
export const WEIGHTS = `
start  always -0.12
kind before  # -0.27  ( -0.06  ) 0.06  , -0.06  -ing 0.03  -s -1.05  . 0.78  / 1.14  : -0.94  ASK 0.90  CAPITAL 0.31
kind before  HAVE 0.21  IT 0.23  MAY -0.53  NEXT 0.26  THE -0.27  THEY -0.65  WHO -0.16  YOU -0.56  word -0.27  ₹ 0.05
kind before 1  ( -0.43  : 0.08  AND 1.33  ASK 0.59  BE -0.81  HAVE -0.84  THE 0.25  ^ 0.46
kind before 2  ) 0.21  , 0.20  -ing -0.56  -s -0.12  ASK 0.27  CANDIDATE -0.02  LEAST 1.47  NAME 0.20  NOT -0.17
kind before 2  OF -0.15  WHO 0.55  YOU 0.01  ^ 0.49  word -0.17
kind before 3  ( -0.12  -ing 0.27  -s 0.39  / 0.52  ASK -0.06  BE -0.38  WHO -0.05  ^ 0.51  word 0.21
kind behind  # -0.31  ( 0.67  ) -0.70  - -1.36  -ed 0.06  -ing 0.68  -s -0.24  . -0.14  / 0.63  : -2.07  ; -0.60
kind behind  ? -0.33  AND 0.02  BE -0.42  CAPITAL 0.39  IT 0.14  LEAST 1.12  MAY -0.52  OF 0.05  word -0.25
kind behind 1  , 0.23  -ing 1.14  -s 0.08  . 0.09  ASK 0.76  MAY -0.96  OF -0.02
kind behind 2  -s 0.25  . 0.57  AND -0.17  BE -0.42  CAPITAL 0.31  LEAST 0.43  OF 0.24  THE -0.07  WE 0.18  ^ 0.67
kind behind 2  word 0.27
kind behind 3  -ing 0.75  . 0.07  ASK 0.26  NAME -0.03  OF 0.13  THE -0.18  word 0.17
nowhere  CANDIDATE -0.21  I 0.25  NAME -0.01  THEY 0.30  WE 0.27  YOU 0.03
person before  THEY -0.33  YOU -0.01
person behind  I -0.06  NAME 0.53  WE -0.30  nobody 0.14
place  ends a part 0.53  starts a part 1.61
section  apply -0.48  apply plain -0.39  apply text -0.38  offer item -0.35  offer open -1.10  other item -1.01
section  other plain -0.31  other text 0.60  requirements item 0.18  requirements range -0.14
sentence  asks -0.46
table before  about company -0.45  about you 1.73  degree 1.24  example -0.67  exp carer -0.52  exp elsewhere -0.11
table before  exp having 0.84  exp here -0.07  exp label 0.36  exp needed 0.59  exp none -2.26  exp welcome -1.84
table before  exp wish 2.88  exp word 1.04  exp work 0.01  fresher 2.14  not -0.07  people -1.22  time of other -1.39
table before  time of people -2.43  time other -0.10  time to 0.16
table behind  about you -0.71  but -1.26  degree -0.31  exp elsewhere -3.01  exp having 0.45  exp here -0.50
table behind  exp instead -0.04  exp label 0.73  exp needed 1.33  exp welcome -0.89  exp word 0.77  exp work 0.11
table behind  figure of company -1.15  not -0.34  time at least 0.48  time of other -0.43  time open 0.68
table behind  time other -1.35  time to 0.38  time unit -0.28
table near before  about you 0.29  degree 0.07  example -0.69  exp carer -2.06  exp having -0.45  exp label 0.57
table near before  exp wish -2.64  exp word 0.17  exp word: name 1.23  exp work: tool 0.61  figure of company -0.61
table near before  fresher 0.18  not -0.33  time of age -0.37  time of other -0.01  time other -0.25  time to -0.05
table near before  time unit: 12 -0.92
table near behind  about company -1.44  about you -0.19  degree -0.04  exp carer 0.04  exp elsewhere -0.25
table near behind  exp having 0.19  exp here -0.17  exp label 0.11  exp welcome -0.67  exp word 0.59
table near behind  exp word: name 0.39  exp work 0.01  exp work: tool 0.69  people 0.04  time at least 0.25
table near behind  time open 0.51  time other -0.60  time unit: 12 0.47
table right before  exp having 0.27  exp label 0.70  exp work 0.26  time of other 0.02
table right behind  exp needed -0.06  exp word 0.72  exp work 0.53  time other -1.41  time to -0.35
word before 1  ( -1.50  after 0.23  and 0.07  every 0.80  for -0.54  from -0.37  have -0.35  in -0.97  of -0.07
word before 2  # -0.19  ) 0.04  back 0.01  band 0.45  ca 0.76  candidates -0.15  come -0.14  concepts 2.07  gap -0.49
word before 2  graduate 0.77  licence 1.10  on 0.84  people -0.23  period 1.50  post 0.11  preferred 1.04
word before 2  production 0.71  put 1.04  shall 0.11  those -0.85  upwards 1.02  valid -0.17  work -0.21  you 0.26
word before 3  ( -0.32  / 0.21  experienced -0.03  in 0.38  look 0.24  of -0.07  we 0.88  you -0.22
word behind 1  ; -0.24  and -0.10  as 0.26  exp 0.17  from -0.13  in 1.25  ka 0.33  of -0.33  on -0.14  standing 0.28
word behind 1  with -0.80
word behind 2  # -0.32  , -0.19  building 2.66  commercial 0.25  gap -0.60  it 0.65  progressive 0.18
word behind 2  qualification 0.66  relevant -0.13  software 0.26  this -0.24  to 1.77
word behind 3  , -0.42  and -0.55  by -0.13  development 0.63  in 0.37  of 0.50  on 0.12  or 0.17  to -0.46
words in front  12 -0.47  4 -0.16  8 -0.71
words to come  0 -0.51  4 -0.43  8 -0.29
years  0 -1.65  10 to 19 -2.13  2 -0.05  20 and more -4.91  3 0.09  4 0.19  5 0.14  6 to 9 -0.46  from nought 0.46
years  in digits -0.73  in words -1.14  months -1.54  open -0.14  plain -2.31
`
