import { fitText, skillFit } from './skill-fit.ts'
import { useSkillRecord } from './use-skills.ts'

/** How many of a posting's skills the visitor ticked; nothing until some are. */
export function FitOnCard({ skills }: { skills: readonly string[] }) {
  const fit = skillFit(skills, useSkillRecord()?.skills)
  return fit && <p className="text-sm font-semibold text-action">{fitText(fit)}</p>
}
