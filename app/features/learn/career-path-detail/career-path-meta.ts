import { counted } from '#core/count.ts'
import { totalDuration } from '#core/duration.ts'
import { formatCareerSalary } from '#core/money.ts'
import type { CareerPath } from '#db/queries/content/career-paths.ts'
import { paths } from '#app/paths.ts'
import { PRODUCT_NAME } from '#app/site.ts'

interface Loaded {
  path: CareerPath | null
  unavailable: boolean
}

/**
 * The head of a path's page, also if the path is missing or unavailable.
 * @param loaded Undefined if the loader failed.
 */
export function careerPathMeta(loaded: Loaded | undefined, pathname: string) {
  if (loaded?.path) {
    const { id, name } = loaded.path
    return { title: `${name}: Career Path`, description: summary(loaded.path), path: paths.careerPath(id) }
  }
  const missing = loaded?.unavailable === false
  return {
    title: missing ? 'Career Path Not Found' : 'Career Path Unavailable',
    description: missing ? 'We couldn’t find this career path.' : 'We can’t show this career path right now.',
    path: pathname,
    noindex: true,
  }
}

/** The path in one line. Its own description is too long for search results. */
function summary({ name, average_salary, roadmap, required_skills }: CareerPath): string {
  const total = totalDuration(roadmap.map(({ duration }) => duration))
  const facts = [
    counted(roadmap.length, 'step') + (total ? ` in ${total}` : ''),
    counted(required_skills.length, 'skill'),
    average_salary !== null && `average ${formatCareerSalary(average_salary)}`,
  ]
  return `${name} roadmap for India: ${facts.filter(Boolean).join('; ')}.`
}

/** The page's breadcrumbs, as https://schema.org/BreadcrumbList. */
export function careerPathBreadcrumbs({ id, name }: CareerPath, siteUrl: string): object {
  const crumbs = [
    [PRODUCT_NAME, paths.home()],
    ['Career Paths', paths.careerPaths()],
    [name, paths.careerPath(id)],
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path = ''], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  }
}
