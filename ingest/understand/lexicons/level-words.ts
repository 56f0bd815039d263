import { table } from '../scan/lexicon.ts'

const BEGINNERS = '(intern|internship|campus|fresher|graduate|apprentice|apprenticeship)'

/** Words that say for whom a posting is: beginners, or people with experience. */
export const LEVEL_WORDS = [
  ...table(
    'level title',
    `
    # Who looks after beginners is none; nor is a grade's name a rank.
    ${BEGINNERS} [program(me)|relations|hiring|recruitment] (manager|lead|head)  level senior
    ${BEGINNERS} [program(me)|relations|hiring|recruitment] (coordinator|recruiter|specialist)  -
    (intern|campus|university|college)(s) (relations|ambassador)|campus recruiter|apprentice (trainer|instructor)  -
    senior citizen(s)|technical staff|staff member|staff nurse|lead gen|lead generation|(relationship|account|case) manager  -
    (product|customer success|community|category|brand) manager                     -
    intern(s)|internship(s)|co op|winternship                                       level intern ; kept
    fresher(s)|trainee|apprentice(ship)|new (grad|graduate)(s)|entry level|early career(s)  level beginner
    (recent|fresh|university|college|campus) (grad|graduate|hire|hiring)(s)|engineering (grad|graduate|hire)(s)  level beginner ; kept
    (college|engineering|campus) (drive|recruitment)|campus                         level beginner
    graduate (engineer|software|developer|trainee|analyst|data|it|technology|product)(s)  level beginner
    graduate (program|programme)(s)  level beginner ; kept
    graduate (apprentice|hire|engineering)                                          level beginner ; kept
    associate product manager|apm|graduate|assistant|junior|jr                      level junior
    (assistant|associate) (product|project) manager                                 level junior ; kept
    assistant (vice president|general manager)                                      level senior
    senior|experienced|mid level|sr|staff|principal|lead|team leader|head|director  level senior
    vp|avp|svp|vice president|chief|cto|ciso|distinguished                          level senior
    manager|mgr|architect|expert|em                                                 level senior  may begin
    (sde|swe|engineer|developer|analyst|scientist|tester|sdet|mts) (ii|iii|iv|v|2|3|4|5)  level senior
    l (2|3|4|5|6|7|8|9)                                                             level senior ; kept
    `,
  ),
  ...table(
    'level text',
    `
    # What is done with beginners who are there, not whom the job takes.
    fresher(s) (onboarding|induction|hiring (target|goal|plan)(s)|salar(y|ies)|talent|recruitment)  -
    fresher(s) training program(s)|(for|in|of|conduct|conducting|plan) fresher(s) hiring  -
    final year project(s)|(recent|fresh|new) (graduates|grads) (of|from) our|new graduates joining                -
    fresher(s)                                                                      level fresher
    (suitable|open|welcome|ideal) [for|to] beginners|for beginners                  level welcome ; kept
    no experience [,|?] no problem|no experience no qualification                   level welcome
    (recent|fresh|new) graduate(s)|(recent|fresh|new) grad(s)|fresh candidates      level graduate
    (recent|fresh|new) (mca|b.tech|b.e|b.sc|engineering|it|cs|m.tech|bca|women) (graduate|grad)(s)  level graduate ; kept
    fresh mca / b.tech graduates|(graduates|grads) of our                           level graduate ; kept
    (no|zero) [prior|previous] [coding|work|industry] experience [is] (required|needed|necessary)  level welcome
    (experience|exp) [is] not (required|needed|necessary|mandatory)|without experience  level welcome
    entry level (role|position|post|job|opportunity|opening|candidate(s)|swe|sde|software)  level welcome
    beginners only|newbies|just passed out|zero experience is fine  level welcome
    entry level (engineer|developer|analyst|associate)(s)|(experience|level) : entry level  level welcome
    (a|your) first job|[pre] final year|prefinal year|currently (pursuing|enrolled in)                 level welcome
    (looking for|need|seeking|want) [an] experienced (people|professional(s)|candidate(s)|developer(s)|engineer(s))  level experienced
    only for experienced|only experienced|experienced [candidates|professionals|people] only  level experienced
    only (candidates|people|those|applicants) with [relevant|prior|proven] experience  level experienced
    (this is|it is|it's) (a|an) (senior|mid senior|leadership) [level] (role|position)  level experienced
    `,
  ),
  ...table(
    'level around',
    `
    mentor(s)|mentoring|train(s)|training|guide(s)|guiding|coach|coaches|coaching  level carer
    lead(s)|leading|manage(s)|managing|onboard(s)|onboarding|supervise(s)|supervising  level carer ; kept
    recruit(s)|recruiting|teach|teaches|teaching|assist(s)|assisting|help(s)|helping  level carer
    support(s)|supporting|handle(s)|handling|place(s)|placing|interview(s)|interviewing  level carer
    counsel(s)|counselling|review(s)|reviewing|hiring of|code written by|team (has|of|with)  level carer
    sessions for|recruitment of|hiring|colleges for  level carer
    # Another opening of the firm, those who came before, and guests.
    (other|another|different|separate|own) (page|programme|program|opening|drive|posting)(s)  level others ; kept
    (were|was) [a] fresher(s)|please wait|last year's|we hired|are now|make up|made up|sponsor|visits our  level others ; kept
    visit our|programme opens  level others ; kept
    take(s)|hire(s)|recruit(s)|applications from|open to|suitable for|looking for|hiring|for  level seeks
    ideal for|any|welcome|wanted|preferred|apply|eligible|encouraged|can|may        level seeks
    `,
  ),
  ...table(
    'level not for',
    `
    who should not apply|do not apply if|don't apply if|not for you if|not a fit if|please do not apply  level not for ; kept
    who need not apply|who cannot apply|not eligible|who is this not for|should not apply  level not for ; kept
    `,
  ),
  ...table(
    'level alone',
    `
    entry level|no experience  level alone
    `,
  ),
]
