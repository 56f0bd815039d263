import { Link } from 'react-router'
import { ExternalLink } from '#app/ui/icons.tsx'
import { FreeBadge } from '#app/catalogue/free-badge.tsx'
import { paths } from '#app/paths.ts'
import { buttonVariants } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { StartupResource } from '#db/queries/content/startup.ts'
import { HubEmpty } from './hub-empty.tsx'
import { PREFETCH } from '#app/ui/prefetch.ts'

interface ResourceListProps {
  resources: StartupResource[]
  unavailable: boolean
}

export function ResourceList({ resources, unavailable }: ResourceListProps) {
  if (resources.length === 0) {
    return (
      <HubEmpty noun="resources" unavailable={unavailable}>
        <Link to={paths.eventsHackathons()} prefetch={PREFETCH} className={buttonVariants()}>
          See events and hackathons
        </Link>
      </HubEmpty>
    )
  }
  return (
    <Card>
      <ul className="divide-y">
        {resources.map((resource) => (
          <ResourceRow key={resource.id} resource={resource} />
        ))}
      </ul>
    </Card>
  )
}

function ResourceRow({ resource: { title, description, category, url, is_free } }: ResourceRowProps) {
  return (
    <li className="flex items-center gap-4 py-3 pr-3 pl-4 sm:pl-5">
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="leading-snug font-bold">{title}</h3>
          <FreeBadge isFree={is_free} />
          <span className="caption">{category}</span>
        </div>
        {description && (
          <p className="mt-0.5 line-clamp-2 text-sm text-ink-soft sm:line-clamp-1">{description}</p>
        )}
      </div>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className={buttonVariants({ variant: 'outline', size: 'icon' })}
        >
          <ExternalLink aria-hidden />
          <span className="sr-only">Open {title} (opens in a new tab)</span>
        </a>
      )}
    </li>
  )
}

interface ResourceRowProps {
  resource: StartupResource
}
