import { Link } from 'react-router'
import { hasApplicationLink } from '#core/job.ts'
import { BadgeCheck } from '#app/ui/icons.tsx'
import { OutboundAction } from '#app/catalogue/outbound-action.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardTitle } from '#app/ui/card.tsx'
import { CompanyLogo } from '#app/ui/company-logo.tsx'
import { deadlineText, isOver } from './deadline.ts'
import type { Opening } from './openings.ts'
import { OutsideLink } from './outside-link.tsx'

/** The others are counted, and shown on click. */
const REQUIREMENTS_ON_CARD = 3

interface OpeningCardProps {
  opening: Opening
  now: Date
}

export function OpeningCard({ opening, now }: OpeningCardProps) {
  const { title, href, company, location, category, asks, deadline, is_sample, verified } = opening
  return (
    <Card
      as="article"
      aria-label={[`${title} at ${company.name}`, location].filter(Boolean).join(', ')}
      className="gap-3 p-4 sm:p-5"
    >
      <div className="flex items-start gap-3">
        <CompanyLogo name={company.name} logoUrl={company.logo_url} />
        <div className="min-w-0 grow">
          <CardTitle>
            {href ? (
              <Link to={href} className="underline-offset-4 hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </CardTitle>
          <CompanyName company={company} />
          {location && <p className="text-sm text-ink-soft">{location}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {verified && (
          <Badge variant="verified">
            <BadgeCheck aria-hidden /> Verified
          </Badge>
        )}
        {is_sample && <Badge variant="outline">Sample</Badge>}
        {category && (
          <Badge>
            <span className="truncate">{category}</span>
          </Badge>
        )}
      </div>
      <Asks {...asks} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t pt-3">
        <p className="text-sm">
          <span className="caption block">Deadline</span>
          {deadlineText(deadline, now, 'Not specified')}
        </p>
        <div>
          <Apply opening={opening} now={now} />
        </div>
      </div>
    </Card>
  )
}

function CompanyName({ company: { name, website_url } }: Pick<Opening, 'company'>) {
  if (website_url === null) return <p className="text-ink-soft">{name}</p>
  return (
    <OutsideLink
      href={website_url}
      className={
        'relative inline-flex max-w-full items-center gap-1.5 text-ink-soft underline decoration-1 ' +
        'underline-offset-4 after:absolute after:-inset-y-2.5 after:inset-x-0 hover:decoration-2 ' +
        '[&_svg]:size-3.5 [&_svg]:shrink-0'
      }
    >
      {name}
    </OutsideLink>
  )
}

/** The apply link; a disabled button if there is none, or the deadline has passed. */
function Apply({ opening: { title, company, apply_url, deadline }, now }: OpeningCardProps) {
  const closed = isOver(deadline, now)
  return (
    <OutboundAction
      href={!closed && hasApplicationLink(apply_url) ? apply_url : null}
      label="Apply Now"
      disabledLabel={closed ? 'Applications Closed' : 'Contact HR'}
      about={`${title} at ${company.name}`}
    />
  )
}

function Asks({ name, items }: Opening['asks']) {
  const hidden = items.slice(REQUIREMENTS_ON_CARD)
  return (
    <div className="text-sm">
      <List name={name} items={items.slice(0, REQUIREMENTS_ON_CARD)} />
      {hidden.length > 0 && (
        <details>
          <summary className="text-link inline-flex min-h-11 items-center md:min-h-8">
            +{hidden.length} more
            <span className="sr-only"> {name.toLowerCase()}</span>
          </summary>
          <List name={name} items={hidden} />
        </details>
      )}
    </div>
  )
}

function List({ name, items }: Opening['asks']) {
  if (items.length === 0) return null
  return (
    <ul aria-label={name} className="list-disc pl-4.5 marker:text-ink-soft">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
