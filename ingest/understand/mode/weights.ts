import type { WorkMode } from '#core/job.ts'

/**
 * How much each clue of a sentence speaks for a mode being said of this job, or against it. Made by `npm run weights` from
 * the labelled lines (bench/mode-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with weights.
 */
export const WEIGHTS: Record<WorkMode, string> = {
  remote: `
start  always -5.15
any word  # -0.92  #1-4 -0.82  #7-31 0.33  . 0.23  : 0.20  ; 0.76  AND -0.99  ANYWHERE 0.74  DAY -0.90  EVERY 1.42
any word  HOME 0.18  HYBRID -0.05  JOB 1.08  MEET -0.29  MUST -0.48  NOT -0.12  OF -1.23  PLACE -0.92  REMOTE 2.18
any word  SOME -2.32  THE -0.29  WE 0.09  WEEK -0.02  WEEKDAY -1.50  WORK 0.63  YOU 0.91  as -0.07  broadband 0.06
any word  by -0.94  co 0.63  hours 0.16  like -0.23  live 0.55  log 0.25  only 0.14  over 0.35  own 1.61
any word  permanent 0.31  permanently 0.33  phone 0.01  place 0.59  please -0.47  since 0.95  team 0.06  those -1.36
any word  towns 0.99  up 0.29  well -0.16  write 0.63  years -0.91
before ANYWHERE  YOU 0.08
before DAY  , 0.23  HOME 0.01
before HOME  #1-4 -0.23  AND -0.17  DAY -0.45  JOB 0.06  MAY -1.33  NAME -0.14  NOT -1.31  WEEK -0.11  YOU 0.16
before HOME  calls 0.72  so 0.14  team 1.24  who -0.18
before PLACE  ; 0.49  BE -0.22  JOB -0.07  MUST 0.19  NOT 2.73
before PRESENT  PLACE 0.09  there 0.18
before REMOTE  , -0.79  NAME -0.94  OF -0.98  THE 0.53  THEY -0.27  WE 0.22  YOU -0.37  fully 0.31
before WEEKDAY  OF -0.18  WEEKDAY -0.21
behind ANYWHERE  , 0.16  AT 1.93  NAME 0.19
behind COMMUTE  THE 2.94
behind DAY  AT -0.64  HOME -0.45  YOU -0.31
behind HOME  , 0.51  . 0.22  ; 1.06  BE -0.75  DAY 0.02  NAME 0.01  NOT -0.69  OF 0.68  WORK 2.01  permanently 0.34
behind PLACE  NAME -1.26  NOT -0.19  OF -0.75  PRESENT 0.09
behind REMOTE  #1-4 1.85  ( 1.63  , 0.54  AND -0.11  AT 0.89  OF 0.21  company 0.01  only 0.03
behind WEEKDAY  WEEKDAY -0.20
label of  AT 0.23
line other  item 0.08
line requirements  text 0.23
line section  about -0.39
near before DAY  , 0.57
near before HOME  : 1.32  AND -1.51  AT 1.63  BE 0.59  NAME -1.12  NOT -1.06  YOU 0.37
near before PLACE  AT -1.41  MUST 1.26  NAME -0.38  NOT 1.83
near before PRESENT  NOT 0.38  PLACE 0.16  there 0.18
near before REMOTE  : 1.07  JOB 0.39  NOT -0.82  WE 0.61  fully 0.29
near before WEEKDAY  WEEKDAY -0.21
near behind ANYWHERE  AT 0.72
near behind HOME  , 0.33  ; 0.96  AT -0.05  BE -0.07  JOB 1.18  NOT -0.21  permanently 0.34
near behind PLACE  AND -0.54  AT 0.17  EVERY 0.33  NAME -0.33  PRESENT 0.16
near behind REMOTE  ) 0.46  . 0.39  ; 1.37  JOB 1.13  OF 0.14  YOU 0.87  only 0.03
near behind WEEKDAY  WEEKDAY -0.21
other has  ANYWHERE 1.88  HOME 1.44  WEEKDAY -0.11
pair #32-100  % 0.36
pair #7-31  AND 0.02
pair ,  #5-6 0.54  AT 0.06  OF 0.97  since 0.40  so -0.36
pair .  ^ 0.05
pair :  REMOTE 0.26
pair ;  THE 0.54  WE 1.02
pair AND  WE 0.18  so 0.16
pair AT  #7-31 1.90  EVERY 0.44  NAME 0.06  OF 0.53  THE -0.70  WE -0.17  YOU 0.74
pair BE  WORK 0.37
pair HOME  , 1.15  . 0.18  ; 0.33  BE -0.35  JOB 0.72  WORK 0.32  ^ 0.36
pair JOB  BE 0.26  OF 0.55
pair MUST  WORK 0.99
pair NAME  ( -0.06  , 0.16  . 1.04
pair NOT  PLACE 0.59  possible -0.54
pair OF  #1-4 0.51  #7-31 -0.49  THE -0.22  WE 0.83
pair PLACE  BE 0.60
pair PRESENT  . 1.13
pair REMOTE  ( 0.60  , 1.67  . 1.50  JOB 0.08  OF 0.69
pair THE  AT 0.10  MONTH 0.40  NAME 0.50
pair WE  . 0.39  NAME -0.84  THEY -0.16  WORK 0.99
pair WORK  AT 0.62  OF -0.62
pair YOU  HOME 0.99  MUST -1.01
pair ^  #32-100 0.08  HOME 0.38  THE 0.62  WE 0.04  YOU 0.73
pair as  THE 0.51
pair co  WORK 0.73
pair fully  REMOTE 0.29
pair up  . 0.82
sentence ends  . 0.01  HOME 0.37
sentence length  16 -0.51  2 1.62  4 0.05  8 -0.29
sentence starts  #32-100 0.07  HOME 0.35  THE 0.48  YOU 0.63
`,
  hybrid: `
start  always -5.59
any word  #5-6 -0.85  #7-31 -1.14  % 0.07  , -1.08  AND -0.53  BE -0.19  HOME 0.93  HYBRID 4.23  MAY -0.22  MEET -0.96
any word  MONTH 0.46  NOT -1.99  OF -0.50  PLACE 0.07  SOME 0.72  THE 0.20  THEY -0.17  TIMES 0.57  WE 0.06  WEEK 1.70
any word  WEEKDAY 1.19  WORK 0.41  about 0.44  arrangement 1.28  cloud -0.37  half 0.14  least 0.59  model 1.94
any word  partly 0.85  per 0.32  release 0.15  review 0.68  sign 0.44  spend 0.74  team 0.37  time 0.54
before ANYWHERE  , 0.45
before DAY  #1-4 1.25  AND 1.23  AT 0.07  HYBRID 0.87  NAME 0.30  PLACE 0.05  PRESENT 0.26  WORK -0.39  least 0.20
before HOME  #1-4 0.73  % 0.45  , 0.16  AT 0.32  DAY 0.29  MONTH 0.09  NAME 0.41  PLACE 0.05  WEEK 0.30  WEEKDAY 0.19
before HYBRID  : 0.38  BE 0.11  JOB 0.22  OF -0.28  THE 0.49
before PLACE  % 1.79  , -0.06  MONTH 0.09  NAME 0.10  OF 0.68  PLACE -0.32  THE 0.48  WORK -0.64  YOU 0.82  model 0.11
before REMOTE  - 0.35  arrangement 0.22
before WEEKDAY  ; 0.52  AND 1.51  AT 0.69  HOME 0.52  NAME 0.24  WEEK -0.81  WEEKDAY 0.23  release 0.32  second 0.58
behind ANYWHERE  . 0.39
behind DAY  #1-4 0.89  . 0.65  EVERY 0.37  HOME 0.29  MONTH 0.11  NAME 0.47  YOU 0.97
behind HOME  . 0.04  AT -0.03  MONTH -0.71  WEEK 1.02  WEEKDAY 0.53
behind HYBRID  DAY 0.88  OF 0.02  WORK 0.52
behind PLACE  #32-100 0.81  , 0.15  DAY 0.15  HOME 0.11  OF -0.36  PLACE -0.32  THE 0.17  TIMES 1.73  WEEK 1.03
behind PLACE  YOU -0.21  least 0.56  per 1.54
behind PRESENT  DAY 0.28  OF 0.61
behind WEEKDAY  #7-31 -0.07  . 0.11  ; 0.48  AND 0.25  AT 0.50  HOME 0.26  THE 0.43  WEEKDAY 0.29
label of  AT 0.60
line kind  item -0.30
line other  item -0.96
line section  about -0.72  other -0.72
near before DAY  #1-4 0.59  AT 0.46  BE 0.80  WEEKDAY 0.36  least 0.16
near before HOME  % 0.50  , 1.25
near before HYBRID  : 0.81  BE 0.06  JOB 0.21  WE 0.08
near before PLACE  #1-4 0.68  , -0.17  AT 0.01  MONTH 0.15  NAME 0.18  WORK -0.03  time 0.21
near before REMOTE  PLACE 0.16  arrangement 0.22
near before WEEKDAY  AT 0.23  HOME 0.07  second 0.58
near behind ANYWHERE  . 0.52
near behind DAY  MONTH 1.04  NAME 0.52  THE 0.09
near behind HOME  . 0.38  WEEKDAY 0.07
near behind HYBRID  . 1.42
near behind PLACE  AT 0.15  NAME 0.11  REMOTE 0.16  THE 0.03  half 0.07  least 0.04
near behind WEEKDAY  AND 0.73  AT 0.25  BE 0.24  DAY 0.33
other has  DAY 0.67  HOME 0.53  HYBRID 0.11  REMOTE 0.02  WEEKDAY 0.59
pair #1-4  AT 2.17  DAY 0.79
pair #32-100  % 0.15
pair #7-31  DAY 0.36
pair ,  #32-100 0.64  OF -0.01
pair :  #32-100 0.49  HYBRID 0.66
pair AND  WEEKDAY 2.81
pair AT  HOME 0.44  NAME 0.25  least 0.55
pair DAY  AT 0.23  OF 0.34
pair EVERY  WEEK 0.11  second 0.56
pair HOME  . 0.03  OF 1.16
pair HYBRID  ^ 1.31
pair MONTH  AT 0.26
pair NAME  , -0.45  . -0.64  AND -0.52  PLACE 1.02
pair OF  BE 0.14  WORK 0.13
pair PRESENT  OF 0.14
pair REMOTE  ^ 0.43
pair THE  MONTH 0.22  SOME 1.06
pair TIMES  THE 0.08
pair WE  AT 0.10
pair WEEK  . 0.09  ^ 0.15
pair WEEKDAY  AND 0.06  OF -0.29
pair WORK  AT -0.08
pair ^  HYBRID 0.32  PLACE 0.11  THEY 0.02  WE 0.14  WORK 0.33  release 0.31
pair half  OF 1.63
pair second  WEEKDAY 0.54
pair sign  off 0.44
pair time  AT 0.51
sentence ends  HYBRID 1.29  REMOTE 0.43  WEEK 0.14
sentence length  16 -1.07  32 -0.36  4 0.50  8 -0.38
sentence starts  HYBRID 0.25  PLACE 0.05  WE 0.01  WORK 0.21  release 0.30
`,
  onsite: `
start  always -6.47
any word  # -1.01  #1-4 -0.95  #32-100 -0.70  #5-6 1.47  , 0.31  : -0.28  ; -0.01  AND -0.29  ANYWHERE -0.58  AT 1.47
any word  BE 0.08  COMMUTE 0.17  DAY 0.27  FIRST -0.84  HYBRID -0.80  MAY -1.22  MEET -1.41  MONTH -0.33  MUST -0.11
any word  NAME 0.65  NOT 0.91  OF -0.37  ONSITE 2.17  PRESENT 0.79  SOME -0.33  THEY -0.52  WE 0.57  WEEK -0.34
any word  WORK 1.29  YOU -0.12  about -1.10  accredited 0.16  as -0.01  audit 0.84  data 0.55  doubt 0.01  full 1.73
any word  head -0.24  hours -0.53  live 0.50  location 0.64  main 0.14  mode 0.53  night 0.91  off 0.37  only 1.61
any word  own -0.28  pathology 0.16  posting -0.18  remain 0.10  room 0.62  seats 0.25  shift 1.15  shifts 2.41
any word  so 0.77  tele 0.05  together 1.11  walk -0.56  which -0.34  who -0.51  years -0.24
apply has  PLACE -0.98
before COMMUTE  BE 0.01
before DAY  #1-4 -0.65  #5-6 1.50  AND -0.31  HOME -0.25  OF 0.22  PLACE 0.06  SOME -0.38  WEEK -0.67  WORK -0.04
before HOME  BE -0.03  NOT 3.06
before ONSITE  : 0.48  WORK 0.32
before PLACE  #5-6 0.34  #7-31 0.11  : 0.44  AND -0.45  BE 0.84  COMMUTE 0.24  EVERY 1.84  JOB 2.27  MEET -0.50
before PLACE  NOT -0.52  OF 0.04  REMOTE -0.38  WORK 1.51  YOU -0.38  accredited 0.17  head -0.17  live 0.70
before PLACE  main 0.28  pathology 0.16  place 0.22  there -0.52  time 0.25
before PRESENT  NAME -0.05
before REMOTE  AND -0.35  NOT 2.36  THE -0.44  WORK -0.25  it 0.37
before WEEKDAY  #7-31 0.22  WORK -0.08
behind COMMUTE  AND 1.60  PLACE 0.25  THE 0.09
behind DAY  #1-4 -0.53  , 0.10  MONTH -0.41  THE 0.08  WE -0.52
behind HOME  , -0.56  DAY -0.21  NOT 2.06  please 0.10
behind PLACE  #1-4 -0.51  #7-31 0.39  ) -0.16  , 0.23  . 0.20  AND -0.23  AT -0.01  BE 0.65  DAY 0.29  JOB 0.58
behind PLACE  MUST 0.04  NAME 0.79  NOT -0.16  THE -0.53  WORK 1.12  night 1.57  seats 1.41  there 0.19
behind PRESENT  PLACE 0.01  THE 0.28
behind REMOTE  ? 0.32  AT -0.03  NAME -0.15  OF 1.28  PLACE -0.33
behind WEEKDAY  #1-4 -0.17  #7-31 0.01  ; -0.64  AND -0.81  OF 0.42  WEEKEND 0.71
label of  JOB 1.10  OF -0.39  PLACE 0.35  location 0.76  mode 0.84  place 1.87
line apply  text 0.75
line kind  item -0.66  text 0.67
line other  text 0.10
line section  about -0.66  apply 0.02  offer -0.46  requirements 0.22
near before DAY  #5-6 0.18  EVERY 1.44  PLACE 0.21  PRESENT 0.68  THE -0.02
near before HOME  AT -1.04  NOT 3.76  YOU -0.26
near before PLACE  BE 0.09  MUST -0.17  NAME 0.18  NOT -0.08  PRESENT 0.14  THE 0.95  head -0.21  main 0.27
near before PLACE  pathology 0.15  time 1.32
near before PRESENT  AT 0.77  THE 0.74
near before REMOTE  NOT 3.25  it 0.36
near before WEEKDAY  , 0.10  AND -1.11  BE -0.01  NAME 0.21
near behind COMMUTE  AT 1.15  THE 0.64
near behind DAY  MONTH -0.31  THE 0.59  off 1.87
near behind HOME  , -0.17  . 0.08  BE 0.72  NOT 2.65  OF -0.29
near behind PLACE  #5-6 0.24  ) -0.30  . 0.06  : -0.25  AND -0.52  DAY 0.06  EVERY 0.39  JOB 1.13  THE -0.10
near behind PRESENT  , 0.32  DAY 0.67  PLACE 0.09  THE 0.33
near behind REMOTE  ? 0.30  NAME -0.26  NOT 0.56
near behind WEEKDAY  OF 1.43  WEEKEND 0.68
other has  COMMUTE 0.03  HOME -0.73  HYBRID -0.57  ONSITE 0.64  PLACE 0.04
pair #5-6  , 1.00  DAY 0.36
pair #7-31  - 0.02  BE 1.87  th -0.36
pair )  , -0.07
pair ,  #7-31 0.84  AND -0.20  AT 0.36  NAME 0.39  NOT -0.08  THE -0.27  WEEKDAY 1.07
pair :  NAME 0.24  WEEKDAY -0.34
pair AND  #1-4 0.89  NAME -0.50  WEEKDAY -0.39
pair AT  EVERY -0.35  NAME -0.18  PLACE 2.15  PRESENT 0.64  THE 0.83  WE 0.91
pair BE  AT 0.09  NOT 1.84  OF 1.56  it 0.35
pair COMMUTE  AT 0.03
pair DAY  . 0.10  ^ 0.60
pair JOB  . 0.96
pair MEET  AT 0.45
pair MUST  NOT -0.22  YOU 0.51
pair NAME  #7-31 0.73  , -0.53  AND -1.42  THE 0.07  ^ -0.32  time 0.02
pair NOT  PLACE -0.69  apply 0.28
pair OF  #1-4 -0.23  EVERY 0.41  NAME -0.78  PLACE 1.12
pair PLACE  , 0.06  . -0.64  DAY 0.01  JOB 0.17  NAME -1.25  WORK 0.45  ^ 0.07
pair REMOTE  ? 0.30
pair THE  WEEK 1.06  main 0.23
pair WE  PLACE -0.15
pair WEEK  , 0.79  OF 0.52
pair WEEKDAY  OF 0.52
pair WORK  AT 0.13
pair YOU  MAY -0.09
pair ^  BE 0.87  THE 0.39  THEY -0.12  WE -0.33  WEEKDAY 0.25  WORK 0.02  YOU 0.58  place 0.14
pair engineering  team 0.59
pair full  time 0.19
pair fully  AT 0.09
pair head  PLACE -0.05
pair location  : 0.71
pair mode  : 0.53
pair night  . 0.41
pair pathology  PLACE 0.14
pair place  : 1.16
pair please  NOT 0.23
pair pm  ^ 0.16
pair teaching  AND 0.03
pair there  BE -0.52
pair time  , 0.19
pair walk  AT -0.25
requirements has  DAY 1.24
sentence ends  . -0.04  DAY 0.59  NAME -0.34  PLACE 0.01  pm 0.16
sentence length  16 -1.37  32 -2.52  4 0.87  8 -0.76
sentence starts  BE 0.85  THEY -0.20  WE -0.65  WEEKDAY 0.06  YOU 0.13  place 0.01
`,
}
