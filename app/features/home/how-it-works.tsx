import { HomeSection } from './home-section.tsx'

const STEPS = [
  {
    title: 'Look',
    text: 'Search by title, company or skill, and narrow to remote, hybrid, on-site or fresher.',
  },
  { title: 'Read', text: 'Open a job to see place, experience, pay where stated, and what the work is.' },
  { title: 'Prepare', text: 'Use the career paths, courses and interview practice that fit the role.' },
  { title: 'Apply', text: 'Follow the link to the company’s own page and apply there, in your own name.' },
]

export function HowItWorks() {
  return (
    <HomeSection
      name="how"
      title="How it works"
      description="Four steps, and the last one is not on this site."
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
