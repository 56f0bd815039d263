import { pageData, pageHeaders } from '#app/page/cache-headers.ts'
import { requestScope } from '#app/page/context.ts'
import { ApiCall } from '#app/features/site/api/api-call.tsx'
import { ApiGuide } from '#app/features/site/api/api-guide.tsx'
import { describeApi } from '#app/features/site/api/api-page.server.ts'
import { ApiProblems } from '#app/features/site/api/api-problems.tsx'
import { FieldList } from '#app/features/site/api/field-list.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { paths } from '#app/paths.ts'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { Route } from './+types/api'

export function loader({ context }: Route.LoaderArgs) {
  return pageData(describeApi(context.get(requestScope).siteUrl))
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Data API',
    description: 'Jobs, courses, events and career paths from Pravesh as JSON. Free, no API key needed.',
    siteUrl: matches[0].loaderData?.siteUrl,
    path: paths.api(),
  })
}

export const headers = pageHeaders

export default function Api({ loaderData: { base, calls, resources, problems } }: Route.ComponentProps) {
  return (
    <div className="page-width pb-16">
      <PageHeading
        title="Data API"
        subtitle="Everything this site lists, as JSON. Free, no API key needed."
      />
      <div className="grid gap-10 pt-2 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav
          aria-label="Calls"
          className="self-start lg:top-24 tall:lg:sticky tall:lg:max-h-[calc(100dvh-7rem)] tall:lg:overflow-y-auto"
        >
          <ul className="grid grid-cols-2 gap-x-4 border-b text-sm lg:grid-cols-1">
            {calls.map(({ id, summary }) => (
              <li key={id} className="border-t">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center wrap-anywhere hover:text-action hover:underline lg:min-h-9"
                >
                  {summary}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-14">
          <section aria-labelledby="rules">
            <SectionHeading id="rules" title="Basics" className="mb-5" />
            <ApiGuide base={base} />
          </section>
          <section aria-labelledby="calls">
            <SectionHeading id="calls" title="Calls" className="mb-5" />
            <div className="flex flex-col gap-9">
              {calls.map((call) => (
                <ApiCall key={call.id} call={call} />
              ))}
            </div>
          </section>
          <section aria-labelledby="rows">
            <SectionHeading
              id="rows"
              title="Objects"
              description="Every field is always present. Null means not known."
              className="mb-5"
            />
            {resources.map(({ name, fields }) => (
              <details key={name} id={name} className="border-t last:border-b">
                <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 font-semibold hover:text-action">
                  <span className="wrap-anywhere">{name}</span>
                  <span className="text-sm font-normal text-ink-soft">{fields.length} fields</span>
                </summary>
                <div className="pb-5">
                  <FieldList fields={fields} label={`Fields of ${name}`} />
                </div>
              </details>
            ))}
          </section>
          <section aria-labelledby="problems">
            <SectionHeading
              id="problems"
              title="Errors"
              description="Errors are returned as application/problem+json (RFC 9457)."
              className="mb-5"
            />
            <ApiProblems problems={problems} />
          </section>
        </div>
      </div>
    </div>
  )
}
