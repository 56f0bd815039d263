/** Where a kind of board is shown to visitors, and what of its address names the board. */
interface Place {
  adapter: string
  host: RegExp
  /** The board's name in the address; null where the address names none. */
  board(url: URL, host: RegExpExecArray): string | null | undefined
  /** The page that a visitor sees, for a board on a host that it shares. */
  page?(board: string): string
}

const first = ({ pathname }: URL): string | null => segments(pathname)[0] ?? null
const tenant = (_: URL, host: RegExpExecArray) => host[1]

/** In the order of `ADAPTERS`. An address of the API counts too: it is what a careers page often holds. */
const PLACES: Place[] = [
  {
    adapter: 'greenhouse',
    host: /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/,
    board: (url) => (first(url) === 'embed' ? url.searchParams.get('for') : first(url)),
    page: (board) => `https://job-boards.greenhouse.io/${board}`,
  },
  { adapter: 'greenhouse', host: /^boards-api\.greenhouse\.io$/, board: after('v1', 'boards') },
  {
    adapter: 'lever',
    host: /^jobs\.lever\.co$/,
    board: first,
    page: (board) => `https://jobs.lever.co/${board}`,
  },
  { adapter: 'lever', host: /^api\.lever\.co$/, board: after('v0', 'postings') },
  {
    adapter: 'lever-eu',
    host: /^jobs\.eu\.lever\.co$/,
    board: first,
    page: (board) => `https://jobs.eu.lever.co/${board}`,
  },
  { adapter: 'lever-eu', host: /^api\.eu\.lever\.co$/, board: after('v0', 'postings') },
  {
    adapter: 'ashby',
    host: /^jobs\.ashbyhq\.com$/,
    board: first,
    page: (board) => `https://jobs.ashbyhq.com/${encodeURIComponent(board)}`,
  },
  { adapter: 'ashby', host: /^api\.ashbyhq\.com$/, board: after('posting-api', 'job-board') },
  {
    adapter: 'workable',
    host: /^apply\.workable\.com$/,
    board: (url) => (first(url) === 'api' ? after('api', 'v1', 'widget', 'accounts')(url) : first(url)),
    page: (board) => `https://apply.workable.com/${board}/`,
  },
  { adapter: 'workable', host: /^(?!www\.|jobs\.|help\.)([\w-]+)\.workable\.com$/, board: tenant },
  { adapter: 'recruitee', host: /^(?!www\.|api\.|docs\.)([\w-]+)\.recruitee\.com$/, board: tenant },
  { adapter: 'personio', host: /^([\w-]+)\.jobs\.personio\.(?:com|de)$/, board: tenant },
  { adapter: 'teamtailor', host: /^(?!www\.|app\.|api\.|docs\.)([\w-]+)\.teamtailor\.com$/, board: tenant },
  { adapter: 'keka', host: /^(?!www\.|help\.|app\.)([\w-]+)\.keka\.com$/, board: tenant },
  {
    adapter: 'workday',
    host: /^([\w-]+\.wd\d+)\.myworkdayjobs\.com$/,
    board(url, [, instance]) {
      const site = segments(url.pathname).find((part) => !/^[a-z]{2}-[a-z]{2}$/i.test(part))
      return site === undefined || site === 'wday' ? null : `${instance}/${site}`
    },
  },
  {
    adapter: 'smartrecruiters',
    host: /^(?:careers|jobs)\.smartrecruiters\.com$/,
    board: first,
    page: (board) => `https://careers.smartrecruiters.com/${board}`,
  },
  { adapter: 'smartrecruiters', host: /^api\.smartrecruiters\.com$/, board: after('v1', 'companies') },
]

/** The source that an address of a board, or of a posting on it, names: `lever:meesho`; null for any other. */
export function recogniseBoard(address: string): string | null {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  for (const { adapter, host, board } of PLACES) {
    const match = host.exec(url.hostname)
    const name = match && board(url, match)
    if (name) return `${adapter}:${name}`
  }
  return null
}

/** The sources that a page of somebody else links to or embeds, each once. */
export function boardsNamedIn(html: string): string[] {
  const addresses = html.match(/(?:https?:)?\/\/[\w.-]+\.[a-z]{2,}[^\s"'<>\\)]*/gi) ?? []
  const named = addresses.flatMap((address) => {
    const whole = address.startsWith('//') ? `https:${address}` : address
    return recogniseBoard(whole.replaceAll('&amp;', '&')) ?? []
  })
  return [...new Set(named)]
}

/** The page of a board that visitors see, where it is on a host that all boards of its kind share. */
export function visitorPage(adapter: string, board: string): string | null {
  return PLACES.find((place) => place.adapter === adapter && place.page)?.page?.(board) ?? null
}

/** The part of a path that follows these. */
function after(...before: string[]) {
  return ({ pathname }: URL): string | null => {
    const parts = segments(pathname)
    return before.every((part, index) => parts[index] === part) ? (parts[before.length] ?? null) : null
  }
}

function segments(pathname: string): string[] {
  return pathname.split('/').flatMap((part) => (part === '' ? [] : (decode(part) ?? [])))
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
