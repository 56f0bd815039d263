import { announceFailure } from '#app/ui/announcer.tsx'
import { cn } from '#app/ui/class-names.ts'
import { isKnown, skillTick } from './skill-record.ts'
import { SKILL_PROBLEMS, useSkills } from './use-skills.ts'

interface SkillTickProps {
  skill: string
  /** Default: "I know" and the skill. Empty where the skill stands beside the box. */
  label?: string
}

/** A check box by which a visitor says that they know a skill. Without script it cannot be used. */
export function SkillTick({ skill, label = `I know ${skill}` }: SkillTickProps) {
  const { record, change } = useSkills()
  const ticked = isKnown(record?.skills ?? [], skill)
  const toggle = async () => {
    const outcome = await change(skillTick(skill, !ticked))
    if (outcome !== 'done') announceFailure(SKILL_PROBLEMS[outcome])
  }
  return (
    <label className={cn('choice', label === '' && 'min-w-11 noscript:hidden')}>
      <input
        type="checkbox"
        disabled={!record}
        aria-label={label === '' ? `I know ${skill}` : undefined}
        checked={ticked}
        onChange={() => void toggle()}
      />
      {label !== '' && <span>{label}</span>}
    </label>
  )
}
