import { readFixture } from '#test/ingest/adapter-contract.ts'

/** A posting of a simulated board. */
export interface SimulatedPosting {
  id: number
  title: string
  city: string
  /** Of its country: IN or US. */
  country: string
}

interface Asked {
  /** The path below the board's own, with its query: `/v1/boards/stripe/jobs`. */
  url: URL
  board: string
  postings: SimulatedPosting[]
}

type Row = Record<string, unknown>

const WORDS = 'design build test review deploy services customers teams quality systems data cloud'.split(' ')
const POSTED = '2026-11-10T06:30:00.000Z'

/** About two kilobytes, as of a usual posting. */
function textOf({ id }: SimulatedPosting): string {
  const words = Array.from({ length: 280 }, (_, word) => WORDS[(id * 7 + word * word) % WORDS.length])
  return `<p>${words.join(' ')}</p><ul><li>${id % 6}-${(id % 6) + 3} years of experience with Java and SQL</li></ul>`
}

const placeOf = ({ city, country }: SimulatedPosting) =>
  `${city}, ${country === 'IN' ? 'India' : 'United States'}`
const escaped = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const uuid = (id: number) => `5d0c7e2a-41b7-4c1e-9a55-${String(id).padStart(12, '0')}`

/** The first row of a fixture: what a test has shown to be readable. */
function template(fixture: string, list?: string): Row {
  const payload = JSON.parse(readFixture(fixture))
  return (list === undefined ? payload : payload[list])[0]
}

const LEVER = template('lever-pahalpay.json')
const ASHBY = template('ashby-vidya-labs.json', 'jobs')
const WORKABLE = template('workable-mango-metrics.json', 'jobs')
const RECRUITEE = template('recruitee-kitekettle.json', 'offers')
const SMARTRECRUITERS = template('smartrecruiters-kaveri.json', 'content')

/** The response of each kind of board. null: it has no such address. */
export const ANSWERS: Record<string, (asked: Asked) => string | null> = {
  greenhouse: ({ board, postings }) =>
    JSON.stringify({
      jobs: postings.map((posting) => greenhouseJob(board, posting)),
      meta: { total: postings.length },
    }),
  lever: leverPage,
  'lever-eu': leverPage,
  ashby: ({ board, postings }) =>
    JSON.stringify({ apiVersion: '1', jobs: postings.map((posting) => ashbyJob(board, posting)) }),
  workable: ({ board, postings }) =>
    JSON.stringify({ name: `Company ${board}`, jobs: postings.map((posting) => workableJob(posting)) }),
  recruitee: ({ board, postings }) =>
    JSON.stringify({ offers: postings.map((posting) => recruiteeOffer(board, posting)) }),
  personio: ({ postings }) => personioFeed(postings),
  teamtailor: ({ url, board, postings }) =>
    teamtailorFeed(board, (url.searchParams.get('offset') ?? '0') === '0' ? postings : []),
  keka: ({ url, board, postings }) =>
    url.pathname.endsWith('careerportalinfo')
      ? JSON.stringify({ name: `Company ${board}` })
      : JSON.stringify(postings.map((posting) => kekaJob(posting))),
  workday: workdayAnswer,
  smartrecruiters: smartRecruitersAnswer,
  successfactors: ({ url, board, postings }) =>
    /\/(?:googlefeed|sitemal)\.xml$/.test(url.pathname) ? successFactorsFeed(board, postings) : null,
}

function greenhouseJob(board: string, posting: SimulatedPosting): Row {
  return {
    id: posting.id,
    internal_job_id: posting.id,
    title: posting.title,
    company_name: `Company ${board}`,
    updated_at: POSTED,
    first_published: POSTED,
    requisition_id: `R-${posting.id}`,
    location: { name: placeOf(posting) },
    absolute_url: `https://job-boards.greenhouse.io/${board}/jobs/${posting.id}`,
    metadata: [],
    content: escaped(textOf(posting)),
    departments: [],
    offices: [],
  }
}

function leverPage({ url, board, postings }: Asked): string {
  const skip = Number(url.searchParams.get('skip') ?? 0)
  const limit = Number(url.searchParams.get('limit') ?? 100)
  return JSON.stringify(postings.slice(skip, skip + limit).map((posting) => leverPosting(board, posting)))
}

function leverPosting(board: string, posting: SimulatedPosting): Row {
  const hostedUrl = `https://jobs.lever.co/${board}/${uuid(posting.id)}`
  return {
    ...LEVER,
    id: uuid(posting.id),
    text: posting.title,
    country: posting.country,
    categories: { location: placeOf(posting), allLocations: [placeOf(posting)], commitment: 'Full-time' },
    createdAt: Date.parse(POSTED),
    description: textOf(posting),
    hostedUrl,
    applyUrl: `${hostedUrl}/apply`,
  }
}

function ashbyJob(board: string, posting: SimulatedPosting): Row {
  const address = { postalAddress: { addressLocality: posting.city, addressCountry: countryName(posting) } }
  const jobUrl = `https://jobs.ashbyhq.com/${board}/${uuid(posting.id)}`
  return {
    ...ASHBY,
    id: uuid(posting.id),
    title: posting.title,
    location: placeOf(posting),
    secondaryLocations: [],
    address,
    publishedAt: POSTED,
    isListed: true,
    jobUrl,
    applyUrl: `${jobUrl}/application`,
    descriptionHtml: textOf(posting),
  }
}

function workableJob(posting: SimulatedPosting): Row {
  const shortcode = `A1B2C3${String(posting.id).padStart(4, '0')}`
  const url = `https://apply.workable.com/j/${shortcode}`
  const where = { country: countryName(posting), city: posting.city }
  return {
    ...WORKABLE,
    ...where,
    title: posting.title,
    shortcode,
    url,
    shortlink: url,
    application_url: `${url}/apply`,
    locations: [{ ...where, countryCode: posting.country, hidden: false }],
    description: textOf(posting),
  }
}

function recruiteeOffer(board: string, posting: SimulatedPosting): Row {
  const slug = `job-${posting.id}`
  const where = { country: countryName(posting), country_code: posting.country, city: posting.city }
  return {
    ...RECRUITEE,
    ...where,
    id: posting.id,
    slug,
    title: posting.title,
    company_name: `Company ${board}`,
    location: placeOf(posting),
    locations: [{ id: 1, name: posting.city, ...where }],
    careers_url: `https://${board}.recruitee.com/o/${slug}`,
    careers_apply_url: `https://${board}.recruitee.com/o/${slug}/c/new`,
    description: textOf(posting),
  }
}

function kekaJob(posting: SimulatedPosting): Row {
  return {
    id: posting.id,
    title: posting.title,
    description: textOf(posting),
    jobLocations: [
      { name: 'Office', city: posting.city, countryCode: posting.country, countryName: countryName(posting) },
    ],
    jobType: 2,
    experience: '2 - 4 years',
    publishedOn: POSTED,
    skillNames: ['Java', 'SQL'],
  }
}

function personioFeed(postings: SimulatedPosting[]): string {
  const positions = postings.map(
    (
      posting,
    ) => `<position><id>${posting.id}</id><office>${placeOf(posting)}</office><name>${posting.title}</name>
      <jobDescriptions><jobDescription><name>Your role</name><value>${escaped(textOf(posting))}</value></jobDescription>
      </jobDescriptions><employmentType>permanent</employmentType><createdAt>${POSTED}</createdAt></position>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs>${positions.join('')}</workzag-jobs>`
}

function successFactorsFeed(board: string, postings: SimulatedPosting[]): string {
  const items = postings.map((posting) => {
    const place = `${posting.city}, ${posting.country}`
    return `<item><title>${posting.title} (${place})</title><description>${escaped(textOf(posting))}</description>
      <link>https://${board}/job/Engineer/${posting.id + 1}/</link><guid>${posting.id + 1}</guid>
      <pubDate>Tue, 10 Nov 2026 06:30:00 GMT</pubDate><g:id>${posting.id + 1}</g:id>
      <g:location>${place}</g:location><g:employer>Company ${board}</g:employer></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
    <title>Company ${board}</title>${items.join('')}</channel></rss>`
}

function teamtailorFeed(board: string, postings: SimulatedPosting[]): string {
  const items = postings.map(
    (posting) => `<item><title>${posting.title}</title><description>${escaped(textOf(posting))}</description>
      <pubDate>Tue, 10 Nov 2026 12:00:00 +0530</pubDate>
      <link>https://${board}.teamtailor.com/jobs/${posting.id}-job</link><guid>${uuid(posting.id)}</guid>
      <tt:locations><tt:location><tt:name>Office</tt:name><tt:city>${posting.city}</tt:city>
      <tt:country>${countryName(posting)}</tt:country></tt:location></tt:locations></item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel>
    <title>Company ${board}</title><link>https://${board}.teamtailor.com/jobs</link>${items.join('')}</channel></rss>`
}

function workdayAnswer({ url, postings }: Asked): string | null {
  const id = /\/job\/.*_JR(\d+)$/.exec(url.pathname)?.[1]
  if (id === undefined) {
    if (!url.pathname.endsWith('/jobs')) return null
    const offset = Number(url.searchParams.get('offset') ?? 0)
    const jobPostings = postings.slice(offset, offset + 20).map((posting) => workdayItem(posting))
    return JSON.stringify({ total: postings.length, jobPostings, facets: [] })
  }
  const posting = postings.find((one) => one.id === Number(id))
  if (!posting) return null
  const country = { descriptor: countryName(posting) }
  const jobPostingInfo = {
    id: uuid(posting.id),
    title: posting.title,
    jobDescription: textOf(posting),
    location: placeOf(posting),
    startDate: POSTED.slice(0, 10),
    postedOn: 'Posted 12 Days Ago',
    timeType: 'Full time',
    jobReqId: `JR${posting.id}`,
    country,
    posted: true,
    canApply: true,
    externalUrl: `https://acme.wd3.myworkdayjobs.com/Careers/job/Office/Engineer_JR${posting.id}`,
  }
  return JSON.stringify({ jobPostingInfo, hiringOrganization: { name: 'Company', url: '' } })
}

function workdayItem(posting: SimulatedPosting): Row {
  return {
    title: posting.title,
    externalPath: `/job/Office/Engineer_JR${posting.id}`,
    locationsText: placeOf(posting),
    postedOn: 'Posted 12 Days Ago',
    bulletFields: [`JR${posting.id}`],
  }
}

function smartRecruitersAnswer({ url, board, postings }: Asked): string | null {
  const id = /\/postings\/(\d+)$/.exec(url.pathname)?.[1]
  // The list is filtered by country there.
  const inIndia = postings.filter(({ country }) => country === 'IN')
  if (id === undefined) {
    const offset = Number(url.searchParams.get('offset') ?? 0)
    const content = inIndia.slice(offset, offset + 100).map((posting) => smartRecruitersItem(board, posting))
    return JSON.stringify({ totalFound: inIndia.length, offset, limit: 100, content })
  }
  const posting = inIndia.find((one) => one.id === Number(id))
  if (!posting) return null
  const sections = { jobDescription: { title: 'Job', text: textOf(posting) } }
  const postingUrl = `https://jobs.smartrecruiters.com/${board}/${posting.id}`
  return JSON.stringify({
    id,
    name: posting.title,
    active: true,
    postingUrl,
    applyUrl: postingUrl,
    jobAd: { sections },
  })
}

function smartRecruitersItem(board: string, posting: SimulatedPosting): Row {
  const { detail: _, ...item } = SMARTRECRUITERS
  return {
    ...item,
    id: String(posting.id),
    name: posting.title,
    refNumber: `R-${posting.id}`,
    company: { identifier: board, name: `Company ${board}` },
    releasedDate: POSTED,
    location: { city: posting.city, country: 'in', fullLocation: placeOf(posting) },
  }
}

function countryName({ country }: SimulatedPosting): string {
  return country === 'IN' ? 'India' : 'United States'
}
