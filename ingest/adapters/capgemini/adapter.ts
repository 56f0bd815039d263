import { z } from 'zod'
import { defineAdapter, listAt, labelled, onlyBoard } from '../define-adapter.ts'
import { fetchDetails, refuseTooMany } from '../details.ts'
import { fetchJobPosting } from '../json-ld/fetch-posting.ts'
import { textOf } from '../json-ld/values.ts'
import { readStatedMoment } from '../moment.ts'
import { collectPages } from '../offset-pages.ts'
import { FIRST_SEEN, unlisted } from '../raw-posting.ts'
import { eachOnce } from '../read-each.ts'
import { field, texts } from '../shape.ts'
import { statedText, type StatedPlace } from '../stated.ts'

const HOST = 'cg-jobstream-api.azurewebsites.net'
const PAGES = 'careers.capgemini.com'
const PAGE = 100

const jobShape = z.object({
  id: field.required,
  title: field.required,
  ref: field.text,
  /** A language and a country: `en-in`. */
  country_code: field.text,
  /** `Chennai (ex Madras), Pune` */
  location: field.text,
  ...texts('description', 'contract_type', 'experience_level', 'professional_communities'),
  ...texts('status', 'deleted_at'),
  /** The posting on careers.capgemini.com. */
  apply_job_url: z.url(),
  /** Added by us from that page. `updated_at` is no publication date. */
  detail: z.object({ datePosted: field.text }).nullish(),
})

type Job = z.infer<typeof jobShape>
const nameOf = labelled('id', 'title')
const onePerId = (rows: unknown[]) => eachOnce(rows, nameOf)
const list = listAt({ at: 'data', total: 'count' })

/**
 * Capgemini's own job search. It has the whole text but no publication date, which is on the posting's page.
 *
 * Facts: shivam07-hub/myro-job-scraper and jobverify/jobverify-backend, last seen to hold in 2026-07 (829 to 921 postings
 * in India). They differ on the country's code, so both are asked for, and on the origin, so it is sent.
 */
export const capgemini = defineAdapter({
  name: 'capgemini',
  ...onlyBoard('cg-jobstream-api', HOST, PAGES),
  permission:
    "Its search is undocumented and meant for Capgemini's own pages, and we have not read its terms.",
  list,
  among: onePerId,
  posting: jobShape,
  label: nameOf,

  async fetch(_, get) {
    const rows = await collectPages({
      size: PAGE,
      page: (_, page) => {
        const query = `page=${page}&size=${PAGE}&country_code=in-en,en-in`
        const options = { origin: 'https://www.capgemini.com' }
        return list.fetch(get, `https://${HOST}/api/job-search?${query}`, options)
      },
      // Both codes may list a posting: the total counts it twice.
      key: (item) => {
        const { data } = jobShape.pick({ id: true, country_code: true }).safeParse(item)
        return data ? `${data.id} ${data.country_code}` : null
      },
    })
    const listed = onePerId(rows)
    refuseTooMany(listed)
    const jobs = await fetchDetails(listed, async (item) => {
      const row = jobShape.safeParse(item).data
      if (!row || !isOpen(row)) return null
      return { datePosted: textOf((await fetchJobPosting(pageOf(row), PAGES, get)).datePosted) }
    })
    return list.write(jobs)
  },

  read(job) {
    const { id: external_id, title } = job
    if (!isOpen(job)) return unlisted(external_id, title)
    const posted_at = readStatedMoment(job.detail?.datePosted)
    return {
      external_id,
      title,
      company: 'Capgemini',
      source_url: pageOf(job),
      locations: readLocations(job),
      departments: [job.professional_communities],
      employment_type: job.contract_type,
      experience: job.experience_level,
      description: statedText(job.description),
      posted_at,
      posted_at_basis: posted_at ? 'datePosted' : FIRST_SEEN,
      requisition_id: job.ref,
    }
  },
})

function isOpen({ status, deleted_at }: Job): boolean {
  return (statedText(status) ?? '1') === '1' && statedText(deleted_at) === null
}

/** The address without the marks of the page that linked to it. */
function pageOf({ apply_job_url }: Job): string {
  const url = new URL(apply_job_url)
  return url.origin + url.pathname
}

/** Each city once, without its older name: "Kolkata (ex Calcutta), Kolkata". The code has the country. */
function readLocations({ location, country_code }: Job): StatedPlace[] {
  const country = /^(?:en-in|in-en)$/i.test(country_code?.trim() ?? '') ? 'IN' : null
  const cities = (location ?? '').split(',').map((city) => city.replace(/\(ex\b[^()]*\)/gi, ''))
  return cities.map((text) => ({ text, country: text.trim() && country }))
}
