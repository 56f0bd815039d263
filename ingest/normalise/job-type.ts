import type { JobType } from '#core/job.ts'
import type { Extracted } from '#ingest/understand/extracted.ts'
import type { SectionLine } from '#ingest/understand/document/sections.ts'
import { fold } from '#ingest/understand/document/text.ts'

export interface JobTypeWords {
  title: string
  /** A field of the source: "FullTime", "FTE - Regular", "Intern". "Regular" alone says nothing of hours. */
  field: string | null
  lines: SectionLine[]
}

const TYPES: [JobType, RegExp][] = [
  [
    'Internship',
    /\b(?:intern|interns|internship|co-?op|trainee intern)\b(?! (?:program(?:me)? )?(?:manager|coordinator|recruiter))/,
  ],
  ['Part-time', /\bpart[ -]?time\b/],
  [
    'Contract',
    new RegExp(
      String.raw`\b(?:contract(?:or|ual)?|c2h|c2c|contract[ -]to[ -]hire|freelanc(?:e|er)` +
        String.raw`|third[ -]party payroll)\b(?! (?:management|manager|lifecycle|testing|specialist` +
        String.raw`|administrator|analyst|negotiat))`,
    ),
  ],
  ['Temporary', /\b(?:temporary|temp|fixed[ -]term|seasonal|maternity cover)\b/],
  ['Full-time', /\b(?:full[ -]?time|fte|permanent full)\b/],
]
const LABEL = new RegExp(
  String.raw`^\W*(?:employment type|job type|type of employment|position type|employment|nature of ` +
    String.raw`(?:job|employment|work)|contract type|engagement type|worker type|type)\s*` +
    String.raw`(?::|-|–|—|·)\s*(.{2,60})$`,
  'i',
)
const SENTENCE = new RegExp(
  String.raw`\b(?:this is an? |(?:role|position|job|opportunity) is (?:an? )?|we are hiring an? ` +
    String.raw`|hiring for an? )(?:[a-z0-9%-]+,? ){0,3}?(full[ -]?time|part[ -]?time|contract(?:ual)?` +
    String.raw`|temporary|fixed[ -]term|internship|freelance)\b(?! (?:mba|degree|education))`,
  'i',
)

/**
 * The kind of employment, only if stated. "Intern" or "Contract" in a title decides, then the source's field,
 * a labelled line, or a sentence about this role. Full-time is never assumed.
 */
export function readJobType({ title, field, lines }: JobTypeWords): Extracted<JobType | null> {
  const titled = typeOf(title.replace(/smart contract/gi, ''), ['Full-time'])
  if (titled) return { value: titled, evidence: [title] }
  const stated = field ? typeOf(field.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')) : null
  if (stated && field) return { value: stated, evidence: [field] }
  for (const { section, text } of lines) {
    if (section === 'about') continue
    const words = LABEL.exec(text)?.[1] ?? SENTENCE.exec(text)?.[1]
    const type = words === undefined ? null : typeOf(words)
    if (type) return { value: type, evidence: [text.slice(0, 120)] }
  }
  return { value: null, evidence: [] }
}

function typeOf(words: string, except: JobType[] = []): JobType | null {
  const folded = fold(words)
  return TYPES.find(([type, pattern]) => !except.includes(type) && pattern.test(folded))?.[0] ?? null
}
