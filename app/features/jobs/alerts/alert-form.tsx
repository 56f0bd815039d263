import { useRouteLoaderData } from 'react-router'
import { Mail } from '#app/ui/icons.tsx'
import { ALERT_FREQUENCIES, type AlertOutcome } from '#core/alert.ts'
import type { JobFinder, JobSearch } from '#core/find/job-search.ts'
import { searchHref } from '#app/features/jobs/jobs-href.ts'
import { jobListName } from '#core/find/list-name.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Honeypot } from '#app/ui/honeypot.tsx'
import { FieldLabel, Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { outcomeText } from '#app/page/send-form.ts'
import { useMailForm } from '#app/page/use-mail-form.ts'
import { BY_TELEGRAM_ID } from '#app/features/jobs/share/follow-channels.ts'
import type { loader } from '#app/root.tsx'
import { ALERT_TEXTS, alertOutcomeOf, FREQUENCY_NAMES, isAlertSuccess } from './alert-texts.ts'

/** Handled by server/newsletter/alerts-route.ts. */
const ACTION = '/alerts/request'

const CHANNELS = [
  { value: 'email', name: 'Email' },
  { value: 'telegram', name: 'Telegram' },
] as const

interface AlertFormProps {
  filters: JobSearch
  /** Displayed names of what is chosen. */
  labelOf?: JobFinder['label']
}

/** The query of a list's address. */
function queryOf(filters: JobSearch): string {
  return searchHref(filters).slice(paths.jobs().length + 1)
}

/**
 * Asks for new jobs of a list by email, or by Telegram if there is a bot. Without script it posts to our own route, which
 * answers with a page.
 */
export function AlertForm({ filters, labelOf }: AlertFormProps) {
  const { outcome, sending, field, onSubmit } = useMailForm<AlertOutcome>(ACTION, {
    read: alertOutcomeOf,
    failed: 'failed',
    isSuccess: isAlertSuccess,
  })
  const hasTelegram = useRouteLoaderData<typeof loader>('root')?.telegramBot !== undefined
  return (
    <section aria-labelledby="mail-me-title" className="rounded-sm border bg-sheet p-4 sm:p-5 print:hidden">
      <h2 id="mail-me-title" className="flex items-center gap-2 text-lg font-bold">
        <Mail aria-hidden className="size-5 text-action" /> Subscribe to this list
      </h2>
      <p className="mt-1 text-ink-soft">
        New verified jobs of this list: <strong className="text-ink">{jobListName(filters, labelOf)}</strong>
      </p>
      <form
        method="post"
        action={ACTION}
        // Telegram leads to a page of its own, with a link to the bot.
        onSubmit={(event) => (isByTelegram(event.currentTarget) ? undefined : onSubmit(event))}
        className="group mt-3 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_8.5rem_auto]"
      >
        <input type="hidden" name="query" value={queryOf(filters)} />
        {hasTelegram && <ChannelChoice />}
        <div className="group-has-[[value=telegram]:checked]:hidden max-sm:col-span-2">
          <FieldLabel htmlFor="mail-me-email">Your email</FieldLabel>
          <Input
            ref={field}
            id="mail-me-email"
            name="email"
            type="email"
            autoComplete="email"
            // Without script, an empty field would hold back a request by Telegram. The route checks it.
            required={!hasTelegram}
            maxLength={254}
            aria-invalid={outcome === 'invalid' || undefined}
            aria-describedby="mail-me-outcome mail-me-note"
          />
        </div>
        <div>
          <FieldLabel htmlFor="mail-me-frequency">How often</FieldLabel>
          <Select id="mail-me-frequency" name="frequency" defaultValue="daily">
            {ALERT_FREQUENCIES.map((frequency) => (
              <option key={frequency} value={frequency}>
                {FREQUENCY_NAMES[frequency]}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" aria-disabled={sending || undefined}>
          Subscribe
        </Button>
        <Honeypot id="mail-me-trap" />
      </form>
      <output id="mail-me-outcome" className="mt-2 block text-sm font-semibold empty:sr-only">
        {outcomeText(outcome, ALERT_TEXTS)}
      </output>
      <p id="mail-me-note" className="mt-2 text-sm text-ink-soft">
        No account. {hasTelegram ? 'Nothing' : 'No email'} if there is nothing new. Stop in one tap.
      </p>
    </section>
  )
}

/** Email, or Telegram. */
function ChannelChoice() {
  return (
    <fieldset className="col-span-full flex flex-wrap gap-x-6">
      <legend className="sr-only">How</legend>
      {CHANNELS.map(({ value, name }, index) => (
        <label key={value} className="flex min-h-11 items-center gap-2">
          <input
            id={value === 'telegram' ? BY_TELEGRAM_ID : undefined}
            type="radio"
            name="channel"
            value={value}
            defaultChecked={index === 0}
            className="size-5 scroll-mt-24 accent-action"
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

function isByTelegram(form: HTMLFormElement): boolean {
  return new FormData(form).get('channel') === 'telegram'
}
