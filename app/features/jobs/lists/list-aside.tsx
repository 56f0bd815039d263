import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import type { Learning } from './learning-links.ts'
import { LIST_INDEXES } from './list-indexes.ts'
import { AsideSection, NameList } from './name-list.tsx'
import type { SeenName } from './names-seen.ts'

interface ListAsideProps {
  /** The list's name: "Python". */
  name: string
  skillPage: string | null
  skills: SeenName[]
  companies: SeenName[]
  learning: Learning
}

/** What is most seen in the list, and what to learn for it. */
export function ListAside({
  name,
  skillPage,
  skills,
  companies,
  learning: { courses, careerPaths },
}: ListAsideProps) {
  return (
    <aside aria-label="More on this list" className="flex flex-col gap-8 print:hidden">
      {skillPage && (
        <p>
          <Link to={skillPage} className="text-link">
            What {name} is, where it is asked for, and free courses
          </Link>
        </p>
      )}
      <NameList title="Skills asked for" names={skills} to={paths.skillJobs} />
      <AsideSection title="More lists">
        {Object.values(LIST_INDEXES).map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className="text-link inline-flex min-h-11 items-center">
              {title}
            </Link>
          </li>
        ))}
      </AsideSection>
      <NameList title="Companies hiring" names={companies} to={paths.company}>
        <li>
          <Link to={paths.companies()} className="text-link inline-flex min-h-11 items-center">
            All companies
          </Link>
        </li>
      </NameList>
      {careerPaths.length > 0 && (
        <AsideSection title="Career paths">
          {careerPaths.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.careerPath(id)} className="text-link inline-flex min-h-11 items-center">
                {name}
              </Link>
            </li>
          ))}
        </AsideSection>
      )}
      {courses.length > 0 && (
        <AsideSection title="Courses">
          {courses.map(({ name, platform, link }) => (
            <li key={link} className="py-2">
              <a href={link} target="_blank" rel="noopener" className="text-link">
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
              <span className="caption block">{platform}</span>
            </li>
          ))}
        </AsideSection>
      )}
    </aside>
  )
}
