import type { WorkMode } from '#core/job.ts'

/**
 * How much each clue of a sentence speaks for a mode being said of this job, or against it. Made by `npm run weights` from
 * the labelled lines (bench/mode-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with weights.
 */
export const WEIGHTS: Record<WorkMode, string> = {
  remote: `
start  always -5.50
any word  # -0.48  #1-4 -0.63  #7-31 0.08  . 0.41  : 0.19  ; 0.66  AND -1.22  ANYWHERE 0.58  DAY -0.39  EVERY 1.39
any word  HOME 0.36  JOB 1.51  MAY -0.09  MEET -0.15  NOT -0.85  OF -1.46  PLACE -0.96  REMOTE 2.46  SOME -1.98
any word  THE -0.36  WEEK -0.14  WEEKDAY -1.36  WORK 0.94  YOU 1.14  allowance -0.24  as -0.55  by -1.04  co 0.40
any word  hours 0.43  live 0.11  only 0.31  over 0.49  own 1.18  phone 0.71  place 0.35  please -0.53  possible -0.24
any word  show 0.04  since 0.66  suffered 0.05  those -0.60  towns 0.70  up 0.72  visit 0.10  well -0.20  years -0.55
before COMMUTE  WE 0.08
before DAY  , 0.43
before HOME  #1-4 -0.39  , -0.13  AND -1.12  DAY -0.77  MAY -0.94  NAME -0.11  NOT -1.37  THEY 0.12  WE 0.23  YOU 0.08
before HOME  mode 0.15  so 0.13  team 0.19
before PLACE  BE -0.24  JOB -0.35  MUST 0.35  NOT 3.59
before REMOTE  , -0.89  : 0.18  NAME -1.18  OF -0.05  THE 0.39  WORK -0.08  fully 0.42
before WEEKDAY  WEEKDAY -0.01
behind ANYWHERE  , 0.24  AT 2.12
behind COMMUTE  BE 0.08  THE 2.70
behind DAY  AT -0.64  HOME -0.77  OF -0.28  YOU -0.70
behind HOME  . 0.31  ; 1.12  BE -0.33  NAME 0.16  NOT -0.66  OF 0.63  THEY 0.03  WORK 1.47
behind PLACE  , -0.13  AT 0.02  BE -0.11  EVERY 0.08  NAME -1.00  OF -0.03
behind REMOTE  #1-4 1.67  ( 1.26  , 0.63  ; 0.56  AT 0.82  NAME 0.07  company 0.01
behind WEEKDAY  WEEKDAY -0.01
label of  AT 0.62  THE 0.11
line other  item 0.10
line requirements  text 0.35
line section  about -0.23  other 0.01
near before COMMUTE  WE 0.24
near before DAY  , 0.32
near before HOME  : 1.10  AND -0.27  AT 1.45  BE 0.27  NAME -1.45  NOT -0.29  OF 0.03  WORK 0.05
near before PLACE  AT -1.41  MUST 1.03  NAME -0.43  NOT 1.86  YOU 0.01
near before PRESENT  NOT 0.64  PLACE 0.23
near before REMOTE  : 0.91  AT -0.15  BE 0.03  fully 0.39
near behind ANYWHERE  AT 0.55
near behind HOME  , 0.96  ; 0.63  AT -0.11  JOB 1.16  NOT -0.64
near behind PLACE  AT 0.24  EVERY 0.18  NAME -0.62  PRESENT 0.23
near behind REMOTE  ) 0.63  . 0.53  ; 0.71  JOB 0.44  OF 0.22  YOU 1.01
other has  ANYWHERE 1.31  HOME 1.54
pair #1-4  . 0.26
pair #32-100  % 0.23
pair ,  #5-6 0.13  OF 1.02
pair .  ^ 0.01
pair :  #32-100 0.23
pair ;  THE 0.64  WE 1.17
pair ANYWHERE  AT 0.55
pair AT  #7-31 0.72  EVERY 0.43  HOME -0.02  THE -0.97  THEY 0.27  WE -0.25  YOU 0.85
pair BE  REMOTE 0.08
pair HOME  , 1.47  . 0.24  BE -0.53  JOB 0.32  ^ 0.29
pair JOB  OF 0.73
pair MUST  WORK 0.79
pair NAME  , 0.37  . 1.06  ^ -0.08  write 0.03
pair NOT  PLACE 0.49  apply -0.29
pair OF  #1-4 0.82  THE -0.09  WE 0.83
pair PRESENT  . 1.32
pair REMOTE  ( 0.88  , 1.74  . 0.07  JOB 0.08  OF 1.20
pair THE  AT 0.86  MONTH 0.23  NAME 0.57  WORK -0.30
pair WE  WORK 0.54
pair WORK  AT 0.43  OF -0.70
pair YOU  HOME 1.20
pair ^  #32-100 0.07  HOME 0.37  THE 0.50  YOU 0.04
pair co  WORK 0.50
pair fully  REMOTE 0.40
pair show  WE 0.05
pair suffered  , 0.05
pair up  . 0.03
sentence ends  HOME 0.29  NAME -0.08
sentence length  2 1.99
sentence starts  #32-100 0.07  HOME 0.36  THE 0.45  YOU 0.03
`,
  hybrid: `
start  always -5.90
any word  # -0.07  #5-6 -1.08  #7-31 -1.07  % 0.10  , -1.25  AND -0.48  BE -0.34  HOME 1.03  HYBRID 4.04  MAY -0.42
any word  MEET -0.63  MUST 0.07  NOT -1.70  OF -0.88  PLACE 0.01  SOME 1.25  THE 0.24  THEY -0.01  TIMES 1.61
any word  WEEK 1.82  WEEKDAY 1.54  WORK 0.49  company -0.15  half 0.42  least 0.69  mode 0.37  model 1.72  partly 1.30
any word  per 0.36  release 0.09  review 0.14  sign 0.47  team 0.49  time 0.42
before ANYWHERE  , 0.13
before DAY  #1-4 1.66  AND 0.47  HYBRID 1.16  PLACE 0.14  PRESENT 0.24  WORK -0.02  least 0.20
before HOME  #1-4 0.18  % 0.18  , 0.06  DAY 0.67  MONTH 0.25  NAME 0.15  PLACE 0.29  WEEKDAY 0.27
before HYBRID  : 0.47  JOB 0.40
before PLACE  #1-4 0.10  % 1.67  : 0.25  OF 0.89  PLACE -0.35  THE 0.47  WEEK 0.78  YOU 1.06  half 0.01  model 0.06
before PLACE  time 0.07
before REMOTE  - 0.41  arrangement 0.48
before WEEKDAY  AND 1.74  AT 0.04  DAY -0.22  HOME 0.02  WEEK -0.87  WEEKDAY 0.31  release 0.28  second 0.44
behind ANYWHERE  . 0.21
behind DAY  #1-4 0.93  . 0.72  HOME 0.68  WEEKDAY -0.23  YOU 1.68
behind HOME  AT -0.09  MONTH -0.15  SOME 0.39  WEEK 0.43  WEEKDAY 0.02
behind HYBRID  . 0.18  DAY 1.16  OF 0.41  WORK 0.59
behind PLACE  #32-100 0.30  % 0.16  DAY 0.18  HOME 0.33  PLACE -0.34  TIMES 0.19  WEEK 0.61  least 0.51  per 0.16
behind PRESENT  #7-31 0.25  DAY 0.27
behind WEEKDAY  ; 0.44  AND 0.24  AT 0.45  HOME 0.30  THE 0.11  WEEKDAY 0.38  WORK 0.29
label of  mode 0.27
line kind  item -0.21
line other  item -1.03
line requirements  text 0.01
line section  about -0.53  other -0.82
near before DAY  #1-4 0.42  AT 0.40  WEEKDAY 0.10  WORK -0.07  least 0.18
near before HOME  % 0.22  , 0.96
near before HYBRID  : 0.94  JOB 0.38  THE 0.35
near before PLACE  #1-4 0.55  AND -0.06  WEEK 0.10  WORK -0.33  model 0.09  time 0.09
near before REMOTE  arrangement 0.47
near before WEEKDAY  AT 0.87  EVERY 0.21  WORK 0.16  second 0.46
near behind ANYWHERE  . 0.32
near behind DAY  MONTH 0.73  NAME 0.19  THE 0.05
near behind HOME  . 0.85
near behind HYBRID  , 0.26  . 1.60
near behind PLACE  ) 0.04  OF 0.05  TIMES 0.29  least 0.33
near behind WEEKDAY  AND 0.52  BE 0.18  DAY 0.09
offer has  HOME 0.12
other has  DAY 0.58  HOME 0.95  PLACE 0.13  REMOTE 0.25  WEEKDAY 0.62
pair #1-4  AT 1.98  DAY 0.77
pair #32-100  % 0.19
pair #7-31  DAY 0.74
pair )  ^ -0.10
pair ,  #32-100 0.35
pair :  HYBRID 0.86
pair AND  WEEKDAY 2.34
pair AT  HOME 0.51  least 0.67
pair DAY  OF 0.22
pair EVERY  second 0.46
pair HOME  OF 1.36
pair MONTH  AT 0.42
pair NAME  . -0.80  AND -0.17  PLACE 1.18
pair OF  BE 0.04
pair REMOTE  ^ 0.47
pair THE  MONTH 0.53  PLACE 0.63  SOME 0.42
pair TIMES  THE 0.52
pair WE  AT 0.22
pair WEEK  ^ 0.12
pair WEEKDAY  ^ 0.09
pair WORK  AT -0.06  arrangement 0.07
pair YOU  time 0.07
pair ^  PLACE 0.43  WORK 0.31  mode 0.11  release 0.28
pair half  OF 1.49
pair mode  : 0.23
pair second  WEEKDAY 0.43
pair sign  off 0.47
pair time  AT 0.61
sentence ends  ) -0.12  REMOTE 0.47  WEEK 0.12  WEEKDAY 0.06
sentence length  16 -0.45  4 0.70
sentence starts  PLACE 0.35  WORK 0.18  mode 0.07  release 0.27
`,
  onsite: `
start  always -7.30
any word  # -1.12  #1-4 -0.94  #32-100 -0.49  #5-6 1.53  , 0.01  : -0.19  AND -0.63  ANYWHERE -0.39  AT 1.01  BE 0.26
any word  COMMUTE 0.90  FIRST -0.53  HYBRID -0.61  MAY -1.11  MEET -2.69  MONTH -0.72  NAME 0.59  NOT 1.23  OF -0.12
any word  ONSITE 1.80  PLACE -0.24  PRESENT 1.31  SOME -0.19  WE 0.31  WEEK -0.91  WEEKDAY 0.41  WORK 1.43  YOU -0.07
any word  about -0.31  as -0.07  calling 0.17  data 0.09  full 1.93  head -0.30  incidents 0.20  including -0.21
any word  location 0.65  only 1.62  own -0.58  room 0.59  shift 0.42  shifts 1.73  so 0.53  such 0.08  team 0.18
any word  tele 0.11  together 0.46  walk -0.33  who -0.09  years -0.11
apply has  PLACE -1.14
before COMMUTE  BE 0.12
before DAY  #1-4 -0.44  #5-6 1.26  ( -0.32  BE 0.14  HOME -0.07  NAME 0.09  OF 0.03  PLACE 0.39  WEEK -0.06
before HOME  NOT 3.20
before ONSITE  : 0.44  WORK 0.46
before PLACE  #1-4 -0.09  #5-6 0.04  , 0.42  : 0.19  AND -0.80  BE 0.38  DAY 0.37  EVERY 1.38  JOB 1.93  MEET -0.41
before PLACE  NOT -1.00  PLACE 0.06  REMOTE -0.24  WEEK 0.03  WEEKEND 0.29  WORK 1.61  calling 0.17  head -0.25
before PLACE  mode 0.31  place 0.03  shifts 1.14  such 0.09  there -0.20  time 0.20
before PRESENT  OF 0.31  THEY 0.52
before REMOTE  AND -0.61  NOT 2.07  THE -0.20  WORK -0.42  it 0.38
behind DAY  #1-4 -0.31  ) -0.27  MONTH -0.08  PLACE 0.38
behind HOME  , -0.42  DAY -0.06  NOT 2.05  please 0.45
behind PLACE  #7-31 0.09  ) -0.01  , 0.35  - 0.03  AT -0.39  BE 0.60  DAY 0.56  JOB 1.11  MUST 0.02  NAME 0.58
behind PLACE  NOT -0.36  OF -0.18  PLACE 0.21  THE -0.39  WORK 1.21
behind REMOTE  ? 0.37  OF 1.03  PLACE -0.24  WORK 0.02
behind WEEKDAY  #1-4 -0.59  #7-31 0.26  ; -1.02  AND -0.83  AT -0.51  OF 0.81  WEEKEND 0.30
label of  JOB 1.01  OF -0.06  PLACE 0.12  location 0.30  mode 0.55  place 1.96  where 0.35
line apply  text 0.93
line kind  item -0.49  text 0.76
line offer  item -0.72
line other  text 0.13
line section  about -0.88  apply 0.32  requirements 0.15
near before DAY  EVERY 0.87  PLACE 0.47  PRESENT 0.29  THE -0.26
near before HOME  AT -0.59  NOT 2.65  YOU -0.17
near before PLACE  AND -0.11  AT 0.57  BE 0.96  MUST -0.19  NAME 0.07  PLACE 0.12  PRESENT 0.14  THE 0.98
near before PLACE  calling 0.16  head -0.26  such 0.25  time 1.20
near before PRESENT  AT 0.82  BE 0.06  OF 0.64
near before REMOTE  AND -0.27  NOT 2.94  it 0.38
near before WEEKDAY  , 0.60  AND -0.40  NAME 0.19
near behind COMMUTE  AT 0.24
near behind DAY  AT -0.11  WEEK 0.14
near behind HOME  , -0.53  BE 0.35  NOT 3.13  please 0.32
near behind PLACE  #5-6 0.17  ) -0.06  , 0.25  . 0.39  AND -1.14  AT -0.01  DAY 0.32  JOB 0.83  PLACE 0.02
near behind PRESENT  DAY 0.28  PLACE 0.09
near behind REMOTE  ? 0.37  BE 0.64  NOT 1.34
near behind WEEKDAY  , 0.09  AND -0.39  OF 0.82  WEEKEND 0.16  off 0.16
other has  HOME -0.44  HYBRID -0.02  ONSITE 0.67  PRESENT 0.01
pair #1-4  DAY -0.69  shifts 0.75
pair #5-6  , 0.30  DAY 2.69
pair #7-31  pm 0.02
pair (  NAME -0.01
pair ,  #7-31 1.10  AT 0.20  NAME 0.41  THE -0.24  WEEKDAY 1.02
pair :  NAME 0.29
pair AND  #1-4 1.99  AT 0.10  NAME -0.27
pair AT  PLACE 1.85  PRESENT 1.26  THE 0.46  WE 1.14
pair BE  AT 0.74  NOT 0.05  OF 1.21  it 0.38
pair DAY  THE 0.28  ^ 0.35
pair EVERY  DAY 0.88
pair JOB  . 0.39
pair MUST  YOU 1.11
pair NAME  #7-31 0.73  , -0.09  AND -1.20  ^ -0.12  time 0.54
pair OF  NAME -0.99  PLACE 0.63  THE 0.38  WORK 0.37
pair PLACE  . -0.34  AT 0.06  NAME -0.87  OF -0.10  WORK 0.57  ^ 0.22
pair REMOTE  ? 0.37
pair THE  BE 0.67  WEEK 0.54
pair WE  MUST -0.30  NAME 0.09  PLACE -0.47
pair WEEK  , 0.09
pair WEEKDAY  AND -0.58  OF 0.22
pair WEEKEND  , 0.17
pair YOU  MAY -0.04
pair ^  BE 0.70  EVERY 0.04  REMOTE 0.14  THE 0.35  WE -0.01  WEEKDAY 0.58  WORK 0.32  place 0.10
pair calling  PLACE 0.15
pair engineering  team 0.07
pair full  time 0.39
pair location  : 0.82
pair mode  : 0.84
pair off  . 0.14
pair place  : 1.28
pair pm  ^ 0.19
pair there  BE -0.44
pair time  , 0.51
pair walk  AT -0.01
requirements has  DAY 0.95  PLACE 0.06
sentence ends  DAY 0.34  NAME -0.14  PLACE 0.15  pm 0.19
sentence length  16 -0.71  32 -2.21  4 1.50
sentence starts  BE 0.68  REMOTE 0.05  THE 0.01  WE -0.47  WEEKDAY 0.38  place 0.02
`,
}
