import { offUntilAllowed, type Adapter, type BoardSettings } from '../adapter.ts'
import { nameCompany } from '../company-name.ts'
import { readDay, readLastDay } from '../file/dates.ts'
import { joinParts } from '../html-parts.ts'
import { rawPosting, type RawPosting } from '../raw-posting.ts'
import { labelled, readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { stated, statedPlaces, statedText, statedYears } from '../stated.ts'
import { jobShape, listShape, type InfosysJob } from './shape.ts'

const SITE = 'https://career.infosys.com'
const HOST = 'intapgateway.infosysapps.com'

/**
 * Infosys' own careers site: one response has all postings of the world.
 *
 * Facts: Girish-Garg/jobdekho and shivam07-hub/myro-job-scraper, last seen to hold on 2026-09-29. Both name the careers
 * site as the origin of the request; nobody wrote whether it is answered without.
 */
export const infosys: Adapter = {
  name: 'infosys',
  board: /^career\.infosys\.com$/i,
  caseSensitive: false,
  example: 'career.infosys.com',
  hosts: () => [HOST],
  policy: offUntilAllowed(
    'Its list is undocumented and meant for its own careers site, and we have not read its terms.',
  ),

  async fetch(_, get) {
    const url = `https://${HOST}/careersci/search/intapjbsrch/getCareerSearchJobs?sourceId=1,21&searchText=ALL`
    return checkShape(listShape, parseJson((await get(url, { origin: SITE })).body))
  },

  parse: parseJson,

  read(payload, _, settings) {
    return readEach({
      items: checkShape(listShape, payload),
      at: '',
      shape: jobShape,
      title: labelled('referenceCode', 'postingTitle'),
      read: (job) => readJob(job, settings),
    })
  },
}

function readJob(job: InfosysJob, settings?: BoardSettings): RawPosting {
  const query = new URLSearchParams({ jobReferenceCode: job.referenceCode, sourceId: job.sourceId })
  return rawPosting({
    external_id: job.referenceCode,
    title: job.postingTitle,
    ...nameCompany('Infosys', 'Infosys', settings),
    source_url: `${SITE}/jobdesc?${query}`,
    locations: statedPlaces(
      (job.location ?? '').split(/[,;/]/).map((text) => ({ text, country: job.country })),
    ),
    departments: stated(job.unit),
    experience: statedYears(job.minExperienceLevel, job.maxExperienceLevel),
    skills: stated(...(job.preferredSkills ?? '').split(',').map((path) => path.split('->').at(-1))),
    description: joinParts([
      { html: job.postingDescription },
      { heading: 'Responsibilities', html: job.rolesResponsibilities },
      { heading: 'Technical requirements', html: job.technicalRequirement },
      { heading: 'Additional responsibilities', html: withoutBullets(job.additionalResponsibility) },
      { heading: 'Education', html: job.educationalRequirement },
    ]),
    // Some read its time as that of India, others as UTC: only the day is sure.
    posted_at: readDay(dayOf(job.createdOn)),
    posted_at_basis: 'createdOn',
    application_deadline: readLastDay(dayOf(job.expiryDate)),
    requisition_id: statedText(job.referenceCode),
  })
}

function dayOf(time: string | null | undefined): string {
  return (time ?? '').replace(/T.*/, '')
}

/** In some rows this field has a bullet after every letter: more than a third of bullets is no text. */
function withoutBullets(text: string | null | undefined): string | null {
  const bullets = text?.match(/•/g)?.length ?? 0
  return text && bullets * 3 <= text.length ? text : null
}
