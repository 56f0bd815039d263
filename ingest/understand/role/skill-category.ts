import type { JobCategory } from '#core/job.ts'
import type { FoundSkill } from '../skills/skills.ts'
import { kindOf } from './signs.ts'

/** Kinds that share few tools with others. */
const NARROW = new Set<JobCategory>([
  'ERP & CRM',
  'IT Support',
  'Embedded & Hardware',
  'Security',
  'Mobile',
  'QA & Testing',
])
/** What every course of computing teaches of the web. */
const TAUGHT = new Set(['HTML', 'CSS', 'JavaScript'])
/** Kotlin and Swift are written for servers too. */
const OF_APPS = new Set(['Android', 'iOS', 'Flutter', 'React Native', 'Jetpack Compose'])

/**
 * The category that the skills of a posting suggest, for when its title does not: one with at least twice as many
 * skills as the next. Frontend and backend together are full-stack. null if no category leads.
 */
export function categoryOfSkills(skills: FoundSkill[]): JobCategory | null {
  const counts = new Map<JobCategory, number>()
  for (const skill of skills) {
    const kind = kindOf(skill)
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const [first, second] = [...counts].toSorted((a, b) => b[1] - a[1])
  if (!first) return null
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const bothEnds = [first[0], second?.[0]].toSorted().join(' ') === 'Backend Frontend'
  // "Java, HTML" is what is taught, "Java and React" what is built with.
  const builds = skills.some((skill) => kindOf(skill) === 'Frontend' && !TAUGHT.has(skill.name))
  if (bothEnds && (total > 2 || builds)) return 'Full Stack'
  // One tool of a trade that shares none is enough; one language is not.
  if (first[1] < 2 && !(counts.size === 1 && NARROW.has(first[0]))) return null
  return second === undefined || first[1] >= second[1] * 2 ? first[0] : null
}

/** What the tools tell of a web developer's work: both ends where servers have more than screens, or servers alone. */
export function webCategory(skills: FoundSkill[]): JobCategory | null {
  const of = (end: JobCategory) => skills.filter((skill) => kindOf(skill) === end)
  const [servers, screens] = [of('Backend'), of('Frontend')]
  const built = screens.filter(({ name }) => !TAUGHT.has(name))
  if (servers.length <= built.length) return null
  return screens.length > 0 ? 'Full Stack' : 'Backend'
}

/** Languages are asked for wherever software is made, one or another: they tell no kind of work. */
const LANGUAGES = new Set(
  'Java,C#,Go,.NET,PHP,Ruby,Scala,Rust,Kotlin,Python,C++,JavaScript,TypeScript'.split(','),
)
/** Who names more takes any. */
const MOST_LANGUAGES = 3

function isCommon({ name }: FoundSkill): boolean {
  return LANGUAGES.has(name) || TAUGHT.has(name)
}

/** Architects and who goes to customers know all tools, and build with none. */
const BUILDS =
  /^(?:software (?:engineer|engineering|developer)|sde|swe|developer|programmer|application develop\w+)$/

/**
 * What the tools tell of a plain engineer's work: a kind that shares few with others, the servers or the screens
 * that two tools beside the languages name, or both ends of a stack.
 *
 * @param title The words of the title that made it a plain one.
 */
export function narrowCategory(skills: FoundSkill[], title: string): JobCategory | null {
  const kind = categoryOfSkills(skills)
  if (kind === 'Embedded & Hardware') return kind
  if (kind === 'Mobile') return skills.some(({ name }) => OF_APPS.has(name)) ? kind : null
  const languages = skills.filter(({ name }) => LANGUAGES.has(name))
  if (!BUILDS.test(title) || languages.length > MOST_LANGUAGES) return null
  const tools = skills.filter((skill) => kindOf(skill) === kind && !isCommon(skill))
  const isSide = kind === 'Backend' || kind === 'Frontend'
  // What courses teach of the web is no end of a stack: "Java, HTML and CSS" is what freshers know.
  if (kind === 'Full Stack')
    return skills.some((skill) => kindOf(skill) === 'Frontend' && !isCommon(skill)) ? kind : null
  return isSide && tools.length > 1 ? kind : null
}
