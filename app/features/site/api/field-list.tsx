import type { DescribedField } from './api-page.server.ts'

/** A list of fields: name and kind beside the description, above it on a phone. */
export function FieldList({ fields, label }: { fields: DescribedField[]; label: string }) {
  return (
    <dl aria-label={label} className="mt-4 text-sm">
      {fields.map(({ name, kind, description, usual }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-0.5 border-t py-2 first:border-t-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt>
            <code className="font-semibold">{name}</code>
          </dt>
          <dd>
            {description !== '' && <span className="block max-w-prose">{description}</span>}
            <span className="block max-w-prose text-ink-soft">
              {kind.charAt(0).toUpperCase() + kind.slice(1)}
              {usual !== null && `; default ${usual}`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
