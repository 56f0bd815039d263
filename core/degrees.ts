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

/** A set of names as bits, by their places in the list. */
export function bitsOf<Name extends string>(all: readonly Name[], names: readonly Name[]): number {
  return names.reduce((bits, name) => bits | (1 << all.indexOf(name)), 0)
}
