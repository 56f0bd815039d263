import { pageHeaders } from '#app/page/cache-headers.ts'
import { catalogueLoader } from '#app/catalogue/catalogue-loader.server.ts'
import { catalogueMeta } from '#app/catalogue/catalogue-meta.ts'
import { cataloguePage } from '#app/catalogue/catalogue-page.tsx'
import { CourseCard } from '#app/features/learn/courses/course-card.tsx'
import { courses } from '#app/features/learn/courses/courses-catalogue.ts'
import { TopRatedCourses } from '#app/features/learn/courses/top-rated-courses.tsx'
import { COURSES, listRows } from '#db/queries/content/catalogue.ts'
import { courseFigures } from '#app/figures/figure-lists.ts'
import { useFigureSource } from '#app/figures/figure-source.ts'
import { Figures } from '#app/ui/figures.tsx'

export const loader = catalogueLoader(courses, ({ db }, { tab, search, sort }) =>
  listRows(db, COURSES, { role_category: tab, search }, sort),
)

export const meta = catalogueMeta(courses)

export const headers = pageHeaders

export default cataloguePage(courses, CourseCard, { before: <CourseClaims />, after: <TopRatedCourses /> })

function CourseClaims() {
  const figures = courseFigures(useFigureSource())
  if (figures.length === 0) return null
  return <Figures figures={figures} className="mb-6 grid-cols-3 gap-x-2 sm:max-w-xl" />
}
