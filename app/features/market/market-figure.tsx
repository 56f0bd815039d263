import { paths } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { CELL_END, type ShownFigure } from './figure.ts'

interface MarketFigureProps {
  figure: ShownFigure
  sample: boolean
}

/** A plot with what it shows in words, what it rests on, its numbers as a table, and its files. */
export function MarketFigure({ figure, sample }: MarketFigureProps) {
  const { id, title, text, basis, svg } = figure
  return (
    <section aria-labelledby={id} className="min-w-0 break-inside-avoid">
      <SectionHeading
        id={id}
        title={
          <>
            {title} {sample && <Badge variant="premium">Sample</Badge>}
          </>
        }
        description={text}
        className="mb-4"
      />
      {svg !== null && (
        // Hidden from screen readers, which get the text above and the table below.
        <div dangerouslySetInnerHTML={{ __html: svg }} />
      )}
      <p className="mt-3 text-sm text-ink-soft">{basis}</p>
      <Numbers figure={figure} />
      <p className="flex gap-x-6 text-sm" data-chrome>
        {(['csv', 'json'] as const).map((format) => (
          <a
            key={format}
            href={paths.marketFile(id, format)}
            className="text-link inline-flex min-h-11 items-center"
          >
            {format.toUpperCase()}
            <span className="sr-only"> of {title}</span>
          </a>
        ))}
      </p>
    </section>
  )
}

function Numbers({ figure: { title, notes, columns, rows } }: { figure: ShownFigure }) {
  if (rows.length === 0) return null
  const alignment = (isNumber: boolean) => (isNumber ? 'py-1.5 pl-2 text-right' : 'py-1.5 text-left')
  return (
    <details className="print-open mt-1">
      <summary className="text-link inline-flex min-h-11 items-center text-sm">
        The numbers<span className="sr-only"> of {title}</span>
      </summary>
      {notes.map((note) => (
        <p key={note} className="mb-2 max-w-prose text-sm text-ink-soft">
          {note}
        </p>
      ))}
      <table className="w-full border-collapse text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b-2 border-heavy">
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={alignment(isNumber)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows
            .map((row) => row.split(CELL_END))
            .map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row" className={`font-normal ${alignment(columns[0]?.isNumber ?? false)}`}>
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index + 1]?.name}
                    className={alignment(columns[index + 1]?.isNumber ?? true)}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  )
}
