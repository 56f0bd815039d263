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
start  always -5.20
about has  PLACE -1.28
any word  # -2.04  #1-4 -1.39  #5-6 1.29  #7-31 0.09  , 0.30  : -0.70  ; -0.38  AND -0.13  ANYWHERE -0.81  AT 1.41
any word  BE 0.95  COMMUTE 0.04  DAY 0.47  EVERY 0.30  FIRST -0.87  HYBRID -1.23  MAY -1.97  MEET -0.11  MONTH -1.19
any word  MUST -0.12  NAME 0.22  NOT 1.58  OF -0.56  ONSITE 1.91  PRESENT 1.04  THEY -0.50  WE 0.19  WEEK -0.79
any word  WORK 1.61  YOU -0.59  about -0.26  accredited 0.17  administration 0.11  background 0.19  building 0.42
any word  by -0.10  calling 0.18  club 0.26  data 0.57  full 0.79  hai 0.89  head -0.37  here 0.39  hours -0.14
any word  it 0.57  last -0.55  least -0.08  live 0.56  location 0.97  main 0.15  mode 0.82  more -0.18  necessary 0.21
any word  off 0.37  only 1.89  option 0.41  own -0.81  pathology 0.17  per 0.66  please 0.28  pm 0.01  posting -0.04
any word  room 1.01  shift 1.62  shifts 2.07  stage -0.54  stay 1.01  team 0.17  tele 0.11  together 1.16  walk -0.73
any word  weekday 1.19  when -0.63  which -0.73  who -0.79  years -1.00
apply has  PLACE -0.72
before ANYWHERE  AT -0.18
before COMMUTE  AT 0.33
before DAY  #1-4 -0.12  #5-6 1.66  AND -0.56  DAY -0.01  EVERY 0.10  HOME -0.67  NAME 0.15  OF 0.40  PLACE 0.13
before DAY  SOME -0.42  THE 0.11  YOU 1.45
before HOME  #1-4 -0.19  , 0.48  AND -0.28  BE -0.04  DAY -0.22  JOB -0.35  NOT 3.32  THE -0.41  WEEKDAY -0.47
before HOME  WORK -0.14
before ONSITE  : 0.29
before PLACE  #1-4 -0.12  #5-6 0.98  #7-31 0.16  ) -0.36  , 0.25  - 0.24  : 0.82  AND -1.14  AT 0.52  BE 0.22
before PLACE  COMMUTE 0.25  EVERY 1.53  JOB 1.39  MEET -2.08  NOT -0.10  OF -0.03  REMOTE -0.36  WE 0.04  WEEKEND 0.30
before PLACE  WORK 1.13  YOU -0.07  accredited 0.18  calling 0.19  head -0.30  live 0.78  main 0.36  pathology 0.17
before PLACE  there -0.05
before PRESENT  NAME -0.35  PLACE 0.06  THEY 0.24  WORK 0.27
before REMOTE  AND -0.45  AT -0.28  NOT 2.61  WORK -0.28  it 0.27
behind COMMUTE  AND 0.02  NAME 0.02  PLACE 0.27  THE 0.57
behind DAY  #1-4 -0.90  AND -0.03  HOME -0.21  MONTH -0.24  THE 0.15  WE -0.57  as 0.53  rotation 0.49
behind HOME  DAY -0.65  NAME -0.44  NOT 1.98  WE -0.20  please 0.65
behind PLACE  #7-31 0.59  ) -0.06  , 0.24  AND -0.31  AT 0.17  BE 0.13  DAY 0.23  JOB 1.02  NAME 0.48  NOT -0.94
behind PLACE  PRESENT 0.07  THE -0.66  WORK 1.11  administration 0.16  club 0.27  night 1.80  seats 0.11  shift 0.98
behind PLACE  there 0.55
behind PRESENT  THE 0.81  WE -0.38  necessary 0.23
behind REMOTE  ? 0.17  NAME -0.45  OF 0.04  PLACE -0.34  WORK 0.09  option 0.43
behind WEEKDAY  #1-4 -1.05  , 0.07  . 0.01  HOME -0.43  OF 0.60  WEEKEND 0.17
label of  JOB 1.56  OF -0.05  PLACE 0.42  WORK 0.10  location 0.86  mode 0.96  place 1.78  type 0.08  where 1.13
line apply  text 0.36
line kind  item -0.68  text 0.34
line offer  item -0.53
line requirements  text 0.04
line section  about -0.02  requirements 0.09
near before ANYWHERE  AT -0.05
near before DAY  BE -0.32  EVERY 1.99  PLACE 0.27  PRESENT 0.41
near before HOME  AT -1.68  BE -0.18  NOT 3.02  PLACE -0.45
near before PLACE  #1-4 -0.05  AT -0.08  BE 0.51  NAME 0.17  NOT -0.91  PRESENT 0.34  THE 1.05  WE 0.89
near before PLACE  accredited 0.16  calling 0.15  head -0.44  main 0.27  pathology 0.15  time 1.15
near before PRESENT  THE 0.12
near before REMOTE  NOT 2.07  THE -1.20  it 0.29
near before WEEKDAY  #7-31 0.44  AND -1.13  BE -0.50  EVERY -0.31  NAME 0.89
near behind COMMUTE  AT 1.44  THE 0.88
near behind DAY  MONTH -0.22  OF -0.15  off 2.03
near behind HOME  , -1.35  AND -0.03  NOT 3.44  please 0.46
near behind PLACE  #1-4 -0.11  , 0.58  . 0.28  : -0.01  BE -0.45  EVERY 0.04  HOME -0.52  JOB 0.49  PLACE -0.09
near behind PLACE  administration 0.11  company 0.72
near behind PRESENT  , 0.31  DAY 0.40  OF -0.11  PLACE 0.28  THE 0.25
near behind REMOTE  ? 0.15  AT -0.65  BE 0.46  NOT 1.09  OF 0.52
near behind WEEKDAY  , 0.08  AND -1.37  OF 1.56  WEEKEND 0.74
offer has  DAY -0.44
other has  HOME -0.40  HYBRID -1.71  ONSITE 1.16  PRESENT 0.12
pair #  . -0.20
pair #1-4  . 0.09  shifts 1.89
pair #5-6  DAY 0.56
pair #7-31  BE 0.76  th -0.61
pair )  . 0.08  ^ -0.12
pair ,  #7-31 0.67  AT 0.14  HOME 1.43  NAME 0.61  NOT -0.83  OF -0.15  WEEKDAY 0.97  YOU -0.18
pair :  #7-31 -0.16  NAME 0.54  WEEKDAY -0.20
pair ;  WE 0.19
pair AND  #1-4 0.38  AT 0.63  NAME -1.58  SOME 1.39  WEEKDAY -0.32  WORK -0.16  administration 0.18
pair AT  #7-31 0.29  EVERY -0.71  NAME -0.04  PLACE 1.55  PRESENT 0.84  THE 0.50  WE 0.76  least -0.18
pair BE  OF 1.69  it 0.28  necessary 0.14
pair DAY  ^ 0.35  off 0.04
pair EVERY  WEEKDAY -0.04
pair HOME  BE 0.17
pair JOB  . 0.75  BE -0.78  WORK -0.37
pair MUST  NOT -0.04  YOU 1.01
pair NAME  ) -0.01  , -0.69  . -0.02  AND -0.59  HOME 0.16  OF -0.63  WE 1.72  ^ -0.31
pair NOT  BE 0.29  PLACE -0.77  apply 0.50
pair OF  #5-6 0.07  BE 0.30  NAME -0.15  PLACE 1.37  THE 0.23  WORK 0.06
pair PLACE  , 0.28  . -0.37  AT 0.16  NAME -1.05  OF -1.09  ^ 0.03  company 0.06
pair PRESENT  JOB 0.16  ^ 0.28
pair REMOTE  ? 0.15
pair SOME  WEEK 0.32
pair THE  PLACE -1.01  SOME -0.57  WEEK 0.73  main 0.68  township 0.24
pair THEY  OF -0.10
pair WE  BE 0.07  WORK 0.35
pair WEEK  , 1.04
pair WEEKDAY  OF 0.21
pair WEEKEND  , 0.52
pair YOU  OF -0.01
pair ^  AT 0.24  BE 0.46  MEET -0.61  REMOTE 0.05  THE 0.45  THEY -0.27  WE -0.15  WEEKDAY 0.20  WORK 0.34  YOU 0.65
pair calling  PLACE 0.14
pair club  . 1.45
pair do  NOT 0.81
pair full  time 0.46
pair given  by 0.17
pair head  PLACE -0.31
pair location  : 1.18
pair necessary  . 0.13
pair night  . 0.26
pair pathology  PLACE 0.14
pair place  : 0.26
pair pm  ^ 0.35
pair there  BE -0.18
pair time  , 0.67
pair together  , 0.53
pair walk  AT -0.17
requirements has  DAY 1.47  REMOTE 0.11
sentence ends  ) -0.18  DAY 0.34  NAME -0.32  PRESENT 0.25  pm 0.36
sentence length  16 -1.91  2 0.05  32 -2.57  4 0.13  8 -1.35
sentence starts  AT 0.14  BE 0.44  MEET -0.64  REMOTE 0.01  THE 0.15  THEY -0.31  WE -0.39  WEEKDAY 0.09  WORK 0.13
sentence starts  YOU 0.39
`,
}
