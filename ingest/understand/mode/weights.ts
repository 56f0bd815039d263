import type { WorkMode } from '#core/job.ts'

/**
 * How much each clue of a sentence speaks for a mode being said of this job, or against it. Made by
 * `npm run bench -- weights` from the labelled lines (bench/mode-weights.ts): not to be edited. A line has a kind of clue
 * (clues.ts), and values with weights. Lines 986117d3faa0.
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
any word  # -0.12  #5-6 -1.11  #7-31 -1.34  % 1.27  , -1.20  : 0.03  AND -0.59  AT -0.12  EVERY 0.04  FIRST -0.25
any word  HOME 1.44  HYBRID 3.86  MEET -1.08  MONTH 0.23  NOT -2.22  OF -0.80  SOME 0.69  THE 0.03  THEY -0.29
any word  TIMES 0.73  WE 0.06  WEEK 1.99  WEEKDAY 0.94  WORK 0.57  arrangement 0.90  cloud -0.33  company -0.32
any word  least 0.90  model 1.83  part -0.01  partly 0.86  per 0.66  release 0.15  review 0.81  sign 0.20  spend 1.71
any word  stay -0.05  team 0.52  time 0.85
before ANYWHERE  , 0.26
before DAY  #1-4 1.34  AND 1.52  AT 0.78  BE 0.10  DAY 0.10  HOME 0.14  HYBRID 0.77  NAME 0.28  PLACE 0.23
before DAY  PRESENT 0.16  WORK -0.30  least 0.07
before HOME  #1-4 0.35  AND 0.27  AT 0.19  DAY 0.19  MAY 0.01  NAME 0.22  OF 0.13  WEEK 1.08  WEEKDAY 0.13
before HOME  between 0.12
before HYBRID  : 0.29  JOB 1.51  OF -0.19  THE 0.65
before PLACE  % 0.21  , -0.19  MONTH 0.23  OF 0.48  PLACE -0.55  THE 0.72  WORK -0.23  YOU 0.70  between 0.18
before PLACE  model 0.10  time 0.77
before REMOTE  - 0.55  arrangement 0.05
before WEEKDAY  , 0.07  ; 0.82  AND 1.51  AT 0.03  BE 0.39  EVERY 0.53  HOME 0.13  NAME 0.03  WEEK -0.81  WEEKDAY 0.49
before WEEKDAY  release 0.25  second 0.55  sign 0.22
behind ANYWHERE  . 0.17
behind DAY  #1-4 0.65  . 0.24  AT 0.07  DAY 0.10  EVERY 0.23  HOME 0.19  MONTH 0.17  NAME 0.41  YOU 1.75
behind HOME  : 0.32  DAY 0.14  MONTH -0.47  THE 0.53  WEEK 0.34  WEEKDAY 0.14
behind HYBRID  . 0.60  DAY 0.77  OF 0.17  WORK 0.20  cloud -0.06
behind PLACE  #32-100 0.26  , 0.02  AND -0.04  DAY 0.24  HOME 0.01  NAME 0.12  PLACE -0.54  TIMES 1.85  WEEK 0.97
behind PLACE  YOU -0.11  least 0.43  per 1.36
behind PRESENT  DAY 0.17  OF 0.15
behind WEEKDAY  #7-31 -0.26  . 0.07  ; 0.49  AND 0.38  AT 0.29  HOME 0.15  THE 0.40  WEEKDAY 0.52
label of  AT 0.89
line kind  item -0.23  text -0.03
line offer  item 0.09
line other  item -1.11
line section  about -0.67  other -0.71
near before DAY  #1-4 0.10  BE 0.82  EVERY -0.24  WEEKDAY 0.21
near before HOME  , 1.22  PLACE 0.44
near before HYBRID  : 0.78  WE 0.14
near before PLACE  #1-4 0.57  MONTH 0.96  NAME 0.24  WORK -0.62  between 0.13
near before REMOTE  arrangement 0.03
near before WEEKDAY  AND 0.28  AT 0.68  NAME 0.29  second 0.44
near behind ANYWHERE  . 0.56
near behind DAY  #1-4 0.37  . 0.06  EVERY 0.34  MONTH 1.31  NAME 1.15
near behind HOME  . 0.66  : 0.15
near behind HYBRID  , 0.89  . 2.00  OF 0.52  cloud -0.13
near behind PLACE  DAY -0.02  HOME 0.43  THE 0.01  half 0.08  least 0.14
near behind WEEKDAY  AND 0.68  AT 0.36  DAY 0.19
offer has  HOME 0.43
other has  DAY 0.71  HOME 0.27  HYBRID 0.29  PLACE 0.24  PRESENT 0.07  WEEKDAY 0.60
pair #1-4  AT 2.69  DAY 0.93
pair #32-100  % 1.24
pair #7-31  DAY 0.70
pair %  OF 0.36
pair ,  #32-100 1.15  AND 0.05  WEEKDAY 0.36
pair :  HYBRID 0.78
pair AND  WEEKDAY 2.30
pair AT  HOME 0.15  NAME 0.36  THE 0.04  least 0.76
pair DAY  OF 0.09
pair EVERY  MONTH 0.23  second 0.45
pair HOME  OF 0.98
pair HYBRID  . 0.04  ^ 1.33  cloud -0.06
pair MONTH  AT 0.47
pair MUST  BE -0.06
pair NAME  , -0.35  . -0.58  AND -0.60  AT -0.09  PLACE 0.81
pair OF  BE 0.21  THE 0.07  WORK 0.07
pair PLACE  AT 0.02
pair PRESENT  OF 1.15
pair REMOTE  ^ 0.60
pair THE  PLACE 0.24  SOME 0.98
pair TIMES  THE 0.20
pair WEEK  AT 0.01  ^ 0.09
pair WEEKDAY  , 0.45  AND 0.10  BE 0.14  OF -0.52  ^ 0.18
pair WORK  : 0.01  AT -0.19
pair YOU  time 0.62
pair ^  HYBRID 0.43  THEY 0.12  WE 0.01  WORK 0.33  release 0.23
pair half  OF 1.40
pair second  WEEKDAY 0.44
pair sign  off 0.18
requirements has  HOME -0.02
sentence ends  HYBRID 1.33  REMOTE 0.60  WEEK 0.09  WEEKDAY 0.17
sentence length  16 -1.04  32 -0.46  4 0.13  8 -0.66
sentence starts  HYBRID 0.41  THEY 0.11  WORK 0.29  release 0.22
`,
  onsite: `
start  always -5.68
about has  PLACE -1.21
any word  # -1.64  #1-4 -1.00  #32-100 -0.10  #5-6 1.37  #7-31 0.11  , 0.05  . 0.01  : -0.68  ; -0.20  ANYWHERE -0.87
any word  AT 1.57  BE 0.86  COMMUTE 0.57  FIRST -1.23  HYBRID -1.18  MAY -1.52  MEET -0.54  MONTH -0.81  NAME 0.58
any word  NOT 1.35  OF -0.52  ONSITE 2.01  PRESENT 1.53  THE 0.22  THEY -0.37  WEEK -0.25  WORK 1.56  YOU -0.22
any word  about -1.06  accredited 0.15  administration 0.25  background 0.19  data 0.06  full 1.54  head -0.53
any word  hours -0.43  least -0.05  live 1.07  location 0.47  main 0.22  mode 0.48  morning 0.70  night 0.13  off 0.17
any word  only 1.41  option 0.28  own -0.72  pathology 0.16  per 0.17  product -0.21  quarters 0.38  roof 0.06
any word  room 0.66  rotation 0.36  shift 1.28  shifts 1.65  so 0.20  stage -0.51  stay 0.49  together 0.85
any word  walk -0.72  weekday 0.20  when -0.02  which -0.62  who -1.00  years -0.25
apply has  PLACE -0.66
before COMMUTE  AT 0.44
before DAY  #1-4 -0.23  #5-6 1.81  AND -0.77  DAY -0.12  EVERY 0.32  HOME -0.32  OF 0.40  PLACE 0.13  SOME -0.15
before DAY  WEEK -0.62  WORK -0.04  YOU 0.52
before HOME  ) 0.18  , 0.18  BE -0.40  DAY -0.07  NOT 3.41  PLACE -0.10  THE -0.11  WORK -0.15
before ONSITE  : 0.79
before PLACE  #1-4 -0.25  #5-6 1.25  #7-31 0.36  ) -0.10  - 0.32  : 0.85  AND -0.79  AT 0.33  BE 0.05  COMMUTE 0.16
before PLACE  EVERY 1.27  JOB 1.34  MEET -1.78  NOT -1.02  REMOTE -0.45  WE 0.06  WEEKEND 0.27  WORK 1.32
before PLACE  accredited 0.16  head -0.47  live 0.45  main 0.33  nd 0.01  pathology 0.16  recovery 0.08  shifts 0.30
before PRESENT  NAME -0.35  WORK 0.34
before REMOTE  AND -0.64  NOT 2.60  it 0.34
before WEEKDAY  ; -0.06
behind COMMUTE  AND 0.93  NAME 0.26  PLACE 0.17  THE 0.01
behind DAY  #1-4 -0.44  , 0.09  AND -0.05  DAY -0.03  HOME -0.04  MONTH -0.20  WE -0.69  rotation 0.65
behind HOME  , -0.67  AND -0.12  DAY -0.28  NOT 1.88  please 0.49
behind PLACE  #1-4 -0.10  #7-31 0.60  ) -0.19  , 0.33  - 0.11  AND -0.19  BE 0.45  DAY 0.25  HOME -0.05  JOB 0.48
behind PLACE  NAME 0.48  NOT -0.58  THE -0.33  THEY -0.30  WEEK -0.36  WORK 0.80  administration 0.28  company 0.10
behind PLACE  night 1.99  only 0.62  roof 0.09  shift 0.07  there 0.43
behind PRESENT  OF -0.53  THE 0.44  WE -0.18
behind REMOTE  ? 0.33  AT -0.10  JOB 0.18  NAME -0.45  OF 0.27  PLACE -0.42  WORK 0.10  option 0.30
behind WEEKDAY  #1-4 -1.18  #7-31 0.04  . 0.17  ; -0.68  BE -0.14  OF 0.68  WEEKEND 0.67
label of  JOB 1.37  OF -0.05  PLACE 0.55  location 2.08  mode 0.92  place 1.59  where 1.02
line apply  text 0.29
line kind  item -0.88  text 0.34
line offer  item -0.52  text 0.28
near before DAY  #5-6 0.03  EVERY 2.01  PLACE 0.23  PRESENT 0.54
near before HOME  AT -0.96  NOT 3.39  PLACE -0.37
near before PLACE  #1-4 -0.02  % 0.27  BE 0.80  NAME 0.01  OF 0.05  THE 0.97  WE 1.33  accredited 0.14  head -0.54
near before PLACE  main 0.26  pathology 0.14  time 1.36
near before PRESENT  THE 0.04
near before REMOTE  NOT 3.26  it 0.37
near before WEEKDAY  #7-31 0.29  , 0.05  AND -1.18  BE -0.25  NAME 0.22
near behind COMMUTE  AT 0.95  THE 0.88
near behind DAY  MONTH -0.28  THE 0.48  off 1.98
near behind HOME  , -0.45  AT -0.26  BE 0.64  NOT 3.83  please 0.31
near behind PLACE  ) -0.20  , 0.38  . 0.52  BE -0.37  DAY 0.07  EVERY 0.17  HOME -0.41  JOB 1.00  OF -0.02  THE -0.02
near behind PLACE  administration 0.25  company 0.87
near behind PRESENT  , 0.24  DAY 0.53  THE 0.56
near behind REMOTE  ? 0.31  AT -0.67  NOT 1.62  OF 0.38  WORK 0.02
near behind WEEKDAY  AND -0.99  OF 0.96  WEEKEND 0.68
offer has  DAY -0.21
other has  HOME -0.75  HYBRID -1.71  ONSITE 0.69  REMOTE -0.01
pair #  . -0.18
pair #1-4  . 0.05  shifts 0.59
pair #5-6  DAY 0.76
pair #7-31  , 0.08  BE 1.18  OF 0.09  th -0.61
pair ,  #7-31 0.75  AND -0.11  AT 0.43  NAME 0.63  NOT -0.40  PLACE 0.31  WEEKDAY 1.50  YOU -0.23
pair :  #7-31 -0.42  NAME 0.41  WEEKDAY -0.20
pair AND  #1-4 0.72  AT 0.06  NAME -1.54  SOME 1.51  WEEKDAY -0.29  WORK -0.26  administration 0.27
pair AT  #7-31 0.05  NAME -0.29  PLACE 1.80  PRESENT 1.09  THE 0.33  WE 0.43  least -0.15
pair BE  NOT 0.18  OF 1.85  fixed 0.12  it 0.37
pair DAY  . 0.47  ^ 0.42  off 0.23
pair JOB  . 0.53  WORK -0.99
pair MUST  NOT -0.83  YOU 0.60
pair NAME  #7-31 0.22  , -0.37  AND -0.92  HOME 0.62  OF -0.13  WE 1.77  ^ -0.22  time 0.60
pair NOT  PLACE -0.62  apply 0.54
pair OF  #1-4 -0.03  #5-6 0.60  NAME -0.73  PLACE 1.35  THE 0.16  WORK 0.61  YOU -0.03
pair PLACE  , 0.22  . -0.53  AT 0.29  NAME -1.02  OF -0.74  WORK 0.49  ^ 0.08  company 0.01
pair PRESENT  ^ 0.24
pair REMOTE  ? 0.31
pair SOME  WEEK 0.06
pair THE  AT 0.17  BE 0.43  NAME 0.09  PLACE -0.40  SOME -0.27  WEEK 0.42  main 0.73
pair WE  PLACE -0.49  WORK 0.29
pair WEEK  , 0.78  OF 0.36  ^ -0.24
pair WEEKDAY  OF 0.78
pair WEEKEND  , 0.12
pair YOU  MAY -0.21
pair ^  AT 0.14  BE 0.37  MEET -0.64  PLACE -0.08  REMOTE 0.48  THE 0.37  THEY -0.19  WE -0.49  WEEKDAY 0.22
pair ^  WORK 0.29  YOU 0.42
pair do  NOT 0.63
pair full  time 0.21
pair given  by 0.02
pair head  PLACE -0.49
pair location  : 0.56
pair mode  : 0.35
pair night  . 0.07
pair pathology  PLACE 0.13
pair place  : 0.99
pair pm  ^ 0.48
pair there  BE -0.58
pair time  , 0.63
pair walk  AT -0.22
pair where  THE 0.19
requirements has  DAY 1.91
sentence ends  . -0.17  DAY 0.41  NAME -0.24  PLACE 0.01  PRESENT 0.18  WEEK -0.24  pm 0.48
sentence length  16 -1.95  32 -2.86  4 0.41  8 -1.23
sentence starts  BE 0.36  MEET -0.69  PLACE -0.15  REMOTE 0.36  THE 0.04  THEY -0.26  WE -0.64  WEEKDAY 0.07
sentence starts  WORK 0.06  YOU 0.13
`,
}
