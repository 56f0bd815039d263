import type { WorkMode } from '#core/job.ts'

/**
 * How much each clue of a sentence speaks for a mode being said of this job, or against it. Made by
 * `npm run bench -- weights` from the labelled lines (bench/mode-weights.ts): not to be edited. A line has a kind of clue
 * (clues.ts), and values with weights. Lines 986117d3faa0.
 */
export const WEIGHTS: Record<WorkMode, string> = {
  remote: `
start  always -5.28
any word  # -1.28  #1-4 -0.42  #7-31 0.07  - -0.31  . 0.18  : 0.07  ; 0.68  AND -0.80  ANYWHERE 1.06  DAY -0.24
any word  EVERY 1.81  HOME 0.06  HYBRID -0.24  JOB 1.15  MEET -0.44  MUST -0.50  NOT -0.24  OF -1.23  PLACE -0.75
any word  REMOTE 2.29  SOME -2.23  THE -0.13  THEY -0.25  WEEKDAY -1.69  WORK 0.73  YOU 0.94  as -0.29  broadband 0.33
any word  browser 0.08  by -0.84  co 0.81  firm 0.73  fully 0.05  hours 0.80  laptop 0.53  like -0.08  live 0.64
any word  log 0.11  long 0.25  meet 0.06  only 0.31  over 0.31  own 1.67  part 0.86  permanent 0.21  permanently 0.50
any word  place 0.63  please -0.29  since 1.11  so 0.15  those -1.12  write 1.13  years -0.47
before DAY  OF -0.26  REMOTE 0.12  hours 0.29
before HOME  : 0.35  AND -0.47  MAY -1.60  NOT -1.51  OF -0.11  YOU 0.05  calls 0.54  so 0.36  team 1.26  who -0.94
before PLACE  ; 0.48  JOB -0.01  NOT 2.66  THE -0.41  WORK -0.28
before PRESENT  there 0.01
before REMOTE  , -0.83  : 0.10  MUST -0.21  NAME -0.88  OF -1.13  THE 0.46  THEY -0.03  YOU -0.31  fully 0.71
before WEEKDAY  AT -0.18  OF -0.24
behind ANYWHERE  , 0.28  AT 1.79
behind COMMUTE  THE 2.37
behind DAY  ; -0.46  AT -0.45  BE -0.36  EVERY -0.01  OF -0.04  WORK -0.57  YOU -0.31
behind HOME  , 0.78  . 0.12  : 0.17  ; 1.55  BE -0.53  NAME 0.04  NOT -0.66  OF 1.04  THEY 0.25  WORK 1.00
behind HOME  permanently 0.51
behind PLACE  , -0.38  NAME -1.40  NOT -0.54  OF -0.64
behind PRESENT  . 0.56  OF -0.20
behind REMOTE  #1-4 1.47  ( 1.40  , 0.68  . 0.21  AT 0.61  DAY 0.13  OF 0.43  company 0.17  only 0.45
label of  AT 0.08
line other  text 0.02
line section  about -0.07  other 0.02
near before COMMUTE  WE 0.13
near before DAY  #5-6 0.01  , 0.26  EVERY -0.57  hours 0.30
near before HOME  #1-4 -0.41  , -0.34  : 0.90  AND -1.41  AT 1.95  BE 0.48  MAY -0.26  NAME -1.53  NOT -1.31
near before PLACE  AT -1.45  MUST 0.92  NAME -0.58  NOT 1.26
near before PRESENT  NOT 0.15  PLACE 0.09  there 0.01
near before REMOTE  : 1.45  AT -0.16  BE 0.03  JOB 0.21  NOT -0.72  WE 0.59  fully 0.66
near behind ANYWHERE  AT 0.90
near behind HOME  , 0.02  ; 0.44  AT -0.12  JOB 1.32  NOT -0.22  OF 0.04  WORK 0.18  permanently 0.51
near behind PLACE  AND -0.45  AT 0.45  EVERY 0.73  NAME -0.38  PRESENT 0.09
near behind PRESENT  EVERY 0.12
near behind REMOTE  ) 0.14  ; 1.15  JOB 0.92  YOU 0.44  only 0.45
other has  ANYWHERE 1.58  HOME 1.30  WEEKDAY -0.43
pair #1-4  DAY -0.68
pair #32-100  % 0.51
pair #7-31  AND 0.48
pair ,  #5-6 0.25  AT 0.52  OF 0.86  since 0.47  so -0.48
pair .  ^ 0.01
pair :  REMOTE 0.57  YOU 0.57
pair ;  THE 0.59  WE 1.29
pair AND  so 0.38
pair AT  #7-31 1.23  HOME -0.08  OF 0.59  THE -0.49  YOU 0.88
pair BE  WORK 0.24
pair HOME  , 1.12  . 0.75  ; 0.01  BE -0.34  JOB 0.74  WORK 1.31  ^ 0.60
pair JOB  BE 0.39  NOT -0.16  OF 0.48
pair MUST  BE -0.17
pair NAME  ( -0.26  , 0.07  . 1.08
pair NOT  BE -0.14  PLACE 1.86  possible -0.04
pair OF  #1-4 0.31  #7-31 -0.37  THE -0.42  WE 1.10  YOU -0.22  good 0.44
pair PLACE  BE 0.47
pair PRESENT  . 0.50
pair REMOTE  ( 0.89  , 1.62  . 1.46  JOB 0.06  OF 0.68
pair THE  BE 0.14  MONTH 0.54  NAME 0.82  browser 0.11
pair WE  . 0.23  AT -0.13  NAME -0.57  THEY -0.34  WORK 0.21
pair WORK  AT 0.45
pair YOU  HOME 0.81  MUST -0.60  who -0.04
pair ^  HOME 0.30  NOT 0.16  THE 0.58  WE 0.14  YOU 0.83  mode 0.22
pair as  THE 0.70
pair browser  , 0.11
pair co  WORK 0.89
pair fully  REMOTE 0.66
pair hours  THE 0.31
pair it  BE 0.01
pair mode  : 0.04
pair up  . 0.92
requirements has  HOME 0.18
sentence ends  HOME 0.60
sentence length  16 -0.62  2 1.71  8 -0.40
sentence starts  HOME 0.26  NOT 0.13  THE 0.31  YOU 0.64  mode 0.22
`,
  hybrid: `
start  always -5.31
any word  # -0.13  #5-6 -1.13  #7-31 -1.22  % 1.24  , -1.22  : 0.10  AND -0.55  AT -0.22  BE -0.09  EVERY 0.29
any word  FIRST -0.20  HOME 1.39  HYBRID 3.87  MEET -1.03  MONTH 0.26  NOT -2.18  OF -0.86  PLACE 0.02  SOME 1.00
any word  THE 0.13  THEY -0.34  TIMES 0.52  WEEK 2.05  WEEKDAY 1.02  WORK 0.80  YOU -0.05  arrangement 0.85
any word  cloud -0.23  company -0.31  least 0.92  model 1.83  part -0.10  partly 1.06  per 0.66  release 0.24
any word  review 0.81  sign 0.21  spend 1.62  team 0.60  time 0.87  whose -0.14
before ANYWHERE  , 0.27
before DAY  #1-4 1.29  AND 1.45  AT 0.72  BE 0.08  HOME 0.11  HYBRID 0.77  NAME 0.25  PLACE 0.18  PRESENT 0.08
before DAY  WORK -0.49
before HOME  #1-4 0.25  AND 0.14  AT 0.07  DAY 0.42  NAME 0.20  OF 0.13  WEEK 0.53  WEEKDAY 0.30  between 0.12
before HYBRID  : 0.24  JOB 1.59  OF -0.18  THE 0.56
before PLACE  % 0.31  , -0.20  MONTH 0.24  OF 0.49  PLACE -0.45  THE 0.62  WEEKDAY 0.01  WORK -0.38  YOU 0.71
before PLACE  between 0.16  model 0.05  time 0.88
before REMOTE  - 0.50  arrangement 0.08
before WEEKDAY  , 0.12  ; 0.55  AND 1.79  EVERY 0.15  HOME 0.24  WEEK -0.62  WEEKDAY 0.57  release 0.30  second 0.60
before WEEKDAY  sign 0.22
behind ANYWHERE  . 0.22
behind DAY  #1-4 0.73  . 0.51  DAY 0.01  EVERY 0.24  HOME 0.42  MONTH 0.18  NAME 0.58  YOU 2.07
behind HOME  : 0.26  DAY 0.11  MONTH -0.63  THE 0.56  WEEK 0.43  WEEKDAY 0.24
behind HYBRID  . 0.63  DAY 0.77  OF 0.14  WORK 0.08  cloud -0.08
behind PLACE  #32-100 0.39  , 0.06  DAY 0.20  NAME 0.15  PLACE -0.44  TIMES 2.20  WEEK 0.84  WORK -0.25  YOU -0.20
behind PLACE  least 0.46  per 1.41
behind PRESENT  DAY 0.09  OF 0.39
behind WEEKDAY  #7-31 -0.13  ; 0.32  AND 0.44  AT 0.33  HOME 0.31  PLACE 0.02  THE 0.61  WEEKDAY 0.60
label of  AT 0.74
line kind  item -0.24  text -0.09
line offer  item 0.03
line other  item -1.08
line section  about -0.64  other -0.87
near before DAY  #1-4 0.09  BE 0.45  hours -0.04
near before HOME  , 1.15  PLACE 0.55  WEEKDAY 0.18
near before HYBRID  : 0.76  WE 0.13
near before PLACE  #1-4 0.64  MONTH 1.01  NAME 0.31  WORK -0.56  between 0.10
near before REMOTE  arrangement 0.06
near before WEEKDAY  , 0.01  AND 0.23  AT 0.56  second 0.49
near behind ANYWHERE  . 0.68
near behind DAY  #1-4 0.11  EVERY 0.05  MONTH 1.36  NAME 0.88
near behind HOME  . 0.75  AND 0.01
near behind HYBRID  , 0.96  . 2.03  OF 0.55  cloud -0.16
near behind PLACE  EVERY -0.04  HOME 0.55  least 0.17
near behind WEEKDAY  AND 0.70  AT 0.06  HOME 0.17
offer has  HOME 0.55
other has  DAY 0.66  HOME 0.50  HYBRID 0.46  PLACE 0.30  WEEKDAY 0.46
pair #1-4  AT 2.71  DAY 0.97  hours -0.06
pair #32-100  % 1.18
pair #7-31  DAY 0.60
pair %  OF 0.17
pair ,  #32-100 0.70  AND 0.09  WEEKDAY 0.10
pair :  HYBRID 0.75
pair AND  WEEKDAY 2.02
pair AT  HOME 0.24  NAME 0.36  THE 0.09  least 0.79
pair DAY  OF 0.16
pair EVERY  MONTH 0.08  second 0.49
pair HOME  OF 0.75
pair HYBRID  . 0.03  ^ 1.30  cloud -0.08
pair MONTH  AT 0.56
pair MUST  BE -0.03
pair NAME  , -0.31  . -0.69  AND -0.56  PLACE 0.82
pair OF  BE 0.43  THE 0.08
pair PLACE  AT 0.04
pair PRESENT  OF 0.99
pair REMOTE  ^ 0.55
pair THE  MONTH 0.09  PLACE 0.32  SOME 0.73
pair WE  AT 0.23
pair WEEK  AT 0.06  ^ 0.08
pair WEEKDAY  , 0.36  OF -0.29  ^ 0.15
pair WORK  : 0.10  AT -0.16
pair YOU  time 0.53
pair ^  HYBRID 0.41  THEY 0.22  WE 0.06  WORK 0.28  release 0.27
pair half  OF 1.39
pair hours  THE -0.27
pair second  WEEKDAY 0.49
pair sign  off 0.18
requirements has  HOME -0.01
sentence ends  HYBRID 1.30  REMOTE 0.55  WEEK 0.08  WEEKDAY 0.15
sentence length  16 -1.12  32 -0.58  4 0.16  8 -0.68
sentence starts  HYBRID 0.39  THEY 0.21  WORK 0.24  release 0.27
`,
  onsite: `
start  always -5.70
about has  PLACE -1.20
any word  # -1.70  #1-4 -1.06  #5-6 1.48  #7-31 0.18  , 0.05  . 0.07  : -0.66  ; -0.10  ANYWHERE -0.88  AT 1.57
any word  BE 0.85  COMMUTE 0.55  DAY 0.11  FIRST -1.25  HYBRID -1.00  MAY -1.49  MEET -0.79  MONTH -0.87  NAME 0.57
any word  NOT 1.31  OF -0.55  ONSITE 1.95  PLACE -0.02  PRESENT 1.58  THE 0.17  THEY -0.40  WEEK -0.33  WORK 1.52
any word  YOU -0.23  about -1.05  accredited 0.16  administration 0.24  audit 0.92  background 0.17  data 0.06
any word  exchange 0.25  full 1.47  head -0.54  hours -0.36  least -0.10  live 1.02  location 0.92  main 0.26
any word  mode 0.49  morning 0.36  night 0.14  off 0.28  only 1.41  option 0.15  own -0.72  pathology 0.16  per 0.23
any word  product -0.20  quarters 0.35  roof 0.09  room 0.78  rotation 0.46  shift 1.21  shifts 1.73  so 0.11
any word  stage -0.44  stay 0.41  there 0.22  together 0.90  walk -0.64  weekday 0.25  when -0.14  which -0.65
any word  who -1.00  years -0.19
apply has  PLACE -0.66
before COMMUTE  AT 0.47
before DAY  #1-4 -0.55  #5-6 1.58  AND -0.68  DAY -0.16  EVERY 0.24  HOME -0.26  MUST 0.04  OF 0.46  PLACE 0.19
before DAY  SOME -0.24  WEEK -0.10  WORK -0.07  YOU 0.66
before HOME  ) 0.20  , 0.10  BE -0.55  DAY -0.08  NOT 3.40  PLACE -0.04  WORK -0.03
before ONSITE  : 0.84
before PLACE  #1-4 -0.20  #5-6 1.24  #7-31 0.26  ) -0.11  : 0.81  AND -0.81  AT 0.33  BE 0.06  COMMUTE 0.04
before PLACE  EVERY 1.18  JOB 1.29  MEET -1.56  NOT -1.08  REMOTE -0.55  WE 0.14  WEEKEND 0.31  WORK 1.38  YOU -0.01
before PLACE  accredited 0.16  head -0.48  live 0.37  main 0.39  nd 0.03  pathology 0.16  recovery 0.10  shifts 0.23
before PRESENT  NAME -0.37  WORK 0.14
before REMOTE  AND -0.73  AT -0.03  NOT 2.90  THE -0.02  WORK -0.16  it 0.35
before WEEKDAY  #7-31 0.05
behind COMMUTE  AND 0.79  NAME 0.12  PLACE 0.05  THE 0.05
behind DAY  #1-4 -0.47  , 0.18  AND -0.14  DAY -0.07  HOME -0.06  MONTH -0.26  WE -0.82  rotation 0.81
behind HOME  , -0.69  AND -0.21  DAY -0.23  NOT 1.94  please 0.50
behind PLACE  #1-4 -0.01  #7-31 0.52  ) -0.19  , 0.28  - 0.12  . 0.05  AND -0.21  BE 0.63  DAY 0.34  JOB 0.50
behind PLACE  NAME 0.41  NOT -0.44  THE -0.32  THEY -0.27  WEEK -0.39  WORK 0.82  administration 0.27  company 0.16
behind PLACE  night 1.95  only 0.52  roof 0.12  shift 0.05  there 0.75
behind PRESENT  OF -0.52  THE 0.40  WE -0.16
behind REMOTE  ? 0.38  AT -0.01  NAME -0.15  OF 0.84  PLACE -0.53  option 0.15
behind WEEKDAY  #1-4 -1.16  . 0.13  ; -0.73  BE -0.11  OF 0.89  WEEKEND 0.61
label of  JOB 1.34  OF -0.09  PLACE 0.52  location 0.79  mode 0.88  place 1.57  where 1.03
line apply  text 0.37
line kind  item -0.85  text 0.34
line offer  item -0.61
line other  text 0.02
near before DAY  #5-6 0.02  EVERY 1.68  PLACE 0.27  PRESENT 0.54  THE -0.06
near before HOME  AT -0.98  NOT 3.44  PLACE -0.38
near before PLACE  #1-4 -0.01  % 0.25  BE 0.82  OF 0.07  THE 0.98  WE 1.28  accredited 0.15  head -0.53  main 0.33
near before PLACE  nd 0.01  pathology 0.14  time 1.36
near before PRESENT  THE 0.04
near before REMOTE  NOT 3.39  it 0.42
near before WEEKDAY  #5-6 -0.10  #7-31 0.05  , 0.09  AND -1.30  BE -0.33  NAME 0.26
near behind COMMUTE  AT 0.94  THE 0.84
near behind DAY  ) -0.04  MONTH -0.32  THE 0.45  off 1.94
near behind HOME  , -0.46  AT -0.22  BE 0.49  NOT 3.79  please 0.36
near behind PLACE  ) -0.14  , 0.37  . 0.52  : -0.07  BE -0.45  DAY 0.10  EVERY 0.22  HOME -0.41  JOB 1.25
near behind PLACE  administration 0.24  company 0.83
near behind PRESENT  , 0.09  DAY 0.53  THE 0.61
near behind REMOTE  ? 0.36  AT -0.30  NAME -0.27  NOT 1.40
near behind WEEKDAY  AND -0.88  OF 0.75  WEEKEND 0.73
offer has  DAY -0.18
other has  HOME -0.76  HYBRID -1.36  ONSITE 0.67
pair #  . -0.38
pair #1-4  . 0.02  shifts 0.58
pair #5-6  DAY 0.90
pair #7-31  BE 0.98  OF 0.04  th -0.47
pair ,  #7-31 0.69  AND -0.03  AT 0.22  NAME 0.66  NOT -0.36  PLACE 0.23  WEEKDAY 1.60  YOU -0.16
pair -  NAME -0.16  WEEKDAY 0.10
pair :  #7-31 -0.14  NAME 0.68  WEEKDAY -0.20
pair AND  #1-4 0.84  AT 0.06  NAME -1.53  SOME 1.61  WEEKDAY -0.38  WORK -0.20  administration 0.27
pair AT  NAME -0.24  PLACE 1.73  PRESENT 1.19  THE 0.31  WE 0.41  least -0.19
pair BE  NOT 0.52  OF 1.77  fixed 0.12  it 0.41
pair DAY  . 0.17  ^ 0.65  off 0.22
pair JOB  . 0.46  WORK -0.97
pair MUST  NOT -0.85  YOU 0.78
pair NAME  #7-31 0.34  , -0.32  AND -0.92  HOME 0.67  OF -0.14  WE 1.70  ^ -0.20  time 0.50
pair NOT  PLACE -0.76  apply 0.67
pair OF  #1-4 -0.10  #5-6 0.56  NAME -0.64  PLACE 1.30  THE 0.13  WORK 0.63  YOU -0.05
pair PLACE  ( -0.03  , 0.26  . -0.52  AT 0.29  JOB 0.29  NAME -0.99  OF -0.74  WORK 0.47  ^ 0.13  company 0.13
pair PRESENT  ^ 0.24
pair REMOTE  ? 0.36
pair THE  AT 0.12  BE 0.40  NAME 0.04  PLACE -0.34  SOME -0.33  WEEK 0.51  main 0.73
pair WE  BE 0.04  PLACE -0.59  WORK 0.33
pair WEEK  , 0.62  OF 0.22  ^ -0.27
pair WEEKDAY  OF 0.74
pair WEEKEND  , 0.23
pair YOU  MAY -0.31
pair ^  AT 0.14  BE 0.39  MEET -0.54  PLACE -0.11  REMOTE 0.35  THE 0.32  THEY -0.22  WE -0.54  WEEKDAY 0.17
pair ^  WORK 0.28  YOU 0.41  township 0.01
pair do  NOT 0.35
pair full  time 0.32
pair given  by 0.06
pair head  PLACE -0.50
pair location  : 1.10
pair mode  : 0.34
pair night  . 0.25
pair pathology  PLACE 0.12
pair place  : 1.00
pair pm  ^ 0.62
pair there  BE -0.99
pair time  , 0.55
pair township  quarters 0.01
pair walk  AT -0.22
pair where  THE 0.20
requirements has  DAY 0.93
sentence ends  . -0.20  DAY 0.64  NAME -0.23  PLACE 0.05  PRESENT 0.18  WEEK -0.27  pm 0.62
sentence length  16 -1.86  32 -2.79  4 0.40  8 -1.19
sentence starts  AT 0.01  BE 0.38  MEET -0.59  PLACE -0.19  REMOTE 0.24  THE 0.02  THEY -0.29  WE -0.66  WEEKDAY 0.06
sentence starts  WORK 0.06  YOU 0.15
`,
}
