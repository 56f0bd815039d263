import { EMPTY_SEARCH, type FoundJobs } from '#core/find/job-search.ts'
import { cityBySlug, placeShown } from '#core/places/gazetteer.ts'
import { slugOf } from '#core/slug.ts'
import type { RequestScope } from '#app/page/context.ts'
import { skillAt } from '#core/skills/match-skills.ts'
import { paths } from '#app/paths.ts'
import { jobListAt, jobListHeading, roleList, skillList, type JobList } from './job-list.ts'
import { namesSeen } from './names-seen.ts'

/** Another list, with how many postings it has, if that is known. */
export interface NearList {
  path: string
  name: string
  count: number | null
}

const NEAREST = 6
const DEGREE = Math.PI / 180

/**
 * The lists to look at instead of an empty one: the nearest cities that have postings, skills that are asked for in the
 * same kind of work, other roles; then remote jobs and the freshers' zone.
 *
 * @param found What was found of the empty list.
 */
export async function nearestLists(
  scope: RequestScope,
  list: JobList,
  found: FoundJobs,
): Promise<NearList[]> {
  const near = list.kind === 'city' ? nearestCities(list, found) : await nearestKinds(scope, list, found)
  const others = [paths.remoteJobs(), paths.freshersZone()]
    .flatMap((path) => jobListAt(path) ?? [])
    .map((other) => ({ path: other.path, name: jobListHeading(other, ''), count: null }))
  return [...near.slice(0, NEAREST), ...others].filter(({ path }) => path !== list.path)
}

/** The facet counts all cities, whichever the list is of. */
function nearestCities({ slug }: JobList, found: FoundJobs): NearList[] {
  const here = placeShown(cityBySlug(slug) ?? '')
  const distance = (city: string) => {
    const there = placeShown(cityBySlug(city) ?? '')
    if (!here || !there) return Infinity
    const eastward = (there.lon - here.lon) * Math.cos(here.lat * DEGREE)
    return Math.hypot(there.lat - here.lat, eastward)
  }
  return namesSeen(found, 'city')
    .filter((city) => city.slug !== slug && city.slug !== 'remote')
    .map(({ slug: city, name, count }) => ({
      near: { path: paths.cityJobs(city), name: `IT jobs in ${name}`, count },
      away: distance(city),
    }))
    .toSorted((one, other) => one.away - other.away || (other.near.count ?? 0) - (one.near.count ?? 0))
    .map(({ near }) => near)
}

async function nearestKinds(scope: RequestScope, list: JobList, found: FoundJobs): Promise<NearList[]> {
  const role = (list.kind === 'skill' && roleList(skillAt(list.slug)?.of ?? '')) || null
  if (!role) return roles(list.kind === 'skill' ? await findAll(scope, EMPTY_SEARCH) : found)
  const ofRole = await findAll(scope, role.search)
  if (ofRole.total === 0) return roles(ofRole)
  const [name = ''] = role.search.categories
  const skills = namesSeen(ofRole, 'skill').map(({ slug, name: skill, count }) => ({
    path: skillList(slug).path,
    name: jobListHeading(skillList(slug), skill),
    count,
  }))
  return [{ path: role.path, name: jobListHeading(role, name), count: ofRole.total }, ...skills]
}

function findAll({ finder, now }: RequestScope, search: JobList['search']): Promise<FoundJobs> {
  return finder.find(search, { order: 'newest', offset: 0, limit: 1, now, facets: true })
}

/** The roles of most postings. The facet counts all roles, whichever the list is of. */
function roles({ facets }: FoundJobs): NearList[] {
  return (facets?.category ?? [])
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ label, count }) => ({
      path: paths.roleJobs(slugOf(label)),
      name: `${label} jobs in India`,
      count,
    }))
}
