/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run bench -- weights` from the
 * labelled lines (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their
 * weights. Lines 264de7cbf11e.
 */
export const WEIGHTS = `
start  always -0.13
kind before  # -0.26  , -0.04  -ed -0.03  -ing 0.01  -s -1.05  . 0.79  / 1.14  : -0.91  ASK 0.92  CAPITAL 0.30
kind before  HAVE 0.18  IT 0.23  MAY -0.53  NEXT 0.29  OF 0.01  THE -0.27  THEY -0.66  WHO -0.14  YOU -0.51
kind before  word -0.29  ₹ 0.03
kind before 1  ( -0.45  : 0.14  AND 1.31  ASK 0.56  BE -0.81  HAVE -0.81  THE 0.23  ^ 0.47
kind before 2  ) 0.20  , 0.20  -ing -0.56  -s -0.08  ASK 0.21  CANDIDATE -0.03  LEAST 1.40  NAME 0.18  NOT -0.14
kind before 2  OF -0.14  WHO 0.51  YOU 0.03  ^ 0.47  word -0.17
kind before 3  ( -0.12  -ing 0.24  -s 0.39  / 0.53  ASK -0.10  BE -0.40  WHO -0.08  YOU -0.03  ^ 0.50  word 0.21
kind behind  # -0.32  ( 0.63  ) -0.69  - -1.24  -ed 0.05  -ing 0.69  -s -0.24  . -0.20  / 0.69  : -2.03  ; -0.67
kind behind  ? -0.29  AND 0.01  BE -0.43  CAPITAL 0.41  IT 0.14  LEAST 1.13  MAY -0.53  OF 0.07  word -0.28
kind behind 1  , 0.24  -ing 1.11  -s 0.06  . 0.09  ASK 0.80  MAY -0.99  OF -0.07
kind behind 2  -s 0.24  . 0.45  AND -0.13  BE -0.46  CAPITAL 0.30  LEAST 0.39  OF 0.21  THE -0.05  WE 0.17  ^ 0.58
kind behind 2  word 0.25
kind behind 3  -ing 0.77  ASK 0.30  BE 0.01  NAME -0.02  OF 0.14  THE -0.15  ^ 0.03  word 0.19
nowhere  CANDIDATE -0.19  I 0.28  NAME -0.03  THEY 0.32  WE 0.29  YOU 0.09
person before  NAME 0.01  THEY -0.32
person behind  I -0.08  NAME 0.48  WE -0.28  nobody 0.11
place  ends a part 0.49  starts a part 1.59
section  apply -0.44  apply plain -0.44  apply text -0.34  offer -0.01  offer open -1.17  other item -1.01
section  other plain -0.32  other text 0.68  requirements item 0.33  requirements range -0.08  requirements text -0.27
sentence  asks -0.47
table before  about company -0.42  about you 1.72  degree 1.19  example -0.68  exp carer -0.54  exp having 0.88
table before  exp here -0.07  exp label 0.38  exp needed 0.59  exp none -2.26  exp welcome -1.86  exp wish 2.88
table before  exp word 1.00  fresher 2.17  not -0.08  people -1.22  time at least 0.01  time of other -1.38
table before  time of people -2.43  time other -0.08  time to 0.17
table behind  about you -0.71  but -1.29  degree -0.31  exp elsewhere -2.84  exp having 0.45  exp here -0.50
table behind  exp instead -0.12  exp label 0.72  exp needed 1.33  exp welcome -0.90  exp word 0.70  exp work 0.09
table behind  figure of company -1.14  not -0.36  time at least 0.48  time of other -0.45  time open 0.76
table behind  time other -1.35  time to 0.35  time unit -0.28
table near before  about you 0.28  degree 0.11  example -0.69  exp carer -2.09  exp having -0.41  exp label 0.56
table near before  exp wish -2.68  exp word 0.16  exp word: name 1.24  exp work: tool 0.63  figure of company -0.62
table near before  fresher 0.12  not -0.31  time of age -0.38  time of other -0.06  time other -0.28  time to -0.07
table near before  time unit: 12 -0.93
table near behind  about company -1.46  about you -0.21  exp carer 0.01  exp elsewhere -0.35  exp having 0.19
table near behind  exp here -0.23  exp label 0.12  exp welcome -0.69  exp word 0.65  exp word: name 0.43
table near behind  exp work 0.01  exp work: tool 0.67  people 0.03  time at least 0.26  time open 0.41
table near behind  time other -0.60  time unit: 12 0.44
table right before  exp having 0.22  exp label 0.69  exp work 0.24  time of other 0.03
table right behind  degree -0.09  exp needed -0.07  exp word 0.69  exp work 0.52  time other -1.43  time to -0.26
word before 1  ( -1.53  after 0.19  and 0.12  every 0.77  for -0.52  from -0.39  have -0.36  in -0.97  of -0.06
word before 2  # -0.24  ) 0.02  band 0.45  ca 0.81  candidates -0.11  come -0.13  concepts 1.89  gap -0.51
word before 2  graduate 0.75  licence 1.12  on 0.75  people -0.17  period 1.50  post 0.15  preferred 1.07
word before 2  production 0.72  put 1.04  shall 0.12  those -0.85  upwards 0.77  valid -0.19  work -0.22  you 0.24
word before 3  ( -0.34  / 0.20  experienced -0.02  in 0.38  look 0.21  of -0.09  our -0.02  we 0.85  you -0.19
word behind 1  ; -0.21  and -0.11  as 0.27  exp 0.19  from -0.10  in 1.27  ka 0.30  of -0.33  on -0.10  standing 0.25
word behind 1  with -0.70
word behind 2  # -0.31  , -0.22  building 2.64  commercial 0.31  gap -0.67  it 0.62  of 0.02  progressive 0.14
word behind 2  qualification 0.68  relevant -0.06  software 0.39  this -0.23  to 1.82
word behind 3  , -0.43  and -0.47  by -0.16  development 0.82  in 0.37  of 0.51  on 0.19  or 0.21  to -0.47
words in front  12 -0.47  4 -0.17  8 -0.71
words to come  0 -0.48  4 -0.46  8 -0.32
years  0 -1.64  10 to 19 -2.14  2 -0.06  20 and more -4.90  3 0.08  4 0.19  5 0.13  6 to 9 -0.43  from nought 0.44
years  in digits -0.75  in words -1.16  months -1.54  open -0.14  plain -2.30
`
