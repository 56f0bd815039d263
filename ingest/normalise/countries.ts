import { splitWords } from './place-words.ts'

/** Other countries as locations name them, with the cities that stand there alone; ISO 3166 codes. */
const COUNTRIES: Record<string, string> = {
  US:
    'united states, united states of america, usa, us, america, new york, new york city, nyc, ' +
    'san francisco, bay area, los angeles, seattle, chicago, boston, austin, dallas, houston, atlanta, ' +
    'denver, miami, washington, philadelphia, phoenix, portland, san diego, san jose, palo alto, ' +
    'mountain view, sunnyvale, santa clara, menlo park, redwood city, raleigh, charlotte, pittsburgh, ' +
    'detroit, minneapolis, nashville, salt lake city, indianapolis, indiana, california, texas, florida, ' +
    'massachusetts, illinois, oregon, ohio, georgia usa, north carolina, south carolina, virginia, ' +
    'colorado, arizona, utah, michigan, new jersey, pennsylvania, louisiana, jersey city, columbus, ' +
    'cleveland, cincinnati, tampa, orlando, jacksonville, sacramento, san antonio, fort worth, ' +
    'oklahoma city, las vegas, reno, albuquerque, tucson, omaha, des moines, kansas city, st louis, ' +
    'saint louis, milwaukee, madison wi, memphis, louisville, richmond va, buffalo ny, rochester ny, ' +
    'providence, hartford ct, boise, honolulu, anchorage, charleston, savannah, durham nc, cary nc, ' +
    'research triangle park, boulder, colorado springs, provo, lehi, scottsdale, tempe, chandler az, ' +
    'bellevue, redmond, kirkland, cupertino, fremont, oakland, san mateo, foster city, ' +
    'south san francisco, burlingame, pleasanton, santa monica, culver city, pasadena, brooklyn, ' +
    'manhattan, stamford, wilmington, mclean, reston, herndon, arlington, bethesda, alpharetta, frisco, ' +
    'bentonville, maryland, minnesota, wisconsin, tennessee, missouri, kentucky, alabama, connecticut, ' +
    'delaware, nevada, new mexico, iowa, kansas, nebraska, oklahoma, arkansas, mississippi, ' +
    'west virginia, new hampshire, vermont, maine, rhode island, idaho, montana, wyoming, north dakota, ' +
    'south dakota, hawaii, alaska, plano, irvine, indian wells, indian land',
  CA:
    'canada, winnipeg, edmonton, halifax, kitchener, markham, nova scotia, manitoba, saskatchewan, ' +
    'toronto, vancouver, montreal, ottawa, calgary, waterloo, ontario, british columbia, quebec, ' +
    'alberta, mississauga, brampton',
  GB:
    'united kingdom, northern ireland, liverpool, sheffield, nottingham, cardiff, newcastle upon tyne, ' +
    'uk, england, scotland, wales, great britain, london, manchester, birmingham, edinburgh, glasgow, ' +
    'cambridge uk, bristol, leeds, reading, belfast',
  IE: 'ireland, dublin, cork, galway',
  DE:
    'germany, leipzig, nuremberg, karlsruhe, mannheim, dresden, walldorf, deutschland, berlin, munich, ' +
    'hamburg, frankfurt, cologne, stuttgart, dusseldorf',
  FR: 'france, nice, nantes, bordeaux, grenoble, sophia antipolis, paris, lyon, toulouse',
  NL: 'netherlands, the hague, den haag, delft, the netherlands, amsterdam, rotterdam, utrecht, eindhoven',
  ES: 'spain, malaga, seville, bilbao, madrid, barcelona, valencia',
  PT: 'portugal, braga, coimbra, aveiro, lisbon, porto',
  IT: 'italy, turin, bologna, florence, milan, rome',
  PL: 'poland, poznan, lodz, katowice, gdynia, warsaw, krakow, wroclaw, gdansk',
  RO: 'romania, iasi, timisoara, brasov, bucharest, cluj, cluj napoca',
  CZ: 'czech republic, czechia, prague, brno',
  HU: 'hungary, budapest',
  SE: 'sweden, stockholm',
  DK: 'denmark, copenhagen',
  NO: 'norway, oslo',
  FI: 'finland, helsinki',
  CH: 'switzerland, zurich, geneva',
  AT: 'austria, vienna',
  BE: 'belgium, brussels',
  UA: 'ukraine, lviv, kharkiv, odesa, dnipro, kyiv',
  TR: 'turkey, turkiye, ankara, izmir, istanbul',
  IL: 'israel, haifa, herzliya, jerusalem, yokneam, tel aviv',
  AE: 'united arab emirates, ajman, ras al khaimah, fujairah, uae, dubai, abu dhabi, sharjah',
  SA: 'saudi arabia, khobar, al khobar, mecca, medina, jubail, neom, ksa, riyadh, jeddah, dammam',
  QA: 'qatar, doha',
  KW: 'kuwait',
  BH: 'bahrain, manama',
  OM: 'oman, muscat',
  EG: 'egypt, alexandria egypt, giza, cairo',
  ZA: 'south africa, pretoria, stellenbosch, sandton, midrand, cape town, johannesburg, durban',
  KE: 'kenya, mombasa, nairobi',
  NG: 'nigeria, abuja, ibadan, lagos',
  PK: 'pakistan, multan, sialkot, gujranwala, hyderabad sindh, karachi, lahore, islamabad, rawalpindi, faisalabad, sindh, peshawar',
  BD: 'bangladesh, sylhet, khulna, chattogram, dhaka, chittagong',
  NP: 'nepal, lalitpur nepal, biratnagar, bhaktapur, kathmandu, pokhara',
  LK: 'sri lanka, kandy, galle, jaffna, colombo',
  BT: 'bhutan, thimphu',
  MV: 'maldives',
  SG: 'singapore',
  MY:
    'malaysia, petaling jaya, selangor, melaka, shah alam, johor, kuala lumpur, penang, kota kinabalu, ' +
    'kota bharu, johor bahru, cyberjaya',
  ID: 'indonesia, surabaya, bandung, yogyakarta, jakarta, bali',
  PH: 'philippines, quezon city, pasig, mandaluyong, davao, metro manila, manila, makati, cebu, taguig',
  TH: 'thailand, chiang mai, phuket, bangkok, surat thani',
  VN: 'vietnam, da nang, hanoi, ho chi minh city, ho chi minh',
  CN: 'china, guangzhou, hangzhou, chengdu, suzhou, wuhan, nanjing, xian, dalian, beijing, shanghai, shenzhen',
  HK: 'hong kong',
  TW: 'taiwan, hsinchu, taichung, new taipei, taipei',
  JP: 'japan, yokohama, nagoya, fukuoka, kyoto, tokyo, osaka',
  KR: 'south korea, busan, suwon, pangyo, korea, seoul',
  AU: 'australia, canberra, adelaide, new south wales, queensland, sydney, melbourne, brisbane, perth',
  NZ: 'new zealand, auckland, wellington',
  BR: 'brazil, rio de janeiro, curitiba, belo horizonte, campinas, sao paulo',
  MX: 'mexico, queretaro, tijuana, mexico city, guadalajara, monterrey',
  AR: 'argentina, cordoba argentina, buenos aires',
  CO: 'colombia, medellin, cali colombia, bogota',
  CL: 'chile, santiago',
  CR: 'costa rica, heredia, san jose costa rica',
  PE: 'peru, lima',
  UY: 'uruguay, montevideo',
  EC: 'ecuador, quito',
  PA: 'panama, panama city',
  DO: 'dominican republic, santo domingo',
  PR: 'puerto rico, san juan',
  GT: 'guatemala',
  LV: 'latvia, riga',
  LT: 'lithuania, vilnius, kaunas',
  EE: 'estonia, tallinn',
  BG: 'bulgaria, sofia, plovdiv',
  RS: 'serbia, belgrade, novi sad',
  HR: 'croatia, zagreb',
  SI: 'slovenia, ljubljana',
  SK: 'slovakia, bratislava, kosice',
  GR: 'greece, athens, thessaloniki',
  CY: 'cyprus, limassol, nicosia',
  MT: 'malta, valletta',
  LU: 'luxembourg',
  IS: 'iceland, reykjavik',
  MD: 'moldova, chisinau',
  GE: 'tbilisi',
  AM: 'armenia, yerevan',
  AZ: 'azerbaijan, baku',
  KZ: 'kazakhstan, almaty, astana',
  UZ: 'uzbekistan, tashkent',
  RU: 'russia, moscow, saint petersburg',
  BY: 'belarus, minsk',
  JO: 'jordan, amman',
  LB: 'lebanon, beirut',
  IQ: 'iraq, baghdad',
  MA: 'morocco, casablanca, rabat',
  TN: 'tunisia, tunis',
  DZ: 'algeria, algiers',
  GH: 'ghana, accra',
  ET: 'ethiopia, addis ababa',
  TZ: 'tanzania, dar es salaam',
  UG: 'uganda, kampala',
  RW: 'rwanda, kigali',
  ZM: 'zambia, lusaka',
  MU: 'mauritius, port louis, ebene',
  SN: 'senegal, dakar',
  MM: 'myanmar, yangon',
  KH: 'cambodia, phnom penh',
  LA: 'laos, vientiane',
  BN: 'brunei',
  MN: 'mongolia, ulaanbaatar',
  FJ: 'fiji, suva',
  AF: 'afghanistan, kabul',
}

const NAMES = new Map(
  Object.entries(COUNTRIES).flatMap(([code, names]) =>
    names.split(', ').map((name) => [splitWords(name).join(' '), code] as const),
  ),
)
const LONGEST = 4

const US_STATES = new Set(
  (
    'al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc ' +
    'nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy dc'
  ).split(' '),
)

/** The first country other than India named in a location; null if there is none that we know. */
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
