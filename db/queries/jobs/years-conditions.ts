import { sql, type Expression, type SqlBool } from 'kysely'
import type { YearsRange } from '#core/find/job-search.ts'

/** The years that a posting asks for at least, as `leastYears` of `core/experience.ts`. */
export const LEAST_YEARS = sql<
  number | null
>`coalesce(experience_min, case when experience_max is not null then 0 end)`
/** As `isForFreshers` of `core/experience.ts`. */
export const FOR_FRESHERS = sql<SqlBool>`
  case when experience_level = 'Fresher' then true
    when ${LEAST_YEARS} is not null then ${LEAST_YEARS} = 0
    when experience_level = 'Experienced' then false
    else job_type is not distinct from 'Internship'
      or title ~* '\\m(freshers?|graduates?|trainees?|interns?|internships?)\\M' end`

/** A posting for freshers that states no number is for those who have no years. */
export function forYears({ from, to }: YearsRange): Expression<SqlBool> {
  return sql<SqlBool>`case when ${LEAST_YEARS} is null then ${FOR_FRESHERS} and ${from} <= 0
    else ${LEAST_YEARS} <= ${to} and (experience_max is null or experience_max >= ${from}) end`
}

export function experienceIs(experience: number | 'unstated'): Expression<SqlBool> {
  const stated = sql<SqlBool>`(${LEAST_YEARS} is not null or ${FOR_FRESHERS})`
  if (experience === 'unstated') return sql<SqlBool>`not ${stated}`
  return sql<SqlBool>`(${stated} and coalesce(${LEAST_YEARS}, 0) <= ${experience})`
}
