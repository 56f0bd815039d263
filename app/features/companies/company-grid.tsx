import { Link } from 'react-router'
import { counted } from '#core/count.ts'
import type { CompanyEntry } from '#db/queries/jobs/companies.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/card.tsx'
import { CompanyLogo } from '#app/ui/company-logo.tsx'

/** Companies, each with the number of its open postings. */
export function CompanyGrid({ companies, noun }: { companies: CompanyEntry[]; noun: string }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {companies.map(({ slug, name, jobs, logo_path }) => (
        <li key={slug} className="grid min-w-0">
          <Card className="relative flex-row items-center gap-3 p-4 hover:border-ink">
            <CompanyLogo name={name} logoUrl={logo_path} />
            <div className="min-w-0">
              <h2 className="leading-snug font-bold">
                <Link
                  to={paths.company(slug)}
                  className="break-words after:absolute after:inset-0 hover:text-action hover:underline"
                >
                  {name}
                </Link>
              </h2>
              <p className="text-sm text-ink-soft tabular-nums">{counted(jobs, noun)}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
