import { isKnown } from './skill-record.ts'

/** The skills of open postings, small enough to send: positions in `names`. */
export interface PostingSkills {
  /** Most frequent first. */
  names: string[]
  /**
   * Postings, separated by spaces: positions joined by dots, in base 36. Sorted, and in one text, because a list of them
   * makes the page longer by a third.
   */
  postings: string
}

export interface PlannedSkill {
  skill: string
  /** Postings of which the visitor would then have every skill. */
  opens: number
  /** Postings that ask for it. */
  asked: number
}

/** Packs the skills of postings. */
export function packPostings(postings: readonly (readonly string[])[]): PostingSkills {
  const counts = new Map<string, number>()
  for (const skills of postings)
    for (const skill of new Set(skills)) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  const names = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([name]) => name)
  const places = new Map(names.map((name, place) => [name, place]))
  const packed = postings.map((skills) =>
    [...new Set(skills)]
      .map((skill) => places.get(skill) ?? 0)
      .toSorted((a, b) => a - b)
      .map((place) => place.toString(36))
      .join('.'),
  )
  return { names, postings: packed.toSorted().join(' ') }
}

/**
 * The skills that would open the most postings: those of which everything else is known. Of skills that open equally
 * many, the one that more postings ask for. Without known skills, the most asked for. General words come last.
 */
export function planSkills({ names, postings }: PostingSkills, known: readonly string[]): PlannedSkill[] {
  const has = names.map((name) => isKnown(known, name))
  const asked = names.map(() => 0)
  const opens = names.map(() => 0)
  for (const posting of splitPostings(postings)) {
    const places = posting.split('.').map((place) => Number.parseInt(place, 36))
    const missing = places.filter((place) => !has[place])
    for (const place of places) asked[place] = (asked[place] ?? 0) + 1
    const [only] = missing
    if (missing.length === 1 && only !== undefined) opens[only] = (opens[only] ?? 0) + 1
  }
  return names
    .map((skill, place) => ({ skill, opens: opens[place] ?? 0, asked: asked[place] ?? 0 }))
    .filter((_, place) => !has[place])
    .toSorted(
      (a, b) =>
        Number(GENERAL.has(a.skill)) - Number(GENERAL.has(b.skill)) ||
        // To who knows nothing yet, a skill opens the postings that name no other: few, and rarely the best to begin with.
        (known.length > 0 ? b.opens - a.opens : 0) ||
        b.asked - a.asked,
    )
}

/** What every kind of work asks for: no skill to begin with. */
const GENERAL = new Set([
  'Technical support',
  'Customer support',
  'Communication',
  'Communication skills',
  'ITIL',
])

/** How many postings the visitor has every skill of. */
export function openNow({ names, postings }: PostingSkills, known: readonly string[]): number {
  const has = new Set(names.flatMap((name, place) => (isKnown(known, name) ? place.toString(36) : [])))
  return splitPostings(postings).filter((posting) => posting.split('.').every((place) => has.has(place)))
    .length
}

function splitPostings(postings: string): string[] {
  return postings === '' ? [] : postings.split(' ')
}
