import { MOST_BOND_MONTHS, type PostingFacts } from '#core/posting-facts.ts'
import { isDenied } from '../scan/denial.ts'
import { lengthNear } from './lengths.ts'
import { firstOf, type Term } from './stated-terms.ts'

const BEHIND = 6
const BEFORE = 4
const MONTH = 30

/** A time that whoever joins has to stay; none where the posting says so. */
export const BOND: Term<NonNullable<PostingFacts['bond']>> = {
  tags: ['bond'],
  read(line, span) {
    const isNone =
      /^(?:no|without any)\b|\b(?:free|not)\b/i.test(line.words(span.from, span.to)) || isDenied(line, span)
    if (isNone) return { value: { months: 0 }, from: Math.max(0, span.from - 1), to: span.to + 2 }
    const length = lengthNear(
      line,
      { from: line.word(span.to - 1) === 'years' ? span.to - 1 : span.from + 1, to: span.to },
      BEHIND,
      BEFORE,
    )
    const months = length ? Math.round(length.high / MONTH) : null
    if (months !== null && months > MOST_BOND_MONTHS) return null
    if (months === null && span.value !== 'sure') return null
    const [from, to] = [
      Math.min(span.from, length?.from ?? span.from),
      Math.max(span.to, length?.to ?? span.to),
    ]
    return { value: { months }, from, to }
  },
  join: (all) => all.find(({ months }) => months !== null) ?? firstOf(all),
}
