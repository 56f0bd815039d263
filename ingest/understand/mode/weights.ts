import type { WorkMode } from '#core/job.ts'

/**
 * How much each clue of a sentence speaks for a mode being said of this job, or against it. Made by
 * `npm run bench -- weights` from the labelled lines (bench/mode-weights.ts): not to be edited. A line has a kind of clue
 * (clues.ts), and values with weights. Lines ead6af2c60e7.
 */
export const WEIGHTS: Record<WorkMode, string> = {
  remote: `
start  always -5.47
any word  # -1.36  #1-4 -0.37  #32-100 -0.24  , 0.07  . 0.18  ; 0.63  AND -0.69  ANYWHERE 1.11  AT -0.16  EVERY 1.31
any word  HOME 0.42  HYBRID -0.62  JOB 1.09  MEET -0.49  MONTH 0.03  MUST -0.12  NAME 0.10  NOT -0.11  OF -0.54
any word  PLACE -1.15  PRESENT -0.55  REMOTE 2.27  SOME -1.37  THE -0.19  TIMES -0.48  WE -0.06  WEEK -0.04
any word  WEEKDAY -1.65  WORK 0.21  YOU 0.71  as -0.21  by -1.17  classes 0.07  co 0.26  courier 0.60  firm 0.06
any word  fully 0.56  half -0.40  hours 1.41  just 0.92  laptop 0.01  leave -0.03  live 0.57  log 0.65  looking 1.65
any word  mode 0.18  only 0.27  over 0.37  own 1.24  part 0.49  pay 0.46  permanent 0.93  permanently 0.50  phone 0.17
any word  place 0.88  policy -0.06  project 0.57  recruiters 0.24  since 0.39  so 0.19  there 0.54  those -1.51
any word  visit 0.29  when -0.33  who -0.35  whole 0.62
before COMMUTE  NOT 1.54
before DAY  , 0.04  OF -0.90  REMOTE 0.67  hours 0.44
before HOME  #1-4 -0.29  #7-31 0.08  . 1.78  : 0.42  AND -0.98  MAY -1.62  NAME -0.27  NOT -2.07  OF -0.31
before HOME  ONSITE 0.17  SOME -0.09  THE 0.12  THEY 0.27  WEEK -0.31  WORK 0.48  YOU 0.42  calls 0.25  place 0.23
before HOME  so 0.52  team 0.15  who -0.59
before ONSITE  #7-31 0.15
before PLACE  ; 0.13  AND 0.31  JOB -0.16  NAME -0.58  NOT 2.99  visit 0.07
before PRESENT  PLACE 0.53
before REMOTE  , -0.34  JOB 0.49  NAME -1.04  OF -1.02  THE 0.08  fully 0.29
before WEEKDAY  AT -0.32  OF -0.18  WEEKDAY -0.02
behind ANYWHERE  , 0.11  AT 0.34  THE 0.07
behind COMMUTE  #1-4 1.00  OF 0.27  THE 1.72
behind DAY  AT -1.10  BE -0.84  OF -0.12  WORK -0.47  YOU -0.10
behind HOME  , 0.65  ; 1.54  AND -0.04  BE -0.43  JOB 0.18  NOT -1.12  OF 0.36  WE 0.26  WORK 1.71  permanently 0.51
behind ONSITE  HOME 0.17
behind PLACE  AND 0.20  AT 0.46  NAME -1.28  NOT -1.15  PRESENT 0.53  WE 0.27  as 0.09  recruiters 0.28  sales 0.22
behind REMOTE  #1-4 0.80  ( 1.34  . 0.32  AND -0.14  AT 0.69  DAY 0.68  JOB 0.03  NAME 0.07  only 0.28  time 0.18
behind WEEKDAY  , -0.17  AT -0.19  WEEKDAY -0.01
label of  AT 0.39  REMOTE 0.06
line kind  heading -0.39  text 0.05
line other  heading -0.02  text 0.39
line requirements  text 0.29
line section  about -0.28
near before COMMUTE  BE 0.50  NOT 1.13
near before DAY  EVERY -0.66  hours 0.44
near before HOME  , -0.59  . 0.30  : 0.64  AND -0.09  AT 1.80  BE 0.25  MUST 1.28  NAME -0.65  NOT -0.63  WORK 0.09
near before HOME  mode 1.11
near before ONSITE  #7-31 0.14
near before PLACE  AT -0.54  MUST 0.48  NAME -0.99  NOT 1.42  OF 0.49  WE -0.08  WORK -0.52  YOU 0.56  looking 0.04
near before PLACE  there 0.42  visit 0.06
near before REMOTE  : 0.59  AT -0.21  BE 0.71  NOT -1.23  fully 0.24
near before WEEKDAY  WEEKDAY -0.04
near behind ANYWHERE  AT 1.12
near behind DAY  . 1.04  AND 0.06  WORK -0.04
near behind HOME  ; 0.09  AT -0.41  NAME -0.10  NOT -0.43  OF 0.32  THE 0.03  WORK 0.28  permanently 0.47
near behind PLACE  BE 0.14  as 0.31  sales 0.22
near behind REMOTE  ) 0.32  . 0.43  ; 1.60  JOB 0.68  only 0.25  time 0.23
near behind WEEKDAY  WEEKDAY -0.04
offer has  REMOTE 0.47
other has  ANYWHERE 0.91  COMMUTE 0.64  HOME 1.25  WEEKDAY -0.76
pair #1-4  . 1.10  DAY -0.50  NAME 0.30
pair #7-31  OF 0.58
pair ,  AT 0.28  NAME -0.40  OF 1.24  so -0.34
pair :  REMOTE 0.76  YOU 0.78
pair ;  THE 0.35  WE 0.98
pair AND  THE 0.20  WE 0.55
pair ANYWHERE  AT 1.34
pair AT  #7-31 0.59  HOME -0.05  NAME -0.11  OF 1.41  THE -0.79  WE -0.47  YOU 1.39  there 0.56
pair BE  WORK 1.07
pair EVERY  DAY -0.30
pair HOME  ( 0.13  , 0.94  . 0.20  BE -0.26  JOB 0.90  WORK 0.68  ^ 0.67
pair JOB  NOT -0.71  OF 1.17
pair MUST  BE -0.65  WORK 0.01
pair NAME  ( -0.49  . 1.03  BE 0.50  ^ -0.01  recruiters 0.25
pair NOT  MUST 1.24  PLACE 1.71  possible -0.12
pair OF  #7-31 -0.77  . 0.23  NAME 0.14  THE -1.13  THEY -0.32  WE 0.71  good 0.80
pair ONSITE  AND 0.16
pair PLACE  AND -0.35  BE 0.34  sales 0.22
pair REMOTE  ( 1.92  , 1.67  . 0.31  AT 0.11  OF 0.90
pair THE  AT 0.26  BE 0.15  MONTH 0.89  NAME 1.14  PLACE 0.01  whole 0.59
pair WE  . 0.01  BE 0.40  THEY -0.74  WORK 1.32
pair WORK  OF -0.19
pair YOU  HOME 0.40  MUST -1.41  NOT 0.79  OF -1.09  WORK -0.06  who -0.44
pair ^  HOME 0.32  REMOTE 0.10  THE 0.38  WE 0.61  YOU 0.74  entirely 0.18  mode 0.60
pair as  THE 1.83
pair co  WORK 0.55
pair do  THE 0.42
pair full  time 0.32
pair fully  REMOTE 0.22
pair it  BE 1.70
pair looking  AT 0.16
pair min  #1-4 0.28
pair pay  . 0.13
pair sales  AND 0.26
pair up  . 1.17
sentence ends  HOME 0.66  NAME -0.02
sentence length  16 -0.44  2 1.79  32 -0.33  8 -0.02
sentence starts  HOME 0.25  THE 0.02  WE 0.09  YOU 0.26  entirely 0.16  mode 0.59
`,
  hybrid: `
start  always -5.29
about has  PLACE -0.21
any word  # -0.09  #5-6 -0.28  #7-31 -1.27  % 1.37  , -0.84  ; -0.15  AND -0.13  AT -0.19  EVERY 0.12  FIRST -0.71
any word  HOME 1.10  HYBRID 3.96  MEET -1.26  MONTH 1.24  NOT -1.97  OF -0.66  REMOTE 0.01  SOME 0.67  THE 0.52
any word  THEY -0.37  TIMES 1.26  WEEK 2.00  WEEKDAY 1.27  WORK 0.36  about 0.06  arrangement 0.77  by -0.06
any word  cloud -0.24  company -0.17  half 0.13  least 0.84  mode 0.01  model 2.13  partly 0.89  per 0.17
any word  release 0.45  review 0.35  second 0.23  sign 0.25  spend 2.05  team 1.02  time 0.70  whatever 0.78
any word  which 1.04  who -0.19
before ANYWHERE  , 0.43
before COMMUTE  AND 0.02
before DAY  #1-4 1.11  AND 1.05  AT 0.26  BE 0.05  DAY 0.25  HYBRID 0.65  NAME 0.37  PLACE 0.03  WORK -0.09  YOU -0.20
before DAY  hours -0.15  least 0.25
before HOME  #1-4 0.89  AND 0.34  AT 0.94  BE 0.21  DAY 0.41  MAY 0.03  NAME 0.04  THE -0.36  WE -0.33  WEEK 1.53
before HOME  WEEKDAY 0.85  between 0.09  hours -0.03
before HYBRID  JOB 0.79  OF -0.76  THE 0.27  WE 0.14
before PLACE  #1-4 0.06  DAY 0.06  MONTH 0.72  OF 0.59  PLACE -0.52  THE 0.64  WEEKDAY 0.11  WORK -0.47  YOU 0.41
before PLACE  between 0.33  model 0.12  time 0.42
before PRESENT  OF 0.82
before REMOTE  - 0.49
before WEEKDAY  , 0.24  ; 0.01  AND 1.09  EVERY 0.94  HOME 0.09  WEEK -0.88  WEEKDAY 0.67  second 0.25  sign 0.26
behind DAY  #1-4 0.53  . 0.83  DAY 0.26  EVERY 0.14  HOME 0.41  MONTH 0.49  NAME 0.59  PLACE 0.06  YOU 2.14
behind HOME  : 0.27  AND 0.35  MONTH -1.97  THE 0.11  WEEK 0.86  WEEKDAY 0.09  WORK -0.07
behind HYBRID  . 0.70  DAY 0.65  NAME 0.26  WORK 0.23  YOU -0.26
behind PLACE  #7-31 0.23  . -0.02  AND -0.17  DAY 0.03  EVERY -0.33  JOB -0.09  MONTH 0.10  NAME 0.09  PLACE -0.52
behind PLACE  THE 0.13  TIMES 0.93  WEEK 0.65  YOU -0.10  least 0.53  per 0.29
behind PRESENT  #7-31 0.23  NAME 0.09  OF 0.05
behind WEEKDAY  #7-31 -0.42  AND 0.62  HOME 0.86  PLACE 0.13  WEEKDAY 0.67
label of  AT 0.07
line kind  item -1.03  text -0.07
line other  item -0.65
line section  about -0.79  other -0.68
near before DAY  #1-4 0.38  hours -0.21  least 0.16
near before HOME  , 1.25  PLACE 0.22  THE -0.41  WEEKDAY 0.41  hours -0.09
near before HYBRID  NAME 0.33  OF -0.06  THE 0.49  WE 0.33
near before PLACE  #1-4 0.56  HOME 0.12  WORK -0.50  between 0.28
near before REMOTE  - 0.56  OF 0.08
near before WEEKDAY  AND 0.03  AT 0.46  second 0.14
near behind ANYWHERE  . 0.72
near behind DAY  #1-4 0.71  EVERY 0.01  MONTH 0.87  NAME 0.59  THE 0.07  YOU 0.94
near behind HOME  . 0.61  AND 0.03  PLACE 0.11
near behind HYBRID  . 2.04  OF 0.03  cloud -0.07
near behind PLACE  , -0.10  HOME 0.21  THE 0.33  TIMES 0.02
near behind PRESENT  #7-31 0.95
near behind WEEKDAY  , 0.15  AND 0.05  AT 0.68  HOME 0.41
offer has  HOME 0.89
other has  DAY 0.13  HOME 0.57  HYBRID 0.03  PLACE 0.07  WEEKDAY 0.56
pair #1-4  AT 1.91  DAY 0.98  hours -0.19
pair #32-100  % 1.31
pair #5-6  DAY -0.59
pair #7-31  DAY 1.12
pair %  OF 0.54
pair ,  #32-100 1.82  #7-31 -0.17  AT -0.31  NAME -0.16  THE 0.02  WEEKDAY 0.69  YOU 0.29
pair .  ^ -0.09
pair :  HYBRID 2.02
pair AND  COMMUTE 0.06  NAME -0.11  THE -0.04  WEEKDAY 2.80
pair AT  #1-4 -0.04  HOME 0.28  NAME 0.26  least 0.67
pair BE  WORK 0.64
pair EVERY  MONTH 0.66  WEEK 0.35  second 0.14
pair HOME  . 0.05  OF 1.18
pair HYBRID  , 1.49  . 0.08  ^ 1.26  cloud -0.04
pair JOB  BE 0.02
pair NAME  , -0.25  . -0.30  AND -0.73  PLACE 1.27
pair OF  #5-6 0.18  BE 0.02  EVERY 0.34  HYBRID -0.42
pair PLACE  AT 0.51  OF -0.20
pair REMOTE  ^ 0.57
pair SOME  #1-4 0.77
pair THE  SOME 0.89
pair TIMES  THE 0.27
pair WE  BE -0.15  NAME 0.34
pair WEEK  , -0.17  ^ 0.18
pair WEEKDAY  , 0.02  OF -0.78
pair WORK  AT -0.22  OF 0.46
pair YOU  OF 0.23  squad 0.39  time 0.77
pair ^  HYBRID 0.60  THEY 0.08  WORK 0.33  release 0.72
pair half  OF 1.90
pair hours  THE -0.50
pair second  WEEKDAY 0.14
pair sign  off 0.22
sentence ends  . -0.31  HYBRID 1.26  REMOTE 0.58  WEEK 0.18
sentence length  16 -1.33  32 -0.84  4 0.04  8 -0.67
sentence starts  HYBRID 0.59  THEY 0.07  WORK 0.30  release 0.72
`,
  onsite: `
start  always -5.22
about has  PLACE -1.11
any word  # -2.18  #1-4 -1.12  #5-6 0.98  #7-31 0.03  , 0.15  : -0.57  ; -0.32  AND -0.06  ANYWHERE -0.76  AT 1.46
any word  BE 1.00  COMMUTE 0.10  DAY 0.77  EVERY 0.36  FIRST -0.82  HYBRID -1.15  MAY -1.95  MEET -0.43  MONTH -1.26
any word  MUST -0.14  NAME 0.29  NOT 1.55  OF -0.58  ONSITE 2.01  PRESENT 1.06  THEY -0.50  WE 0.23  WEEK -0.82
any word  WORK 1.61  YOU -0.49  about -0.26  accredited 0.18  administration 0.09  background 0.15  building 0.22
any word  but -0.29  by -0.16  calling 0.12  club 0.13  data 0.56  directly -0.04  duty 0.09  field -0.10  full 0.86
any word  hai 1.18  head -0.33  here 0.02  hours -0.55  it 0.45  least -0.08  live 0.44  location 0.92  mode 0.81
any word  more -0.12  nd 0.95  only 1.81  option 0.50  own -0.73  pathology 0.19  per 0.72  please 0.18  posting -0.06
any word  quarters 0.35  room 0.89  rotation 0.09  shift 1.50  shifts 2.23  stage -0.86  stay 1.05  team 0.09
any word  tele 0.03  together 1.13  walk -0.70  weekday 1.09  when -0.50  which -0.65  who -0.80  years -0.90
apply has  PLACE -0.10
before ANYWHERE  AT -0.10
before COMMUTE  AT 0.25
before DAY  #1-4 -0.49  #5-6 1.71  : -0.04  AND -0.39  HOME -0.58  NAME 0.02  OF 0.35  PLACE 0.17  SOME -0.54
before DAY  THE 0.16  YOU 1.52
before HOME  , 0.48  AND -0.26  BE -0.07  DAY -0.31  JOB -0.21  NOT 3.36  THE -0.40  WEEKDAY -0.47  WORK -0.10
before ONSITE  : 0.03
before PLACE  #1-4 -0.45  #5-6 1.30  #7-31 0.24  ) -0.36  , 0.20  : 0.53  AND -1.02  AT 0.45  COMMUTE 0.18  EVERY 1.44
before PLACE  JOB 1.26  MEET -2.01  NOT -0.36  PLACE 0.01  REMOTE -0.28  WE 0.04  WEEKEND 0.67  WORK 1.12  YOU -0.14
before PLACE  accredited 0.20  calling 0.14  head -0.28  live 0.67  main 0.34  mode 0.07  pathology 0.18  shifts 0.02
before PRESENT  NAME -0.35  PLACE 0.04  WORK 0.31
before REMOTE  AND -0.53  AT -0.20  NOT 2.65  WORK -0.22  it 0.34
before WEEKDAY  #7-31 0.85
behind COMMUTE  AND 0.12  NAME 0.02  PLACE 0.20  THE 0.60
behind DAY  #1-4 -0.98  AND -0.14  HOME -0.29  MONTH -0.27  THE 0.07  WE -0.74  as 0.33  rotation 0.85
behind HOME  DAY -0.55  NAME -0.31  NOT 1.95  WE -0.23  please 0.56
behind PLACE  #7-31 0.69  ) -0.23  , 0.68  . 0.19  AND -0.29  BE 0.11  DAY 0.30  JOB 0.80  NAME 0.68  NOT -1.08
behind PLACE  PLACE 0.04  PRESENT 0.05  THE -0.51  THEY -0.03  WORK 1.10  administration 0.14  club 0.15  night 1.93
behind PLACE  only 0.11  seats 0.02  shift 0.85  stage -0.15  there 0.75
behind PRESENT  EVERY 0.05  OF -0.07  THE 1.01  WE -0.26
behind REMOTE  ? 0.15  NAME -0.59  PLACE -0.25  option 0.52
behind WEEKDAY  #1-4 -0.98  HOME -0.43  OF 0.59  SOME -0.27  WEEKEND 0.18
label of  JOB 1.69  NOT -0.50  OF -0.03  PLACE 0.29  WORK 0.25  location 0.84  mode 0.96  place 1.62  type 0.09
label of  where 1.25
line kind  item -0.60  text 0.33
line offer  item -0.76
line section  about -0.15  requirements 0.11
near before DAY  BE -0.29  EVERY 1.72  PLACE 0.20  PRESENT 0.46
near before HOME  AT -1.67  BE -0.19  NOT 3.11  PLACE -0.43
near before PLACE  BE 0.70  NAME 0.14  NOT -0.55  PRESENT 0.08  THE 1.15  WE 0.99  accredited 0.17  calling 0.10
near before PLACE  head -0.41  main 0.25  pathology 0.16  time 1.21
near before PRESENT  THE 0.21
near before REMOTE  NOT 2.13  THE -1.29  it 0.35
near before WEEKDAY  AND -1.14  BE -0.51  EVERY -0.39  NAME 0.56  WEEKDAY 0.03
near behind COMMUTE  AT 1.34  THE 0.83
near behind DAY  MONTH -0.32  OF -0.08  off 1.99
near behind HOME  , -1.26  AND -0.18  NOT 3.52  please 0.33
near behind PLACE  #5-6 0.13  , 0.25  . 0.07  BE -0.54  EVERY 0.04  FIRST -0.20  HOME -0.50  JOB 0.43  OF -0.18
near behind PLACE  PLACE -0.04  THE -0.10  administration 0.08  company 0.16
near behind PRESENT  , 0.36  DAY 0.45  THE 0.37
near behind REMOTE  ? 0.13  AT -0.58  BE 0.57  NOT 1.07  OF 0.55
near behind WEEKDAY  . 0.08  AND -1.01  AT -0.02  OF 1.75  WEEKEND 0.60
offer has  DAY -0.29
other has  HOME -0.38  HYBRID -1.67  ONSITE 1.20
pair #  . -0.20
pair #1-4  . 0.01  shifts 1.73
pair #5-6  DAY 0.66
pair #7-31  BE 1.19  th -0.81
pair )  . 0.15  ^ -0.13
pair ,  #1-4 -0.01  #7-31 0.28  AT 0.28  HOME 1.14  NAME 0.69  NOT -0.74  WEEKDAY 1.25  YOU -0.35  so 0.02
pair :  #7-31 -0.32  NAME 0.86  WEEKDAY -0.05
pair ;  WE 0.31
pair AND  #1-4 0.35  AT 0.50  NAME -1.56  SOME 1.26  WEEKDAY -0.72  WORK -0.28  administration 0.13
pair AT  #7-31 0.18  EVERY -0.62  NAME -0.15  PLACE 1.47  PRESENT 0.84  THE 0.43  WE 0.58  least -0.19
pair BE  COMMUTE 0.13  OF 1.43  it 0.33
pair DAY  ^ 0.53
pair EVERY  WEEKDAY -0.15
pair HOME  BE 0.34
pair JOB  . 0.90  BE -0.53  MUST 0.20  WORK -0.32
pair MUST  YOU 0.81
pair NAME  #1-4 0.34  ) -0.04  , -0.62  AND -0.60  HOME 0.12  OF -0.53  WE 1.65  ^ -0.44
pair NOT  BE 0.27  PLACE -0.70  apply 0.64
pair OF  #5-6 0.13  BE 0.44  NAME -0.31  PLACE 1.29  THE 0.25  WORK 0.07
pair PLACE  , 0.21  . -0.37  AT 0.11  NAME -1.11  OF -0.97  WORK 0.18  ^ 0.07
pair PRESENT  ^ 0.31
pair REMOTE  ? 0.13
pair THE  MEET 0.05  PLACE -0.98  SOME -0.69  WEEK 0.72  main 0.83  township 0.46
pair WE  BE 0.11  WORK 0.40
pair WEEK  , 1.13  ^ -0.03
pair WEEKEND  . 0.02
pair WORK  directly -0.09
pair YOU  OF -0.08
pair ^  AT 0.31  BE 0.46  MEET -0.59  PLACE 0.31  REMOTE 0.09  THE 0.43  THEY -0.26  WE -0.28  WORK 0.26  YOU 0.56
pair calling  PLACE 0.08
pair club  . 1.21
pair directly  OF -0.09
pair do  NOT 0.78
pair full  time 0.30
pair given  by 0.27
pair head  PLACE -0.24
pair location  : 1.10
pair nd  NAME 1.37
pair night  . 0.42
pair pathology  PLACE 0.15
pair place  : 0.27
pair pm  ^ 0.82
pair stage  , -0.37
pair there  BE -0.13
pair time  , 0.58
pair together  , 0.52
pair walk  AT -0.06
requirements has  DAY 0.96  PRESENT 0.06  REMOTE 0.13
sentence ends  ) -0.21  . -0.02  DAY 0.51  NAME -0.46  PRESENT 0.27  WEEK -0.05  pm 0.81
sentence length  16 -1.97  2 0.02  32 -2.62  4 0.10  8 -1.41
sentence starts  AT 0.21  BE 0.45  MEET -0.63  PLACE 0.19  REMOTE 0.04  THE 0.20  THEY -0.30  WE -0.44  WORK 0.14
sentence starts  YOU 0.35
`,
}
