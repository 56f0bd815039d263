import { Star } from '#app/ui/icons.tsx'
import { useState, type SubmitEvent } from 'react'
import { useReturnedOutcome } from '#app/page/returned-outcome.ts'
import { outcomeOrUnsent, outcomeText, sendForm, type Unsent } from '#app/page/send-form.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { ratingOutcomeOf, STARS, type RatingOutcome } from '#core/rating.ts'
import { keepRating, useOwnRatings } from './own-ratings.ts'

const OUTCOMES: Record<RatingOutcome, string> = {
  thanks: 'Thank you. You can change your rating here.',
  changed: 'Your rating is changed.',
  network: 'Somebody on your network has rated this. Only one rating from a network counts.',
  full: 'Many people rated this today. Please try again tomorrow.',
  later: 'Too many ratings in a short time. Please try again in a few minutes.',
  gone: 'This is no longer in our list.',
  failed: 'We couldn’t save your rating. Please try again in a minute.',
}

/** Handled by server/ratings/rating-route.ts. */
const ACTION = '/rate'

/** A visitor rates what they used. With script it is sent without leaving the page. */
export function RateForm({ rowId, name }: { rowId: string; name: string }) {
  const returned = ratingOutcomeOf(useReturnedOutcome('rated'))
  const [sent, setSent] = useState<RatingOutcome | Unsent | null>(null)
  const given = useOwnRatings()?.get(rowId)

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    setSent(null)
    const answer = await sendForm(ACTION, event.currentTarget, submitter)
    const outcome = outcomeOrUnsent(answer, ratingOutcomeOf) ?? 'failed'
    setSent(outcome)
    const stars = STARS.find((one) => String(one) === (submitter as HTMLButtonElement | null)?.value)
    if (stars && (outcome === 'thanks' || outcome === 'changed')) keepRating(rowId, stars)
  }
  return (
    <form
      method="post"
      action={ACTION}
      id={`rate-${rowId}`}
      className="group scroll-mt-24 has-open:basis-full print:hidden"
      onSubmit={send}
    >
      <input type="hidden" name="row" value={rowId} />
      <details>
        <summary className={cn(buttonVariants({ variant: 'ghost' }), 'whitespace-nowrap', given && 'px-2')}>
          {/* Without the star it is so short that a card keeps its height on a phone. */}
          {given ? (
            `You gave ${given}`
          ) : (
            <>
              <Star aria-hidden /> Rate
            </>
          )}
          <span className="sr-only">: {name}</span>
        </summary>
        <fieldset className="mt-1">
          <legend className="text-sm text-ink-soft">
            Did you use it? 1 is poor, 5 is very good.<span className="sr-only"> {name}</span>
          </legend>
          <div className="my-1 flex flex-wrap gap-1">
            {STARS.map((stars) => (
              <button
                key={stars}
                name="stars"
                value={stars}
                aria-label={`${stars} of 5`}
                aria-pressed={given && stars === given}
                className={buttonVariants({ variant: stars === given ? 'default' : 'outline', size: 'icon' })}
              >
                {stars}
              </button>
            ))}
          </div>
        </fieldset>
      </details>
      <output className="text-sm font-semibold">{outcomeText(sent, OUTCOMES)}</output>
      {/* Without script, every card gets the outcome, and the one that the address names shows it. */}
      {returned && !sent && (
        <p className="hidden text-sm font-semibold group-target:block">{OUTCOMES[returned]}</p>
      )}
    </form>
  )
}
