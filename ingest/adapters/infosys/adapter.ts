import { z } from 'zod'
import { defineAdapter, listAt, labelled, onlyBoard } from '../define-adapter.ts'
import { joinParts } from '../html-parts.ts'
import { readDay, readLastDay } from '../moment.ts'
import { field, texts } from '../shape.ts'
import { statedYears } from '../stated.ts'

const SITE = 'https://career.infosys.com'
const HOST = 'intapgateway.infosysapps.com'

const jobShape = z.object({
  referenceCode: field.required,
  postingTitle: field.required,
  /** 1 for experienced hires, 21 for freshers. */
  sourceId: field.required,
  /** `2026-09-29T13:37:38.743`, of no stated zone. */
  createdOn: field.text,
  ...texts('expiryDate', 'location', 'country', 'unit'),
  minExperienceLevel: field.number,
  maxExperienceLevel: field.number,
  /** `Technology->Java->Springboot` */
  preferredSkills: field.text,
  ...texts('postingDescription', 'rolesResponsibilities', 'technicalRequirement'),
  ...texts('additionalResponsibility', 'educationalRequirement'),
})

const list = listAt({ at: '' })

/**
 * Infosys' own careers site: one response has all postings of the world.
 *
 * Facts: Girish-Garg/jobdekho and shivam07-hub/myro-job-scraper, last seen to hold on 2026-09-29. Both name the careers
 * site as the origin of the request; nobody wrote whether it is answered without.
 */
export const infosys = defineAdapter({
  name: 'infosys',
  ...onlyBoard('career.infosys.com', HOST),
  permission: 'Its list is undocumented and meant for its own careers site, and we have not read its terms.',
  list,
  posting: jobShape,
  label: labelled('referenceCode', 'postingTitle'),

  async fetch(_, get) {
    const url = `https://${HOST}/careersci/search/intapjbsrch/getCareerSearchJobs?sourceId=1,21&searchText=ALL`
    return (await list.fetch(get, url, { origin: SITE })).items
  },

  read(job) {
    const query = new URLSearchParams({ jobReferenceCode: job.referenceCode, sourceId: job.sourceId })
    return {
      external_id: job.referenceCode,
      title: job.postingTitle,
      company: 'Infosys',
      source_url: `${SITE}/jobdesc?${query}`,
      locations: (job.location ?? '').split(/[,;/]/).map((text) => ({ text, country: job.country })),
      departments: [job.unit],
      experience: statedYears(job.minExperienceLevel, job.maxExperienceLevel),
      skills: job.preferredSkills?.split(',').map((path) => path.split('->').at(-1)),
      description: joinParts([
        { html: job.postingDescription },
        { heading: 'Responsibilities', html: job.rolesResponsibilities },
        { heading: 'Technical requirements', html: job.technicalRequirement },
        { heading: 'Additional responsibilities', html: withoutBullets(job.additionalResponsibility) },
        { heading: 'Education', html: job.educationalRequirement },
      ]),
      // Some read its time as that of India, others as UTC: only the day is sure.
      posted: { createdOn: readDay(dayOf(job.createdOn)) },
      application_deadline: readLastDay(dayOf(job.expiryDate)),
      requisition_id: job.referenceCode,
    }
  },
})

function dayOf(time: string | null | undefined): string {
  return (time ?? '').replace(/T.*/, '')
}

/** In some rows this field has a bullet after every letter: more than a third of bullets is no text. */
function withoutBullets(text: string | null | undefined): string | null {
  const bullets = text?.match(/•/g)?.length ?? 0
  return text && bullets * 3 <= text.length ? text : null
}
