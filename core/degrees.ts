import { slugOf } from './slug.ts'

/** Each has its bit, by its place here, in the column `degrees`: add new ones at the end. */
export const DEGREES = [
  'BE/BTech',
  'ME/MTech',
  'BCA',
  'MCA',
  'BSc',
  'MSc',
  'BCom',
  'BA',
  'BBA',
  'MBA',
  'Diploma',
  'ITI',
  '12th',
  'Any graduate',
  'Any post-graduate',
] as const
export type Degree = (typeof DEGREES)[number]

/** The same in the column `branches`. `Related`: "or a related field". */
export const BRANCHES = [
  'CSE',
  'IT',
  'ECE',
  'EEE',
  'EI',
  'Mechanical',
  'Civil',
  'AI/DS',
  'Electronics',
  'Maths/Statistics',
  'Any',
  'Related',
] as const
export type Branch = (typeof BRANCHES)[number]

/** As a sentence names them, where it needs other words. */
const NAMES: Partial<Record<Degree | Branch, string>> = {
  'BE/BTech': 'B.E./B.Tech',
  'ME/MTech': 'M.E./M.Tech',
  BSc: 'B.Sc',
  MSc: 'M.Sc',
  BCom: 'B.Com',
  'Any graduate': 'any graduate',
  'Any post-graduate': 'any post-graduate',
  EI: 'E&I',
  Mechanical: 'mechanical',
  Civil: 'civil',
  Electronics: 'electronics',
  'Maths/Statistics': 'maths or statistics',
  Any: 'any branch',
  Related: 'a related field',
}

/** The branches that somebody can look for. What is related to one, a company decides. */
export const ASKED_BRANCHES = BRANCHES.filter((branch) => branch !== 'Related')

const POST_GRADUATE = new Set<Degree>(['ME/MTech', 'MCA', 'MSc', 'MBA', 'Any post-graduate'])
const BELOW_GRADUATE = new Set<Degree>(['Diploma', 'ITI', '12th'])
const ELECTRONICS = new Set<Branch>(['ECE', 'EEE', 'EI'])

/** "B.E./B.Tech", "any branch". */
export function nameOfStudy(study: Degree | Branch): string {
  return NAMES[study] ?? study
}

/** What postings ask for that somebody with a degree has: a B.Tech is "any graduate" too. */
export function degreesMetBy(degree: Degree): Degree[] {
  const met = new Set<Degree>([degree])
  if (!BELOW_GRADUATE.has(degree)) met.add('Any graduate')
  if (POST_GRADUATE.has(degree)) met.add('Any post-graduate')
  return [...met]
}

/** The same of branches: every one is "any branch", and ECE is electronics too. */
export function branchesMetBy(branch: Branch): Branch[] {
  return [...new Set<Branch>([branch, 'Any', ...(ELECTRONICS.has(branch) ? (['Electronics'] as const) : [])])]
}

/** Those of a list that are written so, in the order of the list: `be-btech`, "B.Tech", "any branch". */
export function studiesWritten<Study extends Degree | Branch>(
  all: readonly Study[],
  written: readonly string[],
): Study[] {
  const letters = new Set(written.map(lettersOf))
  // "BE/BTech" has two names.
  return all.filter((study) =>
    [study, nameOfStudy(study), ...study.split('/')].some((name) => letters.has(lettersOf(name))),
  )
}

function lettersOf(text: string): string {
  return slugOf(text).replaceAll('-', '')
}

/** A set of names as bits, by their places in the list. */
export function bitsOf<Name extends string>(all: readonly Name[], names: readonly Name[]): number {
  return names.reduce((bits, name) => bits | (1 << all.indexOf(name)), 0)
}
