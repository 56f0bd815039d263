import { z } from 'zod'
import { offUntilAllowed, type Adapter, type BoardSettings, type Get } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { fetchDetails, withoutDetail } from '../details.ts'
import { readStatedMoment } from '../moment.ts'
import { joinParts } from '../html-parts.ts'
import { rawPosting, type RawLocation, type RawPosting, type RawRejection } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, kindOfText, parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedPlaces, statedText, statedYears } from '../stated.ts'
import { mayBeIn, type WantedCountry } from '../wanted-country.ts'
import { readCards } from './cards.ts'
import { cardShape, detailShape, listShape, type KpitCard } from './shape.ts'

const HOST = 'www.kpit.com'
const PAGES = 'talentojo.kpit.com'

/**
 * KPIT's own careers page, which shows all openings at once, and the details that its apply pages read. The page's
 * filter leaves out openings of two cities, so it is not used.
 *
 * Facts: Girish-Garg/jobdekho, last seen to hold on 2026-10-04 (52 openings in India; robots.txt disallows /wp-* alone).
 */
export const kpit = (country: WantedCountry): Adapter => ({
  name: 'kpit',
  board: /^www\.kpit\.com$/i,
  caseSensitive: false,
  example: 'www.kpit.com',
  hosts: () => [HOST, PAGES],
  policy: offUntilAllowed('The details are undocumented, and we have not read its terms.'),

  async fetch(_, get) {
    const { body } = await get(`https://${HOST}/job-listing/?show_all=1`, { accept: 'text/html' })
    const listed = cardsOf(body).filter(({ places, country: name }) =>
      mayBeIn(country, placesOf(places, name)),
    )
    return { cards: await fetchDetails(listed, ({ id }) => (id === null ? null : fetchDetail(id, get))) }
  },

  parse(text) {
    if (text.trimStart().startsWith('<')) return { cards: cardsOf(text) }
    const payload = parseJson(text)
    const { data } = savedDetail.safeParse(payload)
    return data ? { cards: [{ id: data.job.id, title: data.job.title, detail: data.job }] } : payload
  },

  read(payload, _, settings) {
    return readEach({
      items: checkShape(listShape, payload).cards,
      at: 'cards',
      shape: cardShape,
      title: labelled('id', 'title'),
      read: (card) => readCard(card, settings),
    })
  },
})

/** A saved response of a single posting. */
const savedDetail = z.object({ job: z.looseObject({ id: z.string(), title: z.string() }) })

/** @throws SourceProblem for another page: it must not pass for an empty board. */
function cardsOf(html: string) {
  const cards = readCards(html)
  if (cards) return cards
  throw new SourceProblem('shape changed', `expected a page with openings, got ${kindOfText(html)}`)
}

async function fetchDetail(id: string, get: Get): Promise<z.infer<typeof detailShape>> {
  const { body } = await get(`https://${PAGES}/service/jobs/${id}`)
  return checkShape(z.object({ job: detailShape }), parseJson(body)).job
}

function readCard(card: KpitCard, settings?: BoardSettings): RawPosting | RawRejection {
  const { id: external_id, title, detail } = card
  if (card.detail_problem) return withoutDetail(external_id, title, card.detail_problem)
  if (detail && !/^published$/i.test(statedText(detail.status) ?? 'published'))
    return { external_id, title, reason: 'unlisted', detail: null }
  return rawPosting({
    external_id,
    title,
    ...nameCompany('KPIT', 'KPIT', settings),
    source_url: `https://${PAGES}/tojo/app/job-apply/#/Career%20Portal/${external_id}`,
    locations: statedText(card.places)
      ? placesOf(card.places, card.country)
      : placesOf(detail?.location?.join(','), detail?.country),
    departments: stated(...(detail?.job_role ?? [])),
    employment_type: statedText(card.type) ?? statedText(detail?.type),
    experience: statedText(card.experience) ?? statedYears(detail?.min_experience, detail?.max_experience),
    skills: stated(...(detail?.required_skills ?? card.skills ?? '').split(',')),
    description: joinParts([
      { html: detail?.description },
      { heading: 'Additional skills', html: detail?.additional_skills },
      { heading: 'Qualification', html: detail?.qualification?.join(', ') },
    ]),
    // The list has no date at all; this one is a day.
    posted_at: readStatedMoment(detail?.created_at?.replaceAll('/', '-') ?? ''),
    posted_at_basis: 'created_at',
    requisition_id: external_id,
  })
}

function placesOf(places: string | null | undefined, country: string | null | undefined): RawLocation[] {
  return statedPlaces(
    (places ?? '').split(',').map((text) => ({ text, country: text.trim() ? country : null })),
  )
}
