import type { Row } from '../scan/lexicon.ts'

/**
 * What a clause that states pay is made of, beside its word of pay and its numbers. Other money can be called by any
 * word of the language; pay is told in few, so a word outside this list says that other money is meant. Words that
 * money of others is told in ("customers", "policies") have no place here.
 */
const CLAUSE = [
  // What holds a sentence together, whatever it speaks of.
  `
    a an the this that these those it its all each both any either every also only just no not so once is are
    be being been will would shall should can may must can't it's that's what which what's of at in on for
    from to by with within between and or as per then than over via ie eg i.e e.g etc we us our you your he
    she they we're we'll you'll you're somebody someone person
  `,
  // How high, and how surely.
  `
    up upto under over max maximum maximun min minimum least most more less above below around about approx approximately
    roughly nearly somewhere anywhere range ranges ranging start starts starting cap capped limited exceed go
    goes fall falls lie lies vary varies depend depends depending based according commensurate negotiable
    expected proposed estimated indicative indicated tentative target equivalent
  `,
  // What employers do with pay, and what they call it when they praise it.
  `
    unpaid free offer offers offered offering pay pays paid paying payable earn expect get gets receive
    receives draw entitled given provided carry carries competitive attractive guaranteed handsome decent fair
    good great best very regarding
  `,
  // Of what pay is made, how it is told and in what it is counted.
  `
    gross net fixed base basic total totals overall inclusive including consolidated amount worth value cash
    component figure details detail structure band bracket slab scale level grade category matrix cell aicte
    ugc cpc th ida cda annual annually yearly monthly month months year years yr yrs annum pm pa p m p.m p.a
    hour hours thousand k l cr crore crores lakh lakhs lac lacs lpa ctc salary salaried earnings rewards rate
    paycheck sal comp pkg nth budget budge hand take home bank rs inr rupee rupees currency ca usd review hike
    line payroll tier zone a b c d
  `,
  // The job, and the terms of it.
  `
    role roles position positions job jobs post posts opening openings opportunity profile vacancy employment
    engagement contract contractual regular permanent temporary full time part shift duty work hiring office
    remote onsite offshore primary location city india indian selection
  `,
  // Whom it takes.
  `
    fresher freshers candidate candidates applicant applicants graduate graduates engineer engineers developer
    developers employee employees trainer trainers apprentice apprentices fellow fellows intern interns
    trainee trainees joinee joinees experience experienced exp selected appointed deserving right suitable
    ideal certified skill skills skillset qualification qualifications age schooling diploma ug pg btech
    b.tech mtech m.tech mba mca bca bsc e
  `,
  // Before and after training.
  `
    first second third one two three four six nine twelve initial stage period during after following followed
    afterwards later subsequently onwards thereafter internship internships training train probation
    probationary confirmation confirmed completion completing completed successful successfully conversion
    certification absorption induction regularisation regularization joining join
  `,
  // Where a company tells its pay city by city.
  `
    bengaluru bangalore hyderabad chennai pune mumbai delhi ncr gurgaon gurugram noida kolkata ahmedabad kochi
  `,
]

/** The closed list of words that pay is told in, a row a word. */
export const PAY_CLAUSE_WORDS: Row[] = CLAUSE.flatMap((words) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => ({ subject: 'words of pay', words: word, tag: 'pay clause', value: '', lines: [] })),
)
