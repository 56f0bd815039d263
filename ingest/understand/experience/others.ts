import type { ScannedLine } from '../scan/scanned-line.ts'
import type { Words } from './words-around.ts'

/** Years of others than whoever gets the job, or of another job: colleagues, customers, an example. */
export function isOfOthers(words: Words): boolean {
  return isOfPeople(words) || isExample(words) || isElsewhere(words)
}

/** "Mentors: engineers with 6 to 12 years of experience", "headed by Mrs. Trivedi who has 18 years". */
function isOfPeople({ line, duration, sentence }: Words): boolean {
  const people = line.all('time of people', sentence.from, duration.from).at(-1)
  if (!people) return isOfNamed(line, sentence.from, duration.from)
  return line.word(people.to) === ':' || !line.has('about you', people.to, duration.from)
}

/** "You meet Farida, who has 9 years", "our senior dev has 12 years": somebody who is there. */
function isOfNamed(line: ScannedLine, from: number, years: number): boolean {
  let verb = years - 1
  while (BEFORE_YEARS.has(line.word(verb))) verb -= 1
  if (!/^(?:has|have|brings?)$/.test(line.word(verb))) return false
  // "Nobody here has more than 7 years": whoever has them, it is not the candidate.
  const asks = verb === from || ASKING.has(line.word(verb - 1)) || line.has('about you', from, verb)
  if (!asks && /^ha(?:s|ve)$/.test(line.word(verb))) return true
  const isWho = line.word(years - 2) === 'who' && line.word(years - 3) === ','
  return (
    isWho &&
    line.tokens[years - 4]?.capital === true &&
    !/^(?:candidates?|applicants?|someone)$/.test(line.word(from))
  )
}

const BEFORE_YEARS = new Set('more than over at least around about nearly'.split(' '))
/** Before "have": it is asked for. */
const ASKING = new Set('who must should to you also please may can either and or , :'.split(' '))

/** "Years of experience (for example 3 years)" */
function isExample({ line, duration }: Words): boolean {
  return line.previous(duration.from, 'example', 6) !== undefined
}

/** "For those with 5+ years we have another opening". */
function isElsewhere({ line, sentence }: Words): boolean {
  if (line.has('exp elsewhere', sentence.from, sentence.to)) return true
  return line.all('exp elsewhere', 0, sentence.from).some(({ to: end }) => line.word(end - 1) === ':')
}
