import { table, type Row } from '../scan/lexicon.ts'

/** Words that tie a place in a sentence to the job, or to somebody else. */
const TIES: Row[] = [
  ...table(
    'place of the job',
    `
  position|role|job|opening(s)|vacancy|vacancies|opportunity|requirement|posting|posted|work|working  job post
  offices|walk in|walk-in|walkin|interview(s)|held|drive|hiring|required|join|joining  job post
  relocate|relocation|placed|internship  job post
  `,
  ),
  ...table('place preposition', `in|at|for|to|from|near|is  job at`),
  ...table(
    'place of others',
    `
  (our|the) recruiter(s)|customer(s)|client(s)|users|merchants|stakeholders|colleagues|counterparts  of others
  investors|founded|headquarter(s|ed)|hq|market(s)|partners|alumni|iit|nit|iiit|university|college  of others
  (have|has) [also] [our] [micro|regional|branch|satellite|global] offices in  of others
  warehouses|sister concern|(architect|lead|team lead|leads) in|visits to  of others
  client(s) (in|at|location|office|place|site)|clients,|client,|our college|college campus at  -
  `,
  ),
  // A city beside one of these is only named: nothing says that the job is there.
  ...table(
    'place in passing',
    `
  travel(s)|travelling|tour(s)|studied|studying|graduated|deliver(s)|delivery|deliveries  in passing
  stores|shops|outlets|showrooms|other office(s)|offices in|training (of|for) <n>|trained in  in passing
  `,
  ),
]

/** Words that open a job to people in India, or keep it from them. */
const OPENNESS: Row[] = [
  ...table(
    'open to india',
    `
  (pan|all over|across|within|anywhere in|from) india|india (only|based)|anywhere in india  open to india
  any (india|indian) (city|state|location)  open to india
  remote india|remote, india|remote - india  open to india
  indian (resident|national|citizen|candidate|applicant|freelancer)(s)  open to india
  indian (graduate|student|developer|professional)(s)  open to india
  indian (college|university) students  open to india
  `,
  ),
  ...table(
    'who may apply',
    `
  open to|open for|candidate(s)|applicant(s)|must be|should be|need to be|you are|based|located|residing  who applies
  resident(s)|reside|live|living|eligible|hiring|available|remote|remotely|role|position|job|all locations  who applies
  student(s)|graduate(s)|freshers|anyone|developers|designers|editors|writers|engineers|freelancers|people  who works
  `,
  ),
  ...table('way to india', `(in|of|to|from|across|for) india  way to india`),
  ...table('applies', `welcome|apply|eligible|considered  may apply`),
  ...table('indian colleges', `indian (college|university|colleges|universities)  indian college`),
  ...table('hours', `timing(s)|shift(s)|working hours|work hours|office hours  hours`),
  ...table(
    'place of teams',
    `
  customer(s)|client(s)|users|team(s)|office(s)|colleagues|stakeholders|market(s)|partners|counterparts  of teams
  engineers in|operations in|center(s)|centre(s)|not|except|outside|excluding  of teams
  `,
  ),
]

/** The words of sentences that say where a job is, and who may do it. */
export const PLACE_SENTENCE_WORDS: Row[] = [...TIES, ...OPENNESS]
