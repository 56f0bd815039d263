import { HomeSection } from './home-section.tsx'

const STEPS = [
  {
    title: 'Search',
    text: 'Search by title, company or keyword. Filter by remote, hybrid, on-site or fresher.',
  },
  {
    title: 'Read the job',
    text: 'Check the location, experience, role, and the salary if the company states it.',
  },
  { title: 'Prepare', text: 'Use our career paths, courses and interview prep for the role.' },
  { title: 'Apply', text: 'Open the apply link and apply on the company’s own site.' },
]

export function HowItWorks() {
  return (
    <HomeSection
      name="how"
      title="How it works"
      description="Four steps. You apply on the company’s own site."
    >
      <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
        {STEPS.map(({ title, text }, step) => (
          <li key={title} className="flex gap-4 border-t border-edge pt-3 xl:flex-col xl:gap-2">
            <span aria-hidden className="display w-6 shrink-0 text-3xl leading-none text-action tabular-nums">
              {step + 1}
            </span>
            <div>
              <h3 className="text-lg leading-snug font-bold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
