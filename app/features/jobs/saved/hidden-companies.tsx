import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { HiddenCompany } from './device-data.ts'

interface HiddenCompaniesProps {
  hidden: HiddenCompany[]
  onShow: (company: string) => void
}

/** The companies whose jobs are left out of lists, each with a button that brings them back. */
export function HiddenCompanies({ hidden, onShow }: HiddenCompaniesProps) {
  const section = useRef<HTMLElement>(null)
  const show = (company: string) => {
    onShow(company)
    // The pressed button is gone.
    section.current?.focus()
  }
  return (
    <section
      id="hidden"
      ref={section}
      tabIndex={-1}
      aria-labelledby="hidden-title"
      className="scroll-mt-24 outline-none"
    >
      <SectionHeading
        id="hidden-title"
        title={hidden.length === 0 ? 'Hidden companies' : `Hidden companies (${hidden.length})`}
      />
      {hidden.length === 0 ? (
        <p className="mt-2 text-ink-soft">
          None. Tap the crossed-out eye on a job to leave the jobs of its company out of your lists.
        </p>
      ) : (
        <ul className="mt-3 border-b">
          {hidden.map(({ company }) => (
            <li key={company} className="flex items-center justify-between gap-3 border-t py-1">
              <span className="min-w-0 wrap-break-word">{company}</span>
              <Button variant="ghost" className="px-3 text-sm" onClick={() => show(company)}>
                Show again <span className="sr-only">{company}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
