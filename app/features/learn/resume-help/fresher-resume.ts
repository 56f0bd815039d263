/** A section of the résumé: lines of text, or an entry with a line on the right and points. */
interface ResumeSection {
  title: string
  entries: readonly ResumeEntry[]
}

export interface ResumeEntry {
  /** The line in bold. */
  head?: string
  /** When; on the right. */
  when?: string
  text?: string
  points?: readonly string[]
}

/** A one-page résumé of a fresher. What stands in brackets is for the reader to replace. */
export const FRESHER_RESUME = {
  name: '[Your name]',
  contact: ['[City]', '[Phone]', '[Email]', '[GitHub]', '[LinkedIn]'],
  sections: [
    {
      title: 'Summary',
      entries: [
        {
          text:
            '[Degree] graduate of [year] who builds [web applications] with [Python and React]. ' +
            'Looking for a first job as a [software developer] in [city].',
        },
      ],
    },
    {
      title: 'Skills',
      entries: [
        { text: 'Languages: [Python, JavaScript, SQL]' },
        { text: 'Tools: [Git, Linux, PostgreSQL, Docker]' },
        { text: '[Only what you can be asked about for ten minutes. Leave out the rest.]' },
      ],
    },
    {
      title: 'Projects',
      entries: [
        {
          head: '[Project]: [what it does, for whom, in one line]',
          when: '[Month year]',
          points: [
            '[What you built, and with what: “REST API in Flask, 14 endpoints, PostgreSQL”]',
            '[What came of it, as a number: “used by 60 students of my college for two terms”]',
            '[Link to the code, and to where it runs]',
          ],
        },
        {
          head: '[Second project]',
          when: '[Month year]',
          points: [
            '[Your own part, if it was a team of three or more]',
            '[One hard thing, and how you solved it]',
          ],
        },
      ],
    },
    {
      title: 'Internship',
      entries: [
        {
          head: '[Role], [company], [city]',
          when: '[Month – month year]',
          points: ['[One thing that you finished, and what it changed. None yet? Leave the section out.]'],
        },
      ],
    },
    {
      title: 'Education',
      entries: [
        {
          head: '[B.Tech in Computer Science], [college], [city]',
          when: '[Year – year]',
          text: '[CGPA 8.1 of 10]',
        },
        { head: '[Class XII, board]', when: '[Year]', text: '[84%]' },
      ],
    },
    {
      title: 'Also',
      entries: [
        { text: '[A certificate that the job asks for, with its year]' },
        { text: '[Hackathon or contest, with your rank of how many]' },
        { text: 'Languages: [Hindi, English, Marathi]' },
      ],
    },
  ] satisfies ResumeSection[] as readonly ResumeSection[],
} as const

/** The résumé as plain text, for forms that take nothing else. Lines end with a line feed. */
export function resumeText({ name, contact, sections }: typeof FRESHER_RESUME = FRESHER_RESUME): string {
  const entryText = ({ head, when, text, points = [] }: ResumeEntry) =>
    [head && [head, when].filter(Boolean).join(' | '), text, ...points.map((point) => `- ${point}`)]
      .filter(Boolean)
      .join('\n')
  const sectionText = ({ title, entries }: ResumeSection) =>
    `${title.toUpperCase()}\n${entries.map(entryText).join('\n')}`
  return `${[`${name}\n${contact.join(' | ')}`, ...sections.map(sectionText)].join('\n\n')}\n`
}
