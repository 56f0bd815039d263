import { useReturnedOutcome } from '#app/page/returned-outcome.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ALERT_TEXTS, alertOutcomeOf, isAlertSuccess } from './alert-texts.ts'

/** What a form about alerts did, from the URL. */
export function AlertNotice() {
  const outcome = alertOutcomeOf(useReturnedOutcome('outcome'))
  if (!outcome) return null
  return (
    <Notice tone={isAlertSuccess(outcome) ? 'info' : 'danger'} className="mb-8 max-w-prose text-base">
      <output>{ALERT_TEXTS[outcome]}</output>
    </Notice>
  )
}
