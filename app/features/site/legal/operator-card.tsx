import type { ReactNode } from 'react'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { Operator } from '#core/operator.ts'

/** Who runs the site, as a section of a page. */
export function OperatorSection({ operator }: { operator: Operator }) {
  return (
    <section aria-labelledby="operator">
      <SectionHeading id="operator" title="Who runs this site" className="mb-3" />
      <OperatorCard operator={operator} />
    </section>
  )
}

/** Who runs the site, as the operator states it. */
export function OperatorCard({ operator: { name, address, email } }: { operator: Operator }) {
  return (
    <dl className="max-w-prose divide-y border bg-sheet">
      <Row term="Run by">{name ?? 'The operator of this site has not stated a name.'}</Row>
      <Row term="Address">{address ?? 'The operator has not stated an address.'}</Row>
      <Row term="Email">
        {email === null ? (
          'The operator has not stated an email address.'
        ) : (
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        )}
      </Row>
    </dl>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="px-4 py-3">
      <dt className="caption">{term}</dt>
      <dd className="mt-0.5 wrap-break-word">{children}</dd>
    </div>
  )
}
