import { z } from 'zod'
import { defineAdapter, listAt, labelled, onlyBoard } from '../define-adapter.ts'
import { fetchDetailsById } from '../details.ts'
import { joinParts } from '../html-parts.ts'
import { readStatedMoment } from '../moment.ts'
import { unlisted } from '../raw-posting.ts'
import { field, fetchJson, kindOfText, parseJson, texts } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { statedText, statedYears, type StatedPlace } from '../stated.ts'
import { mayBeIn, type WantedCountry } from '../wanted-country.ts'
import { readCards } from './cards.ts'

const HOST = 'www.kpit.com'
const PAGES = 'talentojo.kpit.com'

/** The details of a posting in TalentOjo. Its recruiters are not read. */
const detailShape = z.object({
  ...texts('status', 'country'),
  location: field.list,
  min_experience: field.number,
  max_experience: field.number,
  type: field.text,
  job_role: field.list,
  ...texts('required_skills', 'additional_skills', 'description'),
  qualification: field.list,
  /** `2026/06/11` */
  created_at: field.text,
})

/** A card of the page, with the details. */
const cardShape = z.object({
  id: field.required,
  title: field.required,
  /** `Bangalore,Pune` */
  places: field.text,
  /** The country of these places in the page's own table. */
  country: field.text,
  ...texts('type', 'experience', 'skills'),
  detail: detailShape.nullish(),
})

/** A saved response of a single posting. */
const savedDetail = z.object({ job: z.looseObject({ id: z.string(), title: z.string() }) })

const nameOf = labelled('id', 'title')
const list = listAt({ at: 'cards' })

/**
 * KPIT's own careers page, which shows all openings at once, and the details that its apply pages read. The page's
 * filter leaves out openings of two cities, so it is not used.
 *
 * Facts: Girish-Garg/jobdekho, last seen to hold on 2026-10-04 (52 openings in India; robots.txt disallows /wp-* alone).
 */
export const kpit = (country: WantedCountry) =>
  defineAdapter({
    name: 'kpit',
    ...onlyBoard(HOST, HOST, PAGES),
    permission: 'The details are undocumented, and we have not read its terms.',
    list,
    posting: cardShape,
    label: nameOf,

    async fetch(_, get) {
      const { body } = await get(`https://${HOST}/job-listing/?show_all=1`, { accept: 'text/html' })
      const listed = cardsOf(body).filter((card) => mayBeIn(country, placesOf(card.places, card.country)))
      const answer = z.object({ job: detailShape })
      const detailed = await fetchDetailsById(listed, nameOf, async (id) => {
        const url = `https://${PAGES}/service/jobs/${encodeURIComponent(id)}`
        return (await fetchJson(get, url, answer)).job
      })
      return list.write(detailed)
    },

    parse(text) {
      if (text.trimStart().startsWith('<')) return list.write(cardsOf(text))
      const payload = parseJson(text)
      const { data } = savedDetail.safeParse(payload)
      return data ? list.write([{ id: data.job.id, title: data.job.title, detail: data.job }]) : payload
    },

    read({ detail, ...card }) {
      const { id: external_id, title } = card
      if (detail && !/^published$/i.test(statedText(detail.status) ?? 'published'))
        return unlisted(external_id, title)
      return {
        external_id,
        title,
        company: 'KPIT',
        source_url: `https://${PAGES}/tojo/app/job-apply/#/Career%20Portal/${external_id}`,
        locations: statedText(card.places)
          ? placesOf(card.places, card.country)
          : placesOf(detail?.location?.join(','), detail?.country),
        departments: detail?.job_role,
        employment_type: statedText(card.type) ?? detail?.type,
        experience:
          statedText(card.experience) ?? statedYears(detail?.min_experience, detail?.max_experience),
        skills: (detail?.required_skills ?? card.skills)?.split(','),
        description: joinParts([
          { html: detail?.description },
          { heading: 'Additional skills', html: detail?.additional_skills },
          { heading: 'Qualification', html: statedText(...(detail?.qualification ?? [])) },
        ]),
        // The list has no date at all; this one is a day.
        posted: { created_at: readStatedMoment(detail?.created_at?.replaceAll('/', '-')) },
        requisition_id: external_id,
      }
    },
  })

/** @throws SourceProblem for another page: it must not pass for an empty board. */
function cardsOf(html: string) {
  const cards = readCards(html)
  if (cards) return cards
  throw new SourceProblem('shape changed', `expected a page with openings, got ${kindOfText(html)}`)
}

function placesOf(places: string | null | undefined, country: string | null | undefined): StatedPlace[] {
  return (places ?? '').split(',').map((text) => ({ text, country: text.trim() && country }))
}
