import { z } from 'zod'
import { defineAdapter, listAt, labelled, tenantOf } from '../define-adapter.ts'
import { joinParts } from '../html-parts.ts'
import { unlisted } from '../raw-posting.ts'
import { field, fetchJson, part, rows, texts } from '../shape.ts'
import { statedPay, statedText, type StatedPlace } from '../stated.ts'

/** Sample offers of new accounts, which stay on neglected boards. */
const SAMPLE = /\(sample\)/i

const place = z.object({
  ...texts('city', 'country', 'country_code'),
})

/**
 * `GET /api/offers/`. https://docs.recruitee.com/reference/offers
 *
 * We do not read `mailbox_email`: it is a private address for applicants.
 */
const offerShape = place.extend({
  id: field.required,
  title: field.title,
  ...texts('status', 'company_name'),
  careers_url: z.url(),
  careers_apply_url: field.address,
  published_at: field.moment,
  created_at: field.moment,
  updated_at: field.moment,
  close_at: field.moment,
  department: field.text,
  /** "fulltime_permanent", "parttime_fixed_term", "internship", "freelance". */
  employment_type_code: field.text,
  /** "entry_level", "mid_level", "experienced", "student_college". */
  experience_code: field.text,
  remote: field.flag,
  hybrid: field.flag,
  on_site: field.flag,
  /** For display: the first place, or "Remote job". */
  location: field.text,
  state_name: field.text,
  locations: rows({ ...place.shape, name: field.text, state: field.text }),
  /** Three parts of one text. Employers use them differently. */
  highlight: field.text,
  ...texts('description', 'requirements'),
  /** Amounts as text: "18.50". */
  salary: part({ min: field.number, max: field.number, period: field.text, currency: field.text }),
})

type Offer = z.infer<typeof offerShape>

/**
 * Recruitee Careers Site API: public, no key, the whole board in one response, each board on its own host.
 *
 * Facts from the vendor's documentation and public captures; last seen to hold 2026-07-02.
 */
export const recruitee = defineAdapter({
  name: 'recruitee',
  ...tenantOf('recruitee.com', 'signode'),
  list: listAt({ at: 'offers' }),
  posting: offerShape,
  label: labelled('id', 'title'),
  fetch: (board, get) => fetchJson(get, `https://${board}.recruitee.com/api/offers/`, z.unknown()),

  read(offer) {
    const { id: external_id, title, salary } = offer
    if (SAMPLE.test(title)) return unlisted(external_id, title, 'a sample offer')
    const status = statedText(offer.status) ?? 'published'
    if (status !== 'published') return unlisted(external_id, title, status)
    return {
      external_id,
      title,
      company: offer.company_name,
      locations: readLocations(offer),
      departments: [offer.department],
      employment_type: offer.employment_type_code,
      workplace_type: readWorkplace(offer),
      experience: offer.experience_code?.replaceAll('_', ' '),
      description: joinParts([
        { html: offer.highlight },
        { html: offer.description },
        { html: offer.requirements },
      ]),
      posted: { published_at: offer.published_at, created_at: offer.created_at },
      updated_at: offer.updated_at,
      application_deadline: offer.close_at,
      source_url: offer.careers_url,
      application_url: offer.careers_apply_url,
      pay: statedPay({ ...salary, interval: salary?.period }),
    }
  },
})

/** All marked modes: an offer may be both hybrid and on-site. */
function readWorkplace({ remote, hybrid, on_site }: Offer): string | null {
  return statedText(remote ? 'remote' : null, hybrid ? 'hybrid' : null, on_site ? 'on-site' : null)
}

/** `locations` has every place; the offer's own fields only have the first one. */
function readLocations({ locations, ...offer }: Offer): StatedPlace[] {
  const places =
    locations.length > 0
      ? locations
      : [{ ...offer, name: offer.city ? null : offer.location, state: offer.state_name }]
  return places.map(({ name, city, state, country, country_code }) => ({
    text: statedText(city, state, country) ?? name,
    country: statedText(country_code) ?? country,
  }))
}
