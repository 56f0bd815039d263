import { knownSource } from './sources.ts'

/** The addresses of one kind of board, and how they name the board. */
interface UrlPattern {
  adapter: string
  host: RegExp
  /** The board's name in the address; null if the address has none. */
  board(url: URL, host: RegExpExecArray): string | null | undefined
}

/** Paths on shared hosts that look like a board's name but belong to the vendor. */
const RESERVED_PATHS = words(`_next api assets images static embed login users privacy privacy-policy cookies
  cookie-policy terms terms-of-service`)

/** The same for subdomains of a vendor. */
const RESERVED_SUBDOMAINS =
  words(`api app apply assets cdn developer developers docs jobs login static www academy blog get go
  help info resources status support`)

/** The first segment of a path, unless it belongs to the vendor. */
function first(...reserved: string[]) {
  return ({ pathname }: URL): string | null => {
    const name = segments(pathname)[0] ?? ''
    return RESERVED_PATHS.has(name.toLowerCase()) || reserved.includes(name) ? null : name
  }
}

const tenant = (_: URL, [, name = '']: RegExpExecArray) => (RESERVED_SUBDOMAINS.has(name) ? null : name)

/** The one board of an employer whose site has other pages too: `/careers`, `/in-en/careers`. */
function below(part: string, board: string) {
  return ({ pathname }: URL): string | null => (segments(pathname).slice(0, 2).includes(part) ? board : null)
}

/** For boards that are named by the whole host. */
const tenantHost = (_: URL, [host, name = '']: RegExpExecArray) =>
  RESERVED_SUBDOMAINS.has(name) ? null : host

/** In the order of `ADAPTERS`. API addresses count too, because careers pages often contain them. */
const urlPatterns: UrlPattern[] = [
  {
    adapter: 'greenhouse',
    host: /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/,
    board: (url) => (isBelow(url, 'embed') ? url.searchParams.get('for') : first()(url)),
  },
  {
    adapter: 'greenhouse',
    host: /^(?:boards-)?api\.greenhouse\.io$/,
    board: segmentAfterPrefix('v1', 'boards'),
  },
  {
    adapter: 'lever',
    host: /^jobs\.lever\.co$/,
    board: first(),
  },
  { adapter: 'lever', host: /^api\.lever\.co$/, board: segmentAfterPrefix('v0', 'postings') },
  {
    adapter: 'lever-eu',
    host: /^jobs\.eu\.lever\.co$/,
    board: first(),
  },
  { adapter: 'lever-eu', host: /^api\.eu\.lever\.co$/, board: segmentAfterPrefix('v0', 'postings') },
  {
    adapter: 'ashby',
    host: /^jobs\.ashbyhq\.com$/,
    board: first('b', 'meeting'),
  },
  { adapter: 'ashby', host: /^api\.ashbyhq\.com$/, board: segmentAfterPrefix('posting-api', 'job-board') },
  {
    adapter: 'workable',
    host: /^apply\.workable\.com$/,
    board: (url) => (isBelow(url, 'api') ? segmentAfter('accounts')(url) : first('j')(url)),
  },
  { adapter: 'workable', host: /^www\.workable\.com$/, board: segmentAfterPrefix('api', 'accounts') },
  { adapter: 'workable', host: /^([\w-]+)\.workable\.com$/, board: tenant },
  { adapter: 'recruitee', host: /^([\w-]+)\.recruitee\.com$/, board: tenant },
  { adapter: 'personio', host: /^([\w-]+)\.jobs\.personio\.(?:com|de)$/, board: tenant },
  { adapter: 'teamtailor', host: /^([\w-]+(?:\.na)?)\.teamtailor\.com$/, board: tenant },
  { adapter: 'keka', host: /^([\w-]+)\.keka\.com$/, board: tenant },
  {
    adapter: 'workday',
    host: /^([\w-]+\.wd\d+)\.myworkdayjobs\.com$/,
    board(url, [, instance]) {
      const parts = withoutLanguage(url)
      const site = parts[0] === 'wday' ? segmentAfterPrefix('wday', 'cxs', '*')(url) : parts[0]
      return site ? `${instance}/${site}` : null
    },
  },
  {
    // Boards on the vendor's shared host.
    adapter: 'workday',
    host: /^(?:[\w-]+\.)?(wd\d+)\.myworkdaysite\.com$/,
    board(url, [, instance]) {
      const [kind, ...rest] = withoutLanguage(url)
      const [name, site] = kind === 'recruiting' ? rest : kind === 'wday' ? rest.slice(1) : []
      return name && site ? `${instance}.myworkdaysite.com/${name}/${site}` : null
    },
  },
  {
    adapter: 'smartrecruiters',
    host: /^(?:careers|jobs)\.smartrecruiters\.com$/,
    board: (url) =>
      first('oneclick-ui', 'sr-jobs')(url) ||
      (segmentAfterPrefix('oneclick-ui', 'company')(url) ?? url.searchParams.get('company')),
  },
  {
    adapter: 'smartrecruiters',
    host: /^www\.smartrecruiters\.com$/,
    // The vendor's own pages are on this host too; only a posting has a number here.
    board: (url) => (/^\d/.test(segments(url.pathname)[1] ?? '') ? first()(url) : null),
  },
  {
    adapter: 'smartrecruiters',
    host: /^api\.smartrecruiters\.com$/,
    board: segmentAfterPrefix('v1', 'companies'),
  },
  {
    adapter: 'oracle',
    host: /^[\w.-]+\.oraclecloud\.com$/,
    board(url, [host]) {
      const site = isBelow(url, 'hcmUI')
        ? segmentAfter('sites')(url)
        : /\bsiteNumber=([\w-]+)/.exec(url.searchParams.get('finder') ?? '')?.[1]
      return site ? `${host}/${site}` : null
    },
  },
  { adapter: 'eightfold', host: /^([\w-]+)\.eightfold\.ai$/, board: tenantHost },
  {
    // The older sites, where the company is a parameter.
    adapter: 'successfactors',
    host: /^career\d+\.(?:successfactors\.(?:com|eu)|sapsf\.(?:com|eu|cn))$/,
    board(url, [host]) {
      const company = url.searchParams.get('company')
      return company ? `${host}/${company}` : null
    },
  },
  { adapter: 'ripplehire', host: /^([\w-]+)\.ripplehire\.com$/, board: tenant },
  { adapter: 'mynexthire', host: /^([\w-]+)\.mynexthire\.com$/, board: tenant },
  { adapter: 'mynexthire', host: /^([\w-]+)\.careers\.mynexthire\.io$/, board: tenant },
  { adapter: 'turbohire', host: /^([\w-]+)\.turbohire\.co$/, board: tenant },
  { adapter: 'freshteam', host: /^([\w-]+)\.freshteam\.com$/, board: tenant },
  { adapter: 'jazzhr', host: /^([\w-]+)\.applytojob\.com$/, board: tenant },
  {
    adapter: 'jobvite',
    host: /^jobs\.jobvite\.com$/,
    board: (url) => (isBelow(url, 'careers') ? segmentAfter('careers')(url) : first('support', 'v2')(url)),
  },
  {
    adapter: 'rippling',
    host: /^ats\.rippling\.com$/,
    board: (url) => (isBelow(url, 'api') ? segmentAfter('board')(url) : slugOf(withoutLanguage(url)[0])),
  },
  { adapter: 'rippling', host: /^api\.rippling\.com$/, board: segmentAfter('board') },
  { adapter: 'trakstar', host: /^(?:www\.)?recruiterbox\.com$/, board: segmentAfterPrefix('jobfeeds') },
  { adapter: 'trakstar', host: /^([\w-]+)\.(?:recruiterbox|hire\.trakstar)\.com$/, board: tenant },
  {
    adapter: 'cognizant',
    host: /^careers\.cognizant\.com$/,
    board: ({ pathname }) => /^\/([a-z]{2,20}-[a-z]{2})\/jobs\b/.exec(pathname)?.[1],
  },
  {
    adapter: 'google',
    host: /^(?:www|careers)\.google\.com$/,
    board: (url, [host]) =>
      host.startsWith('careers.') || url.pathname.startsWith('/about/careers/applications')
        ? 'careers'
        : null,
  },
  {
    // Most portals are on the employer's own host: their paths are like no others.
    adapter: 'avature',
    host: /^(?!careers\.ibm\.com$)[\w.-]+$/,
    board: ({ pathname }, [host]) => {
      const [, portal] =
        /^\/((?:[a-z]{2}_[A-Z]{2}\/)?[\w-]+)\/(?:SearchJobs|JobDetail)\b/.exec(pathname) ?? []
      return portal && !/^[a-z]{2}_[A-Z]{2}$/.test(portal) ? `${host}/${portal}` : null
    },
  },
  { adapter: 'zoho', host: /^([\w-]+)\.zohorecruit\.(?:com|in|eu|com\.au|ca|jp|sa)$/, board: tenantHost },
  // The vendor's demonstration is a portal of nobody.
  { adapter: 'peoplestrong', host: /^(?!candidate\.)([\w-]+)\.peoplestrong\.com$/, board: tenant },
  { adapter: 'zwayam', host: /^([\w-]+)\.openings\.co$/, board: tenantHost },
  {
    // Its sites on the employer's host: an address of a posting shows it.
    adapter: 'zwayam',
    host: /^.+$/,
    board: ({ hash, hostname, pathname }) =>
      hash.startsWith('#!/job-view/') || /\/jobview\/[^/]+\/?$/.test(pathname) ? hostname : null,
  },
  { adapter: 'jibe', host: /^([\w-]+)\.jibeapply\.com$/, board: tenantHost },
  { adapter: 'icims', host: /^([\w-]+)\.icims\.com$/, board: tenantHost },
  { adapter: 'amazon', host: /^(?:www\.)?amazon\.jobs$/, board: () => 'amazon.jobs' },
  { adapter: 'infosys', host: /^career\.infosys\.com$/, board: () => 'career.infosys.com' },
  { adapter: 'ibm', host: /^(?:careers|www-api)\.ibm\.com$/, board: () => 'www-api.ibm.com' },
  { adapter: 'ibm', host: /^www\.ibm\.com$/, board: below('careers', 'www-api.ibm.com') },
  { adapter: 'capgemini', host: /^cg-jobstream-api\.azurewebsites\.net$/, board: () => 'cg-jobstream-api' },
  { adapter: 'capgemini', host: /^www\.capgemini\.com$/, board: below('careers', 'cg-jobstream-api') },
  {
    adapter: 'mercedesbenz',
    host: /^jobs(?:\.api)?\.mercedes-benz\.com$/,
    board: () => 'jobs.api.mercedes-benz.com',
  },
  { adapter: 'kpit', host: /^www\.kpit\.com$/, board: below('job-listing', 'www.kpit.com') },
  { adapter: 'kpit', host: /^talentojo\.kpit\.com$/, board: () => 'www.kpit.com' },
]

/** The source of a board's or posting's address, for example `lever:meesho`; null for any other address. */
export function recogniseBoard(address: string): string | null {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  for (const { adapter, host, board } of urlPatterns) {
    const match = host.exec(url.hostname)
    const name = match && board(url, match)
    const source = name ? knownSource(`${adapter}:${name}`) : null
    if (source) return source.token
  }
  return null
}

/** What somebody typed for a source: of an address of a board, also behind its kind, its source; else the same. */
export function tokenTyped(typed: string): string {
  const text = typed.trim()
  const address = /^[a-z-]+:(?=https?:)/i.exec(text)?.[0] ?? ''
  return recogniseBoard(text.slice(address.length)) ?? text
}

/** The sources that a page links to or embeds, each once. */
export function boardsNamedIn(html: string): string[] {
  // In JSON slashes are often escaped.
  const plain = html.replaceAll(/\\(?:\/|u002f)/gi, '/')
  const addresses = plain.match(/(?:https?:)?\/\/[\w.-]+\.[a-z]{2,}[^\s"'<>\\)]*/gi) ?? []
  const named = addresses.flatMap((address) => {
    const whole = address.startsWith('//') ? `https:${address}` : address
    return recogniseBoard(whole.replaceAll('&amp;', '&')) ?? []
  })
  return [...new Set(named)]
}

function isBelow({ pathname }: URL, part: string): boolean {
  return segments(pathname)[0] === part
}

/** The path segment after these leading ones; `*` matches any segment. */
function segmentAfterPrefix(...before: string[]) {
  return ({ pathname }: URL): string | null => {
    const parts = segments(pathname)
    const fits = before.every((part, index) => part === '*' || parts[index] === part)
    return fits ? (parts[before.length] ?? null) : null
  }
}

/** The path segment after this one, wherever it is. */
function segmentAfter(before: string) {
  return ({ pathname }: URL): string | null => {
    const parts = segments(pathname)
    return parts.includes(before) ? (parts[parts.indexOf(before) + 1] ?? null) : null
  }
}

function slugOf(part: string | undefined): string | null {
  return part === undefined || RESERVED_PATHS.has(part.toLowerCase()) ? null : part
}

function words(list: string): Set<string> {
  return new Set(list.split(/\s+/))
}

/** The path segments without a language such as `en-US`. */
function withoutLanguage({ pathname }: URL): string[] {
  return segments(pathname).filter((part) => !/^[a-z]{2}-[a-z]{2}$/i.test(part))
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
