import { Card } from '#app/ui/card.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'

/** One course per role, well known and free. A fixed list, as the specification asks. */
const PICKS = [
  {
    name: 'Responsive Web Design',
    by: 'freeCodeCamp',
    role: 'Frontend Dev',
    link: 'https://www.freecodecamp.org/learn/responsive-web-design-v9/',
  },
  {
    name: 'CS50x: Introduction to Computer Science',
    by: 'Harvard CS50',
    role: 'Backend Dev',
    link: 'https://cs50.harvard.edu/x/',
  },
  {
    name: 'Human-Computer Interaction',
    by: 'NPTEL, IIT Guwahati',
    role: 'UI/UX Design',
    link: 'https://nptel.ac.in/courses/106103115',
  },
  {
    name: 'The Missing Semester of Your CS Education',
    by: 'MIT',
    role: 'DevOps',
    link: 'https://missing.csail.mit.edu/',
  },
  {
    name: 'Web Security Academy',
    by: 'PortSwigger',
    role: 'Cloud & Security',
    link: 'https://portswigger.net/web-security',
  },
]

/** The text calls them our picks, because the platforms publish no ratings. */
export function TopRatedCourses() {
  return (
    <section aria-labelledby="top-rated" className="mt-14">
      <SectionHeading
        id="top-rated"
        title="Top Rated Courses"
        description="Our picks, one per role. These platforms publish no comparable ratings. All are free to study."
      />
      <Card as="div" className="mt-5">
        <ol className="divide-y">
          {PICKS.map(({ name, by, role, link }) => (
            <li key={link} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-3 sm:px-5">
              <a
                href={link}
                target="_blank"
                rel="noopener"
                className="text-link inline-flex min-h-11 items-center font-semibold"
              >
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
              <span className="text-sm text-ink-soft">{by}</span>
              <span className="caption sm:ml-auto">{role}</span>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}
