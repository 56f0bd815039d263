import type { WorkMode } from '#core/job.ts'

/**
 * How much each clue of a sentence speaks for a mode being said of this job, or against it. Made by `npm run weights` from
 * the labelled lines (bench/mode-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with weights.
 */
export const WEIGHTS: Record<WorkMode, string> = {
  remote: `
start  always -5.16
any word  # -0.94  #1-4 -0.79  #7-31 0.36  . 0.22  : 0.22  ; 0.75  AND -0.99  ANYWHERE 0.74  DAY -0.88  EVERY 1.45
any word  HOME 0.14  HYBRID -0.05  JOB 1.10  MEET -0.26  MUST -0.47  NOT -0.12  OF -1.21  PLACE -0.91  REMOTE 2.17
any word  SOME -2.27  THE -0.28  WE 0.12  WEEKDAY -1.50  WORK 0.59  YOU 0.86  as -0.12  by -0.90  co 0.63  hours 0.18
any word  like -0.12  live 0.55  log 0.28  only 0.16  over 0.35  own 1.62  permanent 0.41  permanently 0.42
any word  phone 0.03  place 0.56  please -0.45  since 1.00  team 0.04  those -1.07  towns 1.02  up 0.30  well -0.17
any word  write 0.65  years -0.87
before ANYWHERE  YOU 0.16
before DAY  , 0.18  HOME 0.09
before HOME  #1-4 -0.22  AND -0.12  DAY -0.44  JOB 0.08  MAY -1.65  NAME -0.02  NOT -1.25  YOU 0.27  calls 0.78
before HOME  so 0.14  team 1.29  who -0.40
before PLACE  ; 0.51  BE -0.24  JOB -0.09  MUST 0.14  NOT 2.76
before PRESENT  PLACE 0.09  there 0.13
before REMOTE  , -0.77  NAME -0.90  OF -0.97  THE 0.48  THEY -0.25  WE 0.21  YOU -0.32  fully 0.30
before WEEKDAY  OF -0.14  WEEKDAY -0.18
behind ANYWHERE  , 0.25  AT 1.96  NAME 0.14
behind COMMUTE  THE 2.89
behind DAY  AT -0.61  HOME -0.44  YOU -0.33
behind HOME  , 0.50  . 0.16  ; 1.11  BE -0.73  DAY 0.10  NAME 0.13  NOT -0.69  OF 0.75  WORK 2.04  permanently 0.42
behind PLACE  NAME -1.28  NOT -0.22  OF -0.75  PRESENT 0.09
behind REMOTE  #1-4 1.81  ( 1.65  , 0.54  AND -0.12  AT 0.91  OF 0.20
behind WEEKDAY  WEEKDAY -0.17
label of  AT 0.14
line other  item 0.09
line requirements  text 0.23
line section  about -0.40
near before DAY  , 0.56
near before HOME  : 1.30  AND -1.58  AT 1.63  BE 0.60  MAY -0.02  NAME -1.18  NOT -1.05  YOU 0.31
near before PLACE  AT -1.35  MUST 1.31  NAME -0.43  NOT 1.80
near before PRESENT  NOT 0.39  PLACE 0.17  there 0.14
near before REMOTE  : 1.05  JOB 0.41  NOT -0.82  WE 0.63  fully 0.28
near before WEEKDAY  WEEKDAY -0.18
near behind ANYWHERE  AT 0.77
near behind HOME  , 0.35  ; 0.90  AT -0.11  BE -0.03  JOB 1.22  NOT -0.12  permanently 0.42
near behind PLACE  AND -0.51  AT 0.15  EVERY 0.28  NAME -0.31  PRESENT 0.17
near behind REMOTE  ) 0.45  . 0.41  ; 1.32  JOB 1.10  OF 0.15  YOU 0.92
near behind WEEKDAY  WEEKDAY -0.18
other has  ANYWHERE 1.85  HOME 1.37  WEEKDAY -0.18
pair #32-100  % 0.41
pair ,  #5-6 0.56  AT 0.07  OF 0.90  since 0.38  so -0.35
pair .  ^ 0.05
pair :  REMOTE 0.23
pair ;  THE 0.57  WE 0.97
pair AND  WE 0.21  so 0.16
pair AT  #7-31 1.81  EVERY 0.43  NAME 0.06  OF 0.54  THE -0.63  WE -0.21  YOU 0.78
pair BE  WORK 0.44
pair HOME  , 1.22  . 0.32  ; 0.45  BE -0.38  JOB 0.78  WORK 0.34  ^ 0.42
pair JOB  BE 0.26  OF 0.51
pair MAY  WORK -0.39
pair MUST  WORK 1.03
pair NAME  ( -0.10  , 0.15  . 1.08
pair NOT  PLACE 0.55  possible -0.55
pair OF  #1-4 0.47  #7-31 -0.48  THE -0.21  WE 0.79  good 0.04
pair PLACE  BE 0.57  PRESENT 0.01
pair PRESENT  . 1.07
pair REMOTE  ( 0.60  , 1.70  . 1.51  JOB 0.10  OF 0.71
pair THE  AT 0.05  MONTH 0.42  NAME 0.49
pair WE  . 0.39  NAME -0.77  THEY -0.46  WORK 1.03
pair WORK  AT 0.55  OF -0.65
pair YOU  HOME 0.99  MUST -1.03
pair ^  #32-100 0.08  HOME 0.38  THE 0.64  WE 0.06  YOU 0.76
pair as  THE 0.53
pair co  WORK 0.73
pair fully  REMOTE 0.27
pair up  . 0.83
sentence ends  . 0.01  HOME 0.42
sentence length  16 -0.50  2 1.64  4 0.07  8 -0.31
sentence starts  #32-100 0.06  HOME 0.35  THE 0.49  YOU 0.65
`,
  hybrid: `
start  always -5.69
any word  # -0.08  #5-6 -0.77  #7-31 -1.19  , -1.12  AND -0.43  AT -0.05  BE -0.26  HOME 1.17  HYBRID 4.11  MAY -0.20
any word  MEET -0.90  MONTH 0.42  NOT -2.12  OF -0.57  PLACE 0.24  SOME 0.67  THE 0.26  THEY -0.20  TIMES 0.68
any word  WE 0.06  WEEK 1.87  WEEKDAY 1.27  WORK 0.33  about 0.10  arrangement 1.26  between 0.06  cloud -0.29
any word  half 0.06  least 0.66  model 1.82  partly 0.83  per 0.25  release 0.17  review 0.72  sign 0.45  spend 0.41
any word  team 0.36  time 0.79
before ANYWHERE  , 0.45
before DAY  #1-4 1.31  AND 1.16  AT 0.12  HYBRID 0.94  NAME 0.36  PLACE 0.12  PRESENT 0.24  WORK -0.31  least 0.15
before HOME  #1-4 0.42  % 0.51  AT 0.38  DAY 0.30  NAME 0.46  WEEK 0.70  WEEKDAY 0.16
before HYBRID  : 0.31  BE 0.01  JOB 0.28  OF -0.31  THE 0.49
before PLACE  % 1.50  , -0.03  NAME 0.09  OF 0.52  PLACE -0.29  THE 0.49  WEEK 0.04  WORK -0.60  YOU 1.04  model 0.08
before PLACE  time 1.00
before REMOTE  - 0.35  arrangement 0.25
before WEEKDAY  , 0.03  ; 0.48  AND 1.55  AT 0.71  HOME 0.51  NAME 0.20  WEEK -1.01  WEEKDAY 0.20  release 0.33
before WEEKDAY  second 0.59
behind ANYWHERE  . 0.44
behind DAY  #1-4 0.88  . 0.53  AT 0.02  EVERY 0.37  HOME 0.30  MONTH 0.20  NAME 0.38  YOU 0.98
behind HOME  . 0.06  AT -0.18  MONTH -0.66  WEEK 0.92  WEEKDAY 0.52
behind HYBRID  DAY 0.94  OF 0.04  WORK 0.77
behind PLACE  #32-100 0.79  , 0.06  DAY 0.19  HOME 0.02  OF -0.42  PLACE -0.28  THE 0.03  TIMES 1.50  WEEK 0.89
behind PLACE  YOU -0.45  half 0.08  least 0.49  per 1.58
behind PRESENT  DAY 0.26  OF 0.58
behind WEEKDAY  #7-31 -0.10  . 0.09  ; 0.43  AND 0.24  AT 0.53  HOME 0.21  THE 0.48  WEEKDAY 0.24
label of  AT 0.69
line kind  item -0.30
line other  item -0.93
line section  about -0.69  other -0.66
near before DAY  #1-4 0.60  AT 0.41  BE 0.97  WEEKDAY 0.32  least 0.11
near before HOME  % 0.54  , 1.25  PLACE 0.26  WORK -0.01
near before HYBRID  : 0.82  JOB 0.28  WE 0.08
near before PLACE  #1-4 0.55  , -0.11  MONTH 0.11  NAME 0.08  WORK -0.06
near before REMOTE  PLACE 0.11  arrangement 0.25
near before WEEKDAY  AT 0.26  HOME 0.02  WORK 0.01  second 0.56
near behind ANYWHERE  . 0.60
near behind DAY  EVERY 0.04  MONTH 1.09  NAME 0.64  OF 0.09  THE 0.03
near behind HOME  . 0.62  WEEKDAY 0.01
near behind HYBRID  . 1.66  OF 0.12
near behind PLACE  AT 0.19  HOME 0.22  NAME 0.16  REMOTE 0.10  THE 0.02  half 0.25  least 0.10
near behind WEEKDAY  AND 0.69  AT 0.30  BE 0.20  DAY 0.28
offer has  HOME 0.11
other has  DAY 0.56  HOME 0.58  HYBRID 0.16  REMOTE 0.09  WEEKDAY 0.58
pair #1-4  AT 2.30  DAY 0.76
pair #7-31  DAY 0.39
pair ,  #32-100 0.74
pair :  #32-100 0.28  HYBRID 0.63
pair AND  WEEKDAY 2.77
pair AT  HOME 0.19  NAME 0.26  least 0.62
pair DAY  AT 0.35  OF 0.14
pair EVERY  WEEK 0.20  second 0.54
pair HOME  OF 1.04
pair HYBRID  ^ 1.40
pair MONTH  AT 0.08
pair NAME  , -0.47  . -0.55  AND -0.29  PLACE 0.99
pair OF  BE 0.15  WORK 0.34
pair PLACE  PRESENT 0.01
pair PRESENT  OF 0.32
pair REMOTE  ^ 0.43
pair THE  MONTH 0.32  PLACE 0.20  SOME 1.03
pair THEY  WORK 0.08
pair TIMES  THE 0.11
pair WE  AT 0.21  NAME 0.01
pair WEEK  . 0.11  ^ 0.12
pair WEEKDAY  AND 0.16  OF -0.26  ^ 0.01
pair WORK  AT -0.14
pair YOU  time 0.89
pair ^  HYBRID 0.30  PLACE 0.06  THEY 0.14  WE 0.22  WORK 0.38  release 0.32
pair half  OF 0.99
pair second  WEEKDAY 0.53
pair sign  off 0.45
sentence ends  HYBRID 1.39  REMOTE 0.43  WEEK 0.11
sentence length  16 -1.09  32 -0.41  4 0.40  8 -0.33
sentence starts  HYBRID 0.23  PLACE 0.02  THEY 0.09  WE 0.08  WORK 0.28  release 0.30
`,
  onsite: `
start  always -6.45
any word  # -0.98  #1-4 -1.00  #32-100 -0.66  #5-6 1.50  , 0.29  - 0.02  : -0.42  AND -0.28  ANYWHERE -0.52  AT 1.60
any word  BE 0.28  COMMUTE 0.13  DAY 0.17  FIRST -0.71  HYBRID -0.69  JOB 0.05  MAY -1.23  MEET -1.47  MONTH -0.94
any word  NAME 0.65  NOT 0.96  OF -0.35  ONSITE 2.25  PRESENT 0.95  SOME -0.33  THEY -0.64  WE 0.64  WEEK -0.28
any word  WORK 1.38  YOU -0.02  about -1.11  accredited 0.16  apply 0.04  as -0.03  audit 0.62  but -0.43  data 0.51
any word  full 1.75  head -0.22  hours -0.73  live 0.61  location 0.68  main 0.24  mode 0.47  night 0.95  off 0.53
any word  offer 0.04  only 1.64  own -0.25  pathology 0.16  posting -0.23  remain 0.09  room 0.57  seats 0.11
any word  shift 1.18  shifts 2.48  so 0.73  there 0.01  together 1.02  walk -0.47  which -0.18  who -0.70  years -0.20
apply has  PLACE -0.82
before COMMUTE  BE 0.08
before DAY  #1-4 -0.74  #5-6 1.35  AND -0.07  HOME -0.12  NAME 0.05  OF 0.24  PLACE 0.02  SOME -0.24  WEEK -0.67
before DAY  WORK -0.06
before HOME  , 0.04  BE -0.08  NOT 2.81
before ONSITE  : 0.48  WORK 0.16
before PLACE  #5-6 0.51  #7-31 0.12  : 0.43  AND -0.51  BE 0.51  COMMUTE 0.30  EVERY 1.80  JOB 2.19  MEET -0.52
before PLACE  NOT -0.53  OF 0.09  REMOTE -0.39  WEEKEND 0.16  WORK 1.56  YOU -0.47  accredited 0.17  head -0.18
before PLACE  live 0.59  main 0.35  pathology 0.16  place 0.35  there -0.34  time 0.13
before PRESENT  NAME -0.10  WORK 0.85
before REMOTE  AND -0.58  NOT 3.10  THE -0.10  WORK -0.34  it 0.37
before WEEKDAY  #7-31 0.18
behind COMMUTE  AND 1.52  PLACE 0.31  THE 0.14
behind DAY  #1-4 -0.44  , 0.13  MONTH -0.23  THE 0.21  WE -0.61  rotation 0.10
behind HOME  , -0.61  DAY -0.09  NOT 1.96
behind PLACE  #1-4 -0.34  #7-31 0.52  ) -0.09  , 0.29  . 0.34  AND -0.12  BE 0.42  DAY 0.26  JOB 0.53  NAME 0.74
behind PLACE  NOT -0.08  THE -0.37  TIMES -0.11  WORK 0.85  night 1.43  seats 1.34  there 0.11
behind PRESENT  THE 0.16
behind REMOTE  ? 0.33  AT -0.03  NAME -0.18  OF 1.32  PLACE -0.35
behind WEEKDAY  #1-4 -0.79  #7-31 0.09  ; -0.73  AND -0.64  AT -0.23  OF 0.49  THE -0.23  WEEKEND 0.68
label of  JOB 1.22  OF -0.44  PLACE 0.61  location 0.67  mode 0.77  place 1.80  type 0.03  where 0.96
line apply  text 0.63
line kind  item -0.69  text 0.69
line offer  item -0.13
line other  text 0.15
line section  about -0.65  offer -0.33  requirements 0.06
near before DAY  #5-6 0.28  EVERY 1.36  PLACE 0.13  PRESENT 0.62
near before HOME  AT -1.06  NOT 4.07  YOU -0.12
near before PLACE  #1-4 -0.01  BE 0.34  MUST -0.38  NAME 0.23  NOT -0.09  PRESENT 0.04  THE 0.90  head -0.20
near before PLACE  main 0.33  pathology 0.15  time 1.42
near before PRESENT  AT 0.78  THE 0.70
near before REMOTE  NOT 2.64  it 0.36
near before WEEKDAY  , 0.22  AND -1.14  BE -0.13  NAME 0.29
near behind COMMUTE  AT 1.12  THE 0.68
near behind DAY  MONTH -0.14  THE 0.55  off 1.72
near behind HOME  , -0.05  . 0.07  BE 0.62  NOT 2.73  OF -0.23
near behind PLACE  #5-6 0.21  ) -0.26  , 0.02  . 0.06  : -0.28  AND -0.59  DAY 0.01  EVERY 0.65  JOB 1.02  THE -0.16
near behind PLACE  TIMES -0.11
near behind PRESENT  , 0.22  DAY 0.61  THE 0.19
near behind REMOTE  ? 0.31  NAME -0.31  NOT 0.47
near behind WEEKDAY  OF 1.59  WEEKEND 0.57
other has  COMMUTE 0.03  HOME -0.79  HYBRID -0.60  ONSITE 0.63
pair #5-6  , 0.15  DAY 0.47
pair #7-31  BE 1.74  th -0.63
pair )  , -0.04
pair ,  #7-31 0.95  AND -0.11  AT 0.29  NAME 0.43  NOT -0.14  THE -0.23  WEEKDAY 0.90  YOU -0.10
pair :  NAME 0.15  WEEKDAY -0.20
pair AND  #1-4 0.87  NAME -0.41  WEEKDAY -0.34
pair AT  EVERY -0.42  NAME -0.26  PLACE 2.05  PRESENT 0.86  THE 0.75  WE 0.75
pair BE  AT 0.24  NOT 1.86  OF 1.59  it 0.35
pair COMMUTE  AT 0.06
pair DAY  . 0.22  ^ 0.72
pair JOB  . 0.84
pair MEET  AT 0.23
pair MUST  NOT -0.24  YOU 0.38
pair NAME  #7-31 0.71  , -0.53  AND -1.40  THE 0.43  ^ -0.35  time 0.13
pair NOT  PLACE -0.79  apply 0.91
pair OF  #1-4 -0.09  EVERY 0.43  NAME -0.73  PLACE 1.05  WORK 0.16  YOU -0.06
pair PLACE  . -0.61  DAY 0.21  JOB 0.29  NAME -1.33  WORK 0.75  ^ 0.07
pair REMOTE  ? 0.31
pair THE  THEY 0.04  WEEK 1.08  main 0.31
pair THEY  WORK -0.10
pair WE  NAME 0.06  PLACE -0.12
pair WEEK  , 0.73  OF 0.45
pair WEEKDAY  OF 0.36
pair YOU  MAY -0.10
pair ^  BE 0.73  THE 0.28  THEY -0.02  WE -0.49  WEEKDAY 0.30  WORK 0.12  YOU 0.48  place 0.22
pair engineering  team 0.40
pair full  time 0.17
pair location  : 0.81
pair mode  : 0.64
pair night  . 0.23
pair pathology  PLACE 0.14
pair place  : 1.08
pair teaching  AND 0.01
pair there  BE -0.79
pair time  , 0.13
pair walk  AT -0.17
requirements has  DAY 1.30
sentence ends  . -0.20  DAY 0.72  NAME -0.37
sentence length  16 -1.50  32 -2.66  4 0.84  8 -0.80
sentence starts  BE 0.71  THEY -0.12  WE -0.75  WEEKDAY 0.08  YOU 0.04  place 0.06
`,
}
