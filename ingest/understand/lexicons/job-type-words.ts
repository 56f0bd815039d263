import { table } from '../scan/lexicon.ts'

/** Words that say what kind of employment a posting offers. */
export const JOB_TYPE_WORDS = [
  ...table(
    'job type',
    `
    smart contract(s)|contract (management|manager|lifecycle|testing|specialist|administrator|analyst)  -
    contract negotiat(ion|ions|ing|e)|contracts|intern(ship) [program(me)] (manager|coordinator|recruiter)  -
    intern(s)|internship(s)|co op|trainee intern          job type  Internship
    part time|parttime                                    job type  Part-time
    contract|contract(or|ual)|c2h|c2c|c 2 h|c 2 c|contract to hire|freelance(r)|third party payroll  job type  Contract
    temporary|temp|fixed term|seasonal|maternity cover    job type  Temporary
    full time|fulltime|full _ time|fte|permanent full     job type  Full-time
    `,
  ),
  ...table(
    'job type around',
    `
    (employment|job|position|contract|engagement|worker) type|type of employment|employment|type  job type label
    nature of (job|employment|work)                       job type label
    this is (a|an)|(role|position|job|opportunity) is [a|an]|(we are hiring|hiring for) (a|an)  job type opening
    (we are|we're) (seeking|looking for) (a|an)|as (a|an)|paid  job type opening  intern
    `,
  ),
]
