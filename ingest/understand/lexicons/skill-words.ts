import { SKILLS } from '#core/skills/skills.ts'
import { table, type Row } from '../scan/lexicon.ts'

/** The forms of `core/skills`, those that need their neighbours with a tag of their own. */
const FORMS: Row[] = SKILLS.flatMap(({ name, ambiguous, forms, listed, spoken }) =>
  [
    // Its name means it in any case: "aws", "mysql".
    { tag: 'skill', ways: ambiguous ? forms : [name.toLowerCase(), ...forms] },
    { tag: 'skill listed', ways: listed },
    { tag: 'skill spoken', ways: spoken },
  ].flatMap(({ tag, ways }) =>
    ways.map((words) => ({ subject: 'skill', words, tag, value: name, lines: [] })),
  ),
)

export const SKILL_WORDS: Row[] = [
  ...FORMS,
  // What only sounds like a skill: sites, physics, trees.
  ...table(
    'skill',
    `
    github|gitlab|bitbucket|git hub|git lab|github copilot|angular (momentum|velocity|position|contact|bearing)  -
    cypress tree(s)|React (Native|quickly|to)|Oracle (apps|erp|fusion|cloud|hcm)                                 -
    Oracle (Apps|ERP|Fusion|Cloud|HCM|EBS|Financials|Park)|R & D|r and d                                         -
    rout(er|ers|ing) [,|and|&|/] switch(es|ing)  skill  Networking
    sas|spss|stata|julia|tidyverse|shiny|word|powerpoint|hypothesis testing|uikit|xcode|probability|AI|ai  skill beside
    android (phone|smartphone|tablet)(s)                                                                         -
    `,
  ),
  ...table(
    'skill line',
    `
    [key|technical|tech|required|must have|mandatory|primary|core] skill(s) [required|set(s)|needed]  skill line
    skillset(s)|tech stack|technologies|technology stack                                              skill line
    `,
  ),
]
