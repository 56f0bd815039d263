/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run bench -- weights` from the
 * labelled lines (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their
 * weights. Lines 264de7cbf11e.
 */
export const WEIGHTS = `
start  always -0.13
kind before  # -0.24  , -0.05  -ed -0.01  -ing 0.02  -s -1.06  . 0.78  / 1.13  : -0.92  AND 0.01  ASK 0.92
kind before  CAPITAL 0.29  HAVE 0.23  IT 0.23  MAY -0.52  NEXT 0.29  OF 0.02  THE -0.27  THEY -0.65  WHO -0.14
kind before  YOU -0.54  word -0.26  ₹ 0.02
kind before 1  ( -0.45  : 0.07  AND 1.31  ASK 0.55  BE -0.79  HAVE -0.86  THE 0.25  ^ 0.48
kind before 2  ) 0.21  , 0.18  -ing -0.55  -s -0.12  ASK 0.24  CANDIDATE -0.02  LEAST 1.49  NAME 0.18  NOT -0.16
kind before 2  OF -0.15  WHO 0.52  YOU 0.03  ^ 0.48  word -0.18
kind before 3  ( -0.12  -ing 0.25  -s 0.40  / 0.53  ASK -0.09  BE -0.38  WHO -0.07  YOU -0.02  ^ 0.51  word 0.21
kind behind  # -0.33  ( 0.64  ) -0.69  - -1.23  -ed 0.05  -ing 0.70  -s -0.24  . -0.19  / 0.65  : -2.03  ; -0.66
kind behind  ? -0.29  AND 0.01  BE -0.43  CAPITAL 0.40  IT 0.14  LEAST 1.11  MAY -0.53  OF 0.06  word -0.27
kind behind 1  , 0.24  -ing 1.11  -s 0.06  . 0.07  ASK 0.77  MAY -0.99  OF -0.06
kind behind 2  -s 0.24  . 0.46  AND -0.14  BE -0.45  CAPITAL 0.30  LEAST 0.40  OF 0.21  THE -0.06  WE 0.18  ^ 0.60
kind behind 2  word 0.26
kind behind 3  -ing 0.74  ASK 0.28  BE 0.01  NAME -0.04  OF 0.13  THE -0.15  ^ 0.03  word 0.17
nowhere  CANDIDATE -0.19  I 0.27  NAME -0.03  THEY 0.33  WE 0.27  YOU 0.06
person before  THEY -0.32
person behind  I -0.10  NAME 0.50  WE -0.28  nobody 0.12
place  ends a part 0.49  starts a part 1.60
section  apply -0.43  apply plain -0.46  apply text -0.33  offer -0.01  offer open -1.16  other item -0.98
section  other plain -0.34  other text 0.71  requirements item 0.32  requirements range -0.13  requirements text -0.28
sentence  asks -0.47
table before  about company -0.44  about you 1.72  degree 1.20  example -0.69  exp carer -0.55  exp having 0.83
table before  exp here -0.06  exp label 0.37  exp needed 0.60  exp none -2.24  exp welcome -1.82  exp wish 2.86
table before  exp word 1.01  fresher 2.15  not -0.08  people -1.20  time of other -1.37  time of people -2.42
table before  time other -0.09  time to 0.16
table behind  about you -0.72  but -1.31  degree -0.27  exp elsewhere -2.83  exp having 0.44  exp here -0.50
table behind  exp instead -0.10  exp label 0.74  exp needed 1.33  exp welcome -0.89  exp word 0.70  exp work 0.08
table behind  figure of company -1.14  not -0.37  people 0.01  time at least 0.49  time of other -0.44  time open 0.71
table behind  time other -1.36  time to 0.36  time unit -0.27
table near before  about you 0.31  degree 0.12  example -0.69  exp carer -2.06  exp having -0.45  exp label 0.54
table near before  exp wish -2.67  exp word 0.17  exp word: name 1.26  exp work: tool 0.63  figure of company -0.63
table near before  fresher 0.18  not -0.31  time of age -0.38  time of other -0.04  time other -0.27  time to -0.07
table near before  time unit: 12 -0.93
table near behind  about company -1.46  about you -0.20  exp carer 0.02  exp elsewhere -0.36  exp having 0.20
table near behind  exp here -0.22  exp label 0.10  exp welcome -0.69  exp word 0.65  exp word: name 0.42
table near behind  exp work 0.03  exp work: tool 0.69  people 0.02  time at least 0.28  time open 0.48
table near behind  time other -0.61  time unit: 12 0.43
table right before  exp having 0.30  exp label 0.70  exp work 0.25
table right behind  degree -0.09  exp needed -0.08  exp word 0.73  exp work 0.51  time other -1.42  time to -0.27
word before 1  ( -1.52  after 0.19  and 0.13  every 0.77  for -0.53  from -0.39  have -0.35  in -0.98  of -0.07
word before 2  # -0.26  ) 0.02  band 0.45  ca 0.75  candidates -0.13  come -0.15  concepts 1.95  gap -0.53
word before 2  graduate 0.76  licence 1.12  on 0.76  people -0.20  period 1.49  post 0.14  preferred 1.04
word before 2  production 0.72  put 1.02  shall 0.12  those -0.85  upwards 0.94  valid -0.22  work -0.20  you 0.25
word before 3  ( -0.34  / 0.20  experienced -0.03  in 0.37  look 0.17  of -0.09  we 0.85  you -0.21
word behind 1  ; -0.23  and -0.11  as 0.28  exp 0.17  from -0.10  in 1.26  ka 0.30  of -0.32  on -0.11  standing 0.27
word behind 1  with -0.79
word behind 2  # -0.30  , -0.21  building 2.62  commercial 0.27  gap -0.64  it 0.64  of 0.01  progressive 0.19
word behind 2  qualification 0.63  relevant -0.04  software 0.25  this -0.24  to 1.81
word behind 3  , -0.42  and -0.51  by -0.15  development 0.61  in 0.38  of 0.52  on 0.20  or 0.19  to -0.46
words in front  12 -0.47  4 -0.16  8 -0.71
words to come  0 -0.51  4 -0.47  8 -0.33
years  0 -1.65  10 to 19 -2.13  2 -0.06  20 and more -4.90  3 0.07  4 0.18  5 0.14  6 to 9 -0.44  from nought 0.45
years  in digits -0.74  in words -1.14  months -1.55  open -0.14  plain -2.29
`
