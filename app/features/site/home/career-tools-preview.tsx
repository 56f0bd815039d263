import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { HomeSection } from './home-section.tsx'

const TOOLS = [
  { name: 'Resume Builder', text: 'Build a resume that a recruiter can read in a minute' },
  { name: 'Interview Prep', text: 'Practise questions by role and write down your answers' },
  { name: 'Job Tracker', text: 'Track where you applied, when, and the next step' },
  { name: 'Freelancing Toolkit', text: 'Rates, proposals and invoices for your first clients' },
]

export function CareerToolsPreview() {
  return (
    <HomeSection
      name="career-tools"
      title="Career tools"
      description="Coming soon. Is there a tool you need?"
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {TOOLS.map(({ name, text }) => (
          <li key={name} className="rounded-sm border border-dashed border-edge px-5 py-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-lg font-bold">{name}</h3>
              <Badge variant="outline">Coming soon</Badge>
            </div>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <Button variant="outline" disabled className="mt-6">
        Suggest a Tool
      </Button>
    </HomeSection>
  )
}
