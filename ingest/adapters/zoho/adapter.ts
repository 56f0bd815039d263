import { counted } from '#core/count.ts'
import type { Adapter, BoardSettings, Get } from '../adapter.ts'
import { HOST_NAME } from '../host-name.ts'
import type { RawPosting, RawRejection } from '../raw-posting.ts'
import { readEach } from '../read-each.ts'
import { checkShape, parseJson } from '../shape.ts'
import { SourceProblem } from '../source-problem.ts'
import { stated, statedText } from '../stated.ts'
import { orderOfDays, readOpened, type DayOrder } from './opened.ts'
import { listShape, openingShape, type ZohoOpening } from './shape.ts'

/** Careers pages show at most this many openings and do not say that there are more. */
const CUT_OFF = 750
const MOST_PAGES = 20

/** Fields that the list has only on request. */
const FIELDS = ['Remote_Job', 'Job_Description', 'State', 'Work_Experience', 'Salary', 'Currency']

/** Zoho Recruit career sites. A board is the site's host: `acme.zohorecruit.in`, or the employer's own. */
export const zoho: Adapter = {
  name: 'zoho',
  board: HOST_NAME,
  caseSensitive: false,
  example: 'acme.zohorecruit.in',
  hosts: (board) => [board],
  policy: {
    scope: 'source',
    reason: 'The list behind its careers pages is undocumented, and we have not read its terms.',
    approves: () => false,
  },

  async fetch(board, get) {
    const openings = new Map<string, unknown>()
    for (let page = 1; page <= MOST_PAGES; page++) {
      const { data, info } = await fetchPage(board, page, get)
      const before = openings.size
      for (const item of data) openings.set(idOf(item) ?? JSON.stringify(item), item)
      if (info?.more_records !== true) return wholeList([...openings.values()])
      if (openings.size === before) break
    }
    throw new SourceProblem(
      'network',
      `the list says that it goes on after ${counted(openings.size, 'opening')}`,
    )
  },

  parse: parseJson,

  read(payload, board, settings) {
    const { data } = checkShape(listShape, payload)
    const order = orderOfDays(
      data.map((item) => openingShape.pick({ Date_Opened: true }).safeParse(item).data),
    )
    return readEach({
      items: data,
      at: 'data',
      shape: openingShape,
      title: (item) => ({ external_id: idOf(item), title: titleOf(item) }),
      read: (opening) => readOpening(opening, board, order, settings),
    })
  },
}

async function fetchPage(board: string, page: number, get: Get) {
  const query = new URLSearchParams({ pagename: 'Careers', source: 'CareerSite' })
  query.set('extra_fields', JSON.stringify(FIELDS))
  if (page > 1) query.set('page', String(page))
  const { body } = await get(`https://${board}/recruit/v2/public/Job_Openings?${query}`)
  return checkShape(listShape, parseJson(body))
}

/** @throws SourceProblem when the list has as many openings as the source shows at most. */
function wholeList(data: unknown[]): { data: unknown[] } {
  if (data.length < CUT_OFF) return { data }
  throw new SourceProblem(
    'shape changed',
    `the list is probably cut off at ${counted(data.length, 'opening')}`,
  )
}

function idOf(item: unknown): string | null {
  return openingShape.pick({ id: true }).safeParse(item).data?.id ?? null
}

function titleOf(item: unknown): string | null {
  const { data } = openingShape.pick({ Posting_Title: true, Job_Opening_Name: true }).safeParse(item)
  return data ? (statedText(data.Posting_Title) ?? statedText(data.Job_Opening_Name)) : null
}

function readOpening(
  opening: ZohoOpening,
  board: string,
  order: DayOrder | null,
  settings?: BoardSettings,
): RawPosting | RawRejection {
  const title = titleOf(opening)
  const external_id = opening.id
  if (opening.Is_Locked || opening.Publish === false)
    return { external_id, title, reason: 'unlisted', detail: null }
  if (title === null)
    return { external_id, title, reason: 'unreadable', detail: 'Posting_Title expected string, got nothing' }
  const page = pageOf(opening, board)
  const text = stated(opening.City, opening.State).join(', ')
  const country = statedText(opening.Country) ?? statedText(opening.Country1)
  return {
    external_id,
    title,
    company: settings?.company ?? companyOf(board),
    locations: text === '' && country === null ? [] : [{ text, country }],
    offices: [],
    departments: [],
    employment_type: statedText(opening.Job_Type),
    workplace_type: opening.Remote_Job ? 'Remote' : null,
    experience: statedText(opening.Work_Experience),
    skills: stated(...(opening.Required_Skills ?? '').split(/[,;|]/)),
    description: opening.Job_Description ?? '',
    posted_at: readOpened(opening.Date_Opened ?? '', order),
    posted_at_basis: 'Date_Opened',
    updated_at: null,
    application_deadline: null,
    requisition_id: null,
    source_url: page,
    application_url: page,
    pay: [],
    pay_text: stated(opening.Salary, statedText(opening.Salary) && opening.Currency).join(' ') || null,
  }
}

/** The posting's own address if it is on the board's host, else one made from its id. */
function pageOf({ id, $url }: ZohoOpening, board: string): string {
  const url = URL.parse($url ?? '')
  const isOwn = url?.protocol === 'https:' && url.hostname === board
  return isOwn ? url.href : `https://${board}/jobs/Careers/${encodeURIComponent(id)}`
}

/** `acme` of `acme.zohorecruit.in`; `npci` of `careers.npci.org.in`. */
function companyOf(board: string): string {
  const own = /^(?:careers?|hire|hiring|jobs?|join-us|recruit|recruitment|www)$/i
  return (
    board
      .split('.')
      .slice(0, -1)
      .find((label) => !own.test(label)) ?? board
  )
}
