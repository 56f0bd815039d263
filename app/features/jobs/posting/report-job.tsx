import { Flag } from '#app/ui/icons.tsx'
import { useRef, useState } from 'react'
import { useReturnedOutcome } from '#app/page/returned-outcome.ts'
import { REPORT_REASONS, type ReportReason } from '#core/job-report.ts'
import { outcomeOrUnsent, outcomeText, sendForm, type Unsent } from '#app/page/send-form.ts'
import { Button } from '#app/ui/button.tsx'

const REASONS: Record<ReportReason, string> = {
  closed: 'It is closed, or the link does not work',
  wrong: 'Wrong details: city, experience or salary',
  scam: 'It asks for money, or is not from this company',
}

const OUTCOMES = {
  thanks: 'Thank you. We will check this company’s jobs first in our next update.',
  later: 'Too many reports in a short time. Please try again in a few minutes.',
  failed: 'We couldn’t save your report. Please try again in a minute.',
} as const
type Outcome = keyof typeof OUTCOMES

/** Handled by server/job-actions/report-route.ts. */
const ACTION = '/report-job'

/** Form to report a wrong posting. With script it is sent without leaving the page. */
export function ReportJob({ jobId }: { jobId: string }) {
  const returned = outcomeOf(useReturnedOutcome('reported'))
  const [sentOutcome, setSentOutcome] = useState<Outcome | Unsent | null>(null)
  const [sending, setSending] = useState(false)
  const output = useRef<HTMLOutputElement>(null)
  const outcome = sentOutcome ?? returned

  const send = async (form: HTMLFormElement) => {
    setSending(true)
    setSentOutcome(outcomeOrUnsent(await sendForm(ACTION, form), outcomeOf) ?? 'failed')
    setSending(false)
    // On success the form is removed, and the focus would be lost with it.
    output.current?.focus()
  }
  return (
    <section id="report" aria-label="Report this job" className="scroll-mt-24 border-t pt-4 print:hidden">
      <output ref={output} tabIndex={-1} className="text-sm font-semibold outline-none">
        {outcomeText(outcome, OUTCOMES)}
      </output>
      {outcome !== 'thanks' && (
        <details open={outcome !== null || undefined}>
          <summary className="text-link inline-flex min-h-11 items-center gap-2 text-sm">
            <Flag aria-hidden className="size-4" /> Report this job
          </summary>
          <form
            method="post"
            action={ACTION}
            className="mt-2 flex max-w-prose flex-col gap-1"
            onSubmit={(event) => {
              event.preventDefault()
              void send(event.currentTarget)
            }}
          >
            <input type="hidden" name="job" value={jobId} />
            <fieldset className="flex flex-col">
              <legend className="caption mb-1">
                What is wrong with this job? We store only the reason, nothing about you.
              </legend>
              {REPORT_REASONS.map((reason) => (
                <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input type="radio" name="reason" value={reason} required className="size-4.5 shrink-0" />
                  {REASONS[reason]}
                </label>
              ))}
            </fieldset>
            <Button type="submit" variant="outline" disabled={sending} className="mt-2 self-start">
              Send report
            </Button>
          </form>
        </details>
      )}
    </section>
  )
}

function outcomeOf(text: string | null): Outcome | null {
  return text === 'thanks' || text === 'later' || text === 'failed' ? text : null
}
