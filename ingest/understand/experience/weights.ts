/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run weights` from the labelled lines
 * (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their weights.
 */
export const WEIGHTS = `
start  always -0.95
kind before  ) 0.30  -ing -0.06  -s -1.63  / 1.13  : -0.74  AND 0.09  ASK 1.03  CAPITAL 0.57  MAY -0.34  THE -0.21
kind before  word -0.55
kind before 1  ( -0.34  , 0.52  AND 2.06  HAVE -0.81  OF -0.02  ^ 0.48  word 0.55
kind before 2  -ed -0.06  -ing -0.09  ASK 0.75  NAME 0.05  THE 0.32  ^ 0.42
kind before 3  -ing 0.23  / 0.32  BE -0.30  THE 0.31  YOU -0.30  ^ 0.62  word 0.02
kind behind  # -0.14  ( 0.54  ) -0.16  -ing 0.86  -s -0.16  . 0.18  : -1.17  ; -0.35  BE -0.57  CAPITAL 0.30  IT 0.14
kind behind  LEAST 0.71  MAY -0.84  NEXT -0.04  NOT -0.32  word -0.14
kind behind 1  ) -0.02  -ing 0.25  . 0.18  MAY -0.51  word -0.59
kind behind 2  AND -0.19  OF 0.36  word 0.10
kind behind 3  ) -0.05  ^ 0.33
nowhere  I 0.32  WE 0.51
person before  CANDIDATE 0.04  YOU -0.07
person behind  NAME 0.01
place  starts a part 1.63
section  apply -0.16  apply text -0.22  offer -0.51  other item -0.13  other range 0.20  other text 1.68
section  requirements 0.01  requirements item 0.88  requirements plain 0.46
table before  about company -0.41  about you 0.92  degree 0.24  example -0.56  exp carer -1.46  exp elsewhere -0.20
table before  exp having 0.75  exp here -0.59  exp label 0.95  exp none -2.12  exp word 1.10  fresher 2.70
table before  people -0.92  time of other -1.32  time of people -2.01  time other -0.39  time unit -0.28
table behind  about company -0.15  about you -0.31  degree -0.31  exp elsewhere -1.77  exp having 0.34  exp label 0.14
table behind  exp needed 0.87  exp word 1.83  figure of company -1.39  time of other -0.33  time open 0.77
table behind  time other -1.70  time to 0.14
table near before  about company -0.17  about you 0.63  degree 0.86  example -0.57  exp carer -1.35  exp here -0.08
table near before  exp label 0.35  exp word 0.41  exp word: name 0.87  exp work: tool 0.10  people -0.35
table near before  time of age -0.34  time of other -0.38  time other -0.15  time to 0.16  time unit: 12 -0.74
table near behind  about company -1.71  exp carer 0.17  exp welcome -0.52  exp work: tool 0.87  time other -0.76
table near behind  time to 0.16
table right before  time other -0.38
table right behind  exp having 0.29  exp label 0.40  exp word 0.33  exp work 0.36  time other -2.15
word before 1  ( -1.00  after 0.33  and 0.02  for -0.14  from -0.59  have -0.34  in -0.55  with 0.42
word before 2  come -0.69  degree 0.35  graduate 1.27  licence 0.64  period 0.92  post 0.89  production 0.54  you 0.20
word before 3  / 0.03  a 0.17
word behind 1  ) -0.90  ^ -0.02  from -0.06  in 0.93  of -0.92
word behind 2  # -0.23  experience -0.47  or -0.11  software 0.01
word behind 3  ) -0.17  and -0.12  or 0.28
words in front  0 0.05  12 -0.21  8 -0.07
words to come  0 -0.04  8 -0.34
years  0 -1.22  10 to 19 -2.18  20 and more -4.93  3 0.29  4 0.42  5 0.11  6 to 9 -0.37  from nought 0.14
years  in digits -0.40  in words -0.68  months -2.94  open -0.15  plain -2.74
`
