/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run bench -- weights` from the
 * labelled lines (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their
 * weights. Lines 264de7cbf11e.
 */
export const WEIGHTS = `
start  always -0.13
kind before  # -0.27  ( -0.05  ) 0.06  , -0.06  -ing 0.03  -s -1.05  . 0.77  / 1.15  : -0.96  ASK 0.90  CAPITAL 0.33
kind before  HAVE 0.21  IT 0.22  MAY -0.54  NEXT 0.26  THE -0.27  THEY -0.65  WHO -0.16  YOU -0.57  word -0.27  ₹ 0.03
kind before 1  ( -0.43  : 0.11  AND 1.34  ASK 0.59  BE -0.79  HAVE -0.84  THE 0.26  ^ 0.48
kind before 2  ) 0.19  , 0.19  -ing -0.57  -s -0.12  ASK 0.26  CANDIDATE -0.02  LEAST 1.46  NAME 0.15  NOT -0.17
kind before 2  OF -0.16  WHO 0.55  YOU 0.02  ^ 0.49  word -0.19
kind before 3  ( -0.12  -ing 0.27  -s 0.40  / 0.64  ASK -0.07  BE -0.38  WHO -0.04  ^ 0.51  word 0.21
kind behind  # -0.30  ( 0.67  ) -0.71  - -1.35  -ed 0.06  -ing 0.68  -s -0.24  . -0.18  / 0.65  : -2.07  ; -0.63
kind behind  ? -0.35  AND 0.02  BE -0.42  CAPITAL 0.38  IT 0.15  LEAST 1.12  MAY -0.52  OF 0.05  word -0.24
kind behind 1  , 0.23  -ing 1.13  -s 0.08  . 0.06  ASK 0.75  MAY -0.95  OF -0.04
kind behind 2  -s 0.26  . 0.57  AND -0.17  BE -0.42  CAPITAL 0.32  LEAST 0.44  OF 0.23  THE -0.06  WE 0.18  ^ 0.69
kind behind 2  word 0.27
kind behind 3  -ing 0.75  . 0.06  ASK 0.26  NAME -0.03  OF 0.12  THE -0.17  word 0.17
nowhere  CANDIDATE -0.20  I 0.27  NAME -0.01  THEY 0.31  WE 0.27  YOU 0.03
person before  THEY -0.33  YOU -0.01
person behind  I -0.04  NAME 0.54  WE -0.29  nobody 0.13
place  ends a part 0.53  starts a part 1.60
section  apply -0.47  apply plain -0.45  apply text -0.37  offer item -0.36  offer open -1.08  other item -1.02
section  other plain -0.31  other text 0.63  requirements item 0.18  requirements range -0.14
sentence  asks -0.46
table before  about company -0.44  about you 1.74  degree 1.21  example -0.66  exp carer -0.54  exp elsewhere -0.10
table before  exp having 0.84  exp here -0.07  exp label 0.35  exp needed 0.59  exp none -2.26  exp welcome -1.83
table before  exp wish 2.87  exp word 1.03  exp work 0.02  fresher 2.15  not -0.05  people -1.22  time of other -1.41
table before  time of people -2.42  time other -0.10  time to 0.15
table behind  about you -0.73  but -1.32  degree -0.29  exp elsewhere -3.01  exp having 0.45  exp here -0.50
table behind  exp instead -0.04  exp label 0.72  exp needed 1.33  exp welcome -0.89  exp word 0.77  exp work 0.10
table behind  figure of company -1.14  not -0.35  time at least 0.49  time of other -0.43  time open 0.68
table behind  time other -1.36  time to 0.37  time unit -0.28
table near before  about you 0.29  degree 0.08  example -0.68  exp carer -2.05  exp having -0.44  exp label 0.57
table near before  exp wish -2.63  exp word 0.17  exp word: name 1.23  exp work: tool 0.60  figure of company -0.60
table near before  fresher 0.15  not -0.34  time of age -0.37  time other -0.24  time to -0.05  time unit: 12 -0.92
table near behind  about company -1.44  about you -0.18  degree -0.06  exp carer 0.04  exp elsewhere -0.25
table near behind  exp having 0.19  exp here -0.17  exp label 0.11  exp welcome -0.67  exp word 0.59
table near behind  exp word: name 0.39  exp work 0.02  exp work: tool 0.70  people 0.05  time at least 0.24
table near behind  time open 0.50  time other -0.60  time unit: 12 0.46
table right before  exp having 0.27  exp label 0.70  exp work 0.26  time of other 0.02
table right behind  degree -0.14  exp needed -0.07  exp word 0.72  exp work 0.53  time other -1.42  time to -0.35
word before 1  ( -1.50  after 0.23  and 0.07  every 0.81  for -0.53  from -0.36  have -0.36  in -0.97  of -0.07
word before 2  # -0.19  ) 0.02  back 0.02  band 0.45  ca 0.77  candidates -0.16  come -0.14  concepts 2.10  gap -0.51
word before 2  graduate 1.04  licence 1.11  on 0.83  people -0.23  period 1.49  post 0.13  preferred 1.04
word before 2  production 0.72  put 1.04  shall 0.12  those -0.86  upwards 1.00  valid -0.17  work -0.19  you 0.24
word before 3  ( -0.31  / 0.34  experienced -0.05  in 0.38  look 0.25  of -0.08  we 0.86  you -0.22
word behind 1  ; -0.27  and -0.12  as 0.28  exp 0.17  from -0.10  in 1.26  ka 0.33  of -0.32  on -0.12  standing 0.29
word behind 1  with -0.77
word behind 2  # -0.32  , -0.18  building 2.65  commercial 0.27  gap -0.59  it 0.66  of 0.01  progressive 0.17
word behind 2  qualification 0.63  relevant -0.12  software 0.27  this -0.24  to 1.79
word behind 3  , -0.41  and -0.55  by -0.12  development 0.63  in 0.38  of 0.51  on 0.13  or 0.16  to -0.46
words in front  12 -0.46  4 -0.16  8 -0.70
words to come  0 -0.49  4 -0.42  8 -0.28
years  0 -1.67  10 to 19 -2.15  2 -0.07  20 and more -4.93  3 0.07  4 0.18  5 0.13  6 to 9 -0.48  from nought 0.46
years  in digits -0.75  in words -1.14  months -1.54  open -0.14  plain -2.30
`
