/** Words of a search that ask for nothing, in English and Hinglish; dropped where others are left. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the i am is are be to of in on at for from by with near nearby around and any all some my me we us our you your ' +
    'job jobs vacancy vacancies vacany vacancie opening openings opportunity opportunities position positions role roles ' +
    'career careers hiring hire required wanted needed need want looking look find ' +
    'apply now urgent urgently latest new recent best top good great show give please pls company companies ' +
    'firm firms mnc work kaam kam working employment india indian salary stipend package ' +
    'ctc paid pagar tankhwah experience exp based who that which where can get through as via it ' +
    'naukri naukari nokri noukri nokari rojgar chahiye chahie chaiye chahta chahti hai hain ho hu hoon ka ki ke ko se ' +
    'mein mai main me par pe liye wala wali wale koi kuch mujhe muje mere mera meri kahan kaise kya aur bhi dhundo ' +
    'dhoondo dikhao batao do karna karni karo sakta sakti jaldi anubhav tajurba abhi tankha vetan bharti rozgar hua hui ' +
    'hue zyada jyada adhik upar tak mil raha rahi mahina mahine'
  ).split(' '),
)

/** Between two words: either will do. */
export const OR_WORDS: ReadonlySet<string> = new Set(['or', 'ya'])

/** Words that nearly every description holds: not kept of them. */
export const DESCRIPTION_STOP_WORDS: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...(
    'about above across after also among an and any are as at be been being between both but by can could do does each ' +
    'either etc every few following for from had has have having he her here his how if in into is its it just more most ' +
    'must no nor not of on one only onto or other others out over own per shall she should so such than that the their ' +
    'them then there these they this those through to too under until up upon very was we well were what when which while ' +
    'who whom will with within without would you your yours our ours us i it s t re ll ve d don we re'
  ).split(' '),
  // Everyday words that are also names of skills: titles and skills say which is meant.
  ...'go r c rest react spring swift rust excel node unity spark express presto hive helm bootstrap dart flask ruby nest'.split(
    ' ',
  ),
])

/**
 * Words of other work: known, so that none is taken for a misspelling ("driver" is not "drive", "nurse" is not
 * "Nursery").
 */
export const OTHER_WORK: readonly string[] = (
  'bpo kpo voice nurse nursing doctor teacher driver delivery accountant accounting accounts cashier chef cook waiter ' +
  'hotel civil mechanical electrical electrician plumber welder fitter carpenter mason tailor guard housekeeping ' +
  'receptionist telecaller telecalling tally lawyer legal hr recruiter sales marketing insurance banking bank loan ' +
  'clerk peon typist typing pharmacist pharma hospital warehouse picker packer helper labour operator machinist cnc ' +
  'architect interior fashion journalist anchor actor singer dancer beautician barber gardener maid nanny tutor ' +
  'professor lecturer principal librarian police army navy railway government govt sarkari ssc upsc ias act pilot ' +
  'steward logistics purchase procurement store retail cobol mainframe fortran pascal delphi crypto seo content ' +
  'trainer trading trader finance financial auditor audit tax gst ca cs mba btech bca mca bsc msc'
).split(' ')

/** Phrases whose words do not stand for themselves: "go to market" is no Go. Kept as one word only. */
export const CLOSED_PHRASES: readonly string[] = [
  'go to market',
  'go live',
  'go getter',
  'on the go',
  'r d',
  'remote sensing',
  'contract management',
  'c level',
  'c suite',
  'series c',
  'a b testing',
  'penetration testing',
  'penetration tester',
  'usability testing',
  'user testing',
]
