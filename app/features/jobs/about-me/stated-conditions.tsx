import { Link } from 'react-router'
import type { AboutMe } from '#core/about-me.ts'
import type { PostingQuote } from '#core/posting-evidence.ts'
import { useSkillRecord } from '#app/features/jobs/my-skills/use-skills.ts'
import { paths } from '#app/paths.ts'
import { cn } from '#app/ui/class-names.ts'
import { useState } from 'react'
import {
  compare,
  countMet,
  summaryOf,
  type ComparedPosting,
  type Condition,
  type Quotes,
} from './conditions.ts'

const ABOUT_ME = `${paths.saved()}#about-me`
/** The lines below say the others. */
const MOST_SENTENCES = 2
/** Beside the text there is room for all lines. */
const WIDE = '(width >= 64rem)'

interface StatedConditionsProps {
  job: ComparedPosting
  evidence: Quotes
  about: AboutMe
  inAccount: boolean
}

/**
 * Each condition that the posting states beside what the visitor says of herself, with the employer's words. It never says
 * that she may apply: the company decides, and a posting does not say everything.
 */
export function StatedConditions({ job, evidence, about, inAccount }: StatedConditionsProps) {
  const skills = useSkillRecord()?.skills ?? []
  const [startsOpen] = useState(() => matchMedia(WIDE).matches)
  const conditions = compare(job, about, skills, evidence)
  const [first, ...others] = summaryOf(conditions)
  return (
    <section aria-label="Can I apply?">
      <details open={startsOpen} className="group">
        <summary className="flex min-h-11 cursor-pointer items-center gap-x-2 text-sm">
          <span>
            <strong>Can I apply?</strong>{' '}
            <span className="underline decoration-1 underline-offset-4">{first}</span>
          </span>
        </summary>
        {others.length > 0 && (
          <p className="text-sm font-semibold">{others.slice(0, MOST_SENTENCES).join(' ')}</p>
        )}
        <ul className="mt-2 divide-y border-y text-sm">
          {conditions.map((one, index) => (
            <Line
              key={one.name}
              condition={one}
              isRepeated={one.quote?.text === conditions[index - 1]?.quote?.text}
            />
          ))}
        </ul>
        <p className="caption mt-2">
          Only what the posting states is compared. The company decides.{' '}
          {inAccount ? 'Kept in your account.' : 'Kept in this browser.'}
        </p>
        <Link to={ABOUT_ME} className="inline-flex min-h-11 items-center text-sm text-link">
          Change what you said
        </Link>
      </details>
    </section>
  )
}

/** On a card: "You meet 4 of 5". */
export function Meets({ job, about }: { job: ComparedPosting; about: AboutMe }) {
  const skills = useSkillRecord()?.skills ?? []
  const { met, of } = countMet(compare(job, about, skills))
  if (of === 0) return null
  return (
    <p className="text-sm font-semibold text-action">
      {`You meet ${met} of ${of}`}
      <span className="sr-only"> stated conditions</span>
    </p>
  )
}

const MARKS: Record<Condition['verdict'], { mark: string; look: string; words: string }> = {
  met: { mark: '✓', look: 'text-verified font-bold', words: 'Met: ' },
  unmet: { mark: '✗', look: 'text-danger font-bold', words: 'Not met: ' },
  open: { mark: '?', look: '', words: '' },
  silent: { mark: '–', look: '', words: '' },
}

interface LineProps {
  condition: Condition
  /** Whether the line above has the same words of the employer. */
  isRepeated: boolean
}

function Line({ condition: { name, verdict, theirs, yours, quote }, isRepeated }: LineProps) {
  const { mark, look, words } = MARKS[verdict]
  return (
    <li className="flex items-start gap-2 py-1.5">
      <span aria-hidden className={cn('w-4 shrink-0 text-center', look)}>
        {mark}
      </span>
      <span className="min-w-0">
        <span className="sr-only">{words}</span>
        <span className="font-semibold">{name}: </span>
        {verdict === 'silent' ? 'does not say' : theirs}
        {verdict !== 'silent' && (yours === '' ? '. You have not said yours' : `. You: ${yours}`)}
        {!isRepeated && <Words quote={quote} />}
      </span>
    </li>
  )
}

/** The employer's words that decide. */
function Words({ quote }: { quote: PostingQuote | undefined }) {
  if (!quote || quote.text === '') return null
  return <q className="block leading-snug text-ink-soft">{quote.text}</q>
}
