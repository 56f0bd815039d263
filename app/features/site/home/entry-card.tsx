import { useFigureSource } from '#app/figures/figure-source.ts'
import { OFFER_COUNTDOWN_SECONDS, PRODUCT_NAME } from '#app/site.ts'
import { Mark } from '#app/ui/mark.tsx'
import { CountdownBoxes } from './countdown-boxes.tsx'

const FIELDS = [
  { name: 'For', value: 'Freshers and early-career job seekers', wide: true },
  { name: 'Jobs', value: 'IT jobs in India', verified: 'Verified IT jobs in India', wide: true },
  { name: 'Fee', value: '₹0' },
  { name: 'Login', value: 'Not needed' },
  { name: 'Apply', value: 'On the company’s own site', wide: true },
]

/**
 * The site's offer in the form of an admission card; its stub is the early-bird offer.
 *
 * @param verified Whether the site lists verified jobs: samples are not called verified.
 */
export function EntryCard({ verified }: { verified: boolean }) {
  return (
    <div className="rounded-md border border-edge bg-sheet">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b-3 border-heavy px-5 py-3.5">
        <p className="display text-xl">Admit card</p>
        <p className="flex items-center gap-2 text-sm font-semibold">
          <Mark className="size-6" />
          {PRODUCT_NAME}
        </p>
      </div>
      <dl className="grid grid-cols-2 border-b">
        {FIELDS.map(({ name, value, verified: verifiedValue = value, wide }) => (
          <div
            key={name}
            className={
              wide ? 'col-span-2 border-t px-5 py-2.5 first:border-t-0' : 'border-t px-5 py-2.5 odd:border-r'
            }
          >
            <dt className="caption">{name}</dt>
            <dd className="text-lg font-semibold">{verified ? verifiedValue : value}</dd>
          </div>
        ))}
      </dl>
      <div className="perforation" aria-hidden />
      <OfferStub />
    </div>
  )
}

/**
 * The early-bird offer. The specification's banner has a date and a countdown that starts again at each load. A site with
 * live figures shows neither: the date has passed, and nothing ends when the countdown does.
 */
function OfferStub() {
  const live = useFigureSource().kind === 'live'
  return (
    <section aria-labelledby="offer-title" className="rounded-b-md bg-premium-wash px-5 pt-4 pb-5">
      {!live && <p className="mb-0.5 text-sm font-semibold text-premium-ink">Beta launch from May 2025</p>}
      <h2 id="offer-title" className="text-lg leading-snug font-bold">
        Early-bird offer for{' '}
        <a href="#newsletter" className="underline decoration-1 underline-offset-4 hover:decoration-2">
          newsletter subscribers
        </a>
      </h2>
      {!live && <CountdownBoxes totalSeconds={OFFER_COUNTDOWN_SECONDS} />}
    </section>
  )
}
