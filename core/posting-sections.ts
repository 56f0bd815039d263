import { looksLikeHeading, sectionOf, type SectionKind } from './posting-headings.ts'

/** A description in the parts that the posting's page shows; each is HTML, and empty if the posting has no such part. */
export interface PostingSections {
  /** Everything that is in neither of the other two. */
  summary: string
  /** What stands under the posting's own headings for requirements. */
  requirements: string
  /** The same for what is welcome: "Preferred qualifications", "Nice to have". */
  bonus: string
}

/** The tags of blocks, as `ingest/understand/document/description.ts` writes them. Lists may be nested. */
const BLOCK_TAG = /<(\/?)(?:h[1-6]|p|ul|ol)>/g

/**
 * Divides a stored description at the employer's own headings, without changing a word of it. A heading that only
 * repeats the name of our part is left out.
 */
export function postingSections(html: string): PostingSections {
  const blocks: Record<keyof PostingSections, string[]> = { summary: [], requirements: [], bonus: [] }
  let part: keyof PostingSections = 'summary'
  let opened = HIGHEST
  for (const block of topBlocks(html)) {
    const heading = headingOf(block)
    if (heading && (heading.level <= opened || kindOf(heading) !== 'other')) {
      part = partOf(heading)
      opened = heading.level
    }
    if (!heading || !REPEATS[part].test(heading.text)) blocks[part].push(block)
  }
  const { requirements, bonus } = blocks
  return {
    summary: join(blocks.summary),
    requirements: requirements.every(headingOf) ? '' : join(requirements),
    bonus: bonus.every(headingOf) ? '' : join(bonus),
  }
}

function topBlocks(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const tag of html.matchAll(BLOCK_TAG)) {
    depth += tag[1] === '' ? 1 : -1
    if (depth > 0) continue
    const end = tag.index + tag[0].length
    blocks.push(html.slice(start, end).trim())
    start = end
  }
  return [...blocks, html.slice(start).trim()].filter((block) => block !== '')
}

const REPEATS: Record<keyof PostingSections, RegExp> = {
  summary: /^(?:role|job) summary\W*$/i,
  requirements: /^requirements?\W*$/i,
  bonus: /^bonus skills?\W*$/i,
}

/** Headings that speak of candidates and experience, and ask for nothing: "Candidate privacy notice". */
const ASKS_NOTHING = new RegExp(
  String.raw`\b(?:privacy|notice|polic(?:y|ies)|equal|accommodations?|process|interviews?|statement|disclosures?` +
    String.raw`|salary|compensation|benefits?|perks?|stipend|we offer|employee experience|candidate experience)\b`,
  'i',
)

interface Heading {
  level: number
  text: string
}

function kindOf({ text }: Heading): SectionKind {
  return ASKS_NOTHING.test(text) ? 'offer' : sectionOf(text)
}

function partOf(heading: Heading): keyof PostingSections {
  const kind = kindOf(heading)
  if (kind === 'preferred') return 'bonus'
  return kind === 'requirements' ? 'requirements' : 'summary'
}

/** A heading, or a paragraph of a few words that acts as one. */
function headingOf(block: string): Heading | null {
  const [, level, inner = ''] = /^<(?:h([1-6])|p)>([^]*)<\/(?:h[1-6]|p)>$/.exec(block) ?? []
  const text = inner
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim()
  if (level !== undefined) return { level: Number(level), text }
  return looksLikeHeading(text) ? { level: HIGHEST, text } : null
}

/** The level of a part's first heading: below our own, which is an h2. */
const HIGHEST = 3

/** Joins the blocks of a part. Its headings step down from ours without leaving out a level. */
function join(blocks: string[]): string {
  const levels = [...blocks.join('').matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level))
  const above = Math.min(...levels) - HIGHEST
  let previous = HIGHEST - 1
  const stepped = blocks.map((block) => {
    const [, level, inner] = /^<h([1-6])>([^]*)<\/h[1-6]>$/.exec(block) ?? []
    if (level === undefined) return block
    previous = Math.min(Number(level) - above, previous + 1)
    return `<h${previous}>${inner}</h${previous}>`
  })
  return stepped.join('\n')
}
