import { paths } from '#app/paths.ts'
import type { JobList } from './job-list.ts'

/** The pages that list the lists of a kind. */
export const LIST_INDEXES = {
  city: {
    kind: 'city',
    path: paths.cityLists(),
    title: 'IT jobs by city',
    description:
      'Every city in India with open IT jobs, and how many there are, straight from company careers pages.',
  },
  skill: {
    kind: 'skill',
    path: paths.skillLists(),
    title: 'IT jobs by skill',
    description: 'Every skill that open IT jobs in India ask for, and how many jobs ask for it.',
  },
  role: {
    kind: 'role',
    path: paths.roleLists(),
    title: 'IT jobs by role',
    description: 'Every kind of IT role with open jobs in India, from frontend to support, and how many.',
  },
} as const satisfies Partial<Record<JobList['kind'], object>>

export type ListIndex = (typeof LIST_INDEXES)[keyof typeof LIST_INDEXES]

/** The index at a path, in whatever case and with whatever slash behind it. */
export function listIndexAt(pathname: string): ListIndex {
  const at = pathname.toLowerCase()
  return Object.values(LIST_INDEXES).find(({ path }) => at.startsWith(path)) ?? LIST_INDEXES.city
}
