import { z } from 'zod'
import { parsePage, withClass, withTag, wordsOf } from '../html-page.ts'
import { parseJson } from '../shape.ts'

const offices = z.record(z.string(), z.array(z.string()))

/** The cards of the list, and the cities of each country from its script; null for a page without that table. */
export function readCards(html: string) {
  const json = /\bvar\s+locationMap\s*=\s*(\{[^;]*\})\s*;/.exec(html)?.[1]
  const table = json === undefined ? null : offices.safeParse(parseJson(json)).data
  if (!table) return null
  return withClass(parsePage(html), /job-div/).map((card) => {
    const field = (name: RegExp) => wordsOf(withClass(card, name)[0])
    const [id] = withTag(card, 'a').flatMap(
      ({ attribs }) => /\/Career(?:%20| )Portal\/(\d+)\s*$/.exec(attribs.href ?? '')?.[1] ?? [],
    )
    const places = field(/job-loaction/)
    return {
      id: id ?? null,
      title: wordsOf(withTag(card, 'h3')[0]),
      places,
      country: countryOf(places, table),
      type: field(/job-time/),
      experience: field(/job-exp/).replace(/^Exp\.?/i, ''),
      skills: field(/skills-txt/),
    }
  })
}

/** One country for all of its places; null where they are in several, or not in the table. */
function countryOf(places: string, table: z.infer<typeof offices>): string | null {
  const [country, ...others] = new Set(
    places.split(',').map((place) => {
      const isPlace = (city: string) => city.trim().toLowerCase() === place.trim().toLowerCase()
      return Object.keys(table).find((name) => table[name]?.some(isPlace))
    }),
  )
  return others.length === 0 ? (country ?? null) : null
}
