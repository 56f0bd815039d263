import type { WorkMode } from '#core/job.ts'

/**
 * How much each clue of a sentence speaks for a mode being said of this job, or against it. Made by `npm run weights` from
 * the labelled lines (bench/mode-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with weights.
 */
export const WEIGHTS: Record<WorkMode, string> = {
  remote: `
start  always -5.24
any word  # -1.08  #1-4 -0.66  #7-31 0.20  . 0.18  : 0.15  ; 0.68  AND -0.91  ANYWHERE 1.01  DAY -0.70  EVERY 1.53
any word  HYBRID -0.19  JOB 1.05  MEET -0.34  MUST -0.45  NOT -0.14  OF -1.20  PLACE -0.98  REMOTE 2.32  SOME -2.25
any word  THE -0.22  WE 0.14  WEEKDAY -1.62  WORK 0.79  YOU 0.92  as -0.23  broadband 0.19  by -0.84  classes 0.12
any word  co 0.63  hours 0.68  laptop 0.21  like -0.44  live 0.63  log 0.13  only 0.31  over 0.39  own 1.62  part 0.59
any word  permanent 0.44  permanently 0.49  phone 0.04  place 0.44  please -0.21  since 1.10  team 0.18  those -1.26
any word  time 0.14  towns 0.87  up 0.22  well -0.01  whole 0.02  write 0.48  years -0.60
before COMMUTE  WE 0.03
before DAY  HOME 0.05  hours 0.47
before HOME  , -0.15  : 0.55  MAY -1.57  NAME -0.24  NOT -1.49  WEEK -0.04  YOU 0.23  calls 0.50  so 0.22  team 1.15
before HOME  who -0.33
before PLACE  ; 0.63  BE -0.10  MUST 0.19  NOT 2.73  THE -0.09
before PRESENT  PLACE 0.11  there 0.29
before REMOTE  , -0.91  NAME -0.93  OF -1.06  THE 0.29  THEY -0.34  WE 0.20  YOU -0.40  fully 0.31
before WEEKDAY  OF -0.14  WEEKDAY -0.07
behind ANYWHERE  , 0.07  AT 1.90  NAME 0.14
behind COMMUTE  BE 0.11  THE 2.38
behind DAY  ; -0.17  AT -0.37  BE -0.16  OF -0.22  WORK -0.74  YOU -0.32
behind HOME  , 0.76  . 0.32  : 0.04  ; 1.36  BE -0.58  DAY 0.09  NOT -0.82  OF 1.02  THEY 0.05  WORK 1.86
behind HOME  permanently 0.51
behind PLACE  NAME -1.46  NOT -0.56  OF -0.58  PRESENT 0.11
behind PRESENT  OF -0.01
behind REMOTE  #1-4 1.74  ( 1.57  , 0.58  . 0.04  AND -0.28  AT 0.84  JOB 0.05  OF 0.26  company 0.30  only 0.45
behind WEEKDAY  WEEKDAY -0.07
label of  AT 0.29
line requirements  text 0.27
line section  about -0.28  offer -0.03
near before COMMUTE  WE 0.43
near before DAY  , 0.48  EVERY -0.13  hours 0.51
near before HOME  #1-4 -0.38  , -0.20  : 0.91  AND -1.69  AT 1.67  BE 0.66  MAY -0.14  NAME -1.39  NOT -1.36  YOU 0.10
near before PLACE  AT -1.40  MUST 1.56  NAME -0.42  NOT 1.46
near before PRESENT  NOT 0.41  PLACE 0.20  there 0.29
near before REMOTE  : 1.19  AT -0.02  JOB 0.51  NOT -1.18  WE 0.58  fully 0.28
near before WEEKDAY  WEEKDAY -0.10
near behind ANYWHERE  AT 0.90
near behind DAY  , 0.09
near behind HOME  , 0.01  ; 0.75  AT -0.18  BE -0.12  JOB 1.12  NOT -0.15  WE 0.02  permanently 0.51
near behind PLACE  AND -0.64  AT 0.33  EVERY 0.49  NAME -0.29  PRESENT 0.19
near behind REMOTE  . 0.58  ; 1.16  JOB 1.00  OF 0.10  YOU 0.46  only 0.45
near behind WEEKDAY  WEEKDAY -0.10
other has  ANYWHERE 1.58  HOME 1.29  WEEKDAY -0.47
pair #1-4  DAY -0.27
pair #32-100  % 0.17
pair #7-31  AND 0.34
pair ,  #5-6 0.36  AT 0.39  DAY 0.09  OF 0.84  since 0.34  so -0.31
pair .  ^ 0.01
pair :  REMOTE 0.57  YOU 0.24
pair ;  THE 0.49  WE 1.11
pair AND  so 0.50
pair AT  #7-31 1.82  OF 0.67  THE -0.40  YOU 0.84
pair BE  WORK 0.06
pair HOME  , 1.36  . 0.67  ; 0.05  BE -0.33  JOB 0.88  WORK 0.66  ^ 0.55
pair JOB  BE 0.38  NOT -0.26  OF 0.63
pair MAY  WORK -0.33
pair MUST  WORK 0.93
pair NAME  ( -0.20  , 0.12  . 1.11
pair NOT  BE -0.08  PLACE 0.71  possible -0.34
pair OF  #1-4 0.19  #7-31 -0.58  THE -0.32  WE 0.74  good 0.37
pair PLACE  BE 0.18  PRESENT 0.08
pair PRESENT  . 0.96
pair REMOTE  ( 0.92  , 1.40  . 1.50  JOB 0.12  OF 0.69
pair THE  AT 0.15  BE 0.11  MONTH 0.54  NAME 0.40  browser 0.03  whole 0.03
pair WE  . 0.40  NAME -0.86  THEY -0.47  WORK 0.87
pair WORK  AT 0.48  OF -0.60
pair YOU  HOME 0.86  MUST -0.91
pair ^  #32-100 0.22  HOME 0.34  THE 0.53  YOU 0.81  mode 0.24
pair as  THE 0.53
pair browser  , 0.03
pair co  WORK 0.70
pair fully  REMOTE 0.27
pair hours  THE 0.48
pair mode  : 0.04
pair up  . 0.97
sentence ends  HOME 0.54
sentence length  16 -0.47  2 1.60  8 -0.32
sentence starts  #32-100 0.20  HOME 0.31  THE 0.33  YOU 0.67  mode 0.24
`,
  hybrid: `
start  always -5.33
any word  # -0.18  #5-6 -1.07  #7-31 -1.30  % 1.33  , -1.25  : 0.05  AND -0.55  EVERY 0.01  FIRST -0.30  HOME 1.34
any word  HYBRID 3.91  MEET -0.95  MONTH 0.17  NOT -2.38  OF -0.84  PLACE 0.04  SOME 0.85  THE 0.15  THEY -0.26
any word  TIMES 0.84  WE 0.05  WEEK 1.95  WEEKDAY 1.01  WORK 0.63  arrangement 0.76  by -0.06  cloud -0.30
any word  company -0.05  least 0.90  mode 0.03  model 1.75  part -0.02  partly 0.86  per 0.71  release 0.18
any word  review 0.72  sign 0.16  spend 1.22  team 0.55  time 0.86
before ANYWHERE  , 0.12
before DAY  #1-4 1.46  AND 1.27  AT 0.85  DAY 0.04  HYBRID 0.79  NAME 0.31  PLACE 0.15  PRESENT 0.21  THE -0.15
before DAY  WORK -0.18  least 0.12
before HOME  #1-4 0.31  AND 0.26  AT 0.47  DAY 0.03  NAME 0.20  OF 0.12  PLACE 0.06  WEEK 1.08  WEEKDAY 0.04
before HOME  between 0.17
before HYBRID  : 0.26  JOB 1.54  OF -0.20  THE 0.56
before PLACE  % 0.29  , -0.24  MONTH 0.28  OF 0.40  PLACE -0.46  THE 0.53  WORK -0.48  YOU 0.95  between 0.23
before PLACE  model 0.17  time 0.85
before REMOTE  - 0.55  arrangement 0.14
before WEEKDAY  ; 0.66  AND 1.28  BE 0.55  EVERY 0.09  HOME 0.17  THE -0.17  WEEK -1.01  WEEKDAY 0.55  release 0.28
before WEEKDAY  second 0.60  sign 0.18
behind ANYWHERE  . 0.20
behind DAY  #1-4 0.81  . 0.16  AT 0.20  DAY 0.05  EVERY 0.27  HOME 0.03  MONTH 0.25  NAME 0.29  PLACE 0.01  YOU 1.48
behind HOME  MONTH -0.38  THE 0.34  WEEK 0.46  WEEKDAY 0.17
behind HYBRID  . 0.54  DAY 0.80  OF 0.14  WORK 0.20  cloud -0.05
behind PLACE  #32-100 0.25  , 0.19  DAY 0.17  HOME 0.07  NAME 0.32  OF -0.07  PLACE -0.45  TIMES 1.73  WEEK 0.90
behind PLACE  YOU -0.41  least 0.36  per 1.20
behind PRESENT  DAY 0.22
behind WEEKDAY  #7-31 -0.14  - -0.10  . 0.40  ; 0.18  AND 0.24  HOME 0.07  NAME 0.48  THE 0.61  WEEKDAY 0.57
label of  AT 1.29
line kind  item -0.27  text -0.01
line offer  item 0.04
line other  item -1.08
line section  about -0.73  other -0.74
near before DAY  #1-4 0.17  AT 0.06  BE 0.82  EVERY -0.06  WEEKDAY 0.07  least 0.05
near before HOME  , 1.33  PLACE 0.19  WEEKDAY 0.07
near before HYBRID  : 0.75  WE 0.16
near before PLACE  #1-4 0.55  , -0.15  MONTH 0.91  NAME 0.25  WORK -0.40  between 0.18
near before REMOTE  arrangement 0.12
near before WEEKDAY  AND 0.04  AT 1.46  NAME 0.13  second 0.55
near behind ANYWHERE  . 0.60
near behind DAY  #1-4 0.19  EVERY 0.38  MONTH 1.45  NAME 1.22
near behind HOME  . 0.62
near behind HYBRID  , 0.92  . 2.03  OF 0.57  cloud -0.13
near behind PLACE  HOME 0.18  least 0.13
near behind WEEKDAY  AND 0.53  AT 0.24  DAY 0.06  HOME 0.06
offer has  HOME 0.32
other has  DAY 0.70  HOME 0.23  HYBRID 0.27  PLACE 0.19  PRESENT 0.08  WEEKDAY 0.94
pair #1-4  AT 2.59  DAY 0.82
pair #32-100  % 1.28
pair #7-31  DAY 0.60
pair %  OF 0.46
pair ,  #32-100 1.11  AND 0.12  WEEKDAY 0.27
pair :  HYBRID 0.74
pair AND  WEEKDAY 2.19
pair AT  HOME 0.04  NAME 0.23  least 0.77
pair DAY  AT 0.12  OF 0.03
pair EVERY  MONTH 0.36  second 0.55
pair HOME  OF 1.17
pair HYBRID  . 0.06  ^ 1.32  cloud -0.05
pair MONTH  AT 0.52
pair MUST  BE -0.08
pair NAME  , -0.34  . -0.56  AND -0.68  AT -0.25  PLACE 0.88
pair OF  BE 0.25  THE 0.04  WORK 0.06
pair PRESENT  OF 1.19
pair REMOTE  ^ 0.62
pair THE  PLACE 0.30  SOME 0.88
pair TIMES  THE 0.18
pair WEEK  ^ 0.15
pair WEEKDAY  , 0.30  AND 0.23  BE 0.20  OF -0.95  ^ 0.08
pair WORK  AT -0.20
pair YOU  time 0.59
pair ^  HYBRID 0.41  THEY 0.07  WORK 0.24  release 0.26
pair half  OF 1.51
pair second  WEEKDAY 0.55
pair sign  off 0.14
requirements has  HOME -0.01
sentence ends  HYBRID 1.32  REMOTE 0.62  WEEK 0.15  WEEKDAY 0.08
sentence length  16 -1.10  32 -0.57  4 0.13  8 -0.71
sentence starts  HYBRID 0.39  THEY 0.06  WORK 0.21  release 0.25
`,
  onsite: `
start  always -5.86
about has  PLACE -1.11
any word  # -1.23  #1-4 -1.24  #32-100 -0.36  #5-6 1.59  #7-31 0.05  ) -0.04  + -0.07  , 0.22  : -0.49  ; -0.18
any word  ANYWHERE -0.91  AT 1.71  BE 0.87  COMMUTE 0.45  FIRST -0.72  HYBRID -1.01  MAY -1.44  MEET -0.46
any word  MONTH -1.34  NAME 0.64  NOT 1.35  OF -0.43  ONSITE 2.26  PRESENT 1.15  THE 0.31  THEY -0.67  WE 0.25
any word  WEEK -0.47  WORK 1.64  YOU -0.30  about -0.93  accredited 0.20  administration 0.21  as -0.03  audit 0.64
any word  background 0.21  but -0.02  calling 0.15  data 0.34  exchange 0.29  full 1.64  head -0.43  hours -0.36
any word  including -0.44  last -0.19  least -0.03  like -0.02  live 0.94  location 1.11  main 0.18  mode 0.61
any word  morning 0.02  night 0.18  off 0.23  only 1.67  option 0.07  own -0.68  pathology 0.20  quarters 0.17
any word  roof 0.24  room 0.67  rotation 0.28  shift 1.22  shifts 1.69  so 0.37  teaching 0.08  tele 0.31  there 0.06
any word  together 0.68  walk -0.56  when -0.12  which -0.94  who -1.15  years -0.39
apply has  PLACE -0.66
before COMMUTE  AT 0.31
before DAY  #1-4 -0.08  #5-6 1.38  , -0.02  AND -0.63  HOME -0.08  OF 0.49  PLACE 0.21  PRESENT 0.40  SOME -0.22
before DAY  WEEK -0.14  WORK -0.10  YOU 0.29
before HOME  , 0.31  BE -0.25  NOT 3.73
before ONSITE  : 0.63
before PLACE  #1-4 -0.05  #5-6 1.10  #7-31 0.44  : 0.90  AND -0.56  AT 0.37  COMMUTE 0.25  EVERY 1.74  JOB 1.67
before PLACE  MEET -1.13  NOT -1.08  OF 0.06  REMOTE -0.31  WEEKEND 0.09  WORK 1.51  YOU -0.14  accredited 0.20
before PLACE  calling 0.15  head -0.39  live 0.36  main 0.27  nd 0.06  pathology 0.20  shifts 0.35  support 0.28
before PRESENT  NAME -0.32  WORK 0.25
before REMOTE  AND -0.43  AT -0.19  NOT 2.88  THE -0.24  WORK -0.35  it 0.29
before WEEKDAY  #7-31 0.22
behind COMMUTE  AND 1.26  NAME 0.47  PLACE 0.25
behind DAY  #1-4 -0.55  , 0.22  MONTH -0.21  WE -0.62  rotation 0.41
behind HOME  , -0.31  AND -0.29  DAY -0.05  NOT 1.84
behind PLACE  #1-4 -0.52  #7-31 0.52  ) -0.18  , 0.61  . 0.04  AND -0.25  BE 0.43  DAY 0.24  EVERY 0.18  JOB 0.50
behind PLACE  NAME 0.20  NOT -0.47  THE -0.22  THEY -0.18  WEEK -0.38  WORK 0.66  administration 0.25  night 1.87
behind PLACE  only 0.25  roof 0.25  seats 0.69  there 0.37
behind PRESENT  DAY 0.39  OF -0.15  THE 0.11
behind REMOTE  ? 0.37  AT -0.05  OF 0.58  PLACE -0.28  option 0.06
behind WEEKDAY  #1-4 -0.85  . 0.06  ; -1.09  AND -0.13  AT -0.03  OF 0.58  WEEKEND 0.72
label of  JOB 1.29  OF -0.29  PLACE 0.48  location 0.48  mode 0.81  place 1.69  type 0.28  where 1.03
line apply  text 0.27
line kind  item -1.07  text 0.30
line offer  item -0.82
line section  about -0.03  offer -0.04  requirements 0.04
near before DAY  EVERY 1.18  PLACE 0.02  PRESENT 0.43  THE -0.17
near before HOME  AT -1.10  NOT 3.04  PLACE -0.34
near before PLACE  #1-4 -0.36  % 0.17  , 0.16  BE 0.39  THE 0.97  WE 0.82  WORK 0.19  accredited 0.19  calling 0.13
near before PLACE  head -0.49  main 0.20  nd 0.04  pathology 0.18  time 1.22
near before PRESENT  AT 0.76
near before REMOTE  NOT 3.51  it 0.43
near before WEEKDAY  #7-31 0.08  , 0.21  AND -1.37  AT -0.53  BE -0.35  NAME 0.75
near behind COMMUTE  AT 0.82  THE 0.61
near behind DAY  MONTH -0.28  THE 0.46  off 2.06
near behind HOME  , -0.56  . 0.10  BE 0.39  NOT 2.33  OF -0.09
near behind PLACE  ( -0.02  ) -0.05  , 0.01  . 0.14  : -0.16  ; 0.01  BE -0.49  EVERY 1.13  HOME -0.39  JOB 1.25
near behind PLACE  OF -0.14  administration 0.21
near behind PRESENT  , 0.33  AT 0.18  DAY 0.41  OF -0.13  THE 0.58
near behind REMOTE  . -0.02  ? 0.34  AT -0.16  NAME -0.43  NOT 1.01
near behind WEEKDAY  AND -0.76  OF 1.05  WEEKEND 0.65
other has  HOME -1.00  HYBRID -1.38  ONSITE 0.65  PLACE 0.01
pair #  . -0.83
pair #1-4  shifts 0.96
pair #5-6  DAY 0.95
pair #7-31  BE 0.88  OF 0.37  th -0.63
pair ,  #7-31 0.89  AND -0.37  NAME 0.30  NOT -0.59  PLACE 0.10  WEEKDAY 1.08  YOU -0.19
pair -  NAME -0.14  WEEKDAY 0.23
pair :  #7-31 -0.52  NAME 0.44  WEEKDAY -0.55
pair AND  #1-4 0.77  AT 0.23  NAME -1.70  SOME 1.36  WEEKDAY -0.34  administration 0.23
pair AT  #7-31 0.15  EVERY -0.57  NAME -0.44  PLACE 1.38  PRESENT 0.51  THE 0.40  WE 0.17  least -0.17
pair BE  AT 0.04  NOT 1.28  OF 2.09  fixed 0.27  it 0.43
pair COMMUTE  AT 0.02
pair DAY  ^ 0.32
pair HOME  OF -0.04
pair JOB  . 0.26
pair MAY  BE -0.06
pair MEET  AT 0.28
pair MUST  BE 0.17  NOT -1.21  YOU 0.29
pair NAME  #7-31 0.55  , -0.28  . -0.08  AND -0.93  PLACE -0.15  WE 1.72  ^ -0.13  time 0.20
pair NOT  PLACE -0.92  apply 0.41
pair OF  #5-6 0.11  EVERY 0.79  NAME -0.73  PLACE 1.35  WORK 0.35
pair PLACE  , 0.24  . -0.90  AT 0.49  JOB 0.24  NAME -1.00  WORK 0.42  ^ 0.02
pair PRESENT  ^ 0.68
pair REMOTE  ? 0.34
pair SOME  WEEK 0.07
pair THE  BE 0.10  PLACE -0.13  SOME -0.48  WEEK 0.56  main 0.28
pair THEY  NAME 0.01
pair WE  PLACE -0.28  WORK 0.05
pair WEEK  , 0.90  OF 0.51  ^ -0.29
pair WEEKDAY  OF 0.70
pair WEEKEND  , 0.09
pair WORK  BE 0.72
pair YOU  MAY -0.15
pair ^  AT 0.02  BE 0.41  MEET -0.33  PLACE -0.06  REMOTE 0.15  THE 0.42  THEY -0.04  WE -0.61  WEEKDAY 0.22
pair ^  WORK 0.26  YOU 0.28
pair calling  PLACE 0.12
pair full  time 0.44
pair head  PLACE -0.41
pair location  : 1.24
pair mode  : 0.20
pair nd  PLACE 0.03
pair night  . 0.21
pair pathology  PLACE 0.17
pair place  : 0.80
pair please  NOT 0.05
pair pm  ^ 0.33
pair there  BE -1.31
pair time  , 0.11
pair walk  AT -0.10
pair where  THE 0.05
requirements has  DAY 1.68  PRESENT 0.75
sentence ends  . -0.04  DAY 0.30  NAME -0.16  PRESENT 0.58  WEEK -0.31  pm 0.34
sentence length  16 -1.77  32 -2.46  4 0.63  8 -1.14
sentence starts  BE 0.40  MEET -0.43  PLACE -0.13  REMOTE 0.07  THE 0.10  THEY -0.09  WE -0.73  WEEKDAY 0.11
sentence starts  WORK 0.03  YOU 0.04
`,
}
