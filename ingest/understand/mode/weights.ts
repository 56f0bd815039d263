import type { WorkMode } from '#core/job.ts'

/**
 * How much each clue of a sentence speaks for a mode being said of this job, or against it. Made by `npm run weights` from
 * the labelled lines (bench/mode-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with weights.
 */
export const WEIGHTS: Record<WorkMode, string> = {
  remote: `
start  always -4.90
any word  # -0.02  #1-4 -0.38  . 0.13  : 0.31  AND -1.71  ANYWHERE 0.30  BE -0.08  DAY -0.30  EVERY 0.64  FIRST -0.15
any word  HOME 0.24  JOB 1.45  MEET -0.19  NAME -0.08  NOT -1.94  OF -1.64  PLACE -0.45  REMOTE 2.65  SOME -1.17
any word  THE -0.35  WEEK -0.08  WEEKDAY -0.52  WORK 0.82  YOU 0.47  company 0.41  do -0.27  laptop 0.89  own 0.89
any word  permanent 0.28  since 0.02  so 0.30  town 0.11  whole 0.31
before ANYWHERE  : 0.54
before COMMUTE  THE 0.07
before HOME  #1-4 -0.14  , -0.54  AND -0.13  BE 0.33  DAY -0.26  MAY -0.90  NOT -1.01  THE -0.04  YOU 0.89  mode 0.30
before PLACE  ; 0.96  AT -0.08  JOB -0.61  MUST 0.13  NOT 3.48
before REMOTE  , -0.44  NAME -0.30  OF -0.34  fully 1.14
behind ANYWHERE  AT 0.38
behind DAY  AT -0.73  HOME -0.25
behind HOME  , 0.30  BE -0.05  NAME 0.17  NOT -0.86  OF 0.65  WORK 1.38
behind PLACE  AT 0.24  NAME -1.06
behind REMOTE  #1-4 0.58  ( 1.93  , 0.99  AT 0.58  OF 0.02  YOU 0.19  company 0.05
label of  THE 0.02  little 0.06
line other  heading 0.05  text -0.08
line requirements  text 0.26
line section  about -0.08  requirements 0.36
near before ANYWHERE  : 0.09
near before COMMUTE  BE 0.17  THE 0.39
near before DAY  , 0.31
near before HOME  % 0.02  , -0.27  : 0.88  AT 0.67  BE 0.67  NAME -0.85  OF 0.07  WORK 0.76  YOU 1.27
near before PLACE  AT -1.12  MUST 0.96  NOT 1.15  YOU 1.34
near before REMOTE  : 1.12  fully 0.21
near behind ANYWHERE  AT 0.62
near behind HOME  , 0.92  ; 1.49  AT -0.29  BE -0.37  JOB 0.83
near behind PLACE  NAME -0.56
near behind REMOTE  ) 0.08  OF 0.91
other has  HOME 1.72
pair #32-100  THEY 0.17
pair #7-31  towns 0.03
pair %  HOME 0.01
pair ,  NAME -0.42  OF 1.19
pair .  ^ 0.01
pair :  #32-100 0.05
pair ;  WE 1.06
pair ANYWHERE  AT 0.62
pair AT  # 0.42  #7-31 1.06  YOU 0.97
pair BE  REMOTE 0.59  THE 0.01
pair HOME  , 0.36  JOB 0.43  ^ 0.11
pair JOB  MAY 0.26  OF 1.18
pair MUST  BE 0.08
pair NAME  . 1.20  PLACE -0.01
pair NOT  PLACE 1.21
pair OF  #1-4 0.62  THE -0.10  WE 0.58
pair PRESENT  . 0.66
pair REMOTE  ( 0.26  , 0.18  OF 1.59
pair THE  PRESENT 0.46  whole 0.30
pair WE  BE 0.63  WORK 1.90  last 0.05
pair WORK  AT 0.37
pair YOU  HOME 0.29  own 0.21
pair ^  #32-100 0.50  HOME 0.25  THE 0.52  WE 0.01
pair fully  REMOTE 0.20
pair up  WE 0.06
sentence ends  HOME 0.11
sentence length  16 -0.29  4 0.03
sentence starts  #32-100 0.50  HOME 0.24  THE 0.52
`,
  hybrid: `
start  always -5.79
any word  # -0.45  #5-6 -0.45  #7-31 -0.28  % 0.40  , -1.21  AND -0.54  BE -0.22  HOME 1.07  HYBRID 4.22  MEET -0.35
any word  NAME -0.16  NOT -1.40  OF -0.82  PLACE 0.10  SOME 0.79  TIMES 0.90  WEEK 1.36  WEEKDAY 1.46  WEEKEND -0.27
any word  WORK 0.56  half 0.82  least 0.54  model 1.74  partly 1.43  release 0.19  sign 0.55  time 0.04
before DAY  #1-4 1.99  AT 0.01  HYBRID 0.76  PLACE 0.04  THEY 0.82  least 0.54
before HOME  #1-4 0.08  , 0.53  ; 0.28  DAY 0.37  NAME 0.06  PLACE 0.38  WEEKDAY 0.16
before HYBRID  : 0.68  JOB 0.31
before PLACE  #1-4 0.29  % 1.79  : 0.05  OF 0.62  PLACE -0.24  THE 0.61  WORK -0.80  YOU 0.73  half 0.91  model 0.20
before REMOTE  arrangement 0.40
before WEEKDAY  AND 0.83  AT 0.82  DAY -0.22  EVERY 0.02  HOME 0.55  WEEKDAY 0.12  release 0.37  second 0.52
behind DAY  #1-4 0.79  . 0.69  HOME 0.37  WEEKDAY -0.22  YOU 0.93
behind HOME  SOME 1.13  WEEK 0.40  WEEKDAY 0.55
behind HYBRID  . 0.11  AND 0.10  DAY 0.76  WORK 0.56
behind PLACE  ; 0.14  DAY 0.05  HOME 0.39  PLACE -0.23  THE 0.14  TIMES 0.79  WEEK 0.65  least 0.72
behind WEEKDAY  AND 0.44  HOME 0.16  WEEKDAY 0.22
line apply  text 0.05
line kind  item -0.15
line other  item -1.10
line requirements  text 0.36
line section  about -0.15  other -0.17
near before ANYWHERE  #1-4 0.03
near before DAY  #1-4 0.34  #7-31 0.33  AT 0.09  OF 0.14  least 0.53
near before HOME  , 0.58  ; 0.07  PLACE 0.01
near before HYBRID  : 0.66  JOB 0.30  THE 0.45
near before PLACE  : 0.60  AT 0.22  NAME 0.20  model 0.37
near before REMOTE  arrangement 0.39
near before WEEKDAY  AT 0.29  WEEKDAY 0.22  second 0.56
near behind DAY  . 0.41  THE 0.04
near behind HOME  . 0.64  SOME 0.18
near behind HYBRID  . 1.15
near behind PLACE  ) 0.48  TIMES 0.84  least 0.66
near behind WEEKDAY  AND 0.74  AT 0.34  WEEKDAY 0.16
other has  DAY 0.20  HOME 0.65  REMOTE 0.20
pair #1-4  AT 1.57  DAY 1.19
pair #32-100  % 0.48
pair #7-31  DAY 0.39
pair :  HYBRID 0.36
pair AND  THE -0.37  WEEKDAY 1.40
pair AT  HOME 0.27  least 0.53
pair DAY  OF 0.24
pair EVERY  second 0.56
pair HOME  OF 1.34
pair JOB  BE 0.02
pair NAME  , -0.02  . -0.60  AND -0.04  PLACE 0.96
pair OF  THE 0.12  WORK 0.38
pair REMOTE  ^ 0.42
pair THE  MONTH 0.26  PLACE 0.37  SOME 1.13
pair TIMES  THE 0.07
pair WEEK  . 0.51  ^ 0.19
pair WEEKDAY  AND 0.56
pair WORK  AT -0.15
pair YOU  like 0.18  time 0.23
pair ^  WORK 0.27  release 0.37
pair half  OF 1.27
pair like  . 0.35
pair second  WEEKDAY 0.56
requirements has  PLACE 0.02
sentence ends  REMOTE 0.42  WEEK 0.19
sentence length  16 -0.62  4 0.54
sentence starts  WORK 0.26  release 0.37
`,
  onsite: `
start  always -6.62
any word  # -0.48  #1-4 -1.41  #32-100 -0.49  #5-6 1.57  #7-31 -0.12  ( -0.05  ) -0.11  - 0.09  : -0.15  AND -1.18
any word  ANYWHERE -0.03  AT 0.60  BE 0.32  COMMUTE 0.30  DAY 0.39  FIRST -0.63  HOME -0.19  HYBRID -1.06  MAY -0.77
any word  MEET -2.04  MUST 0.04  NAME 0.13  NOT 1.28  OF -0.16  ONSITE 1.49  PRESENT 1.21  REMOTE 0.05  SOME -0.61
any word  WE 0.61  WEEK -0.32  WORK 1.12  YOU -0.16  data 0.22  drop 0.06  full 2.23  head -0.13  leave 0.09
any word  location 0.22  mode 0.53  offer 0.28  only 1.35  own -0.39  room 2.12  seats 1.15  shift 0.73  shifts 0.95
any word  so 1.30  team 0.24  together 0.66  who -0.30  years -0.78
before DAY  #1-4 -0.44  BE 0.19  MUST 0.42  NAME 0.22  OF 0.39  PLACE 0.12  YOU 0.51
before HOME  NOT 2.87
before PLACE  , 0.61  - 0.24  AT 0.13  COMMUTE 0.16  DAY 0.18  EVERY 2.11  JOB 1.23  MAY -0.15  NOT -1.44  OF 0.09
before PLACE  PLACE 0.14  THEY -0.32  WORK 0.92  head -0.02
before PRESENT  NAME -0.11  THEY 0.36
before REMOTE  AND -0.08  NOT 1.76  WORK -0.05  it 0.28
behind COMMUTE  ; 0.07  AT 0.26  NAME 0.02  PLACE 0.17
behind DAY  #1-4 -0.02  . 0.24  PLACE 0.20
behind HOME  , -0.19  . 0.41  AT -0.41  NOT 1.89  please 0.57
behind PLACE  #1-4 -0.99  #7-31 0.43  ) -0.18  - 0.17  AT -0.10  DAY 0.20  NAME 0.54  PLACE 0.25  THE -0.26  WORK 1.04
behind PLACE  drop 0.10  seats 1.24
behind PRESENT  , 0.02  OF -0.05
behind REMOTE  ? 0.24  OF 1.04
behind WEEKDAY  off 0.70
label of  JOB 1.19  NOT -0.04  WORK 0.79  location 0.77  mode 1.12  place 1.45  where 0.85
line apply  text 0.82
line kind  item -0.11  text 1.20
line offer  item -0.39
line section  about -0.58  apply 0.28  requirements 0.35
near before DAY  #1-4 -0.20  #5-6 0.75  EVERY 0.75  PLACE 0.29  PRESENT 0.35  THE -0.07  WORK 0.05
near before HOME  AT -1.04  NOT 1.90
near before PLACE  , 0.68  AND -0.02  AT 0.11  BE 0.73  NAME 0.09  NOT -0.38  THE 0.84  WORK 0.57  head -0.01
near before PLACE  time 0.93
near before PRESENT  AT 1.07  BE 1.04  OF 0.54
near before REMOTE  AND -0.07  BE 0.18  NOT 2.44  it 0.28
near before WEEKDAY  WEEKDAY 0.05
near behind COMMUTE  AT 1.13
near behind HOME  , -0.32  NOT 3.03  please 0.15
near behind PLACE  #5-6 0.04  , 0.60  AND -0.40  DAY 0.27  EVERY 0.65  JOB 1.83  NAME 0.20  OF -0.32
near behind PRESENT  , 0.29  DAY 0.35
near behind REMOTE  ? 0.24  BE 0.18  NOT 0.10
near behind WEEKDAY  . 0.10  WEEKDAY 0.02  WEEKEND 0.02  off 0.17
offer has  DAY -0.17
other has  COMMUTE 0.46  HYBRID -0.47  ONSITE 0.47  WEEKDAY 0.07
pair #1-4  shifts 1.38
pair #5-6  DAY 2.08
pair #7-31  AT 0.49
pair ,  AND -0.10  AT 0.74  NAME 0.90  WEEKDAY 1.05
pair :  NAME 0.52
pair AND  #1-4 2.02  AT 1.06  NAME -0.43
pair AT  PLACE 2.37  PRESENT 0.45  THE 0.33  WE 0.35
pair BE  NOT 0.91  it 0.27
pair DAY  THE 0.37  ^ 0.29
pair EVERY  DAY 0.64
pair JOB  . 0.40
pair MEET  BE -0.12
pair MUST  BE 0.12  YOU 0.87
pair NAME  , -0.16  . 0.03  AND -1.25  time 0.36
pair OF  #7-31 -0.03  PLACE 0.55  THE 0.26  WORK 0.11
pair PLACE  , 0.20  . -0.19  JOB 0.11  NAME -0.63  WORK 0.15  ^ 0.11
pair REMOTE  ? 0.24
pair THE  BE 0.39  JOB 0.27  NAME 0.10  OF 0.29  THEY 0.39  WEEK 0.40
pair WE  NAME 0.17
pair WEEK  , 0.40
pair WEEKDAY  OF 1.65
pair WORK  AT 0.56
pair ^  BE 0.78  THE 0.40  WORK 0.19
pair location  : 0.38
pair mode  : 1.13
pair there  BE -0.36
requirements has  DAY 0.68  PLACE 0.06
sentence ends  DAY 0.29  PLACE 0.08
sentence length  16 -1.45  2 0.81  32 -1.53  4 0.85  8 -0.55
sentence starts  BE 0.74
`,
}
