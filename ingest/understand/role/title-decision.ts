import { titlePieces, type Item, type Piece } from './title-pieces.ts'
import type { Tag } from './title-table.ts'
import { categoryOf, LEADS, type Decided } from './title-category.ts'

/** What a title says of its work. */
export type TitleDecision =
  | Decided
  | { kind: 'other'; items: Item[] }
  | { kind: 'open'; head: Item | null; items: Item[] }

export const HEADS = new Set<Tag>([
  'role',
  'softRole',
  'other',
  'develops',
  'builds',
  'draws',
  'keeps',
  'ranks',
  'offices',
])
const SILENT = new Set<Tag>(['noise', 'unknown'])
const AI = /^(?:gen(?:erative)? ?|applied )?ai$/
const BLOCKS = new Set<Tag>(['other', 'function', 'trade'])

/**
 * Decides a title by its grammar: the last noun of the first piece that has one is the head; what stands next in
 * front of it qualifies it; a head that says nothing takes its field from the pieces behind, then from those in front.
 */
export function decideTitle(pieces: Piece[]): TitleDecision {
  const always = pieces.flat().find((item) => item.always)
  if (always) return { kind: 'other', items: [always] }
  const found = firstDecided(pieces)
  if (found.kind === 'other') return compliesWith(found.items[0], pieces) ?? found
  if (found.kind !== 'it') return found
  const traded =
    found.category === 'Security' ? pieces.flat().find(({ words }) => TRADED.test(words)) : undefined
  if (traded) return { kind: 'other', items: [...found.items, traded] }
  const trade = found.soft ? pieces.flat().find(({ tag }) => tag === 'trade') : undefined
  if (trade) return { kind: 'other', items: [...found.items, trade] }
  return categoryOf(found, pieces)
}

/** Securities of the stock exchange: "equity security analyst". */
const TRADED =
  /^(?:equit(?:y|ies)|stocks?|shares?|bonds?|debt|fixed income|funds?|mutual funds?|portfolios?|investments?)$/

/** "SOC 2 compliance analyst": what one complies with is a rule of IT's security. */
function compliesWith(decider: Item | undefined, pieces: Piece[]): TitleDecision | null {
  if (!decider?.words.startsWith('compliance')) return null
  const rule = pieces.flat().find(({ tag, category }) => tag === 'field' && category === 'Security')
  return rule ? { kind: 'it', items: [rule, decider], category: 'Security', soft: false, plain: false } : null
}

function firstDecided(pieces: Piece[]): TitleDecision {
  let open: TitleDecision = { kind: 'open', head: null, items: [] }
  const headed = pieces.filter((piece) => headOf(piece) >= 0)
  for (const piece of headed) {
    const at = pieces.indexOf(piece)
    const decision = decidePiece(piece)
    if (decision.kind !== 'open') return decision
    if (open.head === null) open = decision
    const joined = decideJoined(piece, [...pieces.slice(at + 1), ...pieces.slice(0, at).reverse()])
    if (joined) return joined
  }
  if (headed.length > 0) return open
  return (
    pieces.map((piece) => decidePiece(piece)).find(({ kind }) => kind !== 'open') ??
    ofEmployer(pieces) ??
    open
  )
}

/** A head that says nothing, with what another piece names as if it stood in front: "manager - data engineering". */
function decideJoined(piece: Piece, others: Piece[]): TitleDecision | null {
  const at = headOf(piece)
  const head = piece.slice(0, at + 1)
  if (piece[at]?.tag === 'offices' || piece[at]?.tag === 'keeps') {
    const industry = head.find(({ tag }) => tag === 'industry')
    if (industry) return { kind: 'other', items: [industry] }
  }
  for (const other of [piece.slice(at + 1), ...others]) {
    if (other.length === 0) continue
    const decision = decidePiece(joinedOf(other, head))
    if (decision.kind !== 'open') return decision
  }
  return null
}

/** Two pieces as one, cut into phrases again: "technical support - engineer". */
function joinedOf(other: Piece, head: Piece): Piece {
  return titlePieces([...other, ...head].map(({ words }) => words).join(' '))[0] ?? head
}

/** A drive of a company of software, called after nothing else: "TCS Off Campus Hiring". */
function ofEmployer(pieces: Piece[]): TitleDecision | null {
  const items = pieces.flat()
  const employer = items.find(({ tag }) => tag === 'employer')
  if (!employer || !items.some(({ tag }) => tag === 'noise')) return null
  return { kind: 'it', items: [employer], category: 'Software Engineering', soft: true, plain: true }
}

/** The place of the last noun; -1 if there is none. */
function headOf(piece: Piece): number {
  return piece.findLastIndex(({ tag }) => HEADS.has(tag))
}

function decidePiece(piece: Piece): TitleDecision {
  const seen = new Set<Tag>()
  const at = headOf(piece)
  const head = piece[at] ?? null
  const modifiers = (at < 0 ? piece : piece.slice(0, at + 1)).filter(({ tag }) => !SILENT.has(tag))
  for (let index = modifiers.length - 1; index >= 0; index -= 1) {
    const item = modifiers[index]
    if (!item) continue
    if (BLOCKS.has(item.tag)) return { kind: 'other', items: [item] }
    const before = modifiers[index - 1]
    if (item.tag === 'softRole' && before && BLOCKS.has(before.tag))
      return { kind: 'other', items: [before, item] }
    if (makesIt(item, seen) && !isAdjective(item, piece, seen)) return it(item, modifiers.slice(index), seen)
    seen.add(item.tag)
  }
  return maker(modifiers, head, piece)
}

/** A title of nouns alone: who develops develops software, and who leads engineering leads that of software. */
function maker(modifiers: Item[], head: Item | null, piece: Piece): TitleDecision {
  const develops = modifiers.findLast(({ tag }) => tag === 'develops')
  if (develops)
    return {
      kind: 'it',
      items: [develops],
      category: 'Software Engineering',
      soft: modifiers.length > 1,
      plain: true,
    }
  const leads = modifiers.find(({ words }) => LEADS.test(words))
  const led = modifiers.find(({ words }) => /^(?:engineering|technology|tech)$/.test(words))
  const isAlone = piece.every((item) => item === led || HEADS.has(item.tag) || item.tag === 'noise')
  if (leads && led && isAlone)
    return { kind: 'it', items: [led, leads], category: 'Engineering Management', soft: true, plain: false }
  return { kind: 'open', head, items: modifiers }
}

/** Whether this phrase makes IT of the nouns that were seen behind it. */
function makesIt(item: Item, seen: Set<Tag>): boolean {
  if (item.tag === 'role' || item.tag === 'softRole') return true
  if (item.tag === 'field') return true
  if (item.tag === 'loose')
    return ['builds', 'develops', 'keeps', 'ranks', 'draws'].some((tag) => seen.has(tag as Tag))
  return item.tag === 'soft' && (seen.has('builds') || seen.has('develops')) && !seen.has('draws')
}

/** "Marketing AI specialist", "AI accelerator": a word that any work puts in front, where nobody builds with it. */
function isAdjective(item: Item, piece: Piece, seen: Set<Tag>): boolean {
  if (seen.has('builds') || seen.has('develops')) return false
  const at = piece.indexOf(item)
  const inFront = piece.slice(0, at).some(({ tag }) => tag === 'function')
  return (
    (inFront && item.tag === 'loose') ||
    (AI.test(item.words) && (inFront || piece[at + 1]?.tag === 'unknown'))
  )
}

function it(item: Item, piece: Item[], seen: Set<Tag>): TitleDecision {
  const own = item.category ?? 'Software Engineering'
  const chips = own === 'Embedded & Hardware'
  const drawn = seen.has('draws') && !chips
  // Who supports or keeps something answers for what it runs on.
  const kept =
    seen.has('keeps') && piece[1]?.tag === 'keeps' && (item.plain || /^support$/.test(piece[1].words))
  const built = own === 'Design' && seen.has('develops')
  const category = drawn ? 'Design' : kept ? 'IT Support' : built ? 'Frontend' : own
  const soft = item.tag !== 'role' && item.tag !== 'field'
  return { kind: 'it', items: [item], category, soft, plain: item.plain && category === own }
}
