import { Badge } from '#app/ui/badge.tsx'

/** Skills a card has room for; the rest are counted. */
const SKILLS_ON_CARD = 2

/** The first two skills and how many more there are, or all of them. */
export function SkillTags({ skills, all = false }: { skills: string[]; all?: boolean }) {
  if (skills.length === 0) return null
  const shown = all ? skills : skills.slice(0, SKILLS_ON_CARD)
  const hidden = skills.length - shown.length
  return (
    <ul aria-label="Skills" className="flex min-w-0 flex-wrap gap-1.5">
      {shown.map((skill) => (
        <li key={skill} className="min-w-0">
          <Badge>
            <span className="truncate">{skill}</span>
          </Badge>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Badge variant="outline">
            +{hidden}
            <span className="sr-only"> more skills</span>
          </Badge>
        </li>
      )}
    </ul>
  )
}
