import type { ReactNode } from 'react'
import { OperatorCard } from './operator-card.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { Operator } from '#core/operator.ts'

export interface LegalSection {
  id: string
  title: string
  /** Paragraphs; a list of them is shown as bullets. */
  text: readonly (string | readonly string[])[]
}

interface LegalPageProps {
  title: string
  subtitle: string
  /** The day of the last change: "22 Nov 2026". */
  changed: string
  sections: readonly LegalSection[]
  /** Stands under the section with the id `operator`. */
  operator: Operator
  children?: ReactNode
}

/** A text about rights and duties: its contents first, then its sections. */
export function LegalPage({ title, subtitle, changed, sections, operator, children }: LegalPageProps) {
  return (
    <div className="page-width pb-16">
      <PageHeading title={title} subtitle={subtitle} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="print:hidden">
          <p className="border-b-2 border-heavy pb-1.5 font-bold">On this page</p>
          <ul>
            {sections.map((section) => (
              <li key={section.id} className="border-b">
                <a href={`#${section.id}`} className="flex min-h-11 items-center py-1.5 hover:underline">
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex max-w-prose flex-col gap-10">
          <p className="caption">Last changed {changed}</p>
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className="flex flex-col gap-3">
              <h2 id={section.id} className="display scroll-mt-24 text-title">
                {section.title}
              </h2>
              {section.text.map((part) =>
                typeof part === 'string' ? (
                  <p key={part}>{part}</p>
                ) : (
                  <ul key={part[0]} className="flex list-disc flex-col gap-2 pl-5">
                    {part.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                ),
              )}
              {section.id === 'operator' && <OperatorCard operator={operator} />}
            </section>
          ))}
          {children}
        </div>
      </div>
    </div>
  )
}
