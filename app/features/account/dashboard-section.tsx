import { Link } from 'react-router'
import { buttonVariants } from '#app/ui/button.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { ReactNode } from 'react'

interface DashboardSectionProps {
  id: string
  title: string
  count: number
  /** Text of the empty section: how to add something. */
  empty: string
  action: { name: string; to: string }
  children: ReactNode
}

/** One list of the dashboard, or how to fill it. */
export function DashboardSection({ id, title, count, empty, action, children }: DashboardSectionProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={count > 0 ? `${title} (${count})` : title} className="mb-4" />
      {count > 0 ? (
        children
      ) : (
        <div
          className={
            'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sm border border-dashed ' +
            'border-edge bg-sheet px-5 py-5'
          }
        >
          <p className="max-w-prose text-ink-soft">{empty}</p>
          <Link to={action.to} className={buttonVariants({ variant: 'outline' })}>
            {action.name}
          </Link>
        </div>
      )}
    </section>
  )
}
