/** Other codes of the states that the gazetteer lists by one. */
export const SAME_STATE: Record<string, string> = {
  or: 'od',
  ts: 'tg',
  ct: 'cg',
  ut: 'uk',
  dn: 'dd',
  ua: 'uk',
  punjab: 'pb',
}

/** Indian towns whose name, alone, is better known elsewhere. */
export const BETTER_KNOWN_ELSEWHERE = new Set(['Salem', 'Diu', 'Pen', 'Mau', 'Bally', 'Vita', 'Mahe', 'Una'])

/** What must not follow an Indian city's name: its namesakes. */
export const NAMESAKES: Record<string, string> = {
  salem:
    'or, oregon, ma, massachusetts, nh, new hampshire, va, virginia, oh, ohio, nj, new jersey, us, usa, united states, ut, utah, ny',
  hyderabad: 'pakistan, sindh, pk',
  delhi:
    'ny, new york, ca, california, la, louisiana, on, ontario, canada, usa, united states, iowa, ia, township',
  kochi: 'japan, jp, prefecture',
  madras: 'or, oregon, usa, united states',
  bombay: 'ny, new york, beach, australia',
  calcutta: 'oh, ohio, usa, united states',
  lucknow: 'ontario, on, canada',
  agra: 'ok, oklahoma, ks, kansas, usa, united states',
  baroda: 'mi, michigan, usa, united states',
  surat: 'thani, thailand, australia',
  kota: 'kinabalu, bharu, damansara, tinggi, malaysia, indonesia, tua',
  goa: 'philippines, camarines sur',
  udaipur: 'nepal',
  cochin: 'china',
  patna: 'ayrshire, east ayrshire, scotland, uk, united kingdom',
}

/** ISO 3166-2 and vehicle codes; read only in front of `IN` or `India`, since `TN`, `MH` and `AP` are others' too. */
export const STATE_CODES = new Set(
  'ka mh tn tg ts ap kl gj hr up dl wb rj mp pb or od br jh as ct cg ut uk hp jk ga ch py la sk ml mn mz nl tr ar'.split(
    ' ',
  ),
)

/** Words of a location that name no place: they leave it open where the work is. */
export const OPEN_WORDS = new Set(
  `office offices hq headquarters headquarter campus area region city cities greater metro metropolitan hub branch
  location locations multiple various any anywhere across pan all other others several different tbd tba na n a none
  null unspecified flexible open work working from home wfh wfo remote remotely virtual online telecommute telework hybrid
  onsite site on in the of at to for full fully time part based only first friendly or and worldwide global globally
  world everywhere apac asia pacific asean international client clients customer day days week per peo permanent
  temporary contract district sector phase road tech park tower state country main corporate center centre development
  distributed team region timezone ist internship intern eor job jobs new 1 2 3 4 5`.split(/\s+/),
)
