/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run bench -- weights` from the
 * labelled lines (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their
 * weights. Lines 264de7cbf11e.
 */
export const WEIGHTS = `
start  always -0.16
kind before  # -0.27  ( -0.23  , -0.02  -s -1.06  . 0.73  / 1.22  : -0.93  AND 0.01  ASK 0.90  CAPITAL 0.33  HAVE 0.21
kind before  IT 0.25  MAY -0.53  NEXT 0.22  THE -0.25  THEY -0.65  WHO -0.15  YOU -0.57  word -0.29  ₹ 0.05
kind before 1  ( -0.40  : 0.11  AND 1.35  ASK 0.59  BE -0.81  HAVE -0.84  NEXT 0.06  THE 0.22  ^ 0.49
kind before 2  ) 0.31  , 0.15  -ing -0.53  -s -0.08  ASK 0.26  CANDIDATE -0.02  LEAST 1.47  NAME 0.13  NOT -0.21
kind before 2  OF -0.13  WHO 0.59  YOU 0.01  ^ 0.48  word -0.17
kind before 3  ( -0.08  -ing 0.30  -s 0.42  / 0.61  ASK -0.04  BE -0.37  WHO -0.02  YOU -0.01  ^ 0.54  word 0.24
kind behind  # -0.29  ( 0.56  ) -0.57  - -1.36  -ed 0.06  -ing 0.69  -s -0.22  . -0.17  / 0.63  : -2.08  ; -0.61
kind behind  ? -0.39  AND 0.01  BE -0.41  CAPITAL 0.40  IT 0.16  LEAST 1.13  MAY -0.52  OF 0.03  word -0.24
kind behind 1  , 0.22  -ing 1.14  -s 0.06  . 0.08  ASK 0.73  MAY -0.95  OF -0.03
kind behind 2  -s 0.26  . 0.60  AND -0.13  BE -0.42  CAPITAL 0.33  LEAST 0.46  OF 0.25  THE -0.02  ^ 0.70  word 0.27
kind behind 3  -ing 0.75  . 0.08  ASK 0.27  NAME -0.14  OF 0.14  THE -0.15  word 0.20
nowhere  CANDIDATE -0.21  I 0.25  NAME -0.04  THEY 0.31  WE 0.30  YOU 0.06
person before  THEY -0.33
person behind  I -0.05  NAME 0.51  WE -0.33  nobody 0.12
place  ends a part 0.56  starts a part 1.56
section  apply -0.51  apply plain -0.47  apply text -0.37  offer item -0.43  offer open -1.08  other item -1.06
section  other plain -0.40  other text 0.58  requirements item 0.10  requirements range -0.12
sentence  asks -0.47
table before  about company -0.46  about you 1.69  degree 0.88  example -0.66  exp carer -0.52  exp elsewhere -0.11
table before  exp having 0.86  exp here -0.05  exp label 0.38  exp needed 0.58  exp none -2.25  exp welcome -1.85
table before  exp wish 2.90  exp word 1.03  fresher 2.16  not -0.08  people -1.21  time of other -1.40
table before  time of people -2.42  time other -0.06  time to 0.16
table behind  about you -0.70  but -1.24  degree -0.26  exp elsewhere -2.98  exp having 0.46  exp here -0.50
table behind  exp instead -0.07  exp label 0.73  exp needed 1.34  exp welcome -0.87  exp word 0.86  exp work 0.14
table behind  figure of company -1.16  not -0.44  people 0.01  time at least 0.47  time of other -0.42  time open 0.67
table behind  time other -1.35  time to 0.38  time unit -0.30
table near before  about you 0.34  degree 0.37  example -0.67  exp carer -2.06  exp having -0.45  exp label 0.54
table near before  exp wish -2.64  exp word 0.18  exp word: name 1.22  exp work: tool 0.61  figure of company -0.58
table near before  fresher 0.07  not -0.28  time of age -0.38  time of other -0.03  time other -0.27  time to -0.05
table near before  time unit: 12 -0.88
table near behind  about company -1.48  about you -0.19  degree -0.07  exp carer 0.04  exp elsewhere -0.28
table near behind  exp having 0.18  exp here -0.26  exp label 0.10  exp welcome -0.67  exp word 0.51
table near behind  exp word: name 0.33  exp work: tool 0.70  not -0.03  people 0.06  time at least 0.25
table near behind  time open 0.51  time other -0.61  time unit: 12 0.46
table right before  exp having 0.26  exp label 0.70  exp work 0.27  time of other 0.03
table right behind  degree -0.11  exp needed -0.06  exp word 0.73  exp work 0.52  time other -1.44  time to -0.34
word before 1  ( -1.43  after 0.22  every 0.79  for -0.53  from -0.35  have -0.37  in -0.98  of -0.08
word before 2  # -0.16  ) 0.17  band 0.46  ca 0.77  candidates -0.19  come -0.14  concepts 2.08  gap -0.52
word before 2  graduate 1.01  licence 1.12  on 0.84  people -0.23  period 1.51  post 0.17  preferred 1.04
word before 2  production 0.71  put 1.06  shall 0.09  those -0.89  upwards 0.95  valid -0.17  work -0.21  you 0.28
word before 3  ( -0.25  / 0.35  experienced -0.07  in 0.40  look 0.24  of -0.05  we 0.96  you -0.18
word behind 1  ; -0.28  and -0.10  as 0.11  exp 0.18  from -0.09  in 1.28  ka 0.33  of -0.31  on -0.12  standing 0.27
word behind 1  with -0.74
word behind 2  # -0.32  , -0.15  building 2.63  commercial 0.22  gap -0.56  it 0.65  of 0.01  progressive 0.15
word behind 2  qualification 0.67  relevant -0.07  software 0.28  this -0.23  to 1.79
word behind 3  , -0.41  and -0.56  by -0.13  development 0.59  in 0.37  of 0.51  on 0.13  or 0.17  to -0.45
words in front  0 0.01  12 -0.48  4 -0.15  8 -0.70
words to come  0 -0.48  4 -0.43  8 -0.28
years  0 -1.66  10 to 19 -2.14  2 -0.07  20 and more -4.94  3 0.07  4 0.16  5 0.13  6 to 9 -0.48  from nought 0.46
years  in digits -0.73  in words -1.11  months -1.55  open -0.15  plain -2.22
`
