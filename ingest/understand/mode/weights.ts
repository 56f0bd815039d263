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
start  always -5.34
any word  # -0.10  #5-6 -1.10  #7-31 -1.34  % 1.27  , -1.18  : 0.01  AND -0.59  AT -0.15  EVERY 0.02  FIRST -0.25
any word  HOME 1.39  HYBRID 3.84  MEET -1.09  MONTH 0.25  NOT -2.21  OF -0.79  SOME 0.69  THE 0.04  THEY -0.30
any word  TIMES 0.72  WE 0.07  WEEK 1.99  WEEKDAY 0.95  WORK 0.55  arrangement 0.80  cloud -0.35  company -0.32
any word  least 0.88  model 1.84  part -0.01  partly 0.88  per 0.64  release 0.15  review 0.83  sign 0.20  spend 1.73
any word  stay -0.06  team 0.52  time 0.88
before ANYWHERE  , 0.27
before DAY  #1-4 1.32  AND 1.54  AT 0.78  BE 0.11  DAY 0.09  HOME 0.14  HYBRID 0.77  NAME 0.28  PLACE 0.23
before DAY  PRESENT 0.15  WORK -0.29  least 0.06
before HOME  #1-4 0.34  AND 0.26  AT 0.20  DAY 0.21  MAY 0.02  NAME 0.21  OF 0.13  WEEK 1.05  WEEKDAY 0.14
before HOME  between 0.13
before HYBRID  : 0.30  JOB 1.52  OF -0.19  THE 0.64
before PLACE  % 0.23  , -0.17  MONTH 0.24  OF 0.49  PLACE -0.54  THE 0.71  WORK -0.24  YOU 0.70  between 0.20
before PLACE  model 0.10  time 0.76
before REMOTE  - 0.57  arrangement 0.07
before WEEKDAY  , 0.08  ; 0.82  AND 1.50  BE 0.41  EVERY 0.57  HOME 0.19  NAME 0.04  WEEK -0.77  WEEKDAY 0.47
before WEEKDAY  release 0.25  second 0.56  sign 0.22
behind ANYWHERE  . 0.18
behind DAY  #1-4 0.65  . 0.30  AT 0.03  DAY 0.10  EVERY 0.26  HOME 0.21  MONTH 0.18  NAME 0.46  YOU 1.75
behind HOME  : 0.37  DAY 0.15  MONTH -0.51  THE 0.50  WEEK 0.33  WEEKDAY 0.20
behind HYBRID  . 0.59  DAY 0.77  OF 0.18  WORK 0.20  cloud -0.05
behind PLACE  #32-100 0.27  AND -0.02  DAY 0.24  NAME 0.07  PLACE -0.53  TIMES 1.87  WEEK 0.97  YOU -0.10  least 0.44
behind PLACE  per 1.35
behind PRESENT  DAY 0.16  OF 0.17
behind WEEKDAY  #7-31 -0.28  . 0.04  ; 0.48  AND 0.39  AT 0.31  HOME 0.17  THE 0.37  WEEKDAY 0.50
label of  AT 0.73
line kind  item -0.23  text -0.03
line offer  item 0.08
line other  item -1.10
line section  about -0.69  other -0.71
near before DAY  #1-4 0.13  BE 0.83  EVERY -0.23  WEEKDAY 0.21
near before HOME  , 1.24  PLACE 0.44
near before HYBRID  : 0.78  WE 0.15
near before PLACE  #1-4 0.60  MONTH 0.95  NAME 0.27  WORK -0.63  between 0.15
near before REMOTE  arrangement 0.04
near before WEEKDAY  AND 0.30  AT 0.61  NAME 0.30  second 0.45
near behind ANYWHERE  . 0.57
near behind DAY  #1-4 0.37  . 0.02  EVERY 0.34  MONTH 1.34  NAME 1.15
near behind HOME  . 0.66  : 0.21
near behind HYBRID  , 0.91  . 2.01  OF 0.51  cloud -0.13
near behind PLACE  DAY -0.01  HOME 0.44  THE 0.01  half 0.09  least 0.14
near behind WEEKDAY  AND 0.69  AT 0.39  DAY 0.19
offer has  HOME 0.46
other has  DAY 0.65  HOME 0.31  HYBRID 0.31  PLACE 0.20  PRESENT 0.07  WEEKDAY 0.58
pair #1-4  AT 2.68  DAY 0.94
pair #32-100  % 1.25
pair #7-31  DAY 0.71
pair %  OF 0.33
pair ,  #32-100 1.15  AND 0.02  WEEKDAY 0.30
pair :  HYBRID 0.78
pair AND  WEEKDAY 2.32
pair AT  HOME 0.16  NAME 0.39  THE 0.05  least 0.75
pair DAY  OF 0.07
pair EVERY  MONTH 0.21  second 0.45
pair HOME  OF 0.97
pair HYBRID  . 0.03  ^ 1.31  cloud -0.05
pair MONTH  AT 0.46
pair MUST  BE -0.07
pair NAME  , -0.35  . -0.57  AND -0.59  AT -0.07  PLACE 0.81
pair OF  BE 0.21  THE 0.07  WORK 0.06
pair PLACE  AT 0.05
pair PRESENT  OF 1.14
pair REMOTE  ^ 0.61
pair THE  PLACE 0.26  SOME 0.97
pair TIMES  THE 0.20
pair WEEK  AT 0.04  ^ 0.09
pair WEEKDAY  , 0.44  AND 0.12  BE 0.13  OF -0.49  ^ 0.16
pair WORK  : 0.02  AT -0.15
pair YOU  time 0.60
pair ^  HYBRID 0.43  PLACE 0.01  THEY 0.13  WE 0.01  WORK 0.33  release 0.22
pair half  OF 1.36
pair second  WEEKDAY 0.45
pair sign  off 0.18
requirements has  HOME -0.03
sentence ends  HYBRID 1.31  REMOTE 0.61  WEEK 0.09  WEEKDAY 0.15
sentence length  16 -1.04  32 -0.47  4 0.14  8 -0.67
sentence starts  HYBRID 0.42  THEY 0.12  WORK 0.29  release 0.22
`,
  onsite: `
start  always -5.70
about has  PLACE -1.21
any word  # -1.66  #1-4 -1.05  #5-6 1.49  #7-31 0.19  , 0.05  . 0.05  : -0.68  ; -0.10  ANYWHERE -0.86  AT 1.57
any word  BE 0.82  COMMUTE 0.53  DAY 0.07  FIRST -1.24  HYBRID -1.01  MAY -1.47  MEET -0.78  MONTH -0.87  NAME 0.57
any word  NOT 1.31  OF -0.57  ONSITE 1.95  PRESENT 1.59  THE 0.19  THEY -0.39  WEEK -0.33  WORK 1.52  YOU -0.25
any word  about -1.19  accredited 0.16  administration 0.26  audit 0.86  background 0.17  exchange 0.29  full 1.51
any word  head -0.55  hours -0.36  least -0.10  live 1.03  location 0.93  main 0.27  mode 0.48  morning 0.36
any word  night 0.15  off 0.29  only 1.41  option 0.14  own -0.69  pathology 0.16  per 0.21  product -0.19
any word  quarters 0.38  roof 0.10  room 0.52  rotation 0.44  shift 1.23  shifts 1.74  so 0.12  stage -0.39  stay 0.44
any word  there 0.23  together 0.88  walk -0.66  weekday 0.28  when -0.12  which -0.63  who -1.01  years -0.20
apply has  PLACE -0.66
before COMMUTE  AT 0.45
before DAY  #1-4 -0.53  #5-6 1.60  AND -0.65  DAY -0.18  EVERY 0.24  HOME -0.29  MUST 0.05  OF 0.47  PLACE 0.20
before DAY  SOME -0.20  WEEK -0.10  WORK -0.08  YOU 0.68
before HOME  ) 0.16  , 0.17  BE -0.52  DAY -0.04  NOT 3.44  PLACE -0.11  THE -0.06  WORK -0.03
before ONSITE  : 0.85
before PLACE  #1-4 -0.19  #5-6 1.24  #7-31 0.27  ) -0.09  : 0.85  AND -0.85  AT 0.31  BE 0.04  COMMUTE 0.07
before PLACE  EVERY 1.21  JOB 1.35  MEET -1.55  NOT -1.11  REMOTE -0.54  WE 0.13  WEEKEND 0.32  WORK 1.40  YOU -0.07
before PLACE  accredited 0.16  head -0.49  live 0.36  main 0.40  nd 0.01  pathology 0.16  recovery 0.10  shifts 0.23
before PRESENT  NAME -0.43  WORK 0.16
before REMOTE  AND -0.70  AT -0.02  NOT 2.90  THE -0.01  WORK -0.18  it 0.35
before WEEKDAY  #7-31 0.08
behind COMMUTE  AND 0.79  NAME 0.15  PLACE 0.08  THE 0.06
behind DAY  #1-4 -0.50  , 0.19  AND -0.13  DAY -0.08  HOME -0.01  MONTH -0.25  WE -0.89  rotation 0.80
behind HOME  , -0.69  AND -0.17  DAY -0.25  NOT 1.95  please 0.50
behind PLACE  #7-31 0.49  ) -0.18  , 0.28  - 0.13  . 0.06  AND -0.25  BE 0.66  DAY 0.36  HOME -0.03  JOB 0.52
behind PLACE  NAME 0.41  NOT -0.44  THE -0.35  THEY -0.28  WEEK -0.40  WORK 0.80  administration 0.29  company 0.16
behind PLACE  night 1.92  only 0.49  roof 0.13  shift 0.06  there 0.76
behind PRESENT  OF -0.51  THE 0.44  WE -0.13
behind REMOTE  ? 0.38  NAME -0.15  OF 0.86  PLACE -0.53  option 0.15
behind WEEKDAY  #1-4 -1.17  . 0.11  ; -0.80  BE -0.13  OF 0.73  WEEKEND 0.62
label of  JOB 1.15  OF -0.06  PLACE 0.51  location 0.80  mode 0.86  place 1.58  where 1.04
line apply  text 0.39
line kind  item -0.85  text 0.36
line offer  item -0.62
line other  text 0.01
near before DAY  #5-6 0.03  EVERY 1.71  PLACE 0.27  PRESENT 0.56  THE -0.06
near before HOME  AND -0.01  AT -0.99  NOT 3.41  PLACE -0.36
near before PLACE  #1-4 -0.02  % 0.25  BE 0.85  OF 0.06  THE 0.99  WE 1.27  accredited 0.15  head -0.55  main 0.34
near before PLACE  pathology 0.14  time 1.40
near before PRESENT  THE 0.06
near before REMOTE  NOT 3.39  it 0.42
near before WEEKDAY  #5-6 -0.12  #7-31 0.03  , 0.11  AND -1.30  BE -0.37  NAME 0.19
near behind COMMUTE  AT 0.94  THE 0.84
near behind DAY  ) -0.07  MONTH -0.32  THE 0.47  off 1.92
near behind HOME  , -0.46  AT -0.17  BE 0.52  NOT 3.78  please 0.35
near behind PLACE  ) -0.13  , 0.37  . 0.50  : -0.03  BE -0.45  DAY 0.10  EVERY 0.21  HOME -0.39  JOB 1.24  THE -0.02
near behind PLACE  administration 0.26  company 0.82
near behind PRESENT  , 0.10  DAY 0.54  THE 0.58
near behind REMOTE  ? 0.36  AT -0.29  NAME -0.28  NOT 1.41
near behind WEEKDAY  AND -0.84  OF 0.92  WEEKEND 0.73
offer has  DAY -0.21
other has  HOME -0.74  HYBRID -1.34  ONSITE 0.67
pair #  . -0.38
pair #1-4  shifts 0.63
pair #5-6  DAY 0.89
pair #7-31  BE 0.98  OF 0.03  th -0.48
pair ,  #7-31 0.72  AND -0.01  AT 0.17  NAME 0.65  NOT -0.37  PLACE 0.20  WEEKDAY 1.58  YOU -0.15
pair -  NAME -0.16  WEEKDAY 0.15
pair :  #7-31 -0.16  NAME 0.61  WEEKDAY -0.21
pair AND  #1-4 0.85  AT 0.10  NAME -1.52  SOME 1.62  WEEKDAY -0.37  WORK -0.25  administration 0.28
pair AT  NAME -0.26  PLACE 1.75  PRESENT 1.15  THE 0.29  WE 0.45  least -0.19
pair BE  NOT 0.51  OF 1.79  fixed 0.13  it 0.41
pair DAY  . 0.17  ^ 0.63  off 0.22
pair JOB  . 0.45  WORK -0.98
pair MUST  NOT -0.81  YOU 0.79
pair NAME  #7-31 0.33  , -0.30  AND -0.89  HOME 0.69  OF -0.14  WE 1.73  ^ -0.21  time 0.60
pair NOT  PLACE -0.77  apply 0.72
pair OF  #1-4 -0.10  #5-6 0.56  NAME -0.62  PLACE 1.33  THE 0.13  WORK 0.60  YOU -0.05
pair PLACE  ( -0.04  , 0.23  . -0.56  AT 0.28  JOB 0.24  NAME -0.97  OF -0.74  WORK 0.46  ^ 0.12  company 0.14
pair PRESENT  ^ 0.25
pair REMOTE  ? 0.36
pair SOME  WEEK 0.02
pair THE  AT 0.11  BE 0.43  NAME 0.02  PLACE -0.32  SOME -0.32  WEEK 0.47  main 0.74
pair WE  BE 0.02  PLACE -0.58  WORK 0.30
pair WEEK  , 0.65  OF 0.25  ^ -0.26
pair WEEKDAY  OF 0.79
pair WEEKEND  , 0.23
pair YOU  MAY -0.31
pair ^  AT 0.12  BE 0.39  MEET -0.53  PLACE -0.12  REMOTE 0.34  THE 0.29  THEY -0.21  WE -0.54  WEEKDAY 0.14
pair ^  WORK 0.27  YOU 0.43  township 0.01
pair do  NOT 0.31
pair full  time 0.25
pair given  by 0.07
pair head  PLACE -0.52
pair location  : 1.11
pair mode  : 0.35
pair night  . 0.21
pair pathology  PLACE 0.12
pair place  : 1.03
pair pm  ^ 0.61
pair there  BE -0.97
pair time  , 0.56
pair township  quarters 0.01
pair walk  AT -0.23
pair where  THE 0.21
requirements has  DAY 0.92
sentence ends  . -0.20  DAY 0.62  NAME -0.24  PLACE 0.04  PRESENT 0.19  WEEK -0.26  pm 0.61
sentence length  16 -1.84  32 -2.73  4 0.42  8 -1.17
sentence starts  BE 0.38  MEET -0.58  PLACE -0.20  REMOTE 0.24  THEY -0.27  WE -0.66  WEEKDAY 0.02  WORK 0.06
sentence starts  YOU 0.17
`,
}
