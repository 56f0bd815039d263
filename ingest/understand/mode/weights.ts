import type { WorkMode } from '#core/job.ts'

/**
 * How much each clue of a sentence speaks for a mode being said of this job, or against it. Made by
 * `npm run bench -- weights` from the labelled lines (bench/mode-weights.ts): not to be edited. A line has a kind of clue
 * (clues.ts), and values with weights. Lines 3c9d93a6aaa7.
 */
export const WEIGHTS: Record<WorkMode, string> = {
  remote: `
start  always -5.30
any word  # -1.35  #1-4 -0.40  #5-6 0.11  #7-31 0.17  , 0.02  - -0.03  . 0.16  : 0.12  ; 0.71  AND -0.83
any word  ANYWHERE 1.02  DAY -0.24  EVERY 1.78  HOME 0.04  HYBRID -0.28  JOB 1.26  MEET -0.43  MUST -0.49  NOT -0.28
any word  OF -1.19  PLACE -0.78  REMOTE 2.30  SOME -2.28  THE -0.18  THEY -0.24  WEEKDAY -1.68  WORK 0.68  YOU 0.91
any word  as -0.30  broadband 0.37  browser 0.07  by -0.77  co 0.89  firm 0.86  hours 0.70  laptop 0.47  like -0.14
any word  live 0.68  log 0.17  long 0.25  meet 0.04  only 0.30  over 0.31  own 1.69  part 0.85  permanent 0.23
any word  permanently 0.48  place 0.59  please -0.15  since 1.25  so 0.25  there 0.04  those -1.13  who -0.07
any word  write 1.18  years -0.58
before DAY  OF -0.29  REMOTE 0.21  hours 0.28
before HOME  : 0.75  AND -0.42  MAY -1.58  NOT -1.42  OF -0.15  YOU 0.11  calls 0.60  so 0.33  team 1.38  who -0.79
before PLACE  ; 0.52  JOB -0.21  NOT 2.72  THE -0.30  WORK -0.26
before PRESENT  PLACE 0.01
before REMOTE  , -0.33  : 0.05  JOB 0.83  MUST -0.29  NAME -0.94  OF -0.90  THE 0.18  THEY -0.26  YOU -0.50
before REMOTE  fully 0.56
before WEEKDAY  AT -0.13  OF -0.21  WEEKDAY -0.01
behind ANYWHERE  , 0.29  AT 1.78
behind COMMUTE  THE 2.38
behind DAY  ; -0.41  AT -0.54  BE -0.36  EVERY -0.07  OF -0.02  WORK -0.51  YOU -0.22
behind HOME  , 0.80  . 0.17  : 0.11  ; 1.57  BE -0.50  NOT -0.59  OF 0.97  THEY 0.25  WORK 0.90  permanently 0.49
behind PLACE  , -0.35  NAME -1.41  NOT -0.56  OF -0.63  PRESENT 0.02
behind PRESENT  . 0.56  OF -0.39
behind REMOTE  #1-4 1.31  ( 1.56  , 0.60  . 0.34  AT 0.91  DAY 0.22  OF 0.33  company 0.18  only 0.45
behind WEEKDAY  WEEKDAY -0.01
label of  AT 0.25
line other  text 0.05
line requirements  text 0.15
line section  about -0.04
near before DAY  , 0.29  EVERY -0.54  hours 0.28
near before HOME  #1-4 -0.41  , -0.38  : 0.58  AND -1.37  AT 1.94  BE 0.55  MAY -0.31  NAME -1.28  NOT -1.37
near before HOME  WORK 0.02
near before PLACE  AT -1.48  MUST 0.87  NAME -0.59  NOT 1.27
near before PRESENT  NOT 0.19  PLACE 0.10
near before REMOTE  : 1.41  AT -0.26  NOT -0.89  WE 0.40  fully 0.53
near behind ANYWHERE  AT 0.95
near behind DAY  , 0.05
near behind HOME  ; 0.42  AT -0.13  JOB 1.17  NOT -0.19  WORK 0.27  permanently 0.48
near behind PLACE  AND -0.38  AT 0.44  EVERY 0.79  NAME -0.43  PRESENT 0.10
near behind PRESENT  EVERY 0.14
near behind REMOTE  ) 0.12  . 0.13  ; 1.09  JOB 0.63  YOU 0.45  only 0.44
other has  ANYWHERE 1.60  HOME 1.24  WEEKDAY -0.40
pair #1-4  DAY -0.66
pair #32-100  % 0.41
pair #7-31  AND 0.50
pair ,  #5-6 0.23  AT 0.57  OF 0.90  since 0.37  so -0.57
pair :  REMOTE 0.41  YOU 0.47
pair ;  THE 0.55  WE 1.35
pair AND  so 0.31
pair AT  #7-31 1.12  HOME -0.04  OF 0.63  THE -0.52  YOU 0.88
pair BE  WORK 0.16
pair HOME  , 1.13  . 0.73  BE -0.41  JOB 0.63  WORK 1.35  ^ 0.60
pair JOB  BE 0.19  NOT -0.18  OF 1.05
pair MAY  WORK -0.04
pair MUST  BE -0.11
pair NAME  ( -0.37  . 1.21
pair NOT  BE -0.17  PLACE 1.85  possible -0.01
pair OF  #1-4 0.59  #7-31 -0.55  THE -0.42  WE 1.08  YOU -0.19  good 0.41
pair PLACE  BE 0.41
pair PRESENT  . 0.52
pair REMOTE  ( 0.85  , 1.68  . 1.13  OF 0.68
pair THE  AT 0.03  BE 0.26  MONTH 0.49  NAME 0.83  browser 0.11
pair WE  . 0.26  AT -0.15  NAME -0.67  THEY -0.33  WORK 0.16
pair WORK  AT 0.48
pair YOU  HOME 0.84  MUST -0.59  OF -0.04  who -0.11
pair ^  HOME 0.30  NOT 0.15  THE 0.58  WE 0.20  YOU 0.81  mode 0.22
pair as  THE 0.55
pair browser  , 0.12
pair co  WORK 0.98
pair fully  REMOTE 0.53
pair hours  THE 0.29
pair it  BE 0.08
pair mode  : 0.05
pair up  . 1.09
requirements has  HOME 0.11
sentence ends  HOME 0.59
sentence length  16 -0.65  2 1.77  8 -0.40
sentence starts  HOME 0.27  NOT 0.13  THE 0.33  WE 0.02  YOU 0.63  mode 0.21
`,
  hybrid: `
start  always -5.24
any word  # -0.20  #5-6 -1.12  #7-31 -1.24  % 1.22  , -1.27  : 0.03  AND -0.62  AT -0.20  BE -0.20  EVERY 0.02
any word  FIRST -0.26  HOME 1.29  HYBRID 3.93  MEET -1.00  MONTH 0.11  NOT -2.18  OF -0.77  SOME 0.83  THE 0.09
any word  THEY -0.29  TIMES 0.79  WEEK 1.93  WEEKDAY 0.98  WORK 0.55  arrangement 0.89  cloud -0.32  company -0.47
any word  least 0.95  model 1.78  part -0.02  partly 0.86  per 0.75  release 0.17  review 0.77  sign 0.21  spend 1.50
any word  stay -0.05  team 0.49  time 0.91
before ANYWHERE  , 0.33
before DAY  #1-4 1.18  AND 1.51  AT 0.73  BE 0.15  DAY 0.05  HOME 0.21  HYBRID 0.75  NAME 0.28  PLACE 0.25
before DAY  PRESENT 0.12  WORK -0.13
before HOME  #1-4 0.28  AND 0.14  AT 0.17  DAY 0.23  MAY 0.15  NAME 0.31  OF 0.10  WEEK 0.90  WEEKDAY 0.23
before HOME  between 0.13
before HYBRID  : 0.19  JOB 1.64  OF -0.25  THE 0.64
before PLACE  % 0.32  , -0.09  MONTH 0.35  OF 0.50  PLACE -0.60  THE 0.59  WORK -0.28  YOU 0.64  between 0.20
before PLACE  model 0.18  time 0.84
before PRESENT  OF 0.12
before REMOTE  - 0.57  arrangement 0.08
before WEEKDAY  , 0.16  ; 0.96  AND 1.58  AT 0.17  EVERY 0.21  HOME 0.28  WEEK -0.80  WEEKDAY 0.45  release 0.25
before WEEKDAY  second 0.59  sign 0.23
behind ANYWHERE  . 0.16
behind DAY  #1-4 0.62  . 0.26  AT 0.06  DAY 0.05  EVERY 0.22  HOME 0.21  MONTH 0.12  NAME 0.75  YOU 1.75
behind HOME  : 0.31  DAY 0.23  MONTH -0.11  THE 0.47  WEEK 0.28  WEEKDAY 0.28
behind HYBRID  . 0.55  DAY 0.74  OF 0.05  WORK 0.19  cloud -0.06
behind PLACE  #32-100 0.42  , 0.06  DAY 0.29  NAME 0.02  PLACE -0.59  TIMES 1.97  WEEK 0.96  WORK -0.12  YOU -0.06
behind PLACE  least 0.36  per 1.35
behind PRESENT  DAY 0.14  OF 0.35
behind WEEKDAY  #7-31 -0.11  ; 0.74  AND 0.38  AT 0.42  HOME 0.27  THE 0.45  WEEKDAY 0.49
label of  AT 0.83
line kind  item -0.58
line other  item -0.72
line section  about -0.63  other -0.87
near before DAY  #1-4 0.21  BE 0.83  EVERY -0.18  WEEKDAY 0.24
near before HOME  , 1.31  PLACE 0.57
near before HYBRID  : 0.80  WE 0.13
near before PLACE  #1-4 0.70  , -0.04  MONTH 1.11  NAME 0.32  WORK -0.64  between 0.18
near before REMOTE  arrangement 0.07
near before WEEKDAY  AND 0.38  AT 0.39  EVERY 0.04  NAME 0.09  second 0.50
near behind ANYWHERE  . 0.61
near behind DAY  #1-4 0.35  EVERY 0.36  MONTH 1.40  NAME 0.94
near behind HOME  . 0.59  : 0.15  AND 0.03
near behind HYBRID  , 0.97  . 2.00  OF 0.56  cloud -0.11
near behind PLACE  HOME 0.54  least 0.01
near behind WEEKDAY  AND 0.79  AT 0.47  DAY 0.19
offer has  HOME 0.90
other has  DAY 0.66  HOME 0.42  HYBRID 0.35  PLACE 0.18  PRESENT 0.01  WEEKDAY 0.56
pair #1-4  AT 2.61  DAY 0.96
pair #32-100  % 1.24
pair #7-31  DAY 0.88
pair %  OF 0.12
pair ,  #32-100 0.73  AND 0.04  WEEKDAY 0.19
pair :  HYBRID 0.79
pair AND  WEEKDAY 2.12
pair AT  HOME 0.29  NAME 0.33  THE 0.13  least 0.86
pair DAY  AT 0.07  OF 0.04
pair EVERY  MONTH 0.16  second 0.49
pair HOME  OF 0.67
pair HYBRID  , 0.07  . 0.03  ^ 1.28  cloud -0.03
pair JOB  BE 0.01
pair MONTH  AT 0.44
pair NAME  , -0.31  . -0.58  AND -0.52  AT -0.06  PLACE 0.73
pair OF  BE 0.32  THE 0.20
pair PLACE  AT 0.20
pair PRESENT  OF 0.97
pair REMOTE  ^ 0.61
pair THE  MONTH 0.17  PLACE 0.32  SOME 0.96
pair TIMES  THE 0.19
pair WE  AT 0.09
pair WEEK  AT 0.13  ^ 0.15
pair WEEKDAY  , 0.26  BE 0.20  OF -0.37  ^ 0.21
pair WORK  AT -0.05
pair YOU  time 0.68
pair ^  HYBRID 0.42  THE 0.04  THEY 0.09  WE 0.07  WORK 0.30  release 0.23
pair half  OF 1.29
pair second  WEEKDAY 0.48
pair sign  off 0.19
sentence ends  HYBRID 1.26  REMOTE 0.61  WEEK 0.15  WEEKDAY 0.20
sentence length  16 -1.02  32 -0.47  4 0.18  8 -0.65
sentence starts  HYBRID 0.37  THEY 0.06  WORK 0.22  release 0.22
`,
  onsite: `
start  always -5.65
about has  PLACE -1.30
any word  # -1.73  #1-4 -1.33  #5-6 1.71  #7-31 0.08  , 0.06  : -0.82  ; -0.30  ANYWHERE -0.73  AT 1.55  BE 0.78
any word  COMMUTE 0.50  DAY 0.18  FIRST -1.14  HYBRID -1.12  MAY -2.04  MEET -0.46  MONTH -0.85  MUST -0.01  NAME 0.51
any word  NOT 1.21  OF -0.56  ONSITE 1.70  PLACE -0.11  PRESENT 1.61  THE 0.12  THEY -0.34  WE 0.02  WEEK -0.27
any word  WORK 1.70  YOU -0.23  about -0.89  accredited 0.14  administration 0.19  background 0.21  data 0.06
any word  full 1.50  head -0.49  hours -0.51  least -0.02  live 0.91  location 1.02  main 0.21  mode 0.62
any word  morning 0.85  off 0.31  only 1.36  option 0.31  own -0.59  pathology 0.16  per 0.38  posting -0.10
any word  product -0.19  recovery 0.01  room 0.79  rotation 0.35  shift 1.39  shifts 2.11  so 0.28  stage -0.42
any word  stay 0.58  together 0.99  walk -0.85  weekday 0.15  when -0.14  which -0.42  who -0.93  years -1.09
apply has  PLACE -0.65
before COMMUTE  AT 0.37
before DAY  #1-4 -0.25  #5-6 1.50  AND -0.52  DAY -0.16  EVERY 0.18  HOME -0.39  OF 0.56  PLACE 0.05  SOME -0.22
before DAY  WORK -0.07  YOU 0.45
before HOME  , 0.23  AND -0.33  BE -0.41  NOT 3.45  THE -0.10  WORK -0.28
before ONSITE  : 0.80
before PLACE  #1-4 -0.17  #5-6 1.09  #7-31 0.33  ) -0.07  , 0.06  : 0.94  AND -0.94  AT 0.54  EVERY 1.49  JOB 1.05
before PLACE  MEET -1.88  NOT -0.80  OF 0.01  REMOTE -0.36  WEEKEND 0.03  WORK 0.97  YOU -0.03  accredited 0.15
before PLACE  head -0.46  live 0.43  main 0.33  nd 0.12  pathology 0.16  recovery 0.11  shifts 0.06
before PRESENT  NAME -0.39  WORK 0.20
before REMOTE  AND -0.69  NOT 2.54  WORK -0.02  it 0.37
before WEEKDAY  #7-31 0.05  hours -0.05
behind COMMUTE  AND 0.68  NAME 0.27  THE 0.05
behind DAY  #1-4 -0.55  AND -0.10  DAY -0.13  MONTH -0.29  WE -1.01  rotation 0.73
behind HOME  , -0.43  AND -0.01  AT -0.15  DAY -0.38  NOT 2.20  please 0.65
behind PLACE  #7-31 0.63  ) -0.13  , 0.44  - 0.15  AND -0.12  BE 0.51  DAY 0.17  JOB 0.46  NAME 0.52  NOT -0.36
behind PLACE  PLACE 0.02  THE -0.34  THEY -0.29  WEEK -0.23  WORK 0.77  administration 0.23  company 0.07  night 1.85
behind PLACE  only 0.55  there 1.16
behind PRESENT  OF -0.67  THE 0.42  WE -0.29
behind REMOTE  ? 0.36  AT -0.07  NAME -0.34  OF 0.14  PLACE -0.35  WORK 0.17  option 0.30
behind WEEKDAY  #1-4 -0.99  . 0.06  ; -0.40  AND -0.06  AT -0.03  BE -0.07  OF 0.58  WEEKEND 0.44
label of  JOB 1.43  NOT -0.05  PLACE 0.54  WORK 0.12  location 0.84  mode 0.96  place 1.61  where 0.99
line apply  text 0.46
line kind  item -0.82  text 0.39
line offer  item -0.57
line section  about -0.01  requirements 0.01
near before DAY  EVERY 1.65  PLACE 0.26  PRESENT 0.51
near before HOME  AT -1.19  NOT 3.43  PLACE -0.29  THE -0.02
near before PLACE  % 0.25  , 0.37  AT -0.02  BE 0.92  NAME 0.17  THE 0.88  WE 1.40  accredited 0.13  head -0.52
near before PLACE  main 0.27  nd 0.10  pathology 0.14  time 1.32
near before REMOTE  NOT 3.12  it 0.40
near before WEEKDAY  #5-6 -0.13  , 0.02  AND -1.28  BE -0.39  NAME 0.17
near behind COMMUTE  AT 0.88  THE 0.87
near behind DAY  MONTH -0.30  THE 0.51  off 1.73
near behind HOME  , -0.64  AT -0.06  NOT 3.70  please 0.50
near behind PLACE  ) -0.10  , 0.39  . 0.53  : -0.04  ; 0.08  BE -0.43  DAY 0.10  EVERY 0.45  HOME -0.32  JOB 1.25
near behind PLACE  OF -0.05  administration 0.18  company 0.77
near behind PRESENT  , 0.14  DAY 0.51  THE 0.53
near behind REMOTE  ? 0.34  AT -0.63  NOT 1.22  OF 0.43  WORK 0.09
near behind WEEKDAY  AND -1.02  OF 0.98  WEEKEND 0.66
offer has  DAY -0.28
other has  HOME -0.55  HYBRID -1.65  ONSITE 0.88  PRESENT 0.03
pair #  . -0.27
pair #1-4  - 0.28  . 0.01  shifts 0.85
pair #5-6  DAY 0.76
pair #7-31  - 0.06  BE 1.25  OF 0.38  th -0.48
pair )  ^ -0.06
pair ,  #7-31 0.66  AND -0.11  AT 0.21  NAME 0.85  NOT -0.43  OF -0.05  PLACE 0.26  WEEKDAY 1.74
pair -  NAME -0.17
pair :  #7-31 -0.22  NAME 0.61  WEEKDAY -0.18
pair AND  #1-4 0.84  AT 0.28  NAME -1.46  SOME 1.41  WEEKDAY -0.06  WORK -0.04  administration 0.22
pair AT  #7-31 0.18  NAME -0.30  PLACE 1.69  PRESENT 1.01  THE 0.27  WE 0.05  least -0.12
pair BE  NOT 0.78  OF 1.48  fixed 0.01  it 0.40
pair DAY  . 0.53  ^ 0.74  off 0.39
pair EVERY  WEEKDAY -0.03
pair JOB  . 0.45  MUST 0.17  WORK -0.83
pair MUST  NOT -0.78  YOU 0.48
pair NAME  #7-31 0.14  ) -0.19  , -0.72  . -0.06  AND -0.83  HOME 0.39  OF -0.28  WE 1.58  ^ -0.22  time 0.35
pair NOT  PLACE -0.73  apply 0.81
pair OF  #5-6 0.20  NAME -0.45  PLACE 1.41  THE 0.28  WORK 0.39  YOU -0.08
pair PLACE  , 0.02  . -0.55  AT 0.38  JOB 0.40  NAME -0.96  OF -0.79  WORK 0.21  ^ 0.02  company 0.13
pair PRESENT  ^ 0.22
pair REMOTE  ? 0.34
pair SOME  WEEK 0.25
pair THE  AT 0.07  BE 0.31  MEET 0.05  NAME 0.09  PLACE -0.37  SOME -0.53  WEEK 0.44  main 0.79
pair WE  BE 0.01  PLACE -0.13  WORK 0.37
pair WEEK  , 0.71  OF 0.47  ^ -0.21
pair WEEKDAY  OF 0.89
pair WEEKEND  , 0.27
pair ^  AT 0.13  BE 0.42  MEET -0.54  PLACE -0.09  REMOTE 0.31  THE 0.42  THEY -0.20  WE -0.39  WEEKDAY 0.12
pair ^  WORK 0.28  YOU 0.44  township 0.02
pair do  NOT 0.68
pair full  time 0.40
pair given  by 0.08
pair head  PLACE -0.50
pair location  : 1.15
pair mode  : 0.22
pair nd  PLACE 0.09
pair night  . 0.09
pair pathology  PLACE 0.13
pair place  : 0.86
pair pm  ^ 0.62
pair there  BE -1.01
pair time  , 0.54
pair township  quarters 0.02
pair walk  AT -0.21
pair where  THE 0.28
requirements has  DAY 0.84  PRESENT 0.02
sentence ends  ) -0.20  . -0.13  DAY 0.73  NAME -0.26  PRESENT 0.15  WEEK -0.23  pm 0.62
sentence length  16 -1.78  32 -2.84  4 0.42  8 -1.09
sentence starts  BE 0.40  MEET -0.59  PLACE -0.19  REMOTE 0.23  THE 0.12  THEY -0.29  WE -0.56  WORK 0.04  YOU 0.14
`,
}
