import { Fragment } from 'react'
import { Link } from 'react-router'
import { briefPlace } from '#core/job.ts'
import type { OtherPlace } from '#db/queries/jobs/related-jobs.ts'
import { paths } from '#app/paths.ts'

/** Links to the postings of the same opening in other places. */
export function AlsoIn({ places }: { places: OtherPlace[] }) {
  if (places.length === 0) return null
  return (
    <p className="text-sm">
      Also in{' '}
      {places.map((place, index) => (
        <Fragment key={place.id}>
          {index > 0 && ', '}
          <Link to={paths.posting(place)} className="text-link">
            {briefPlace(place.location)}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}
