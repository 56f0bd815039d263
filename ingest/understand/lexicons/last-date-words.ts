import { table } from '../scan/lexicon.ts'

const APPLICATIONS = '(application|applications|registration|registrations)'
const OF = '[window|process|portal|form|link]'
const UNTIL = '(by|before|till|until|on or before|no later than)'

/** Words of the last day on which one may apply. What may stand between them and the day is told in `last-date.ts`. */
export const LAST_DATE_WORDS = table(
  'last date',
  `
  # What else has a last date; an age is told as on it.
  (apply|applies|register) (before|by|till|until|to) (use|using|sending|email|mail|phone|clicking|filling|visiting)  -  ; kept
  as on the (last|closing) date|(document|documents|fee|payment|joining|project|exam|course) (last|closing) date  -  ; kept
  (course|exam|event|session|customer|student|desk) ${APPLICATIONS} (close|closes|end|ends|deadline)  -  ; kept
  ${APPLICATIONS} deadline (tracker|trackers|management|reminders)  -  ; kept
  (last|closing|final) (date|day) (for|of|to) [the] (apply|applying|register|registering|submit|receive)  last date label  ; kept
  (last|closing|final) (date|day) (for|of|to) [the] (submission|receipt|application|applications)  last date label  ; kept
  (last|closing|final) (date|day) (for|of|to) [the] (registration|registrations)  last date label  ; kept
  (last|closing|final) date|deadline  last date label  bare  ; kept
  deadline (for|to) [the] (apply|applying|register|application|applications|registration|registrations)  last date label  ; kept
  ${APPLICATIONS} ${OF} (deadline|closing date|last date|end date|due date)  last date label  ; kept
  ${APPLICATIONS} submission (deadline|closing date|last date)|(form|forms) (close|closes|last date)  last date label  ; kept
  ${APPLICATIONS} ${OF} (close|closes|closing|end|ends|(will|shall) (close|end|be closed))  last date label  ; kept
  ${APPLICATIONS} (is|are|will be) (open|accepted) (till|until|up to)  last date label  ; kept
  ${APPLICATIONS} (must|should) (reach us|be received|be submitted|be sent)  last date label  ; kept
  ${APPLICATIONS} [only] [online] (by|before|till|until)  last date label  ; kept
  (position|job|role|opening|posting|vacancy|link) (is|will be|stays|remains) open (till|until)  last date label  ; kept
  (apply|register) [online|now|here|latest|please] ${UNTIL}  last date label  verb  ; kept
  (apply|register) (through|via|on) [the|our] (link|portal|website|form|page) (by|before|till)  last date label  verb  ; kept
  (apply|register) (through|via|on) [the|our] careers (page|portal|website) (by|before|till)  last date label  verb  ; kept
  (send|share|submit|mail|email) [your|the] [updated] (resume|resumes|cv|cvs|application|applications) ${UNTIL}  last date label  ; kept
  `,
)
