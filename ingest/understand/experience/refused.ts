import type { ScannedLine } from '../scan/scanned-line.ts'
import type { Sentence } from '../scan/sentences.ts'
import type { Duration } from './duration.ts'

const ADMITTED = new Set(
  'eligible considered entitled called shortlisted entertained accepted allowed'.split(' '),
)

/**
 * Whom a sentence turns away by their years: `those` who have them ("people with 3+ years need not apply", "experience
 * of one year or more is not eligible"), who have `less` ("below 2 years need not apply"), or who `lack` them ("without
 * 2 years, this is not for you"). null: nobody.
 */
export function refusedBy(line: ScannedLine, { from, to }: Sentence): 'those' | 'less' | 'lack' | null {
  const refuses = line.all('not', from, to).find((not) => {
    // "Freshers need not apply, min 2 years", "3 years, fresh graduates are not considered" turn away others.
    const unit = line.all('time unit', from, not.from).at(-1)
    const same = unit && line.tokens.slice(unit.to, not.from - 2).every(({ text }) => text !== ',')
    const near = line.tokens.slice(not.to, Math.min(to, not.from + 4))
    if (near.some(({ text }) => ADMITTED.has(text))) return same !== false
    const applies = line.word(line.word(not.to) === 'to' ? not.to + 1 : not.to) === 'apply'
    const isForYou = line.word(not.to) === 'for' && line.word(not.to + 1) === 'you'
    return (isForYou || (same && applies)) && !line.has('fresher', from, not.from)
  })
  // "Nobody below 5 years will be called"
  if (!refuses) return line.word(from) === 'nobody' && line.has('time at most', from, to) ? 'less' : null
  if (line.has('lacks', from, refuses.from)) return 'lack'
  return line.has('time at most', from, refuses.from) ? 'less' : 'those'
}

/** Less than these years is too little. */
export function atLeast(duration: Duration): Duration {
  return { ...duration, min: duration.atMost, max: null, fromNought: false, isBound: true }
}
