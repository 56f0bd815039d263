import { Badge } from '#app/ui/badge.tsx'
import { CodeBlock } from './code-block.tsx'
import { FieldList } from './field-list.tsx'
import type { DescribedCall } from './api-page.server.ts'

/** One API call: description, parameters, response fields, and a curl example. */
export function ApiCall({ call }: { call: DescribedCall }) {
  const { id, method, path, summary, description, parameters, curl, resource } = call
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="border-t pt-6">
      <h3 id={`${id}-name`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-lg font-bold">{summary}</span>
        <span className="flex min-w-0 items-center gap-2">
          <Badge variant={method === 'GET' ? 'neutral' : 'urgent'}>{method}</Badge>
          <code className="min-w-0 text-sm wrap-anywhere">{path}</code>
        </span>
      </h3>
      <p className="mt-1.5 max-w-prose text-ink-soft">{description}</p>
      <CodeBlock label={`Try ${method} ${path}`}>{curl}</CodeBlock>
      {parameters.length > 0 && <FieldList fields={parameters} label={`Parameters of ${path}`} />}
      {resource !== '' && (
        <p className="mt-3 text-sm">
          Returns{' '}
          <a href={`#${resource}`} className="text-link">
            {resource}
          </a>
          .
        </p>
      )}
    </section>
  )
}
