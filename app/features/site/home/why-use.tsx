import { BadgeCheck, GraduationCap, IndianRupee, Link2 } from '#app/ui/icons.tsx'
import { PRODUCT_NAME } from '#app/site.ts'
import { HomeSection } from './home-section.tsx'

const REASONS = [
  {
    Icon: BadgeCheck,
    title: 'Checked on the careers page',
    text: 'A job is Verified only if the company’s own careers page showed it in the last week. Each job says when we last saw it there.',
  },
  {
    Icon: Link2,
    title: 'Apply directly',
    text: 'The apply link opens the company’s own page. No agents. We don’t ask for your details.',
  },
  {
    Icon: GraduationCap,
    title: 'Freshers first',
    text: 'One tap shows fresher jobs. A job that does not mention experience is not counted as one.',
  },
  {
    Icon: IndianRupee,
    title: 'Free, in rupees, no login',
    text: 'We show the salary in lakhs if the company states it. We never guess it. Free for job seekers.',
  },
]

export function WhyUse() {
  return (
    <HomeSection
      name="why"
      title={`Why use ${PRODUCT_NAME}`}
      description="Many job sites show old listings. Here is what we do differently."
    >
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {REASONS.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-action" />
            <div>
              <h3 className="text-lg leading-snug font-bold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
