import { splitWords } from './place-words.ts'

/** Other countries as locations name them, with the cities that stand there alone; ISO 3166 codes. */
const COUNTRIES: Record<string, string> = {
  US: 'united states, united states of america, usa, us, america, new york, new york city, nyc, san francisco, bay area, los angeles, seattle, chicago, boston, austin, dallas, houston, atlanta, denver, miami, washington, philadelphia, phoenix, portland, san diego, san jose, palo alto, mountain view, sunnyvale, santa clara, menlo park, redwood city, raleigh, charlotte, pittsburgh, detroit, minneapolis, nashville, salt lake city, indianapolis, indiana, california, texas, florida, massachusetts, illinois, oregon, ohio, georgia usa, north carolina, south carolina, virginia, colorado, arizona, utah, michigan, new jersey, pennsylvania, louisiana, jersey city, plano, irvine, indian wells, indian land',
  CA: 'canada, toronto, vancouver, montreal, ottawa, calgary, waterloo, ontario, british columbia, quebec, alberta, mississauga, brampton',
  GB: 'united kingdom, uk, england, scotland, wales, great britain, london, manchester, birmingham, edinburgh, glasgow, cambridge uk, bristol, leeds, reading, belfast',
  IE: 'ireland, dublin, cork, galway',
  DE: 'germany, deutschland, berlin, munich, hamburg, frankfurt, cologne, stuttgart, dusseldorf',
  FR: 'france, paris, lyon, toulouse',
  NL: 'netherlands, the netherlands, amsterdam, rotterdam, utrecht, eindhoven',
  ES: 'spain, madrid, barcelona, valencia',
  PT: 'portugal, lisbon, porto',
  IT: 'italy, milan, rome',
  PL: 'poland, warsaw, krakow, wroclaw, gdansk',
  RO: 'romania, bucharest, cluj, cluj napoca',
  CZ: 'czech republic, czechia, prague, brno',
  HU: 'hungary, budapest',
  SE: 'sweden, stockholm',
  DK: 'denmark, copenhagen',
  NO: 'norway, oslo',
  FI: 'finland, helsinki',
  CH: 'switzerland, zurich, geneva',
  AT: 'austria, vienna',
  BE: 'belgium, brussels',
  UA: 'ukraine, kyiv',
  TR: 'turkey, istanbul',
  IL: 'israel, tel aviv',
  AE: 'united arab emirates, uae, dubai, abu dhabi, sharjah',
  SA: 'saudi arabia, ksa, riyadh, jeddah, dammam',
  QA: 'qatar, doha',
  KW: 'kuwait',
  BH: 'bahrain, manama',
  OM: 'oman, muscat',
  EG: 'egypt, cairo',
  ZA: 'south africa, cape town, johannesburg, durban',
  KE: 'kenya, nairobi',
  NG: 'nigeria, lagos',
  PK: 'pakistan, karachi, lahore, islamabad, rawalpindi, faisalabad, sindh, peshawar',
  BD: 'bangladesh, dhaka, chittagong',
  NP: 'nepal, kathmandu, pokhara',
  LK: 'sri lanka, colombo',
  BT: 'bhutan, thimphu',
  MV: 'maldives',
  SG: 'singapore',
  MY: 'malaysia, kuala lumpur, penang, kota kinabalu, kota bharu, johor bahru, cyberjaya',
  ID: 'indonesia, jakarta, bali',
  PH: 'philippines, manila, makati, cebu, taguig',
  TH: 'thailand, bangkok, surat thani',
  VN: 'vietnam, hanoi, ho chi minh city, ho chi minh',
  CN: 'china, beijing, shanghai, shenzhen',
  HK: 'hong kong',
  TW: 'taiwan, taipei',
  JP: 'japan, tokyo, osaka',
  KR: 'south korea, korea, seoul',
  AU: 'australia, sydney, melbourne, brisbane, perth',
  NZ: 'new zealand, auckland, wellington',
  BR: 'brazil, sao paulo',
  MX: 'mexico, mexico city, guadalajara, monterrey',
  AR: 'argentina, buenos aires',
  CO: 'colombia, bogota',
  CL: 'chile, santiago',
  CR: 'costa rica',
}

const NAMES = new Map(
  Object.entries(COUNTRIES).flatMap(([code, names]) =>
    names.split(', ').map((name) => [splitWords(name).join(' '), code] as const),
  ),
)
const LONGEST = 4

const US_STATES = new Set(
  'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc'.split(
    ' ',
  ),
)

/** The first country other than India that the words of a location name; null when none is known. */
export function foreignCountry(text: string): string | null {
  const words = splitWords(text)
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(LONGEST, words.length - start); length > 0; length--) {
      const code = NAMES.get(words.slice(start, start + length).join(' '))
      if (code) return code
    }
  }
  // "Salem, MA", "Fort Wayne, IN 46802"
  const state = /[a-z],\s*([a-z]{2})(?:\s+\d{5})?\s*$/i.exec(text)?.[1]
  return state && US_STATES.has(state.toLowerCase()) ? 'US' : null
}
