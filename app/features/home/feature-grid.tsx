import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { HomeSection } from './home-section.tsx'

const FEATURES = [
  { name: 'Jobs', path: paths.jobs(), text: 'Verified openings from company careers pages' },
  { name: 'MNC Hiring', path: paths.mncHiring(), text: 'Hiring programmes of large companies' },
  { name: 'Career Paths', path: paths.careerPaths(), text: 'Roadmaps into a role, step by step' },
  { name: 'Free + Paid Courses', path: paths.courses(), text: 'By tech role, level and price' },
  { name: 'Interview Prep', path: paths.interviewPrep(), text: 'DSA, puzzles, HR, system design' },
  { name: 'Prep Zone', path: paths.prepZone(), text: 'Practice for every subject and round' },
  { name: 'Tools & Courses', path: paths.toolsCourses(), text: 'What to learn and work with' },
  { name: 'Resume & Portfolio', path: paths.resumePortfolio(), text: 'Templates, guides and examples' },
  { name: 'Events & Hackathons', path: paths.eventsHackathons(), text: 'Where to build and meet people' },
  { name: 'Entrepreneur Hub', path: paths.entrepreneurHub(), text: 'Ideas and resources for founders' },
]

/** The site's contents page. */
export function FeatureGrid() {
  return (
    <HomeSection
      name="features"
      title="What is inside"
      description="Everything between the first lesson and the offer."
    >
      <ul className="grid border-b sm:grid-cols-2 sm:gap-x-10">
        {FEATURES.map(({ name, path, text }) => (
          <li key={path} className="border-t">
            <Link
              to={path}
              prefetch="intent"
              className="group flex min-h-16 items-center justify-between gap-4 py-3 hover:text-action"
            >
              <span>
                <span className="block text-lg leading-snug font-bold">{name}</span>
                <span className="block text-ink-soft">{text}</span>
              </span>
              <ArrowRight
                aria-hidden
                className="size-5 shrink-0 text-ink-soft transition-transform group-hover:translate-x-1 group-hover:text-action"
              />
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
