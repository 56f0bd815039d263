import type { SkillHelp } from '#db/queries/content/skill-learning.ts'
import { fitText, skillFit } from './skill-fit.ts'
import { SkillHelpLinks } from './skill-help-links.tsx'
import { isKnown } from './skill-record.ts'
import { SkillTick } from './skill-tick.tsx'
import { useSkills } from './use-skills.ts'

interface SkillGapProps {
  /** The skills of a posting. */
  skills: readonly string[]
  help: readonly SkillHelp[]
}

/** How many of a posting's skills the visitor has, the others with where to learn them, and the ticks. */
export function SkillGap({ skills, help }: SkillGapProps) {
  const { record, inAccount } = useSkills()
  const known = record?.skills ?? []
  const fit = skillFit(skills, known)
  const missing = skills.filter((skill) => !isKnown(known, skill))
  return (
    <div>
      {fit && (
        <>
          <p className="font-semibold">
            <output>
              {fitText(fit)}
              {missing.length > 0 ? ', not yet:' : '.'}
            </output>
          </p>
          <ul aria-label="Skills to learn" className="divide-y">
            {missing.map((skill) => {
              const found = help.find((one) => one.skill === skill)
              return (
                <li key={skill} className="py-2">
                  <span className="font-semibold">{skill}</span>
                  {found && <SkillHelpLinks help={found} />}
                </li>
              )
            })}
          </ul>
        </>
      )}
      <details>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          Tick the skills you have
        </summary>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {skills.map((skill) => (
            <li key={skill}>
              <SkillTick skill={skill} label={skill} />
            </li>
          ))}
        </ul>
        <p className="caption">
          {inAccount ? 'Your ticks are kept in your account.' : 'Your ticks stay in this browser.'}
        </p>
      </details>
    </div>
  )
}
