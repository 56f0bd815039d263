import type { WorkMode } from '#core/job.ts'

/**
 * How much each clue of a sentence speaks for a mode being said of this job, or against it. Made by `npm run weights` from
 * the labelled lines (bench/mode-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with weights.
 */
export const WEIGHTS: Record<WorkMode, string> = {
  remote: `
start  always -5.16
any word  # -1.18  #1-4 -0.47  #7-31 0.09  . 0.18  : 0.06  ; 0.64  AND -0.73  ANYWHERE 1.03  DAY -0.33  EVERY 1.73
any word  HYBRID -0.24  JOB 1.12  MEET -0.36  MUST -0.38  NOT -0.26  OF -1.28  PLACE -0.95  REMOTE 2.28  SOME -2.25
any word  THE -0.18  THEY -0.07  WE 0.01  WEEKDAY -1.69  WORK 0.77  YOU 0.85  as -0.40  broadband 0.20  browser 0.06
any word  by -0.94  co 0.78  firm 0.42  hours 0.66  laptop 0.13  like -0.30  live 0.65  log 0.13  long 0.41  only 0.36
any word  over 0.32  own 1.71  part 0.67  permanent 0.40  permanently 0.55  place 0.45  please -0.26  since 1.38
any word  so 0.03  team 0.01  those -1.05  time 0.05  towns 0.81  up 0.15  whole 0.04  write 1.23  years -0.59
before DAY  OF -0.16  REMOTE 0.06  hours 0.52
before HOME  , -0.09  : 0.45  AND -0.05  MAY -1.52  NAME -0.11  NOT -1.51  OF -0.07  YOU 0.21  calls 0.45  so 0.32
before HOME  team 1.20  who -0.89
before PLACE  ; 0.61  BE -0.16  NOT 2.70  THE -0.31  WORK -0.23
before PRESENT  PLACE 0.05  there 0.14
before REMOTE  , -0.91  NAME -1.02  OF -1.19  THE 0.45  THEY -0.38  YOU -0.37  fully 0.58
before WEEKDAY  AT -0.16  OF -0.31  WEEKDAY -0.01
behind ANYWHERE  , 0.37  AT 1.78  NAME 0.02
behind COMMUTE  THE 2.24
behind DAY  ; -0.27  AT -0.51  BE -0.37  OF -0.14  WORK -0.59  YOU -0.43
behind HOME  , 0.88  . 0.27  : 0.15  ; 1.47  AND -0.01  BE -0.60  NAME 0.07  NOT -0.79  OF 1.04  THEY 0.04  WORK 1.90
behind HOME  permanently 0.55
behind PLACE  , -0.31  NAME -1.28  NOT -0.35  OF -0.52  PRESENT 0.05
behind PRESENT  . 0.48  OF -0.12
behind REMOTE  #1-4 1.58  ( 1.39  , 0.53  . 0.17  AND -0.07  AT 0.69  DAY 0.06  OF 0.32  company 0.34  only 0.48
behind REMOTE  since 0.05
label of  AT 0.13
line requirements  text 0.28
line section  about -0.28  offer -0.07
near before COMMUTE  WE 0.15
near before DAY  , 0.44  EVERY -0.60  hours 0.52
near before HOME  #1-4 -0.43  , -0.21  : 0.92  AND -1.83  AT 1.68  BE 0.65  MAY -0.26  NAME -1.55  NOT -1.21
near before PLACE  AT -1.31  MUST 1.08  NAME -0.59  NOT 1.30
near before PRESENT  NOT 0.25  PLACE 0.18  there 0.14
near before REMOTE  : 1.11  AT -0.07  BE 0.29  JOB 0.38  NOT -1.12  WE 0.83  fully 0.54
near behind ANYWHERE  AT 0.94
near behind HOME  ; 0.59  AT -0.13  JOB 1.07  NOT -0.16  OF 0.13  WE 0.02  permanently 0.55
near behind PLACE  AND -0.58  AT 0.50  EVERY 0.62  NAME -0.23  PRESENT 0.18
near behind PRESENT  EVERY 0.10
near behind REMOTE  ) 0.15  . 0.32  ; 1.15  JOB 1.00  OF 0.20  YOU 0.30  only 0.48  since 0.06
other has  ANYWHERE 1.59  HOME 1.24  WEEKDAY -0.52
pair #1-4  DAY -0.45
pair #32-100  % 0.35
pair #7-31  AND 0.23
pair ,  #5-6 0.26  AT 0.38  OF 0.83  so -0.30
pair .  ^ 0.02
pair :  REMOTE 0.77  YOU 0.54
pair ;  THE 0.51  WE 1.33
pair AND  MUST 0.31  so 0.18
pair AT  #7-31 1.80  OF 0.71  THE -0.40  YOU 0.86
pair HOME  , 1.22  . 0.73  BE -0.29  JOB 0.86  WORK 0.63  ^ 0.59
pair JOB  BE 0.35  NOT -0.25  OF 0.62
pair MAY  WORK -0.16
pair MUST  OF -0.16  WORK 0.57
pair NAME  ( -0.26  . 0.98
pair NOT  BE -0.04  PLACE 1.29  possible -0.09
pair OF  #1-4 0.16  #7-31 -0.45  THE -0.49  WE 1.16  good 0.49
pair PLACE  BE 0.31  PRESENT 0.04
pair PRESENT  . 0.54
pair REMOTE  ( 0.90  , 1.60  . 1.61  OF 0.69
pair THE  AT 0.18  BE 0.05  MONTH 0.52  NAME 0.71  browser 0.09  whole 0.04
pair WE  . 0.15  AT -0.12  NAME -0.67  THEY -0.70  WORK 0.20
pair WORK  AT 0.52
pair YOU  HOME 1.04  MUST -0.52  OF -0.04  who -0.28
pair ^  #32-100 0.11  HOME 0.32  THE 0.56  WE 0.10  YOU 0.79  mode 0.21
pair as  THE 0.56
pair browser  , 0.09
pair co  WORK 0.86
pair fully  REMOTE 0.54
pair hours  THE 0.30
pair mode  : 0.04
pair since  # -0.14
pair up  . 0.71
sentence ends  HOME 0.59
sentence length  16 -0.52  2 1.54  8 -0.42
sentence starts  #32-100 0.10  HOME 0.29  THE 0.31  YOU 0.62  mode 0.21
`,
  hybrid: `
start  always -5.32
any word  # -0.14  #1-4 -0.02  #32-100 0.01  #5-6 -1.13  #7-31 -1.34  % 1.25  , -1.18  : 0.05  AND -0.54  AT -0.15
any word  FIRST -0.29  HOME 1.41  HYBRID 3.81  MEET -1.10  MONTH 0.26  NOT -2.20  OF -0.82  SOME 0.69  THE 0.06
any word  THEY -0.31  TIMES 0.73  WE 0.05  WEEK 1.99  WEEKDAY 0.89  WORK 0.55  arrangement 0.78  cloud -0.33
any word  company -0.12  least 0.89  model 1.83  part -0.02  partly 0.86  per 0.62  release 0.15  review 0.78
any word  sign 0.20  spend 1.64  stay -0.09  team 0.48  time 0.84
before ANYWHERE  , 0.27
before DAY  #1-4 1.32  AND 1.50  AT 0.76  BE 0.06  DAY 0.09  HOME 0.14  HYBRID 0.76  NAME 0.25  PLACE 0.26
before DAY  PRESENT 0.17  WORK -0.27  least 0.05
before HOME  #1-4 0.35  AND 0.25  AT 0.19  DAY 0.19  NAME 0.21  OF 0.13  WEEK 1.10  WEEKDAY 0.12  between 0.13
before HYBRID  : 0.26  JOB 1.53  OF -0.17  THE 0.60
before PLACE  % 0.20  , -0.22  MONTH 0.26  OF 0.50  PLACE -0.51  THE 0.70  WORK -0.23  YOU 0.70  between 0.19
before PLACE  model 0.09  time 0.81
before PRESENT  OF 0.04
before REMOTE  - 0.56  arrangement 0.09
before WEEKDAY  , 0.04  ; 0.88  AND 1.46  BE 0.41  EVERY 0.57  HOME 0.13  WEEK -0.80  WEEKDAY 0.50  release 0.25
before WEEKDAY  second 0.56  sign 0.22
behind ANYWHERE  . 0.16
behind DAY  #1-4 0.67  . 0.27  AT 0.10  DAY 0.10  EVERY 0.23  HOME 0.19  MONTH 0.15  NAME 0.39  YOU 1.73
behind HOME  : 0.29  DAY 0.15  MONTH -0.54  THE 0.53  WEEK 0.34  WEEKDAY 0.13
behind HYBRID  . 0.55  DAY 0.76  OF 0.17  WORK 0.23  cloud -0.05
behind PLACE  #32-100 0.32  , 0.02  AND -0.05  DAY 0.27  HOME 0.01  NAME 0.15  PLACE -0.51  TIMES 1.91  WEEK 0.96
behind PLACE  YOU -0.10  least 0.44  per 1.35
behind PRESENT  DAY 0.18  OF 0.14
behind WEEKDAY  #7-31 -0.22  . 0.13  ; 0.53  AND 0.35  AT 0.30  HOME 0.14  THE 0.65  WEEKDAY 0.53
label of  AT 0.87
line kind  item -0.22  text -0.02
line offer  item 0.08
line other  item -1.10
line section  about -0.68  other -0.71
near before DAY  #1-4 0.10  BE 0.83  EVERY -0.25  WEEKDAY 0.18
near before HOME  , 1.24  PLACE 0.44
near before HYBRID  : 0.77  WE 0.18
near before PLACE  #1-4 0.60  , -0.16  MONTH 0.97  NAME 0.28  WORK -0.66  between 0.13
near before REMOTE  arrangement 0.06
near before WEEKDAY  AND 0.30  AT 0.70  NAME 0.26  second 0.45
near behind ANYWHERE  . 0.54
near behind DAY  #1-4 0.35  . 0.04  EVERY 0.37  MONTH 1.30  NAME 1.17
near behind HOME  . 0.65  : 0.13
near behind HYBRID  , 0.92  . 2.01  OF 0.52  cloud -0.13
near behind PLACE  DAY -0.02  HOME 0.44  THE 0.01  half 0.08  least 0.16
near behind WEEKDAY  AND 0.66  AT 0.34  DAY 0.17
offer has  HOME 0.45
other has  DAY 0.70  HOME 0.28  HYBRID 0.34  PLACE 0.15  PRESENT 0.06  WEEKDAY 0.61
pair #1-4  AT 2.70  DAY 0.95
pair #32-100  % 1.22
pair #7-31  DAY 0.71
pair %  OF 0.38
pair ,  #32-100 1.11  AND 0.03  WEEKDAY 0.41
pair :  HYBRID 0.77
pair AND  WEEKDAY 2.31
pair AT  HOME 0.14  NAME 0.37  THE 0.01  least 0.76
pair DAY  OF 0.09
pair EVERY  MONTH 0.27  second 0.45
pair HOME  OF 0.98
pair HYBRID  . 0.03  ^ 1.31  cloud -0.05
pair MONTH  AT 0.48
pair MUST  BE -0.04
pair NAME  , -0.35  . -0.58  AND -0.62  AT -0.04  PLACE 0.81
pair OF  BE 0.24  THE 0.02  WORK 0.07
pair PLACE  AT 0.03
pair PRESENT  OF 1.17
pair REMOTE  ^ 0.61
pair THE  PLACE 0.25  SOME 0.94
pair TIMES  THE 0.17
pair WE  BE -0.03
pair WEEK  AT 0.01  ^ 0.09
pair WEEKDAY  , 0.43  AND 0.06  BE 0.11  OF -0.54  ^ 0.18
pair WORK  : 0.03  AT -0.14
pair YOU  time 0.60
pair ^  HYBRID 0.44  PLACE 0.01  THEY 0.11  WE 0.02  WORK 0.33  release 0.22
pair half  OF 1.43
pair second  WEEKDAY 0.45
pair sign  off 0.18
requirements has  HOME -0.05
sentence ends  HYBRID 1.31  REMOTE 0.61  WEEK 0.09  WEEKDAY 0.17
sentence length  16 -1.01  32 -0.45  4 0.14  8 -0.68
sentence starts  HYBRID 0.42  THEY 0.10  WORK 0.29  release 0.22
`,
  onsite: `
start  always -5.74
about has  PLACE -1.25
any word  # -1.62  #1-4 -1.12  #32-100 -0.07  #5-6 1.60  #7-31 0.09  + -0.05  , 0.13  . 0.06  : -0.60  ; -0.10
any word  ANYWHERE -0.79  AT 1.61  BE 0.72  COMMUTE 0.49  DAY 0.07  FIRST -0.87  HYBRID -1.03  MAY -1.32  MEET -0.30
any word  MONTH -0.98  NAME 0.61  NOT 1.13  OF -0.46  ONSITE 2.03  PRESENT 1.34  THE 0.41  THEY -0.36  WEEK -0.39
any word  WORK 1.43  YOU -0.25  about -1.10  accredited 0.19  administration 0.25  audit 0.46  background 0.19
any word  data 0.05  exchange 0.48  full 1.56  head -0.51  hours -0.34  incidents 0.28  including -0.05  it 0.07
any word  least -0.18  live 1.00  location 0.95  main 0.31  mode 0.52  morning 0.58  night 0.04  off 0.38  offer 0.22
any word  only 1.65  option 0.28  over -0.06  own -0.69  pathology 0.18  product -0.28  quarters 0.05  recovery 0.01
any word  roof 0.11  room 0.53  rotation 0.31  sales -0.01  shift 1.23  shifts 1.77  so 0.15  stage -0.29  stay 0.39
any word  such 0.15  together 0.75  walk -0.68  weekday 0.19  when -0.21  which -0.88  who -1.05  years -0.30
apply has  PLACE -0.86
before COMMUTE  AT 0.52
before DAY  #1-4 -0.34  #5-6 1.54  AND -0.80  DAY -0.18  EVERY 0.16  HOME -0.33  OF 0.58  PLACE 0.17  PRESENT 0.24
before DAY  SOME -0.17  WEEK -0.38  WORK -0.14  YOU 0.62
before HOME  ) 0.14  , 0.45  BE -0.26  DAY -0.02  NOT 3.92  PLACE -0.08
before ONSITE  : 0.68
before PLACE  #1-4 -0.09  #5-6 1.14  #7-31 0.60  ) -0.07  : 0.68  AND -0.99  AT 0.21  BE 0.13  COMMUTE 0.26
before PLACE  EVERY 1.46  JOB 1.27  MEET -1.80  NOT -1.12  OF 0.03  PLACE 0.25  REMOTE -0.50  WE 0.25  WORK 1.55
before PLACE  accredited 0.19  head -0.41  live 0.34  main 0.43  mode 0.04  nd 0.06  pathology 0.18  recovery 0.10
before PLACE  shifts 0.39  such 0.18  support 0.06  there -0.07
before PRESENT  NAME -0.23  WORK 0.08
before REMOTE  AND -0.81  AT -0.03  NOT 3.19  WORK -0.20  it 0.29
before WEEKDAY  #7-31 0.09  EVERY -0.09
behind COMMUTE  AND 1.06  NAME 0.06  PLACE 0.29
behind DAY  #1-4 -0.58  , 0.07  AND -0.10  DAY -0.06  MONTH -0.26  WE -0.70  rotation 0.59
behind HOME  , -0.52  DAY -0.29  NOT 2.04  please 0.02
behind PLACE  #7-31 0.70  ) -0.16  , 0.52  - 0.25  . 0.06  AND -0.21  BE 0.62  DAY 0.25  HOME -0.03  JOB 0.57
behind PLACE  MUST 0.01  NAME 0.35  NOT -0.36  PLACE 0.15  THE -0.34  THEY -0.30  WEEK -0.21  WORK 0.97
behind PLACE  administration 0.30  company 0.21  night 1.76  only 0.33  roof 0.14  there 0.56
behind PRESENT  DAY 0.25  THE 0.60
behind REMOTE  ? 0.40  NAME -0.06  OF 0.99  PLACE -0.49  option 0.29
behind WEEKDAY  #1-4 -1.10  . 0.03  ; -0.72  AND -0.06  AT -0.02  BE -0.08  OF 0.66  WEEKEND 0.61
label of  JOB 1.45  OF -0.16  PLACE 0.45  location 0.61  mode 0.84  place 1.78  type 0.29  where 1.17
line apply  text 0.46
line kind  item -0.95  text 0.26
line offer  item -0.54
line other  text 0.01
near before DAY  EVERY 1.92  PLACE 0.31  PRESENT 0.35  THE -0.09
near before HOME  AT -0.87  NOT 3.15  PLACE -0.41
near before PLACE  % 0.32  BE 0.69  OF 0.16  THE 0.94  WE 1.10  accredited 0.17  head -0.52  main 0.34  nd 0.04
near before PLACE  pathology 0.16  such 0.27  time 1.28
near before REMOTE  NOT 3.02  it 0.43
near before WEEKDAY  , 0.21  AND -1.14  BE -0.28  EVERY -0.01  NAME 0.39  OF -0.02
near behind COMMUTE  AT 1.09  THE 0.71
near behind DAY  ) -0.12  MONTH -0.34  THE 0.33  off 1.86
near behind HOME  , -0.28  . 0.04  AT -0.06  BE 0.31  NOT 2.31  OF -0.05
near behind PLACE  ) -0.16  , 0.19  . 0.54  : -0.15  BE -0.52  DAY 0.04  EVERY 0.31  HOME -0.47  JOB 1.08  OF -0.14
near behind PLACE  THE -0.02  administration 0.26  company 0.70
near behind PRESENT  , 0.23  AT 0.02  DAY 0.33  OF -0.50  THE 0.17
near behind REMOTE  ? 0.38  AT -0.04  NAME -0.41  NOT 0.43
near behind WEEKDAY  AND -0.92  OF 0.94  WEEKEND 0.73
offer has  DAY -0.19
other has  HOME -1.05  HYBRID -1.21  ONSITE 0.72  PRESENT 0.23
pair #  . -0.23
pair #1-4  . 0.07  shifts 0.52
pair #5-6  DAY 0.96
pair #7-31  BE 1.04  OF 0.24  th -0.78
pair ,  #7-31 0.73  AND -0.16  AT 0.11  NAME 0.50  NOT -0.25  PLACE 0.27  WEEKDAY 1.49  YOU -0.31
pair -  NAME -0.50  WEEKDAY 0.10
pair :  #7-31 -0.36  NAME 0.65  WEEKDAY -0.20
pair AND  #1-4 0.67  AT 0.04  NAME -1.74  SOME 1.59  WEEKDAY -0.37  WORK -0.17  administration 0.28
pair AT  #7-31 0.06  EVERY -0.30  NAME -0.41  PLACE 1.76  PRESENT 1.18  THE 0.22  WE 0.55  least -0.32
pair BE  NOT 1.54  OF 1.75  fixed 0.13  it 0.43
pair DAY  ^ 0.39  off 0.38
pair JOB  . 0.49  WORK -0.68
pair MUST  NOT -1.01  YOU 0.63
pair NAME  #7-31 0.28  , -0.35  AND -0.84  OF -0.16  PLACE -0.07  WE 1.52  ^ -0.14  time 0.29
pair NOT  PLACE -0.89  apply 0.21
pair OF  #1-4 -0.03  #5-6 0.28  NAME -0.64  PLACE 1.24  THE 0.05  WEEKDAY -0.07  WORK 0.51
pair PLACE  , 0.09  . -0.54  AND -0.03  AT 0.25  JOB 0.16  NAME -0.99  OF -0.85  WORK 0.23  ^ 0.08  company 0.23
pair PRESENT  ^ 0.25
pair REMOTE  ? 0.38
pair SOME  WEEK 0.07
pair THE  AT 0.21  BE 0.31  PLACE -0.23  SOME -0.52  WEEK 0.58  main 0.77
pair WE  BE 0.11  PLACE -0.40  WORK 0.19
pair WEEK  , 0.64  OF 0.28  ^ -0.28
pair WEEKDAY  OF 0.77
pair WEEKEND  , 0.21
pair WORK  AT -0.01
pair YOU  MAY -0.48
pair ^  AT 0.10  BE 0.45  MEET -0.62  PLACE -0.09  THE 0.34  THEY -0.17  WE -0.58  WEEKDAY 0.21  WORK 0.39  YOU 0.40
pair do  NOT 0.01
pair full  time 0.39
pair given  by 0.15
pair head  PLACE -0.41
pair location  : 1.12
pair mode  : 0.30
pair nd  PLACE 0.02
pair night  . 0.22
pair pathology  PLACE 0.14
pair place  : 0.97
pair pm  ^ 0.54
pair there  BE -0.90
pair time  , 0.57
pair together  , 0.07
pair walk  AT -0.15
pair where  THE 0.38
requirements has  DAY 1.72  PRESENT 0.05
sentence ends  . -0.16  DAY 0.38  NAME -0.15  PLACE 0.02  PRESENT 0.20  WEEK -0.28  pm 0.55
sentence length  16 -1.83  32 -2.70  4 0.44  8 -1.24
sentence starts  BE 0.44  MEET -0.66  PLACE -0.15  THE 0.08  THEY -0.23  WE -0.66  WEEKDAY 0.11  WORK 0.23  YOU 0.18
`,
}
