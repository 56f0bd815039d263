import { useState } from 'react'
import { orderByFit } from './skill-fit.ts'
import { useSkillRecord } from './use-skills.ts'
import type { ReactNode } from 'react'

/**
 * Orders the postings of a page by how many of their skills the visitor has, if asked for.
 *
 * @returns The postings, and the switch: null until the visitor ticked skills.
 */
export function useFitOrder<T extends { skills: readonly string[] }>(
  jobs: T[],
): { ordered: T[]; control: ReactNode } {
  const known = useSkillRecord()?.skills ?? []
  const [on, setOn] = useState(false)
  if (known.length === 0 || jobs.length < 2) return { ordered: jobs, control: null }
  const control = (
    <label className="choice mb-2 print:hidden">
      <input type="checkbox" checked={on} onChange={() => setOn(!on)} />
      <span>Best fit to my skills first, of the jobs on this page</span>
    </label>
  )
  return { ordered: on ? orderByFit(jobs, known) : jobs, control }
}
