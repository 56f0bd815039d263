import { startTransition, useOptimistic } from 'react'
import { useNavigate } from 'react-router'
import { useSkillRecord } from '#app/features/jobs/my-skills/use-skills.ts'
import { defaultOrder, type JobsState } from './jobs-href.ts'
import { fitSkills } from './jobs-url.ts'
import { listHref } from './list-href.ts'

/**
 * Puts the postings of the whole list first of whose skills the visitor has most; nothing until she ticked some. The server
 * orders by the skills in the address, where she sees them, so every page of the list follows.
 */
export function FitOrder({ state, basePath }: { state: JobsState; basePath: string }) {
  const known = useSkillRecord()?.skills ?? []
  const navigate = useNavigate()
  const [on, setOn] = useOptimistic(state.order === 'fit')
  if (known.length === 0) return null
  const press = () =>
    startTransition(async () => {
      setOn(!on)
      const order = on ? defaultOrder(state) : 'fit'
      const to = listHref(basePath, { ...state, order, fit: fitSkills(known), page: 1 })
      await navigate(to, { replace: true, preventScrollReset: true })
    })
  return (
    <label className="choice mb-2 print:hidden">
      <input type="checkbox" checked={on} onChange={press} />
      <span>
        Best fit to my skills first{' '}
        <span className="text-ink-soft">(your skills are in the address then)</span>
      </span>
    </label>
  )
}
