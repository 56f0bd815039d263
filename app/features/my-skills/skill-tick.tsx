import { useState } from 'react'
import { cn } from '#app/ui/class-names.ts'
import { isKnown, withSkill } from './skill-record.ts'
import { updateSkillRecord, useSkillRecord } from './skill-store.ts'

interface SkillTickProps {
  skill: string
  /** Default: "I know" and the skill. Empty where the skill stands beside the box. */
  label?: string
}

/** A check box by which a visitor says that they know a skill. Without script it cannot be used. */
export function SkillTick({ skill, label = `I know ${skill}` }: SkillTickProps) {
  const record = useSkillRecord()
  const [isRefused, setRefused] = useState(false)
  const ticked = isKnown(record?.skills ?? [], skill)
  return (
    <label className={cn('choice', label === '' && 'min-w-11 justify-center noscript:hidden')}>
      <input
        type="checkbox"
        disabled={!record}
        aria-label={label === '' ? `I know ${skill}` : undefined}
        checked={ticked}
        onChange={() => setRefused(!updateSkillRecord((known) => withSkill(known, skill, !ticked)))}
      />
      {(label !== '' || isRefused) && (
        <span>
          {label}
          {isRefused && <output className="text-danger"> This browser stores nothing.</output>}
        </span>
      )}
    </label>
  )
}
