import { STATIC_MARKETING_FIGURES } from '#app/site.ts'
import { Figures } from '#app/ui/figures.tsx'

export function StatsStrip() {
  return (
    <section aria-label="Pravesh in numbers" className="border-y bg-shade">
      <Figures
        figures={STATIC_MARKETING_FIGURES.home}
        className="page-width grid-cols-2 gap-x-4 gap-y-6 py-8 lg:grid-cols-4"
      />
    </section>
  )
}
