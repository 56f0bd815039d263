import { announceFailure } from '#app/ui/announcer.tsx'
import { stepKey, stepTick } from './skill-record.ts'
import { SKILL_PROBLEMS, useSkills } from './use-skills.ts'

interface StepTickProps {
  pathId: string
  /** From 1. */
  number: number
  teaches: readonly string[]
}

/** Marks a step of a roadmap as done. Its skills are ticked with it. */
export function StepTick({ pathId, number, teaches }: StepTickProps) {
  const { record, change } = useSkills()
  const step = stepKey(pathId, number)
  const isDone = record?.steps.includes(step) ?? false
  const toggle = async () => {
    const outcome = await change(stepTick(step, { done: !isDone, teaches }))
    if (outcome !== 'done') announceFailure(SKILL_PROBLEMS[outcome])
  }
  return (
    <label className="choice noscript:hidden print:hidden">
      <input type="checkbox" disabled={!record} checked={isDone} onChange={() => void toggle()} />
      <span>{`Step ${number} is done`}</span>
    </label>
  )
}
