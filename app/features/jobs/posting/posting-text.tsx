import { formatBatch } from '#core/batch.ts'
import { formatDay } from '#core/dates.ts'
import { suitedTo } from '#core/experience.ts'
import type { ShownJob } from '#core/job.ts'
import type { PostingQuote } from '#core/posting-evidence.ts'
import type { PostingSections } from '#core/posting-sections.ts'
import { cn } from '#app/ui/class-names.ts'
import { PostingDates } from './posting-dates.tsx'
import type { ReactNode } from 'react'

interface PostingTextProps {
  job: ShownJob
  text: PostingSections
  confirmations: number | null
  /** The employer's words for the last date to apply, if it is read from them. */
  lastDate: PostingQuote | undefined
  now: Date
}

/** The parts of a posting's text. Each says only what the posting says. */
export function PostingText({ job, text, confirmations, lastDate, now }: PostingTextProps) {
  const { summary, requirements, bonus } = text
  return (
    <>
      <Section title="About" printed>
        <p>
          {postedOn(job)} {job.application_deadline && `Apply by ${formatDay(job.application_deadline)}.`}
        </p>
        {job.application_deadline && lastDate && <p className="proof">“{lastDate.text}”</p>}
        {!job.is_sample && <PostingDates job={job} confirmations={confirmations} now={now} />}
      </Section>
      <Section title="Role Summary" printed>
        {summary ? <EmployersText html={summary} /> : <p>{withoutSummary(requirements + bonus)}</p>}
      </Section>
      <Section title="Perfect For">
        <p>{suitedTo(job, formatBatch(job.batch)) ?? 'The posting doesn’t say.'}</p>
      </Section>
      <Section title="Requirements" printed={requirements !== ''}>
        {requirements ? (
          <EmployersText html={requirements} />
        ) : (
          <p>The posting has no separate list of requirements. Read the role summary.</p>
        )}
      </Section>
      <Section title="Bonus Skills" printed={bonus !== ''}>
        {bonus ? <EmployersText html={bonus} /> : <p>The posting has no separate list of bonus skills.</p>}
      </Section>
    </>
  )
}

/** Sanitised on import (ingest/understand/document). As a second defence, the CSP blocks inline scripts. */
function EmployersText({ html }: { html: string }) {
  return <div className="posting-text" dangerouslySetInnerHTML={{ __html: html }} />
}

interface SectionProps {
  title: string
  /** Whether it is printed. */
  printed?: boolean
  children: ReactNode
}

function Section({ title, printed = false, children }: SectionProps) {
  return (
    <section className={cn('flex max-w-prose flex-col gap-2', !printed && 'print:hidden')}>
      <h2 className="display text-xl">{title}</h2>
      {children}
    </section>
  )
}

function postedOn({ company, category, posted_at, day_stated }: ShownJob): string {
  const thisJob = `this ${category ? `${category} ` : ''}job`
  return day_stated
    ? `${company} posted ${thisJob} on ${formatDay(posted_at)}.`
    : `${company} does not say when it posted ${thisJob}.`
}

function withoutSummary(rest: string): string {
  return rest === ''
    ? 'The company gives no description here. Read the job on the company’s own page.'
    : 'The posting has only the lists below.'
}
