import { z } from 'zod'
import { defineAdapter, listAt, labelled } from '../define-adapter.ts'
import { unlisted, type RawPay } from '../raw-posting.ts'
import { field, fetchJson, part, rows, texts } from '../shape.ts'
import { stated, statedPay, statedText, type StatedPlace } from '../stated.ts'

const postal = z.object({
  ...texts('addressLocality', 'addressRegion', 'addressCountry'),
})
/** The API nests these fields in `postalAddress`; its documentation does not. */
const address = postal.extend({ postalAddress: postal.nullish() }).nullish()

const component = z.object({
  /** "Salary", "EquityPercentage", "EquityCashValue", "Bonus", "Commission". */
  compensationType: field.text,
  summary: field.text,
  /** "1 YEAR", "1 MONTH", "NONE". */
  interval: field.text,
  currencyCode: field.text,
  minValue: field.number,
  maxValue: field.number,
})

/** `GET /posting-api/job-board/{name}`. https://developers.ashbyhq.com/docs/public-job-posting-api */
const jobShape = z.object({
  /** Undocumented, but always there; else we use the end of `jobUrl`. */
  id: field.text,
  title: field.title,
  jobUrl: z.url(),
  applyUrl: field.address,
  /** When it was last published. */
  publishedAt: field.requiredMoment,
  isListed: field.flag,
  isRemote: field.flag,
  ...texts('workplaceType', 'employmentType', 'department', 'team', 'location'),
  address,
  secondaryLocations: rows({ location: field.text, address }),
  ...texts('descriptionHtml', 'descriptionPlain'),
  shouldDisplayCompensationOnJobPostings: field.flag,
  compensation: part({
    compensationTiers: rows({ title: field.text, components: rows(component.shape) }),
    summaryComponents: rows(component.shape),
  }),
})

type Job = z.infer<typeof jobShape>

/**
 * Ashby Job Postings API: public, no key, the whole board in one response. Board names may have spaces.
 *
 * Facts from the vendor's documentation and job-scanner; last seen to hold 2026-10-04.
 */
export const ashby = defineAdapter({
  name: 'ashby',
  board: /^[a-z0-9](?:[a-z0-9_-]|[ .](?=[a-z0-9])){0,99}$/i,
  caseSensitive: true,
  example: 'sarvam',
  form: "the name in the board's address, as in jobs.ashbyhq.com/sarvam",
  hosts: () => ['api.ashbyhq.com'],
  robotsReviewed:
    'The documented public API. Its gateway returns 401 for robots.txt, which is not a robots rule (August 2026).',
  list: listAt({ at: 'jobs' }),
  posting: jobShape,
  label: labelled((of) => idOf(of('id'), of('jobUrl')), 'title'),

  fetch(board, get) {
    const path = `/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`
    return fetchJson(get, `https://api.ashbyhq.com${path}`, z.unknown())
  },

  read(job) {
    const external_id = idOf(job.id, job.jobUrl) ?? ''
    if (job.isListed === false) return unlisted(external_id, job.title)
    return {
      external_id,
      title: job.title,
      locations: readLocations(job),
      offices: readOffices(job),
      departments: [job.department, job.team],
      employment_type: job.employmentType,
      workplace_type: readWorkplace(job),
      description: job.descriptionHtml?.trim() || job.descriptionPlain,
      posted: { publishedAt: job.publishedAt },
      source_url: job.jobUrl,
      application_url: job.applyUrl,
      pay: readPay(job),
    }
  },
})

/** The posting's id, else the last segment of its address. */
function idOf(id: string | null | undefined, url: string | null): string | null {
  const parts = URL.parse(url ?? '')?.pathname.split('/') ?? []
  return id ?? parts.findLast((part) => part !== '') ?? null
}

/** A hybrid job with one remote location is also marked remote, so `workplaceType` comes first. */
function readWorkplace({ workplaceType, isRemote }: Job): string | null {
  return statedText(workplaceType) ?? (isRemote ? 'Remote' : null)
}

/** The locations in the employer's words, each with the country of its address. */
function readLocations({ location, address, secondaryLocations }: Job): StatedPlace[] {
  return [{ location, address }, ...secondaryLocations].map((place) => ({
    text: place.location,
    country: postalOf(place.address)?.addressCountry,
  }))
}

/**
 * The postal addresses of the locations ("Headquarters" may be in Pune). For a remote job they are not where
 * the work is.
 */
function readOffices(job: Job): (string | null)[] {
  if (readWorkplace(job) === 'Remote') return []
  return [job, ...job.secondaryLocations].map((place) => {
    const { addressLocality, addressRegion, addressCountry } = postalOf(place.address) ?? {}
    return statedText(addressLocality) && statedText(addressLocality, addressRegion, addressCountry)
  })
}

function postalOf(place: z.infer<typeof address>) {
  return place?.postalAddress ?? place
}

/** The salaries of all tiers. Equity, bonus and commission are not guaranteed pay. */
function readPay({ compensation, shouldDisplayCompensationOnJobPostings }: Job): RawPay[] {
  if (shouldDisplayCompensationOnJobPostings === false) return []
  const tiers = (compensation?.compensationTiers ?? []).flatMap(({ title, components }) =>
    components.flatMap((component) => readSalary(component, title)),
  )
  return tiers.length > 0
    ? tiers
    : (compensation?.summaryComponents ?? []).flatMap((component) => readSalary(component, null))
}

function readSalary(pay: z.infer<typeof component>, tier: string | null | undefined): RawPay[] {
  if (pay.compensationType !== 'Salary') return []
  return statedPay({
    min: pay.minValue,
    max: pay.maxValue,
    currency: pay.currencyCode,
    interval: pay.interval === 'NONE' ? null : pay.interval,
    label: stated(tier, pay.summary).join(': '),
  })
}
