import { CATALOGUES } from '#app/catalogue/catalogues.ts'
import { JOBS_PARAMETERS } from '#app/features/jobs/jobs-url.ts'
import { MNC_PARAMETERS } from '#app/features/companies/mnc-hiring/mnc-url.ts'
import { SEARCH_PAGE_PARAMETERS } from '#app/features/jobs/search/search-url.ts'
import { SKILL_PLAN_PARAMETERS } from '#app/features/learn/skills/skill-plan-page.server.ts'
import { OUTCOME_PARAMETERS } from './page/returned-outcome.ts'

/** Every query parameter that some page reads, sorted. Collected from the definitions of the pages. */
export const PAGE_PARAMETERS: readonly string[] = [
  ...new Set<string>([
    ...CATALOGUES.flatMap(({ controls }) => Object.keys(controls)),
    ...JOBS_PARAMETERS,
    ...MNC_PARAMETERS,
    ...SEARCH_PAGE_PARAMETERS,
    ...SKILL_PLAN_PARAMETERS,
    ...OUTCOME_PARAMETERS,
  ]),
].toSorted()
