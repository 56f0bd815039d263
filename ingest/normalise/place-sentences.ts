import { anyOf, expression } from '#core/any-of.ts'
import { foreignCountry } from './countries.ts'
import { readLocation, type ExtractedLocation } from './location.ts'
import { namesOnlyPlaces } from './place-words.ts'
import type { SectionLine } from '#ingest/understand/document/sections.ts'
import { excerpt, sentences } from '#ingest/understand/document/text.ts'

/** Words that tie a place to the job rather than to customers, colleagues or the company's story. */
const OF_THE_JOB = expression(
  'i',
  String.raw`\b`,
  anyOf(
    'locations?, venue, address, based (?:in|at|out of|from), located (?:in|at|near)',
    '(?:position|role|job|opening|openings|vacancy|vacancies|opportunity|requirement|posting|posted' +
      '|work|working|office|offices|walk[- ]?in|interviews?|held|drive|hiring|required|join|joining' +
      '|relocate|relocation|placed|internship)\\b[^.;\\n]{0,40}\\b(?:in|at|for|to|from|near|is)',
    '(?:at|from|for|in) our',
    'based (?:start-?up|company|firm|client|mnc|it|product|organi[sz]ation)',
    '(?:start-?up|company|firm|mnc|client) in',
  ),
  String.raw`\b|\boffice\b`,
)
const OF_OTHERS = expression(
  'i',
  String.raw`\b`,
  anyOf(
    '(?:our|the) recruiters?, customers?, clients?(?!,| (?:in|location|office|place|site)), users, merchants',
    'stakeholders, colleagues, counterparts, investors, founded, headquarter\\w*, hq, markets?',
    'partners, alumni, iit, nit, iiit, university, (?<!\\bour )college(?! campus at)',
  ),
  String.raw`\b`,
)

/** A notice that opens with who hires and where: "HARSAC, Hisar." */
const EMPLOYER_AT = /^[A-Z][^,.:]{1,60},\s*([^,]{2,40}?)\.?$/

/**
 * Sentences of a description that say where the job is: "Our office is in Baner, Pune", "walk in at
 * Ameerpet".
 */
export function placeSentences(lines: SectionLine[]): ExtractedLocation[] {
  const [opening = ''] = sentences(lines[0]?.text ?? '')
  const employers = EMPLOYER_AT.exec(opening)?.[1] ?? ''
  if (employers !== '' && namesOnlyPlaces(employers)) return [readPlaced(employers)]
  return lines.flatMap(({ text }) =>
    sentences(text)
      .filter((sentence) => isOfTheJob(sentence) || namesOnlyPlaces(sentence))
      .map(readPlaced),
  )
}

/**
 * For a posting without a location or such a sentence: the first Indian city in the text, unless it is about
 * customers, colleges or others: "2-4 years, Kochi", but not "Kids wear brand in Tirupur".
 */
export function mentionedPlaces(lines: SectionLine[]): ExtractedLocation[] {
  for (const { section, text } of lines) {
    if (section === 'about') continue
    for (const sentence of sentences(text)) {
      if (OF_OTHERS.test(sentence)) continue
      const reading = readPlaced(sentence)
      if (
        reading.cities.length > 0 &&
        foreignCountry(sentence.replace(/\b(?:us|uk|usa) (?:shift|hours|time|timings?|clients?)\b/gi, '')) ===
          null
      )
        return [reading]
    }
  }
  return []
}

function isOfTheJob(sentence: string): boolean {
  return OF_THE_JOB.test(sentence) && !OF_OTHERS.test(sentence)
}

/** Of a whole sentence only the cities are taken: its other words are not those of a location. */
function readPlaced(sentence: string): ExtractedLocation {
  const { cities, states } = readLocation(sentence)
  return {
    india: cities.length > 0 ? 'stated' : 'open',
    cities,
    states,
    remote: false,
    hybrid: false,
    onsite: false,
    wide: false,
    evidence: [sentence.slice(0, 160)],
  }
}

const TO_INDIA = [
  /\bremote,? \(?india\b/i,
  /\b(?:students|graduates|freshers)\b[^.;]{0,30}\bindian (?:colleges?|universit(?:y|ies))\b|\bindian college students\b/i,
  /^\W*remote\s*[-–—,(|]+\s*(?:pan[ -]?)?india\b/i,
  /\bany indian? (?:city|state|location)\b/i,
  /(?:^|[.;|,]\s*)all india\s*(?:$|[.;|,])/i,
  new RegExp(
    String.raw`^\W*(?:only )?(?:[a-z]+ ){0,2}(?:developers|designers|editors|writers|engineers` +
      String.raw`|freelancers|candidates|applicants|people|those) (?:based |living |located )?in india\W*$`,
    'i',
  ),
  /\b(?:timings?|shifts?|working hours|work hours|office hours)\b[^.;]{0,40}\d ?(?:am|pm)?\b[^.;]{0,20}\bist\b/i,
  new RegExp(
    String.raw`\b(?:pan[ -]?india|anywhere in india|all over india|across india|within india|india[ -]` +
      String.raw`(?:only|based)|from (?:any(?:where| part| city| state)? ?(?:in|of|within)? )?india)\b`,
    'i',
  ),
  /\bindia\b[^.;]{0,40}\b(?:applicants|candidates) (?:are |can |may )?(?:welcome|apply|eligible|considered)\b/i,
  /\b(?:students?|candidates?|graduates?|applicants?|anyone)\b[^.;]{0,40}\bin india\b[^.;]{0,20}\b(?:may|can) apply\b/i,
  /\bindian (?:residents?|nationals?|citizens?|candidates?|applicants?|freelancers?|graduates?|students?|developers?|professionals?)\b/i,
  new RegExp(
    String.raw`\b(?:open to|open for|candidates?|applicants?|must be|should be|need to be|you are|based` +
      String.raw`|located|residing|residents?|reside|live|living|eligible|hiring|available|remote(?:ly)?` +
      String.raw`|role|position|job|all locations)\b[^.;\n]{0,50}\b(?:in|of|to|from|across|for) india\b`,
    'i',
  ),
]
const OF_TEAMS = new RegExp(
  String.raw`\b(?:customers?|clients?|users|teams?|offices?|colleagues|stakeholders|markets?|partners` +
    String.raw`|counterparts|engineers in|operations in|cent(?:er|re)s?|not|except|outside|excluding)\b`,
  'i',
)

/** The title or sentence that opens a remote job to people in India, quoted; null if there is none. */
export function saysOpenToIndia(title: string, lines: SectionLine[]): string[] | null {
  if (/\bin india\b/i.test(title)) return [title]
  for (const { text } of lines) {
    for (const sentence of sentences(text)) {
      if (OF_TEAMS.test(sentence)) continue
      for (const pattern of TO_INDIA) {
        const match = pattern.exec(sentence)
        if (match) return [excerpt(sentence, match.index, match.index + match[0].length)]
      }
    }
  }
  return null
}
