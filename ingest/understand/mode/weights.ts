import type { WorkMode } from '#core/job.ts'

/**
 * How much each clue of a sentence speaks for a mode being said of this job, or against it. Made by `npm run weights` from
 * the labelled lines (bench/mode-weights.ts): not to be edited. A line has a kind of clue (clues.ts), and values with weights.
 */
export const WEIGHTS: Record<WorkMode, string> = {
  remote: `
start  always -5.24
any word  # -1.28  #1-4 -0.46  #7-31 0.06  - -0.32  . 0.21  : 0.10  ; 0.66  AND -0.75  ANYWHERE 0.98  DAY -0.23
any word  EVERY 1.81  HOME 0.01  HYBRID -0.29  JOB 1.11  MEET -0.44  MUST -0.51  NOT -0.27  OF -1.13  PLACE -0.82
any word  REMOTE 2.29  SOME -2.21  THE -0.16  THEY -0.24  WEEKDAY -1.70  WORK 0.74  YOU 0.91  as -0.35  broadband 0.27
any word  browser 0.08  by -0.85  co 0.75  firm 0.68  hours 0.77  laptop 0.14  like -0.23  live 0.55  log 0.22
any word  long 0.28  only 0.19  over 0.24  own 1.70  part 0.88  permanent 0.29  permanently 0.52  place 0.47
any word  please -0.19  since 1.01  so 0.13  those -1.01  time 0.03  write 1.13  years -0.55
before DAY  OF -0.21  REMOTE 0.13  hours 0.34
before HOME  , -0.09  : 0.38  AND -0.21  MAY -1.54  NAME -0.08  NOT -1.56  OF -0.08  YOU 0.13  calls 0.49  so 0.33
before HOME  team 1.17  who -0.94
before PLACE  ; 0.58  NOT 2.64  THE -0.33  WORK -0.33
before PRESENT  PLACE 0.06  there 0.02
before REMOTE  , -0.84  : 0.11  AT -0.04  MUST -0.33  NAME -0.87  OF -1.15  THE 0.53  THEY -0.11  YOU -0.35
before REMOTE  fully 0.71
before WEEKDAY  AT -0.11  OF -0.37
behind ANYWHERE  , 0.54  AT 1.83
behind COMMUTE  THE 2.35
behind DAY  ; -0.42  AT -0.49  BE -0.44  EVERY -0.07  OF -0.12  WORK -0.55  YOU -0.34
behind HOME  , 0.89  . 0.24  : 0.11  ; 1.60  BE -0.56  NAME 0.01  NOT -0.68  OF 0.89  THEY 0.10  WORK 1.82
behind HOME  permanently 0.52
behind PLACE  , -0.36  NAME -1.40  NOT -0.55  OF -0.57  PRESENT 0.06
behind PRESENT  . 0.48  OF -0.25
behind REMOTE  #1-4 1.51  ( 1.40  , 0.58  . 0.25  AT 0.63  DAY 0.14  OF 0.29  company 0.31  only 0.51
label of  NOT 0.31
line other  text 0.02
line requirements  text 0.26
line section  about -0.06  other 0.01
near before COMMUTE  WE 0.19
near before DAY  , 0.42  EVERY -0.68  hours 0.34
near before HOME  #1-4 -0.35  , -0.24  : 0.84  AND -1.69  AT 1.74  BE 0.57  MAY -0.30  NAME -1.56  NOT -1.12
near before PLACE  AT -1.49  MUST 0.81  NAME -0.59  NOT 1.29
near before PRESENT  NOT 0.26  PLACE 0.17  there 0.02
near before REMOTE  : 1.26  AT -0.17  BE 0.07  JOB 0.29  NOT -0.66  WE 0.59  fully 0.65
near behind ANYWHERE  AT 1.07
near behind HOME  ; 0.43  AT -0.15  JOB 1.24  NOT -0.21  OF 0.12  permanently 0.52
near behind PLACE  AND -0.41  AT 0.52  EVERY 0.72  NAME -0.40  PRESENT 0.18
near behind REMOTE  ) 0.08  ; 1.24  JOB 0.95  YOU 0.36  only 0.51
other has  ANYWHERE 1.51  HOME 1.34  WEEKDAY -0.49
pair #1-4  DAY -0.62
pair #32-100  % 0.42
pair #7-31  AND 0.31
pair ,  #5-6 0.13  AT 0.47  OF 0.93  since 0.36  so -0.38
pair :  REMOTE 0.68  YOU 0.53
pair ;  THE 0.55  WE 1.41
pair AND  so 0.17
pair AT  #7-31 1.20  OF 0.64  THE -0.54  YOU 0.76
pair BE  WORK 0.30
pair HOME  , 1.22  . 0.65  BE -0.33  JOB 0.75  WORK 0.66  ^ 0.60
pair JOB  BE 0.39  NOT -0.18  OF 0.56
pair MAY  WORK -0.04
pair MUST  OF -0.20  WORK 0.54
pair NAME  ( -0.25  , 0.10  . 1.00
pair NOT  BE -0.15  PLACE 1.38
pair OF  #1-4 0.29  #7-31 -0.44  THE -0.48  WE 1.09  good 0.49
pair PLACE  BE 0.44  PRESENT 0.03
pair PRESENT  . 0.54
pair REMOTE  ( 0.93  , 1.62  . 1.40  JOB 0.01  OF 0.77
pair THE  AT 0.09  BE 0.33  MONTH 0.68  NAME 0.78  browser 0.10
pair WE  . 0.17  AT -0.14  NAME -0.61  THEY -0.40  WORK 0.22
pair WORK  AT 0.45
pair YOU  HOME 1.12  MUST -0.31  who -0.22
pair ^  HOME 0.29  THE 0.51  WE 0.17  YOU 0.76  mode 0.23
pair as  THE 0.67
pair browser  , 0.10
pair co  WORK 0.84
pair fully  REMOTE 0.65
pair hours  THE 0.28
pair mode  : 0.05
pair up  . 0.82
requirements has  HOME 0.01
sentence ends  HOME 0.59
sentence length  16 -0.60  2 1.67  8 -0.41
sentence starts  HOME 0.25  THE 0.27  WE 0.01  YOU 0.59  mode 0.23
`,
  hybrid: `
start  always -5.34
any word  # -0.11  #5-6 -1.10  #7-31 -1.34  % 1.27  , -1.18  AND -0.59  AT -0.14  EVERY 0.02  FIRST -0.25  HOME 1.43
any word  HYBRID 3.86  MEET -1.08  MONTH 0.24  NOT -2.22  OF -0.79  SOME 0.68  THE 0.04  THEY -0.29  TIMES 0.72
any word  WE 0.07  WEEK 2.00  WEEKDAY 0.96  WORK 0.56  arrangement 0.80  cloud -0.35  company -0.33  least 0.88
any word  model 1.84  part -0.01  partly 0.87  per 0.64  release 0.15  review 0.83  sign 0.20  spend 1.73  stay -0.07
any word  team 0.52  time 0.87
before ANYWHERE  , 0.27
before DAY  #1-4 1.32  AND 1.53  AT 0.78  BE 0.10  DAY 0.10  HOME 0.14  HYBRID 0.76  NAME 0.28  PLACE 0.23
before DAY  PRESENT 0.15  WORK -0.29  least 0.06
before HOME  #1-4 0.34  AND 0.26  AT 0.20  DAY 0.21  MAY 0.02  NAME 0.21  OF 0.13  WEEK 1.06  WEEKDAY 0.15
before HOME  between 0.14
before HYBRID  : 0.30  JOB 1.52  OF -0.19  THE 0.64
before PLACE  % 0.22  , -0.18  MONTH 0.24  OF 0.49  PLACE -0.54  THE 0.71  WORK -0.24  YOU 0.70  between 0.20
before PLACE  model 0.10  time 0.76
before REMOTE  - 0.57  arrangement 0.08
before WEEKDAY  , 0.08  ; 0.81  AND 1.50  BE 0.41  EVERY 0.57  HOME 0.20  NAME 0.05  WEEK -0.78  WEEKDAY 0.47
before WEEKDAY  release 0.25  second 0.56  sign 0.22
behind ANYWHERE  . 0.18
behind DAY  #1-4 0.64  . 0.29  AT 0.02  DAY 0.10  EVERY 0.25  HOME 0.21  MONTH 0.18  NAME 0.45  YOU 1.74
behind HOME  : 0.37  DAY 0.14  MONTH -0.50  THE 0.50  WEEK 0.33  WEEKDAY 0.20
behind HYBRID  . 0.59  DAY 0.77  OF 0.18  WORK 0.20  cloud -0.05
behind PLACE  #32-100 0.26  AND -0.03  DAY 0.24  HOME 0.01  NAME 0.06  PLACE -0.53  TIMES 1.88  WEEK 0.97  YOU -0.10
behind PLACE  least 0.44  per 1.35
behind PRESENT  DAY 0.16  OF 0.17
behind WEEKDAY  #7-31 -0.28  . 0.05  ; 0.49  AND 0.40  AT 0.31  HOME 0.17  THE 0.37  WEEKDAY 0.50
label of  AT 0.74
line kind  item -0.22  text -0.03
line offer  item 0.08
line other  item -1.11
line section  about -0.67  other -0.69
near before DAY  #1-4 0.12  BE 0.84  EVERY -0.23  WEEKDAY 0.21
near before HOME  , 1.23  PLACE 0.44
near before HYBRID  : 0.78  WE 0.15
near before PLACE  #1-4 0.60  MONTH 0.95  NAME 0.27  WORK -0.64  between 0.15
near before REMOTE  arrangement 0.05
near before WEEKDAY  AND 0.30  AT 0.61  NAME 0.30  second 0.45
near behind ANYWHERE  . 0.56
near behind DAY  #1-4 0.37  . 0.03  EVERY 0.34  MONTH 1.33  NAME 1.16
near behind HOME  . 0.66  : 0.21
near behind HYBRID  , 0.91  . 2.01  OF 0.50  cloud -0.13
near behind PLACE  DAY -0.01  HOME 0.44  THE 0.01  half 0.09  least 0.14
near behind WEEKDAY  AND 0.69  AT 0.39  DAY 0.20
offer has  HOME 0.44
other has  DAY 0.68  HOME 0.27  HYBRID 0.29  PLACE 0.22  PRESENT 0.06  WEEKDAY 0.56
pair #1-4  AT 2.69  DAY 0.93
pair #32-100  % 1.25
pair #7-31  DAY 0.71
pair %  OF 0.34
pair ,  #32-100 1.16  AND 0.03  WEEKDAY 0.30
pair :  HYBRID 0.79
pair AND  WEEKDAY 2.31
pair AT  HOME 0.16  NAME 0.39  THE 0.04  least 0.75
pair DAY  OF 0.08
pair EVERY  MONTH 0.20  second 0.45
pair HOME  OF 0.98
pair HYBRID  . 0.03  ^ 1.32  cloud -0.06
pair MONTH  AT 0.46
pair MUST  BE -0.07
pair NAME  , -0.35  . -0.57  AND -0.60  AT -0.07  PLACE 0.81
pair OF  BE 0.20  THE 0.08  WORK 0.07
pair PLACE  AT 0.05
pair PRESENT  OF 1.15
pair REMOTE  ^ 0.61
pair THE  PLACE 0.26  SOME 0.98
pair TIMES  THE 0.20
pair WE  AT 0.01
pair WEEK  AT 0.02  ^ 0.09
pair WEEKDAY  , 0.44  AND 0.13  BE 0.12  OF -0.49  ^ 0.15
pair WORK  : 0.01  AT -0.16
pair YOU  time 0.60
pair ^  HYBRID 0.43  PLACE 0.01  THEY 0.13  WE 0.01  WORK 0.32  release 0.22
pair half  OF 1.38
pair second  WEEKDAY 0.45
pair sign  off 0.18
requirements has  HOME -0.01
sentence ends  HYBRID 1.31  REMOTE 0.61  WEEK 0.09  WEEKDAY 0.15
sentence length  16 -1.05  32 -0.46  4 0.14  8 -0.68
sentence starts  HYBRID 0.41  THEY 0.12  WORK 0.29  release 0.22
`,
  onsite: `
start  always -5.68
about has  PLACE -1.21
any word  # -1.64  #1-4 -1.04  #5-6 1.37  #7-31 0.11  , 0.05  . 0.01  : -0.67  ; -0.19  ANYWHERE -0.88  AT 1.56
any word  BE 0.83  COMMUTE 0.56  FIRST -1.24  HYBRID -1.19  MAY -1.50  MEET -0.55  MONTH -0.80  NAME 0.56  NOT 1.34
any word  OF -0.52  ONSITE 1.91  PRESENT 1.53  THE 0.23  THEY -0.37  WEEK -0.27  WORK 1.52  YOU -0.22  about -1.07
any word  accredited 0.15  administration 0.25  background 0.19  data 0.05  full 1.54  head -0.52  hours -0.43
any word  least -0.04  live 1.06  location 0.47  main 0.22  mode 0.48  morning 0.69  night 0.13  off 0.27  only 1.41
any word  option 0.28  own -0.73  pathology 0.16  per 0.20  product -0.20  quarters 0.34  roof 0.05  room 0.62
any word  rotation 0.34  shift 1.22  shifts 1.64  so 0.20  stage -0.52  stay 0.46  together 0.83  walk -0.74
any word  weekday 0.13  when -0.07  which -0.64  who -1.00  years -0.24
apply has  PLACE -0.67
before COMMUTE  AT 0.43
before DAY  #1-4 -0.24  #5-6 1.79  AND -0.75  DAY -0.13  EVERY 0.33  HOME -0.34  OF 0.37  PLACE 0.13  SOME -0.11
before DAY  WEEK -0.65  WORK -0.01  YOU 0.51
before HOME  ) 0.19  , 0.18  BE -0.40  DAY -0.07  NOT 3.41  PLACE -0.10  THE -0.10  WORK -0.13
before ONSITE  : 0.78
before PLACE  #1-4 -0.23  #5-6 1.26  #7-31 0.33  ) -0.13  - 0.32  : 0.81  AND -0.79  AT 0.32  BE 0.09  COMMUTE 0.16
before PLACE  EVERY 1.29  JOB 1.35  MEET -1.79  NOT -1.01  REMOTE -0.45  WE 0.05  WEEKEND 0.17  WORK 1.33  YOU -0.02
before PLACE  accredited 0.16  head -0.46  live 0.47  main 0.33  nd 0.02  pathology 0.16  recovery 0.10  shifts 0.29
before PRESENT  NAME -0.33  WORK 0.35
before REMOTE  AND -0.67  NOT 2.59  it 0.34
before WEEKDAY  ; -0.11
behind COMMUTE  AND 0.93  NAME 0.25  PLACE 0.17  THE 0.01
behind DAY  #1-4 -0.46  , 0.08  AND -0.05  DAY -0.05  HOME -0.05  MONTH -0.20  WE -0.66  rotation 0.64
behind HOME  , -0.67  AND -0.13  DAY -0.31  NOT 1.87  please 0.47
behind PLACE  #1-4 -0.05  #7-31 0.61  ) -0.18  , 0.33  - 0.10  AND -0.19  BE 0.47  DAY 0.24  HOME -0.04  JOB 0.47
behind PLACE  NAME 0.47  NOT -0.56  THE -0.34  THEY -0.31  WEEK -0.32  WORK 0.81  administration 0.28  company 0.10
behind PLACE  night 1.99  only 0.60  roof 0.08  shift 0.14  there 0.45
behind PRESENT  OF -0.54  THE 0.44  WE -0.18
behind REMOTE  ? 0.33  AT -0.10  JOB 0.17  NAME -0.43  OF 0.28  PLACE -0.42  WORK 0.11  option 0.29
behind WEEKDAY  #1-4 -1.21  . 0.17  ; -0.68  AND -0.03  OF 0.65  WEEKEND 0.59
label of  JOB 1.37  OF -0.03  PLACE 0.50  location 2.10  mode 0.94  place 1.59  where 0.99
line apply  text 0.31
line kind  item -0.88  text 0.35
line offer  item -0.52  text 0.27
near before DAY  #5-6 0.03  EVERY 2.01  PLACE 0.22  PRESENT 0.55
near before HOME  AT -0.95  NOT 3.40  PLACE -0.36
near before PLACE  #1-4 -0.03  % 0.26  BE 0.80  NAME 0.01  OF 0.03  THE 0.96  WE 1.33  accredited 0.14  head -0.53
near before PLACE  main 0.26  pathology 0.14  time 1.35
near before PRESENT  THE 0.03
near before REMOTE  NOT 3.27  it 0.37
near before WEEKDAY  , 0.11  AND -1.21  BE -0.33  NAME 0.06
near behind COMMUTE  AT 0.95  THE 0.87
near behind DAY  MONTH -0.27  THE 0.47  off 1.94
near behind HOME  , -0.45  AT -0.27  BE 0.64  NOT 3.83  please 0.30
near behind PLACE  ) -0.15  , 0.38  . 0.52  BE -0.35  DAY 0.07  EVERY 0.19  HOME -0.40  JOB 1.02  OF -0.03  THE -0.02
near behind PLACE  administration 0.25  company 0.90
near behind PRESENT  , 0.22  DAY 0.54  THE 0.57
near behind REMOTE  ? 0.31  AT -0.69  NOT 1.62  OF 0.37  WORK 0.04
near behind WEEKDAY  AND -0.97  OF 0.96  WEEKEND 0.67
offer has  DAY -0.19
other has  HOME -0.75  HYBRID -1.71  ONSITE 0.80  REMOTE -0.01
pair #  . -0.17
pair #1-4  . 0.07  shifts 0.60
pair #5-6  DAY 0.78
pair #7-31  , 0.02  BE 1.13  OF 0.17  th -0.59
pair ,  #7-31 0.69  AND -0.12  AT 0.43  NAME 0.64  NOT -0.39  PLACE 0.30  WEEKDAY 1.68  YOU -0.23
pair :  #7-31 -0.34  NAME 0.44  WEEKDAY -0.20
pair AND  #1-4 0.73  AT 0.04  NAME -1.55  SOME 1.49  WEEKDAY -0.36  WORK -0.27  administration 0.27
pair AT  #7-31 0.05  NAME -0.27  PLACE 1.79  PRESENT 1.09  THE 0.33  WE 0.42  least -0.13
pair BE  NOT 0.19  OF 1.79  fixed 0.11  it 0.37
pair DAY  . 0.47  ^ 0.41  off 0.26
pair JOB  . 0.53  MUST 0.01  WORK -0.98
pair MUST  NOT -0.80  YOU 0.63
pair NAME  #7-31 0.30  , -0.37  AND -0.90  HOME 0.64  OF -0.11  WE 1.75  ^ -0.22  time 0.56
pair NOT  PLACE -0.63  apply 0.55
pair OF  #5-6 0.57  NAME -0.71  PLACE 1.35  THE 0.15  WORK 0.62  YOU -0.04
pair PLACE  , 0.21  . -0.53  AT 0.28  NAME -1.00  OF -0.73  WORK 0.51  ^ 0.08
pair PRESENT  ^ 0.24
pair REMOTE  ? 0.31
pair THE  AT 0.17  BE 0.44  NAME 0.11  PLACE -0.40  SOME -0.27  WEEK 0.43  main 0.70
pair WE  PLACE -0.48  WORK 0.29
pair WEEK  , 0.74  OF 0.40  ^ -0.25
pair WEEKDAY  OF 0.81
pair WEEKEND  , 0.50
pair YOU  MAY -0.20
pair ^  AT 0.15  BE 0.37  MEET -0.61  PLACE -0.08  REMOTE 0.48  THE 0.37  THEY -0.19  WE -0.49  WEEKDAY 0.14
pair ^  WORK 0.29  YOU 0.43  township 0.01
pair do  NOT 0.63
pair full  time 0.22
pair given  by 0.05
pair head  PLACE -0.48
pair location  : 0.55
pair mode  : 0.33
pair night  . 0.11
pair pathology  PLACE 0.13
pair place  : 0.99
pair pm  ^ 0.56
pair there  BE -0.59
pair time  , 0.64
pair township  quarters 0.01
pair walk  AT -0.26
pair where  THE 0.20
requirements has  DAY 1.92
sentence ends  ) -0.07  . -0.17  DAY 0.39  NAME -0.25  PLACE 0.01  PRESENT 0.18  WEEK -0.25  pm 0.56
sentence length  16 -1.90  32 -2.80  4 0.43  8 -1.20
sentence starts  BE 0.36  MEET -0.66  PLACE -0.16  REMOTE 0.36  THE 0.03  THEY -0.26  WE -0.64  WEEKDAY 0.01
sentence starts  WORK 0.07  YOU 0.14
`,
}
