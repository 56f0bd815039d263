import { cn } from '#app/ui/class-names.ts'

interface FiguresProps {
  figures: readonly { figure: string; label: string }[]
  className?: string
}

/** Figures in a row, each above its label. In the markup the label (`dt`) comes first. */
export function Figures({ figures, className }: FiguresProps) {
  return (
    <dl className={cn('grid', className)}>
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-l-3 border-heavy py-1 pl-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="display text-[clamp(1.875rem,1.4rem+2vw,3rem)] leading-none tabular-nums">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  )
}
