import { fold } from '#ingest/understand/document/text.ts'

/** Words such as legal forms, which do not identify a company. */
const FORM = new RegExp(
  String.raw`\b(?:pvt|private|ltd|limited|llp|llc|inc|incorporated|corp|corporation|co|company|gmbh|ag` +
    String.raw`|se|plc|bv|b\.v|s\.?a|india|technologies|technology|group|holdings|international|the)\b\.?`,
  'g',
)

/**
 * Whether two names may mean the same employer: "Acme", "ACME India Pvt. Ltd." and "Acme Technologies" may;
 * "Acme" and "Acme's customer" may not.
 */
export function sameEmployer(one: string, other: string): boolean {
  const [a, b] = [coreOf(one), coreOf(other)]
  return a === b || isStart(a, b) || isStart(b, a)
}

function coreOf(name: string): string {
  const folded = fold(name).replace(/&/g, ' and ')
  const core = folded
    .replace(FORM, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return core || folded.trim()
}

function isStart(start: string, name: string): boolean {
  return name.startsWith(`${start} `)
}

/** The most frequent name, the first one on a tie; null if there is none. */
export function mostFrequent(names: string[]): string | null {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? null
}
