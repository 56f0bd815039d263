import { counted, formatCount } from '#core/count.ts'
import { formatDay } from '#core/dates.ts'
import { formatSalary } from '#core/money.ts'

/** True figures of a list. They count real postings, unless it has only samples. */
export interface ListFigures {
  total: number
  /** The list has only samples. */
  samples: boolean
  /** How many ask for freshers; null if the list is of them alone. */
  freshers: number | null
  payStated: number
  /** The lowest and the highest of what the postings pay at most, in rupees a year; null if too few state pay. */
  pay: { lowest: number; highest: number } | null
  newest: Date | null
}

/** Fewer are no range. */
export const MIN_STATING_PAY = 5
/** With fewer real postings a list is not for search engines. */
export const MIN_INDEXED = 3

/** The figures as short sentences. Samples have no figures besides their number. */
export function figureSentences({ total, samples, freshers, payStated, pay, newest }: ListFigures): string {
  if (total === 0) return 'No job is open here right now.'
  if (samples) return `${counted(total, 'sample job')}. Real jobs replace ${total === 1 ? 'it' : 'them'}.`
  const sentences = [counted(total, 'open job')]
  if (freshers !== null && freshers > 0) sentences.push(`${formatCount(freshers)} for freshers`)
  if (payStated > 0)
    sentences.push(
      `${formatCount(payStated)} ${payStated === 1 ? 'states' : 'state'} the pay${payRange(pay)}`,
    )
  if (newest) sentences.push(`Newest: ${formatDay(newest)}`)
  return `${sentences.join('. ')}.`
}

function payRange(pay: ListFigures['pay']): string {
  if (!pay) return ''
  const [lowest, highest] = [pay.lowest, pay.highest].map((rupees) =>
    formatSalary({ salary_min: rupees, salary_max: rupees, salary_period: 'year' }),
  )
  return lowest === highest
    ? `, up to ${highest}`
    : `, up to ${lowest} at the lowest and ${highest} at the highest`
}
