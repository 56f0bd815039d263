import { Parser } from 'htmlparser2'
import { z } from 'zod'
import { parseJson } from '../shape.ts'
import { statedText } from '../stated.ts'

/** A posting as the list shows it. */
export interface Card {
  id: string | null
  title: string
  places: string
  country: string | null
  type: string
  experience: string
  skills: string
}

/** The fields of a card by the class or name of their element. */
const FIELDS: Record<string, 'title' | 'places' | 'type' | 'experience' | 'skills'> = {
  h3: 'title',
  'job-loaction': 'places',
  'job-time': 'type',
  'job-exp': 'experience',
  'skills-txt': 'skills',
}

const offices = z.record(z.string(), z.array(z.string()))

/** The cards of the list, and the cities of each country from its script; null for a page without that table. */
export function readCards(html: string): Card[] | null {
  const json = /\bvar\s+locationMap\s*=\s*(\{[^;]*\})\s*;/.exec(html)?.[1]
  const table = json === undefined ? null : offices.safeParse(parseJson(json)).data
  if (!table) return null
  const cards: Card[] = []
  let field: { name: (typeof FIELDS)[string]; tag: string } | null = null
  const parser = new Parser({
    onopentag(tag, { class: classes = '', href = '' }) {
      const names = [tag, ...classes.split(/\s+/)]
      if (names.includes('job-div'))
        cards.push({ id: null, title: '', places: '', country: null, type: '', experience: '', skills: '' })
      const card = cards.at(-1)
      if (!card) return
      const name = names.map((name) => FIELDS[name]).find((found) => found !== undefined)
      if (name) field = { name, tag }
      card.id ??= /\/Career(?:%20| )Portal\/(\d+)\s*$/.exec(href)?.[1] ?? null
    },
    ontext(text) {
      const card = cards.at(-1)
      if (field && card) card[field.name] += text
    },
    onclosetag(tag) {
      if (tag === field?.tag) field = null
    },
  })
  parser.end(html)
  for (const card of cards) {
    card.title = card.title.trim()
    card.experience = card.experience.replace(/^\s*Exp\.?/i, '').trim()
    card.country = countryOf(card.places, table)
  }
  return cards
}

/** One country for all of its places; null where they are in several, or not in the table. */
function countryOf(places: string, table: z.infer<typeof offices>): string | null {
  const known = places.split(',').map((place) => {
    const city = place.trim().toLowerCase()
    return (
      Object.keys(table).find((name) => table[name]?.some((one) => one.trim().toLowerCase() === city)) ?? null
    )
  })
  return known.every((name) => name === known[0]) ? statedText(known[0]) : null
}
