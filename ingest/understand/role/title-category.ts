import type { JobCategory } from '#core/job.ts'
import type { Item, Piece } from './title-pieces.ts'

/** A title that is IT, by the phrases that decided it. */
export interface Decided {
  kind: 'it'
  items: Item[]
  category: JobCategory
  /** Other trades have the title too: their words, in the title or the description, take it away. */
  soft: boolean
  /** The category gives way to a narrower one. */
  plain: boolean
}

export const LEADS = /^(?:manager|director|head|vp|avp|svp|evp|vice president|chief|leader|mgr|management)s?$/
const DELIVERS = /^(?:delivery|practice|project|program|programme)$/
const ANSWERS_FOR = /^(?:manager|director|head|coordinator)s?$/
const ENGINEERING = /^(?:software |platform )?(?:software|engineering|development)$/
const HANDS_ON = new Set<JobCategory>(
  'Software Engineering,Backend,Frontend,Full Stack,Mobile,DevOps & Cloud'.split(',') as JobCategory[],
)
/** Who describes, owns or leads a product keeps that category where the product is named behind. */
const BESIDE_PRODUCTS = new Set<JobCategory>(['Analyst', 'Product', 'Engineering Management'])

/** The kind of an IT title's work: what it delivers or leads, the products it is named by, then what decided it. */
export function categoryOf(found: Decided, pieces: Piece[]): Decided {
  const items = pieces.flat()
  const decider = found.items[0]
  const own = pieces.find((piece) => piece.some(({ words }) => words === decider?.words)) ?? items
  const named = (category: JobCategory, ...by: (Item | undefined)[]): Decided => ({
    ...found,
    category,
    plain: false,
    items: [...new Set(by.flatMap((item) => item ?? []))],
  })
  const isRole = decider?.tag === 'role' || decider?.tag === 'softRole'
  const beside = isRole && BESIDE_PRODUCTS.has(found.category) ? own : items
  const product = beside.find(({ tag, category }) => category === 'ERP & CRM' && tag !== 'softRole')
  if (product) return named('ERP & CRM', product)
  const delivers = items.find(
    ({ words }, at) =>
      (DELIVERS.test(words) && ANSWERS_FOR.test(items[at + 1]?.words ?? '')) ||
      (words === 'delivery' && !items.some(({ tag }) => tag === 'builds')),
  )
  if (delivers && found.category !== 'Product') return named('Engineering Management', delivers, decider)
  const lead = items.find(({ words }) => LEADS.test(words))
  const led = items.find(({ words }) => ENGINEERING.test(words))
  if (lead && led && HANDS_ON.has(found.category)) return named('Engineering Management', led, lead)
  const chip = items.find(({ category, tag }) => category === 'Embedded & Hardware' && tag !== 'softRole')
  if (chip && found.category === 'QA & Testing') return named('Embedded & Hardware', chip, decider)
  // "Quality analyst - mobile apps"
  const quality = items.find(({ words }) => QUALITY.test(words))
  if (quality && HANDS_ON.has(found.category)) return named('QA & Testing', quality, decider)
  const stack = found.plain ? items : own
  const ends = stackOf(stack)
  if (ends.length > 0 && (found.plain || HANDS_ON.has(found.category))) return named('Full Stack', ...ends)
  // "Python developer - machine learning": the language serves what it is written for.
  const data = items.find(({ category, tag }) => category === 'Data & AI' && tag === 'field')
  if (data && SCRIPTS.test(decider?.words ?? '')) return named('Data & AI', data)
  const narrow = found.plain ? narrowest(pieces, found.category) : undefined
  return narrow?.category ? named(narrow.category, decider, narrow) : found
}

const QUALITY = /^(?:quality(?: analyst| lead)?|testing)$/
const SCRIPTS = /^(?:python|scala)$/

/** What is said to be full-stack, or names both ends of it. */
function stackOf(items: Item[]): Item[] {
  const whole = items.find(({ category }) => category === 'Full Stack')
  if (whole) return [whole]
  const front = items.find(({ category, words }) => category === 'Frontend' && !words.endsWith('script'))
  const back = items.find(({ category, plain }) => category === 'Backend' && !plain)
  return front && back ? [front, back] : []
}

/** "C++ on Linux": what is written for it, not how it is run. */
const RUNS_ON = /^(?:linux|unix)$/

/** The first field that says more than a plain title does: "software engineer, android". */
function narrowest(pieces: Piece[], plainly: JobCategory): Item | undefined {
  const onC = pieces.flat().some(({ words }) => /\bc\+\+$/.test(words))
  return pieces
    .flatMap((piece) =>
      piece.filter(({ words }, at) => !(words === 'automation' && at > 0 && isThing(piece[at - 1]))),
    )
    .filter(({ words }) => words !== 'rust' && !(RUNS_ON.test(words) && onC))
    .find(
      ({ category, plain }) =>
        category !== null &&
        category !== plainly &&
        !(plain && /^(?:IT Support|Software Engineering)$/.test(category)),
    )
}

/** "Port automation": what is automated is no test. */
function isThing(item: Item | undefined): boolean {
  return item !== undefined && /^(?:unknown|industry|trade)$/.test(item.tag)
}
