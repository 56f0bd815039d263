import BadgeCheck from 'lucide-react/icons/badge-check'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import IndianRupee from 'lucide-react/icons/indian-rupee'
import Link2 from 'lucide-react/icons/link-2'
import { PRODUCT_NAME } from '#app/site.ts'
import { HomeSection } from './home-section.tsx'

const REASONS = [
  {
    Icon: BadgeCheck,
    title: 'Checked where it was posted',
    text: 'A job is marked verified when the employer’s own careers page lists it. It shows when that was last seen.',
  },
  {
    Icon: Link2,
    title: 'Straight to the employer',
    text: 'The apply link opens the company’s page. No agent stands in between, and nobody collects your details here.',
  },
  {
    Icon: GraduationCap,
    title: 'Freshers first',
    text: 'One tap shows the jobs that ask for no experience. A posting that does not say is not counted as one.',
  },
  {
    Icon: IndianRupee,
    title: 'Free, in rupees, without login',
    text: 'Pay is shown in lakhs where the employer states it, and left out where it does not. Nothing costs you anything.',
  },
]

export function WhyUse() {
  return (
    <HomeSection
      name="why"
      title={`Why use ${PRODUCT_NAME}`}
      description="Job boards are full of old copies. Here is what is different."
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
