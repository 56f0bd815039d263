import { nameOfSlug } from './display-names.ts'
import { companySlug } from './slug.ts'

/** Legal forms, which do not distinguish companies. */
const LEGAL_FORM = /\b(?:pvt|private|ltd|limited|llp|llc|inc|incorporated|corp|corporation|gmbh|india)\b/g

/**
 * Names of one employer in India that differ by more than their legal form: the name that it uses itself, then others
 * that its postings and readers use. A subsidiary with a business of its own is another employer.
 */
export const COMPANY_NAMES: readonly (readonly [name: string, ...others: string[]])[] = [
  ['Tata Consultancy Services', 'TCS'],
  ['HCLTech', 'HCL Technologies', 'HCL Tech', 'HCL'],
  ['Cognizant', 'Cognizant Technology Solutions', 'CTS'],
  ['Infosys', 'Infosys Technologies'],
  ['Wipro', 'Wipro Technologies'],
  ['Accenture', 'Accenture Solutions', 'Accenture Services'],
  ['Capgemini', 'Capgemini Technology Services', 'Capgemini Engineering'],
  ['IBM', 'International Business Machines'],
  ['LTIMindtree', 'LTI Mindtree', 'L&T Infotech', 'Larsen & Toubro Infotech', 'Mindtree'],
  ['Tech Mahindra', 'TechM'],
  ['Amazon', 'Amazon Development Centre', 'Amazon Development Center', 'ADCI'],
  ['Ernst & Young', 'EY'],
  ['PricewaterhouseCoopers', 'PwC'],
  ['JPMorgan Chase', 'JPMorganChase', 'JP Morgan Chase', 'JPMC', 'J.P. Morgan'],
  ['Hewlett Packard Enterprise', 'HPE'],
]

const OTHER_KEYS = new Map(
  COMPANY_NAMES.map(([name, ...others]) => [
    nameWithoutLegalForm(name),
    others.map((other) => nameWithoutLegalForm(other)),
  ]),
)
const OWN_KEY = new Map([...OTHER_KEYS].flatMap(([own, others]) => others.map((other) => [other, own])))

/** A company's name for comparison, whichever of its names it is: of "TCS" and "Tata Consultancy Services Ltd" the same. */
export function employerKey(company: string): string {
  const key = nameWithoutLegalForm(company)
  return OWN_KEY.get(key) ?? key
}

const OWN_NAME = new Map(COMPANY_NAMES.map(([name]) => [nameWithoutLegalForm(name), name]))

/**
 * The one name that pages show of a company, however its boards write it: the employer's own of those above, else without
 * the legal form that its slug leaves out, with the capitals that names have. "Acme India Pvt. Ltd." and "ACME INDIA LTD" are
 * "Acme", and "TCS" is "Tata Consultancy Services".
 */
export function displayedCompany(company: string): string {
  const known = OWN_NAME.get(employerKey(company))
  if (known !== undefined) return known
  const slug = companySlug(company)
  const words = company.split(' ')
  const starts = words.map((_, index) => words.slice(0, index + 1).join(' '))
  const shortest = starts.find((start) => companySlug(start) === slug) ?? company
  return withCapitals(shortest.replace(/[\s,(–-]+$/, '') || company)
}

/** Words of employers' names in capitals, or with more than one, besides those that other names have (`display-names.ts`). */
const CAPITALS = (
  'AMD BSNL CGI CRISIL DXC EPAM EXL EY HCL HDFC HPE HSBC ICICI IQVIA ITC KPIT KPMG LTI NEC NIIT NTT NVIDIA PayPal PhonePe PwC ' +
  'TVS UST VMware WNS'
).split(' ')
/** Words that stay small within a name. */
const SMALL_WORDS = new Set(['and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with'])
/** Shorter words in capitals may be abbreviations. */
const SHORTEST_SHOUT = 5

/** "TARANGINI systems" is "Tarangini Systems". Words with capitals and small letters stay as their owner writes them. */
function withCapitals(name: string): string {
  return name
    .split(' ')
    .map((word, place) => (/^\p{L}+$/u.test(word) ? wordWithCapitals(word, place === 0) : word))
    .join(' ')
}

function wordWithCapitals(word: string, isFirst: boolean): string {
  const small = word.toLowerCase()
  const isShout = word === word.toUpperCase() && word.length >= SHORTEST_SHOUT
  if (word !== small && !isShout) return word
  if (SMALL_WORDS.has(small) && !isFirst) return small
  return CAPITALS.find((known) => known.toLowerCase() === small) ?? nameOfSlug(small)
}

/** All keys under which an employer may be found: of its own name and of the others. */
export function keysOfEmployer(company: string): string[] {
  const own = employerKey(company)
  return [own, ...(OTHER_KEYS.get(own) ?? [])]
}

/** A company's name in plain words without its legal form: of "Infosys Limited" and "infosys" the same. */
export function nameWithoutLegalForm(company: string): string {
  const words = plain(company)
  const name = words.replace(LEGAL_FORM, ' ').replace(/\s+/g, ' ').trim()
  return name === '' ? words : name
}

/** Lower case, without accents and punctuation; `C++`, `C#` and `.NET` stay distinct. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}
