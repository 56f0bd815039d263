/**
 * How much each clue speaks for years being asked for, or against it. Made by `npm run weights` from the labelled lines
 * (bench/experience-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with their weights.
 */
export const WEIGHTS = `
start  always -0.98
kind before  ) 0.41  -ing -0.14  -s -1.49  / 1.06  : -0.80  AND 0.07  ASK 1.26  BE -0.08  CAPITAL 0.61  MAY -0.10
kind before  THE -0.26  word -0.59
kind before 1  ( -0.31  , 0.39  AND 1.98  HAVE -0.97  OF -0.08  ^ 0.46  word 0.55
kind before 2  -ed -0.16  ASK 0.62  CAPITAL -0.01  NAME 0.05  THE 0.33  YOU 0.08  ^ 0.34
kind before 3  / 0.34  BE -0.18  THE 0.50  ^ 0.64  word 0.05
kind behind  # -0.15  ( 0.56  ) -0.14  -ing 0.85  -s -0.12  . 0.20  / 0.14  : -1.18  ; -0.41  AND -0.03  BE -0.59
kind behind  CAPITAL 0.29  IT 0.11  LEAST 0.73  MAY -0.69  NEXT -0.13  NOT -0.26  word -0.14
kind behind 1  ) -0.05  , 0.03  -ing 0.28  . 0.19  ASK 0.11  MAY -0.67  word -0.63
kind behind 2  AND -0.15  OF 0.35  ^ 0.03  word 0.09
kind behind 3  ) -0.04  . 0.01  ^ 0.35
nowhere  I 0.23  WE 0.52
person before  CANDIDATE 0.11
place  starts a part 1.61
section  apply -0.16  apply plain -0.03  apply text -0.24  offer -0.50  other item -0.20  other range 0.23
section  other text 1.67  requirements 0.01  requirements item 0.81  requirements plain 0.51
table before  about company -0.37  about you 0.95  degree 0.37  example -0.54  exp carer -1.49  exp elsewhere -0.35
table before  exp having 0.80  exp here -0.73  exp label 0.96  exp none -2.06  exp word 1.03  exp work 0.03
table before  fresher 2.57  people -1.31  time of other -1.18  time of people -2.06  time other -0.43  time unit -0.43
table behind  about company -0.17  about you -0.37  degree -0.24  exp elsewhere -1.54  exp having 0.36  exp here -0.08
table behind  exp label 0.14  exp needed 0.81  exp word 1.85  figure of company -1.34  people -0.17
table behind  time of other -0.40  time open 0.73  time other -1.61  time to 0.18
table near before  about company -0.02  about you 0.04  degree 0.79  example -0.55  exp carer -1.13
table near before  exp elsewhere -0.07  exp here -0.36  exp label 0.30  exp word 0.76  exp word: name 0.79
table near before  exp work: tool 0.09  time of age -0.47  time of other -0.50  time other -0.12  time to 0.14
table near before  time unit: 12 -0.74
table near behind  about company -1.59  exp carer 0.14  exp elsewhere -0.04  exp welcome -0.52  exp work: tool 0.96
table near behind  time other -0.80  time to 0.10
table right before  about you -0.09  time other -0.34
table right behind  exp having 0.22  exp label 0.44  exp word 0.25  exp work 0.54  time other -2.11
word before 1  ( -0.93  after 0.31  for -0.22  from -0.33  have -0.25  in -0.59  with 0.28
word before 2  band 0.01  come -0.47  degree 0.33  graduate 1.31  licence 0.68  period 0.94  post 0.91
word before 2  production 0.48  you 0.44
word before 3  / 0.05  a 0.03  of -0.03
word behind 1  ) -0.97  ^ -0.01  from -0.09  in 0.84  of -1.01
word behind 2  # -0.19  experience -0.51  or -0.16  software 0.10
word behind 3  ) -0.17  and -0.14  or 0.20
words in front  12 -0.25  8 -0.14
words to come  0 -0.03  8 -0.33
years  0 -1.27  10 to 19 -2.16  20 and more -4.90  3 0.24  4 0.42  5 0.06  6 to 9 -0.31  from nought 0.26
years  in digits -0.25  in words -0.56  months -2.90  open -0.10  plain -2.68
`
