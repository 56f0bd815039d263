import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

/** Employers whose beginners are hired by the thousand, and for software unless the title says otherwise. */
const EMPLOYERS = anyOf(
  'tcs, tata consultancy services, infosys, wipro, hcl(?: ?tech(?:nologies)?)?, cognizant',
  'accenture, capgemini, tech mahindra, lti ?mindtree, mindtree, mphasis, hexaware, persistent',
  'virtusa, zensar, coforge, birlasoft, cyient, l&t infotech, dxc, ibm, ust, nagarro, globallogic',
)

/** A drive of one of them, called after nothing but itself: "TCS Off Campus Hiring 2026". */
export const DRIVES = rules(
  'Software Engineering',
  `^${EMPLOYERS}(?: (?!bps|bpo|bpm|hr|voice|non|process|back|finance|sales|marketing` +
    `|consult)[a-z0-9]+){0,3} ?(?:off[ -]?campus|nqt|ninja|digital|prime|freshers?|campus|batch)` +
    `(?! (?:bps|bpo|bpm|hr|voice|process))(?: [a-z0-9]+)*$`,
)
