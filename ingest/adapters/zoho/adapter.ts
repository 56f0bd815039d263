import { counted } from '#core/count.ts'
import type { Get } from '../adapter.ts'
import { defineAdapter, labelled, siteOf } from '../define-adapter.ts'
import { withoutDetail } from '../details.ts'
import { monthFirst, readStatedMoment } from '../moment.ts'
import { readNewPages, type AskedPage } from '../new-pages.ts'
import { knownPages, watchClock, type KnownPages } from '../page-memory.ts'
import { unlisted, type RawRejection, type StatedPosting } from '../raw-posting.ts'
import { parseJson } from '../shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { stated, statedText, type StatedPlace } from '../stated.ts'
import { readOpeningPage } from './page.ts'
import { list, openingShape, type ZohoOpening } from './shape.ts'

/** Careers pages show at most this many openings and do not say that there are more. */
const CUT_OFF = 750

function nameOf(item: unknown) {
  const { external_id, title } = labelled('id', 'Posting_Title')(item)
  return { external_id, title: statedText(title) ?? labelled('id', 'Job_Opening_Name')(item).title }
}

/** Fields that the list has only on request. */
const FIELDS =
  'Date_Opened Job_Type Required_Skills Remote_Job Job_Description State Work_Experience Salary Currency'.split(
    ' ',
  )

/**
 * Zoho Recruit career sites. A board is the site's host: `acme.zohorecruit.in`, or the employer's own. One request has
 * the whole list; a second page is an error. Many lists lack the date or the text: the opening's own page has them, which
 * is read once.
 *
 * Undocumented. Facts from careeros (six sites, 2026-08-11), headstart (2026-08-22 to 2026-09-25) and three clients of
 * the list; last seen to hold 2026-09-25. Nobody has recorded what an unknown name in `extra_fields` does.
 */
export const zoho = defineAdapter({
  name: 'zoho',
  ...siteOf('acme.zohorecruit.in'),
  permission: 'The list behind its careers pages is undocumented, and we have not read its terms.',
  list,
  unread: ({ skipped, unvisited }) => ({ skipped, unvisited }),
  posting: openingShape,
  label: nameOf,

  async fetch(board, get, _, memory = { before: null }) {
    const clock = watchClock(get)
    const { items: data, beside } = await fetchList(board, clock.get)
    if (beside.info?.more_records)
      throw new SourceProblem(
        'network',
        `the list says that it goes on after ${counted(data.length, 'opening')}`,
      )
    if (data.length >= CUT_OFF)
      throw new SourceProblem(
        'shape changed',
        `the list is probably cut off at ${counted(data.length, 'opening')}`,
      )
    const known = knownPages(memory.before)
    const items = data.map((item) => {
      const { data: opening } = openingShape.safeParse(item)
      const posted = opening && !statedText(opening.Date_Opened) && known[pageOf(opening, board)]?.posted
      return posted ? Object.assign({}, item, { Date_Opened: posted }) : item
    })
    const asked = items.flatMap((item) => needsPage(item, board) ?? [])
    if (asked.length === 0 && Object.keys(known).length === 0) return list.write(items)
    const pages = await readNewPages({
      asked,
      listed: items.flatMap((item) => {
        const { data: opening } = openingShape.safeParse(item)
        return opening ? [pageOf(opening, board)] : []
      }),
      known,
      clock,
      fetch: pageReader(known, clock),
      postedOf: ({ Date_Opened }) => statedText(Date_Opened),
      most: MOST_PAGES,
    })
    memory.next = { pages: pages.known }
    const ready = items.filter((item) => needsPage(item, board) === null)
    return list.write([...ready, ...pages.items], {
      skipped: pages.skipped.map(({ url }) => idOf(url)),
      unvisited: pages.unvisited,
    })
  },

  read: readOpening,
})

/** The most pages to read of a site in one crawl: the vendor stops us after about a thousand requests. */
const MOST_PAGES = 300

/** The page of an opening whose date or text the list does not have. */
function needsPage(item: unknown, board: string): AskedPage | null {
  const { data } = openingShape.safeParse(item)
  if (!data || data.Is_Locked || data.Publish === false) return null
  const isDateOnly = statedText(data.Job_Description) !== null
  return isDateOnly && statedText(data.Date_Opened) ? null : { url: pageOf(data, board), item, isDateOnly }
}

/** `/jobs/Careers/{id}`, and perhaps the title. */
function idOf(url: string): string {
  return /\/(\d{5,})(?:\/|$)/.exec(new URL(url).pathname)?.[1] ?? url
}

/**
 * A page that was never read and cannot be read now costs nothing: the opening is kept as the list has it. After a
 * refusal no further page is asked for.
 */
function pageReader(known: KnownPages, { get, now }: ReturnType<typeof watchClock>) {
  let refusal: SourceProblem | null = null
  return async (url: string) => {
    try {
      if (refusal) throw refusal
      const answer = await get(url, { accept: 'text/html' })
      if (answer.url?.includes(PORTAL)) throw new SourceProblem('blocked', answer.url)
      return readOpeningPage(answer.body, idOf(url), now())
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error
      if (error.outcome === 'blocked') refusal = error
      if (known[url] || error.outcome === 'gone' || error.retryAfter !== null) throw error
      return null
    }
  }
}

/** With the further fields; a site that refuses those is asked once more without. */
async function fetchList(board: string, get: Get) {
  const address = `https://${board}/recruit/v2/public/Job_Openings?pagename=Careers&source=CareerSite`
  const more = new URLSearchParams({ extra_fields: JSON.stringify(FIELDS) })
  const ask = async (url: string) => {
    const answer = await get(url)
    if (answer.url?.includes(PORTAL)) throw new SourceProblem('blocked', answer.url)
    return list.read(parseJson(answer.body))
  }
  try {
    return await ask(`${address}&${more}`).catch((error: unknown) => {
      if (error instanceof SourceProblem && isOurMistake(error)) return ask(address)
      throw error
    })
  } catch (error) {
    throw error instanceof SourceProblem ? explained(error, board) : error
  }
}

function isOurMistake({ status, words }: SourceProblem): boolean {
  return status === 400 || status === 422 || words.includes('EXTRA_PARAM_FOUND')
}

/** The page that visitors are sent to who have asked too often. It says that the site is unavailable. */
const PORTAL = '/html/portal.html'

/** A site that does not exist, and a limit that looks like an address elsewhere. */
function explained(error: SourceProblem, board: string): SourceProblem {
  if (error.status === 403 && error.words.includes('ORG_NOT_FOUND'))
    return new SourceProblem('gone', `${board} answers ORG_NOT_FOUND`, { cause: error, status: 403 })
  if (error.message.includes(PORTAL))
    return new SourceProblem('blocked', `${board} has had enough of our requests for now`, {
      cause: error,
      retryAfter: 600,
    })
  return error
}

/** With what its page has and the list lacks. */
function withPage({ detail, ...listed }: ZohoOpening): ZohoOpening {
  const said = Object.entries(listed).filter(([, value]) => value != null && String(value).trim() !== '')
  return { ...listed, ...detail, ...Object.fromEntries(said) }
}

function readOpening(item: ZohoOpening, { board }: { board: string }): StatedPosting | RawRejection {
  const opening = withPage(item)
  const { id: external_id, Date_Opened } = opening
  const title = statedText(opening.Posting_Title) ?? statedText(opening.Job_Opening_Name)
  if (opening.Is_Locked || opening.Publish === false) return unlisted(external_id, title)
  if (title === null) return withoutDetail(external_id, title, 'Posting_Title expected string, got nothing')
  return {
    external_id,
    title,
    locations: readLocations(opening),
    employment_type: opening.Job_Type,
    workplace_type: opening.Remote_Job ? 'Remote' : null,
    experience: opening.Work_Experience,
    skills: opening.Required_Skills,
    description: opening.Job_Description,
    // `09/25/2026` is the 25th of September.
    posted: { Date_Opened: readStatedMoment(monthFirst(Date_Opened ?? '') ?? Date_Opened) },
    source_url: pageOf(opening, board),
    pay_text: stated(opening.Salary, statedText(opening.Salary) && opening.Currency).join(' '),
  }
}

/** Each city of the list, in the state that belongs to a city alone. Some tenants type "." or "--". */
function readLocations({ City, State, Country, Country1 }: ZohoOpening): StatedPlace[] {
  const [cities, states] = [City, State].map((text) =>
    stated(...(text ?? '').split(',')).filter((part) => /[\p{L}\p{N}]/u.test(part)),
  )
  const country = stated(Country, Country1).find((text) => /\p{L}/u.test(text))
  if (cities?.length !== 1)
    return (cities?.length ? cities : [states?.join(', ')]).map((text) => ({ text, country }))
  return [{ text: stated(...cities, ...(states ?? [])).join(', '), country }]
}

/** The posting's own address if it is on the board's host, else one made from its id. */
function pageOf({ id, $url }: ZohoOpening, board: string): string {
  const url = URL.parse($url ?? '')
  const isOwn = url?.protocol === 'https:' && url.hostname === board
  return isOwn ? url.href : `https://${board}/jobs/Careers/${encodeURIComponent(id)}`
}
