import type { WorkMode } from '#core/job.ts'

/**
 * How much each clue of a sentence speaks for a mode being said of this job, or against it. Made by `npm run weights` from
 * the labelled lines (bench/mode-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with weights.
 */
export const WEIGHTS: Record<WorkMode, string> = {
  remote: `
start  always -5.27
any word  # -1.28  #1-4 -0.43  #7-31 0.06  - -0.32  . 0.18  : 0.07  ; 0.69  AND -0.80  ANYWHERE 1.05  DAY -0.24
any word  EVERY 1.81  HOME 0.06  HYBRID -0.25  JOB 1.15  MEET -0.45  MUST -0.50  NOT -0.23  OF -1.23  PLACE -0.76
any word  REMOTE 2.29  SOME -2.23  THE -0.14  THEY -0.25  WEEKDAY -1.69  WORK 0.72  YOU 0.93  as -0.29  broadband 0.33
any word  browser 0.08  by -0.84  co 0.80  firm 0.73  fully 0.04  hours 0.81  laptop 0.52  like -0.08  live 0.64
any word  log 0.10  long 0.26  meet 0.07  only 0.38  over 0.31  own 1.68  part 0.85  permanent 0.21  permanently 0.50
any word  place 0.63  please -0.29  since 1.11  so 0.14  those -1.11  write 1.14  years -0.47
before DAY  OF -0.26  REMOTE 0.12  hours 0.29
before HOME  : 0.35  AND -0.47  MAY -1.60  NOT -1.51  OF -0.11  YOU 0.05  calls 0.52  so 0.36  team 1.27  who -0.94
before PLACE  ; 0.48  JOB -0.02  NOT 2.65  THE -0.40  WORK -0.28
before PRESENT  there 0.01
before REMOTE  , -0.82  : 0.11  MUST -0.20  NAME -0.87  OF -1.13  THE 0.46  THEY -0.04  YOU -0.30  fully 0.71
before WEEKDAY  AT -0.17  OF -0.24
behind ANYWHERE  , 0.28  AT 1.78
behind COMMUTE  THE 2.37
behind DAY  ; -0.46  AT -0.45  BE -0.37  EVERY -0.01  OF -0.04  WORK -0.57  YOU -0.32
behind HOME  , 0.77  . 0.11  : 0.18  ; 1.55  BE -0.53  NAME 0.05  NOT -0.66  OF 1.03  THEY 0.25  WORK 1.01
behind HOME  permanently 0.51
behind PLACE  , -0.37  NAME -1.41  NOT -0.55  OF -0.64
behind PRESENT  . 0.55  OF -0.20
behind REMOTE  #1-4 1.47  ( 1.40  , 0.68  . 0.20  AT 0.60  DAY 0.13  OF 0.43  company 0.18  only 0.43
label of  AT 0.09
line other  text 0.02
line requirements  text 0.05
line section  about -0.06  other 0.01
near before COMMUTE  WE 0.13
near before DAY  #5-6 0.01  , 0.27  EVERY -0.57  hours 0.30
near before HOME  #1-4 -0.40  , -0.35  : 0.90  AND -1.41  AT 1.95  BE 0.47  MAY -0.25  NAME -1.53  NOT -1.31
near before PLACE  AT -1.45  MUST 0.91  NAME -0.59  NOT 1.27
near before PRESENT  NOT 0.16  PLACE 0.10  there 0.01
near before REMOTE  : 1.45  AT -0.16  BE 0.03  JOB 0.23  NOT -0.73  WE 0.59  fully 0.67
near behind ANYWHERE  AT 0.90
near behind HOME  , 0.02  ; 0.45  AT -0.12  JOB 1.33  NOT -0.22  OF 0.06  WORK 0.19  permanently 0.51
near behind PLACE  AND -0.44  AT 0.44  EVERY 0.73  NAME -0.37  PRESENT 0.10
near behind PRESENT  EVERY 0.12
near behind REMOTE  ) 0.15  ; 1.16  JOB 0.93  YOU 0.43  only 0.43
other has  ANYWHERE 1.59  HOME 1.30  WEEKDAY -0.42
pair #1-4  DAY -0.68
pair #32-100  % 0.51
pair #7-31  AND 0.48
pair ,  #5-6 0.25  AT 0.52  OF 0.86  since 0.48  so -0.47
pair .  ^ 0.01
pair :  REMOTE 0.58  YOU 0.59
pair ;  THE 0.58  WE 1.29
pair AND  so 0.38
pair AT  #7-31 1.24  HOME -0.08  OF 0.59  THE -0.49  YOU 0.89
pair BE  WORK 0.24
pair HOME  , 1.13  . 0.75  ; 0.02  BE -0.35  JOB 0.73  WORK 1.31  ^ 0.61
pair JOB  BE 0.38  NOT -0.15  OF 0.49
pair MUST  BE -0.17
pair NAME  ( -0.25  , 0.07  . 1.08
pair NOT  BE -0.13  PLACE 1.85  possible -0.04
pair OF  #1-4 0.30  #7-31 -0.37  THE -0.43  WE 1.11  YOU -0.22  good 0.45
pair PLACE  BE 0.47
pair PRESENT  . 0.51
pair REMOTE  ( 0.89  , 1.61  . 1.45  JOB 0.05  OF 0.69
pair THE  BE 0.15  MONTH 0.54  NAME 0.81  browser 0.10
pair WE  . 0.23  AT -0.13  NAME -0.57  THEY -0.34  WORK 0.21
pair WORK  AT 0.46
pair YOU  HOME 0.81  MUST -0.60  who -0.04
pair ^  HOME 0.30  NOT 0.16  THE 0.58  WE 0.14  YOU 0.83  mode 0.21
pair as  THE 0.71
pair browser  , 0.10
pair co  WORK 0.88
pair fully  REMOTE 0.66
pair hours  THE 0.31
pair mode  : 0.04
pair up  . 0.91
requirements has  HOME 0.16
sentence ends  HOME 0.60
sentence length  16 -0.61  2 1.73  8 -0.39
sentence starts  HOME 0.26  NOT 0.13  THE 0.31  YOU 0.64  mode 0.21
`,
  hybrid: `
start  always -5.32
any word  # -0.14  #1-4 -0.02  #32-100 0.01  #5-6 -1.13  #7-31 -1.34  % 1.24  , -1.18  : 0.05  AND -0.54  AT -0.15
any word  FIRST -0.29  HOME 1.41  HYBRID 3.81  MEET -1.10  MONTH 0.26  NOT -2.21  OF -0.82  SOME 0.69  THE 0.06
any word  THEY -0.31  TIMES 0.73  WE 0.05  WEEK 1.99  WEEKDAY 0.89  WORK 0.55  arrangement 0.78  cloud -0.33
any word  company -0.12  least 0.89  model 1.83  part -0.02  partly 0.86  per 0.62  release 0.15  review 0.78
any word  sign 0.20  spend 1.64  stay -0.09  team 0.48  time 0.84
before ANYWHERE  , 0.27
before DAY  #1-4 1.32  AND 1.50  AT 0.76  BE 0.06  DAY 0.09  HOME 0.14  HYBRID 0.76  NAME 0.25  PLACE 0.26
before DAY  PRESENT 0.17  WORK -0.27  least 0.05
before HOME  #1-4 0.35  AND 0.25  AT 0.20  DAY 0.19  NAME 0.21  OF 0.13  WEEK 1.10  WEEKDAY 0.12  between 0.13
before HYBRID  : 0.26  JOB 1.52  OF -0.17  THE 0.60
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
line kind  item -0.22  text -0.01
line offer  item 0.08
line other  item -1.10
line section  about -0.68  other -0.71
near before DAY  #1-4 0.10  BE 0.83  EVERY -0.25  WEEKDAY 0.18
near before HOME  , 1.24  PLACE 0.44
near before HYBRID  : 0.77  WE 0.18
near before PLACE  #1-4 0.60  , -0.16  MONTH 0.96  NAME 0.27  WORK -0.66  between 0.13
near before REMOTE  arrangement 0.06
near before WEEKDAY  AND 0.30  AT 0.70  NAME 0.26  second 0.45
near behind ANYWHERE  . 0.54
near behind DAY  #1-4 0.35  . 0.04  EVERY 0.37  MONTH 1.30  NAME 1.17
near behind HOME  . 0.65  : 0.13
near behind HYBRID  , 0.92  . 2.01  OF 0.52  cloud -0.13
near behind PLACE  DAY -0.02  HOME 0.44  THE 0.01  half 0.08  least 0.16
near behind WEEKDAY  AND 0.66  AT 0.34  DAY 0.17
offer has  HOME 0.45
other has  DAY 0.70  HOME 0.28  HYBRID 0.34  PLACE 0.15  PRESENT 0.07  WEEKDAY 0.61
pair #1-4  AT 2.70  DAY 0.95
pair #32-100  % 1.22
pair #7-31  DAY 0.71
pair %  OF 0.38
pair ,  #32-100 1.11  AND 0.02  WEEKDAY 0.41
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
sentence length  16 -1.00  32 -0.46  4 0.14  8 -0.68
sentence starts  HYBRID 0.42  THEY 0.10  WORK 0.29  release 0.22
`,
  onsite: `
start  always -5.77
about has  PLACE -1.21
any word  # -1.60  #1-4 -1.10  #32-100 -0.05  #5-6 1.48  #7-31 0.21  + -0.01  , 0.04  . 0.11  : -0.64  ; -0.10
any word  ANYWHERE -0.76  AT 1.50  BE 0.79  COMMUTE 0.43  DAY 0.10  FIRST -1.09  HYBRID -0.98  MAY -1.47  MEET -0.49
any word  MONTH -0.96  NAME 0.54  NOT 1.27  OF -0.48  ONSITE 2.16  PRESENT 1.45  THE 0.25  THEY -0.38  WEEK -0.38
any word  WORK 1.41  YOU -0.22  about -1.08  accredited 0.17  administration 0.29  audit 0.68  background 0.22
any word  exchange 0.45  full 1.49  head -0.51  hours -0.32  incidents 0.31  least -0.22  live 0.96  location 0.85
any word  main 0.25  mode 0.44  morning 0.30  night 0.11  off 0.35  only 1.59  option 0.20  over -0.03  own -0.74
any word  pathology 0.17  per 0.02  product -0.17  quarters 0.19  roof 0.07  room 0.53  rotation 0.31  shift 1.19
any word  shifts 1.62  so 0.11  stage -0.49  stay 0.39  such 0.16  there 0.08  together 0.80  walk -0.63  weekday 0.30
any word  when -0.24  which -0.85  who -1.06  years -0.28
apply has  PLACE -0.79
before COMMUTE  AT 0.56
before DAY  #1-4 -0.33  #5-6 1.61  AND -0.82  DAY -0.16  EVERY 0.23  HOME -0.29  OF 0.54  PLACE 0.14  PRESENT 0.22
before DAY  SOME -0.26  WEEK -0.27  WORK -0.15  YOU 0.62
before HOME  ) 0.17  , 0.25  BE -0.45  DAY -0.04  NOT 3.45  PLACE -0.12  THE -0.02
before ONSITE  : 0.50
before PLACE  #1-4 -0.15  #5-6 1.26  #7-31 0.33  ) -0.10  - 0.08  : 0.79  AND -0.95  AT 0.19  BE 0.05  COMMUTE 0.12
before PLACE  EVERY 1.26  JOB 1.22  MEET -1.79  NOT -1.19  PLACE 0.06  REMOTE -0.54  WE 0.15  WEEKEND 0.22  WORK 1.57
before PLACE  YOU -0.05  accredited 0.18  head -0.45  live 0.29  main 0.37  nd 0.07  pathology 0.17  recovery 0.05
before PLACE  shifts 0.37  such 0.20
before PRESENT  NAME -0.15  WORK 0.04
before REMOTE  AND -0.72  AT -0.07  NOT 2.90  THE -0.04  WORK -0.23  it 0.35
before WEEKDAY  #7-31 0.05  ; -0.04
behind COMMUTE  AND 0.90  NAME 0.12  PLACE 0.14  THE 0.01
behind DAY  #1-4 -0.48  , 0.04  AND -0.08  DAY -0.07  HOME -0.01  MONTH -0.25  WE -0.68  rotation 0.62
behind HOME  , -0.67  AND -0.13  DAY -0.26  NOT 1.85  please 0.52
behind PLACE  #7-31 0.49  ) -0.16  , 0.30  - 0.19  . 0.06  AND -0.30  BE 0.64  DAY 0.32  HOME -0.05  JOB 0.55
behind PLACE  NAME 0.37  NOT -0.39  PLACE 0.09  THE -0.36  THEY -0.32  WEEK -0.29  WORK 0.91  administration 0.33
behind PLACE  company 0.20  night 1.88  only 0.40  roof 0.10  shift 0.02  there 0.70
behind PRESENT  AND -0.03  DAY 0.23  THE 0.22
behind REMOTE  ? 0.38  NAME -0.06  OF 0.75  PLACE -0.52  option 0.20
behind WEEKDAY  #1-4 -1.15  ; -0.87  BE -0.18  OF 0.60  WEEKEND 0.64
label of  JOB 1.39  OF -0.10  PLACE 0.43  location 0.81  mode 0.81  place 1.53  where 1.03
line apply  text 0.42
line kind  item -0.85  text 0.39
line offer  item -0.58
near before DAY  EVERY 1.88  PLACE 0.26  PRESENT 0.35  THE -0.09
near before HOME  AND -0.02  AT -1.10  NOT 3.40  PLACE -0.35
near before PLACE  % 0.25  BE 0.76  OF 0.09  THE 0.95  WE 1.20  accredited 0.16  head -0.51  main 0.31  nd 0.04
near before PLACE  pathology 0.15  such 0.31  time 1.28
near before REMOTE  NOT 3.42  it 0.41
near before WEEKDAY  , 0.23  AND -1.18  BE -0.35  NAME 0.33
near behind COMMUTE  AT 1.10  THE 0.83
near behind DAY  ) -0.14  MONTH -0.31  THE 0.43  off 1.87
near behind HOME  , -0.41  AT -0.16  BE 0.60  NOT 3.66  please 0.36
near behind PLACE  ) -0.14  , 0.38  . 0.45  : -0.02  BE -0.47  DAY 0.09  EVERY 0.14  HOME -0.39  JOB 1.23  OF -0.06
near behind PLACE  THE -0.07  administration 0.30  company 0.82
near behind PRESENT  , 0.27  DAY 0.34  OF -0.47  THE 0.52
near behind REMOTE  ? 0.35  AT -0.21  NAME -0.32  NOT 1.44
near behind WEEKDAY  AND -0.87  OF 0.99  WEEKEND 0.73
offer has  DAY -0.17
other has  HOME -0.74  HYBRID -1.27  ONSITE 0.80  PRESENT 0.12
pair #  . -0.22
pair #1-4  . 0.05  shifts 0.69
pair #5-6  DAY 0.85
pair #7-31  BE 0.96  th -0.63
pair ,  #7-31 0.85  AT 0.23  NAME 0.55  NOT -0.42  PLACE 0.21  WEEKDAY 1.50  YOU -0.23
pair -  NAME -0.22  WEEKDAY 0.07
pair :  #7-31 -0.26  NAME 0.66  WEEKDAY -0.23
pair AND  #1-4 0.77  AT 0.11  NAME -1.65  SOME 1.62  WEEKDAY -0.33  WORK -0.20  administration 0.31
pair AT  EVERY -0.01  NAME -0.38  PLACE 1.82  PRESENT 1.27  THE 0.34  WE 0.53  least -0.32
pair BE  NOT 0.43  OF 1.73  fixed 0.11  it 0.41
pair DAY  ^ 0.38  off 0.29
pair JOB  . 0.40  WORK -1.01
pair MUST  NOT -0.87  YOU 0.67
pair NAME  #7-31 0.37  , -0.35  AND -0.83  OF -0.16  WE 1.56  ^ -0.18  time 0.60
pair NOT  PLACE -0.63  apply 0.69
pair OF  #5-6 0.43  NAME -0.64  PLACE 1.26  THE 0.16  WORK 0.58
pair PLACE  , 0.26  . -0.41  AT 0.42  JOB 0.31  NAME -0.94  OF -0.75  WORK 0.42  ^ 0.14  company 0.20
pair PRESENT  ^ 0.29
pair REMOTE  ? 0.35
pair SOME  WEEK 0.02
pair THE  AT 0.19  BE 0.42  NAME 0.07  PLACE -0.20  SOME -0.46  WEEK 0.52  main 0.65
pair WE  BE 0.10  PLACE -0.38  WORK 0.27
pair WEEK  , 0.71  OF 0.31  ^ -0.25
pair WEEKDAY  OF 0.71
pair WEEKEND  , 0.28
pair YOU  MAY -0.39
pair ^  AT 0.15  BE 0.43  MEET -0.65  PLACE -0.07  REMOTE 0.36  THE 0.30  THEY -0.17  WE -0.52  WEEKDAY 0.18
pair ^  WORK 0.45  YOU 0.49
pair do  NOT 0.38
pair full  time 0.35
pair given  by 0.12
pair head  PLACE -0.38
pair location  : 1.01
pair mode  : 0.31
pair nd  PLACE 0.03
pair night  . 0.30
pair pathology  PLACE 0.14
pair place  : 1.01
pair pm  ^ 0.57
pair there  BE -0.84
pair time  , 0.53
pair walk  AT -0.20
pair where  THE 0.20
requirements has  DAY 1.69
sentence ends  . -0.16  DAY 0.37  NAME -0.21  PLACE 0.05  PRESENT 0.24  WEEK -0.26  pm 0.57
sentence length  16 -1.75  32 -2.71  4 0.44  8 -1.14
sentence starts  BE 0.42  MEET -0.72  PLACE -0.17  REMOTE 0.24  THEY -0.26  WE -0.72  WEEKDAY 0.03  WORK 0.17
sentence starts  YOU 0.12
`,
}
