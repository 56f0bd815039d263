import type { Adapter, BoardSettings } from '../adapter.ts'
import { HOST_LABEL } from '../host-name.ts'
import {
  rawPosting,
  type RawLocation,
  type RawPay,
  type RawPosting,
  type RawRejection,
} from '../raw-posting.ts'
import { nameCompany } from '../company-name.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, listOf, parseJson } from '../shape.ts'
import { joinParts } from '../html-parts.ts'
import { boardShape, offerShape, type RecruiteeOffer } from './shape.ts'
import { stated, statedPay, statedText } from '../stated.ts'

/** Sample offers of new accounts, which stay on neglected boards. */
const SAMPLE = /\(sample\)/i

/**
 * Recruitee Careers Site API: public, no key, the whole board in one response, each board on its own host.
 *
 * Facts from the vendor's documentation and public captures; last seen to hold 2026-07-02.
 */
export const recruitee: Adapter = {
  name: 'recruitee',
  // A DNS label.
  board: HOST_LABEL,
  caseSensitive: false,
  example: 'signode',
  form: 'the tenant, as in signode.recruitee.com',
  hosts: (board) => [hostOf(board)],
  kept: boardShape.extend({ offers: listOf(offerShape) }),

  async fetch(board, get) {
    const { body } = await get(`https://${hostOf(board)}/api/offers/`)
    return parseJson(body)
  },

  parse: parseJson,

  read: (payload, board, settings) =>
    readEach({
      items: checkShape(boardShape, payload).offers,
      at: 'offers',
      shape: offerShape,
      title: labelled('id', 'title'),
      read: (offer) => readOffer(offer, board, settings),
    }),
}

function hostOf(board: string): string {
  return `${board}.recruitee.com`
}

function readOffer(
  offer: RecruiteeOffer,
  board: string,
  settings?: BoardSettings,
): RawPosting | RawRejection {
  const { title, salary } = offer
  const external_id = String(offer.id)
  if (SAMPLE.test(title)) return { external_id, title, reason: 'unlisted', detail: 'a sample offer' }
  const status = statedText(offer.status) ?? 'published'
  if (status !== 'published') return { external_id, title, reason: 'unlisted', detail: status }
  return rawPosting({
    external_id,
    title,
    ...nameCompany(board, offer.company_name, settings),
    locations: readLocations(offer),
    departments: stated(offer.department),
    employment_type: statedText(offer.employment_type_code),
    workplace_type: readWorkplace(offer),
    experience: statedText(offer.experience_code?.replaceAll('_', ' ')),
    description: joinParts([
      { html: offer.highlight },
      { html: offer.description },
      { html: offer.requirements },
    ]),
    posted_at: offer.published_at ?? offer.created_at ?? null,
    posted_at_basis: offer.published_at ? 'published_at' : 'created_at',
    updated_at: offer.updated_at ?? null,
    application_deadline: offer.close_at ?? null,
    source_url: offer.careers_url,
    application_url: offer.careers_apply_url ?? offer.careers_url,
    pay: readPay(salary),
  })
}

/** All marked modes: an offer may be both hybrid and on-site. */
function readWorkplace({ remote, hybrid, on_site }: RecruiteeOffer): string | null {
  return statedText(remote ? 'remote' : null, hybrid ? 'hybrid' : null, on_site ? 'on-site' : null)
}

/** `locations` has every place; the offer's own fields only have the first one. */
function readLocations({ locations, ...offer }: RecruiteeOffer): RawLocation[] {
  const places = locations?.length
    ? locations
    : [{ ...offer, name: offer.city ? null : offer.location, state: offer.state_name }]
  return places.flatMap(({ name, city, state, country, country_code }) => {
    const text = statedText(city, state, country) ?? statedText(name)
    const code = statedText(country_code) ?? statedText(country)
    return text === null && code === null ? [] : [{ text: text ?? '', country: code }]
  })
}

function readPay(salary: RecruiteeOffer['salary']): RawPay[] {
  return statedPay({
    min: salary?.min,
    max: salary?.max,
    currency: salary?.currency,
    interval: salary?.period,
    periods: /^(year|month|week|day|hour)$/i,
  })
}
