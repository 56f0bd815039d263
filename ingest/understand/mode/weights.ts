import type { WorkMode } from '#core/job.ts'

/**
 * How much each clue of a sentence speaks for a mode being said of this job, or against it. Made by
 * `npm run bench -- weights` from the labelled lines (bench/mode-weights.ts): not to be edited. A line has a kind of clue
 * (clues.ts), and values with weights. Lines 9e3aa3c36448.
 */
export const WEIGHTS: Record<WorkMode, string> = {
  remote: `
start  always -5.47
any word  # -1.36  #1-4 -0.37  #32-100 -0.24  , 0.07  . 0.18  ; 0.63  AND -0.69  ANYWHERE 1.11  AT -0.16  EVERY 1.31
any word  HOME 0.42  HYBRID -0.62  JOB 1.09  MEET -0.49  MONTH 0.03  MUST -0.12  NAME 0.10  NOT -0.11  OF -0.54
any word  PLACE -1.15  PRESENT -0.55  REMOTE 2.27  SOME -1.37  THE -0.19  TIMES -0.48  WE -0.06  WEEK -0.04
any word  WEEKDAY -1.65  WORK 0.21  YOU 0.71  as -0.21  by -1.17  classes 0.07  co 0.26  courier 0.60  firm 0.06
any word  fully 0.56  half -0.40  hours 1.41  just 0.92  laptop 0.01  leave -0.03  live 0.57  log 0.65  looking 1.65
any word  mode 0.18  only 0.27  over 0.37  own 1.24  part 0.50  pay 0.46  permanent 0.93  permanently 0.50  phone 0.17
any word  place 0.88  policy -0.06  project 0.57  recruiters 0.24  since 0.39  so 0.19  there 0.54  those -1.51
any word  visit 0.29  when -0.32  who -0.35  whole 0.62
before COMMUTE  NOT 1.54
before DAY  , 0.04  OF -0.90  REMOTE 0.67  hours 0.44
before HOME  #1-4 -0.29  #7-31 0.08  . 1.78  : 0.42  AND -0.98  MAY -1.62  NAME -0.27  NOT -2.07  OF -0.31
before HOME  ONSITE 0.17  SOME -0.09  THE 0.12  THEY 0.27  WEEK -0.31  WORK 0.48  YOU 0.42  calls 0.25  place 0.23
before HOME  so 0.52  team 0.15  who -0.59
before ONSITE  #7-31 0.15
before PLACE  ; 0.13  AND 0.31  JOB -0.16  NAME -0.58  NOT 2.99  visit 0.07
before PRESENT  PLACE 0.53
before REMOTE  , -0.34  JOB 0.49  NAME -1.04  OF -1.02  THE 0.08  fully 0.29
before WEEKDAY  AT -0.32  OF -0.17  WEEKDAY -0.03
behind ANYWHERE  , 0.11  AT 0.34  THE 0.07
behind COMMUTE  #1-4 0.99  OF 0.27  THE 1.72
behind DAY  AT -1.10  BE -0.84  OF -0.12  WORK -0.47  YOU -0.10
behind HOME  , 0.65  ; 1.54  AND -0.04  BE -0.43  JOB 0.18  NOT -1.12  OF 0.36  WE 0.26  WORK 1.71  permanently 0.51
behind ONSITE  HOME 0.17
behind PLACE  AND 0.20  AT 0.46  NAME -1.28  NOT -1.15  PRESENT 0.53  WE 0.27  as 0.09  recruiters 0.28  sales 0.22
behind REMOTE  #1-4 0.80  ( 1.34  . 0.32  AND -0.14  AT 0.69  DAY 0.68  JOB 0.03  NAME 0.07  only 0.28  time 0.18
behind WEEKDAY  , -0.17  AT -0.18  WEEKDAY -0.01
label of  AT 0.39  REMOTE 0.06
line kind  heading -0.39  text 0.05
line other  heading -0.01  text 0.39
line requirements  text 0.29
line section  about -0.28
near before COMMUTE  BE 0.50  NOT 1.13
near before DAY  EVERY -0.66  hours 0.44
near before HOME  , -0.59  . 0.29  : 0.64  AND -0.09  AT 1.80  BE 0.25  MUST 1.28  NAME -0.65  NOT -0.63  WORK 0.09
near before HOME  mode 1.11
near before ONSITE  #7-31 0.14
near before PLACE  AT -0.54  MUST 0.48  NAME -0.99  NOT 1.42  OF 0.49  WE -0.07  WORK -0.52  YOU 0.56  looking 0.04
near before PLACE  there 0.42  visit 0.06
near before REMOTE  : 0.59  AT -0.21  BE 0.71  NOT -1.23  fully 0.24
near before WEEKDAY  WEEKDAY -0.04
near behind ANYWHERE  AT 1.12
near behind DAY  . 1.04  AND 0.06  WORK -0.04
near behind HOME  ; 0.09  AT -0.41  NAME -0.10  NOT -0.42  OF 0.32  THE 0.03  WORK 0.28  permanently 0.47
near behind PLACE  BE 0.14  as 0.31  sales 0.22
near behind REMOTE  ) 0.32  . 0.43  ; 1.60  JOB 0.68  only 0.25  time 0.23
near behind WEEKDAY  WEEKDAY -0.04
offer has  REMOTE 0.47
other has  ANYWHERE 0.91  COMMUTE 0.64  HOME 1.25  WEEKDAY -0.76
pair #1-4  . 1.10  DAY -0.50  NAME 0.31
pair #7-31  OF 0.58
pair ,  AT 0.28  NAME -0.40  OF 1.24  so -0.34
pair :  REMOTE 0.76  YOU 0.78
pair ;  THE 0.35  WE 0.98
pair AND  THE 0.20  WE 0.55
pair ANYWHERE  AT 1.34
pair AT  #7-31 0.59  HOME -0.05  NAME -0.10  OF 1.41  THE -0.79  WE -0.47  YOU 1.39  there 0.56
pair BE  WORK 1.07
pair EVERY  DAY -0.30
pair HOME  ( 0.13  , 0.94  . 0.21  BE -0.26  JOB 0.90  WORK 0.68  ^ 0.67
pair JOB  NOT -0.71  OF 1.17
pair MUST  BE -0.65  WORK 0.01
pair NAME  ( -0.49  . 1.03  BE 0.50  ^ -0.01  recruiters 0.25
pair NOT  MUST 1.24  PLACE 1.71  possible -0.13
pair OF  #7-31 -0.77  . 0.23  NAME 0.14  THE -1.13  THEY -0.32  WE 0.71  good 0.80
pair ONSITE  AND 0.16
pair PLACE  AND -0.35  BE 0.34  sales 0.22
pair REMOTE  ( 1.92  , 1.67  . 0.30  AT 0.11  OF 0.90
pair THE  AT 0.26  BE 0.15  MONTH 0.89  NAME 1.15  PLACE 0.01  whole 0.59
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
any word  release 0.45  review 0.35  second 0.23  sign 0.25  spend 2.06  team 1.02  time 0.70  whatever 0.78
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
behind PLACE  #7-31 0.23  . -0.02  AND -0.17  DAY 0.03  EVERY -0.33  JOB -0.10  MONTH 0.10  NAME 0.09  PLACE -0.52
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
near behind DAY  #1-4 0.71  EVERY 0.01  MONTH 0.87  NAME 0.59  THE 0.07  YOU 0.93
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
pair NAME  , -0.25  . -0.29  AND -0.73  PLACE 1.27
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
about has  PLACE -1.09
any word  # -2.16  #1-4 -1.11  #5-6 0.94  #7-31 0.02  , 0.16  : -0.58  ; -0.32  AND -0.03  ANYWHERE -0.75  AT 1.49
any word  BE 0.99  COMMUTE 0.13  DAY 0.77  EVERY 0.36  FIRST -0.82  HYBRID -1.14  MAY -1.96  MEET -0.42  MONTH -1.27
any word  MUST -0.15  NAME 0.27  NOT 1.61  OF -0.59  ONSITE 2.12  PRESENT 1.08  THEY -0.53  WE 0.25  WEEK -0.79
any word  WORK 1.56  YOU -0.48  about -0.29  accredited 0.16  administration 0.10  background 0.15  building 0.18
any word  but -0.30  by -0.17  calling 0.12  club 0.12  data 0.52  directly -0.03  duty 0.11  field -0.08  full 0.88
any word  hai 1.16  head -0.33  here 0.05  hours -0.55  it 0.44  least -0.06  live 0.41  location 0.49  mode 0.77
any word  more -0.13  nd 0.97  off 0.01  only 1.84  option 0.41  own -0.75  pathology 0.17  per 0.69  please 0.17
any word  posting -0.09  quarters 0.33  room 0.89  rotation 0.11  shift 1.50  shifts 2.20  stage -0.89  stay 1.06
any word  team 0.10  tele 0.01  together 1.15  walk -0.69  weekday 1.15  when -0.52  which -0.63  who -0.84
any word  years -0.88
apply has  PLACE -0.12
before ANYWHERE  AT -0.10
before COMMUTE  AT 0.22
before DAY  #1-4 -0.53  #5-6 1.73  : -0.06  AND -0.38  HOME -0.54  NAME 0.01  OF 0.34  PLACE 0.17  SOME -0.53
before DAY  THE 0.16  WE 0.02  YOU 1.51
before HOME  , 0.46  AND -0.26  BE -0.07  DAY -0.36  JOB -0.20  NOT 3.34  THE -0.41  THEY -0.02  WEEKDAY -0.45
before HOME  WORK -0.05
before PLACE  #1-4 -0.49  #5-6 1.35  #7-31 0.21  ) -0.38  , 0.20  - 0.21  : 0.53  AND -1.02  AT 0.42  COMMUTE 0.16
before PLACE  EVERY 1.45  JOB 1.28  MEET -2.02  NOT -0.43  REMOTE -0.30  WE 0.01  WEEKEND 0.67  WORK 1.16  YOU -0.15
before PLACE  accredited 0.19  calling 0.13  head -0.27  live 0.67  main 0.33  mode 0.10  pathology 0.17  shifts 0.09
before PRESENT  NAME -0.33  PLACE 0.05  WORK 0.33
before REMOTE  AND -0.54  AT -0.18  NOT 2.70  WORK -0.16  it 0.33
before WEEKDAY  #7-31 0.87  NAME 0.01
behind COMMUTE  AND 0.13  NAME 0.05  PLACE 0.19  THE 0.59
behind DAY  #1-4 -0.94  AND -0.14  HOME -0.34  MONTH -0.26  THE 0.06  WE -0.76  as 0.36  rotation 0.87
behind HOME  DAY -0.51  NAME -0.29  NOT 1.91  WE -0.26  please 0.56
behind PLACE  #7-31 0.69  ) -0.21  , 0.66  . 0.20  AND -0.30  BE 0.12  DAY 0.33  JOB 0.75  NAME 0.72  NOT -1.11
behind PLACE  PLACE 0.02  PRESENT 0.07  THE -0.49  WORK 1.12  administration 0.14  club 0.14  night 1.96  only 0.09
behind PLACE  seats 0.02  shift 0.84  stage -0.14  there 0.74
behind PRESENT  EVERY 0.03  OF -0.07  THE 1.01  WE -0.27
behind REMOTE  , -0.01  ? 0.15  NAME -0.63  PLACE -0.26  option 0.43
behind WEEKDAY  #1-4 -0.97  HOME -0.42  OF 0.59  SOME -0.26  WEEKEND 0.17
label of  JOB 1.67  NOT -0.41  OF -0.06  PLACE 0.32  WORK 0.37  location 1.95  mode 0.95  place 1.60  type 0.10
label of  where 1.24
line kind  item -0.62  text 0.34
line offer  item -0.74
line section  about -0.16  requirements 0.09
near before DAY  BE -0.28  EVERY 1.74  PLACE 0.16  PRESENT 0.45
near before HOME  AT -1.67  BE -0.17  NOT 3.11  PLACE -0.42
near before PLACE  AT -0.01  BE 0.71  NAME 0.19  NOT -0.57  PRESENT 0.06  THE 1.14  WE 0.98  accredited 0.17
near before PLACE  calling 0.10  head -0.40  main 0.23  pathology 0.16  time 1.25
near before PRESENT  THE 0.20
near before REMOTE  NOT 2.23  THE -1.36  WORK -0.02  it 0.33
near before WEEKDAY  AND -1.18  BE -0.48  EVERY -0.38  NAME 0.55
near behind COMMUTE  AT 1.32  THE 0.81
near behind DAY  MONTH -0.30  OF -0.06  off 1.98
near behind HOME  , -1.27  AND -0.20  BE 0.02  NOT 3.56  please 0.34
near behind PLACE  #5-6 0.15  , 0.28  . 0.11  BE -0.56  EVERY 0.07  FIRST -0.17  HOME -0.49  JOB 0.46  NAME 0.02
near behind PLACE  OF -0.17  PLACE -0.02  THE -0.12  administration 0.08  company 0.19
near behind PRESENT  , 0.36  DAY 0.45  THE 0.35
near behind REMOTE  ? 0.12  AT -0.62  NOT 1.54  OF 0.47
near behind WEEKDAY  . 0.09  AND -1.01  AT -0.05  OF 1.76  WEEKEND 0.59
offer has  DAY -0.27
other has  HOME -0.39  HYBRID -1.69  ONSITE 1.36
pair #  . -0.18
pair #1-4  . 0.02  shifts 1.70
pair #5-6  DAY 0.64
pair #7-31  BE 1.21  th -0.88
pair )  . 0.14  ^ -0.16
pair ,  #1-4 -0.03  #7-31 0.30  AT 0.31  HOME 1.19  NAME 0.71  NOT -0.72  WEEKDAY 1.28  YOU -0.36  so 0.03
pair :  #7-31 -0.31  NAME 0.80  WEEKDAY -0.03
pair ;  WE 0.30
pair AND  #1-4 0.32  AT 0.50  NAME -1.58  SOME 1.27  WEEKDAY -0.70  WORK -0.28  administration 0.14
pair AT  #7-31 0.19  EVERY -0.61  NAME -0.18  PLACE 1.50  PRESENT 0.82  THE 0.44  WE 0.57  least -0.17
pair BE  COMMUTE 0.17  OF 1.43  it 0.31
pair DAY  ^ 0.51
pair EVERY  WEEKDAY -0.15
pair HOME  BE 0.31
pair JOB  . 0.86  BE -0.53  MUST 0.18  WORK -0.32
pair MUST  YOU 0.82
pair NAME  #1-4 0.34  ) -0.06  , -0.64  AND -0.62  HOME 0.15  OF -0.55  WE 1.65  ^ -0.48  time 0.01
pair NOT  BE 0.21  PLACE -0.56  apply 0.62
pair OF  #5-6 0.17  BE 0.44  NAME -0.31  PLACE 1.30  THE 0.28  WORK 0.07
pair PLACE  , 0.20  . -0.37  AT 0.10  NAME -1.10  OF -0.98  WORK 0.18  ^ 0.06
pair PRESENT  ^ 0.31
pair REMOTE  ? 0.12
pair THE  MEET 0.06  PLACE -0.98  SOME -0.70  WEEK 0.68  main 0.82  township 0.46
pair WE  BE 0.06  WORK 0.39
pair WEEK  , 1.11  ^ -0.01
pair WEEKEND  . 0.02
pair WORK  directly -0.08
pair YOU  OF -0.12
pair ^  AT 0.31  BE 0.51  MEET -0.63  ONSITE 0.23  PLACE 0.31  REMOTE 0.35  THE 0.42  THEY -0.26  WE -0.29  WORK 0.23
pair ^  YOU 0.56
pair calling  PLACE 0.08
pair club  . 1.19
pair directly  OF -0.08
pair do  NOT 0.76
pair full  time 0.25
pair given  by 0.27
pair head  PLACE -0.25
pair location  : 0.54
pair nd  NAME 1.36
pair night  . 0.42
pair pathology  PLACE 0.14
pair place  : 0.28
pair pm  ^ 0.82
pair stage  , -0.37
pair there  BE -0.11
pair time  , 0.57
pair together  , 0.53
pair walk  AT -0.05
requirements has  DAY 1.04  PRESENT 0.11
sentence ends  ) -0.23  . -0.02  DAY 0.50  NAME -0.50  PRESENT 0.26  WEEK -0.02  pm 0.81
sentence length  16 -1.99  2 0.04  32 -2.63  4 0.08  8 -1.43
sentence starts  AT 0.20  BE 0.50  MEET -0.67  ONSITE 0.19  PLACE 0.19  REMOTE 0.28  THE 0.20  THEY -0.31  WE -0.44
sentence starts  WORK 0.12  YOU 0.35
`,
}
