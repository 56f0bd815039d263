import { useState } from 'react'
import { stepKey, withStep } from './skill-record.ts'
import { updateSkillRecord, useSkillRecord } from './skill-store.ts'

interface StepTickProps {
  pathId: string
  /** From 1. */
  number: number
  teaches: readonly string[]
}

/** Marks a step of a roadmap as done, in this browser. Its skills are ticked with it. */
export function StepTick({ pathId, number, teaches }: StepTickProps) {
  const record = useSkillRecord()
  const [isRefused, setRefused] = useState(false)
  const step = stepKey(pathId, number)
  const isDone = record?.steps.includes(step) ?? false
  return (
    <label className="choice noscript:hidden print:hidden">
      <input
        type="checkbox"
        disabled={!record}
        checked={isDone}
        onChange={() =>
          setRefused(!updateSkillRecord((known) => withStep(known, step, { done: !isDone, teaches })))
        }
      />
      <span>
        Step {number} is done
        {isRefused && <output> This browser stores nothing.</output>}
      </span>
    </label>
  )
}
