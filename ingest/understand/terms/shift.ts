import { SHIFTS, type Shift } from '#core/posting-facts.ts'
import { isDenied } from '../scan/denial.ts'
import type { Term } from './stated-terms.ts'

/** Behind a label: "Shift timing: US". */
const BEHIND = 3

/** When one works: by day or night, in turns, at the hours of a country, on weekends. */
export const SHIFT: Term<Shift, Shift[]> = {
  tags: ['shift', 'shift label'],
  read(line, span) {
    if (isDenied(line, span)) return null
    if (span.tag === 'shift') return { value: shiftOf(span.value), from: span.from, to: span.to }
    if (!/^[:-]$/.test(line.word(span.to))) return null
    const word = line.all('shift word', span.to, span.to + BEHIND)[0]
    return word ? { value: shiftOf(word.value), from: span.from, to: word.to } : null
  },
  join: (all) => SHIFTS.filter((shift) => all.includes(shift)),
}

function shiftOf(value: string): Shift {
  return SHIFTS.find((shift) => shift === value) ?? 'General'
}
