/** Other countries as locations name them, with the cities and states that stand there alone; ISO 3166 codes. */
export const ABROAD: Readonly<Record<string, string>> = {
  US:
    'united states, united states of america, usa, us, america, new york, new york city, nyc, sf, ' +
    'san francisco, bay area, los angeles, seattle, chicago, boston, austin, dallas, houston, atlanta, ' +
    'denver, miami, washington, philadelphia, phoenix, portland, san diego, san jose, palo alto, ' +
    'mountain view, sunnyvale, santa clara, menlo park, redwood city, raleigh, charlotte, pittsburgh, ' +
    'detroit, minneapolis, nashville, california, texas, florida, ' +
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
    'south dakota, hawaii, alaska, plano, irvine, fort wayne, springfield, huntsville, greenville, ' +
    'chattanooga, bloomington, evansville, fishers, anderson indiana, west lafayette, south bend, terre haute, ' +
    'noblesville, carmel indiana, baton rouge, new orleans, hartford, new haven, albany, ' +
    'buffalo, rochester, syracuse, ' +
    'chapel hill, durham, cary, fort lauderdale, boca raton, san juan, ann arbor, knoxville, spokane, tacoma, ' +
    'overland park, little rock, birmingham alabama, santa barbara, san ramon, walnut creek, ' +
    'indian wells, indian land, indian head, indian river, ' +
    'indian trail, indian hill, indian harbour, salt lake city, indianapolis, indiana',
  CA:
    'canada, winnipeg, edmonton, halifax, kitchener, markham, nova scotia, manitoba, saskatchewan, ' +
    'toronto, vancouver, montreal, ottawa, calgary, waterloo, ontario, british columbia, quebec, ' +
    'alberta, mississauga, brampton',
  GB:
    'united kingdom, ayrshire, east ayrshire, northern ireland, liverpool, sheffield, ' +
    'nottingham, cardiff, newcastle upon tyne, ' +
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
  PK:
    'pakistan, pk, multan, sialkot, gujranwala, hyderabad sindh, karachi, lahore, islamabad, ' +
    'rawalpindi, faisalabad, sindh, peshawar',
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
  PH:
    'philippines, clark, pampanga, baguio, iloilo, quezon city, pasig, mandaluyong, davao, metro manila, ' +
    'manila, makati, cebu, taguig',
  TH: 'thailand, chiang mai, phuket, bangkok, surat thani',
  VN: 'vietnam, da nang, hanoi, ho chi minh city, ho chi minh',
  CN: 'china, guangzhou, hangzhou, chengdu, suzhou, wuhan, nanjing, xian, dalian, beijing, shanghai, shenzhen',
  HK: 'hong kong',
  TW: 'taiwan, hsinchu, taichung, new taipei, taipei',
  JP: 'japan, jp, yokohama, nagoya, fukuoka, kyoto, tokyo, osaka',
  KR: 'south korea, busan, suwon, pangyo, korea, seoul',
  AU: 'australia, nsw, qld, canberra, adelaide, new south wales, queensland, sydney, melbourne, brisbane, perth',
  NZ: 'new zealand, auckland, wellington',
  BR: 'brazil, rio de janeiro, curitiba, belo horizonte, campinas, sao paulo',
  MX: 'mexico, cdmx, queretaro, tijuana, mexico city, guadalajara, monterrey',
  AR: 'argentina, cordoba argentina, buenos aires',
  CO: 'colombia, medellin, cali colombia, bogota',
  CL: 'chile, santiago',
  CR: 'costa rica, heredia, san jose costa rica',
  PE: 'peru, lima',
  UY: 'uruguay, montevideo',
  EC: 'ecuador, quito',
  PA: 'panama, panama city',
  AG: 'west indies',
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
  BA: 'bosnia, bosnia and herzegovina, sarajevo, banja luka',
  AL: 'albania, tirana',
  MK: 'north macedonia, macedonia, skopje',
  ME: 'montenegro, podgorica',
  XK: 'kosovo, pristina',
  PY: 'paraguay, asuncion',
  BO: 'bolivia, la paz',
  VE: 'venezuela, caracas',
  HN: 'honduras, tegucigalpa',
  SV: 'el salvador, san salvador',
  NI: 'nicaragua, managua',
  JM: 'jamaica',
  TT: 'trinidad and tobago',
  BS: 'bahamas, nassau',
  CM: 'cameroon, douala',
  CI: 'ivory coast, abidjan',
  CD: 'kinshasa',
  AO: 'angola, luanda',
  MZ: 'mozambique, maputo',
  ZW: 'zimbabwe, harare',
  BW: 'botswana, gaborone',
  NA: 'namibia, windhoek',
  MG: 'madagascar, antananarivo',
  SD: 'sudan, khartoum',
  YE: 'yemen',
  IR: 'iran, tehran',
  KG: 'kyrgyzstan, bishkek',
  TJ: 'tajikistan, dushanbe',
  PG: 'papua new guinea, port moresby',
  MO: 'macau, macao',
}

/** Codes of three letters (ISO 3166-1 alpha-3), which boards write in capitals, with those of two. */
export const ALPHA_3: Readonly<Record<string, string>> = {
  USA: 'US',
  GBR: 'GB',
  IRL: 'IE',
  CAN: 'CA',
  MEX: 'MX',
  BRA: 'BR',
  DEU: 'DE',
  FRA: 'FR',
  NLD: 'NL',
  BEL: 'BE',
  ESP: 'ES',
  PRT: 'PT',
  ITA: 'IT',
  CHE: 'CH',
  AUT: 'AT',
  POL: 'PL',
  CZE: 'CZ',
  HUN: 'HU',
  ROU: 'RO',
  BGR: 'BG',
  SRB: 'RS',
  UKR: 'UA',
  SWE: 'SE',
  NOR: 'NO',
  DNK: 'DK',
  FIN: 'FI',
  ISR: 'IL',
  ARE: 'AE',
  SAU: 'SA',
  QAT: 'QA',
  EGY: 'EG',
  ZAF: 'ZA',
  KEN: 'KE',
  SGP: 'SG',
  MYS: 'MY',
  IDN: 'ID',
  PHL: 'PH',
  THA: 'TH',
  VNM: 'VN',
  CHN: 'CN',
  HKG: 'HK',
  TWN: 'TW',
  JPN: 'JP',
  KOR: 'KR',
  AUS: 'AU',
  NZL: 'NZ',
  PAK: 'PK',
  BGD: 'BD',
  LKA: 'LK',
  NPL: 'NP',
}

/** Names of Indian cities that places abroad have too, with their countries: what follows tells which it is. */
export const NAMESAKES: Readonly<Record<string, string>> = {
  salem: 'US',
  hyderabad: 'PK',
  delhi: 'US CA',
  kochi: 'JP',
  madras: 'US',
  bombay: 'US AU',
  calcutta: 'US',
  lucknow: 'CA',
  agra: 'US',
  baroda: 'US',
  surat: 'TH AU',
  kota: 'MY ID',
  goa: 'PH',
  udaipur: 'NP',
  lalitpur: 'NP',
  cochin: 'CN',
  patna: 'GB',
}

/** Towns of India whose name, alone, is better known elsewhere. */
export const BETTER_KNOWN_ELSEWHERE: ReadonlySet<string> = new Set(
  'Salem, Diu, Pen, Mau, Bally, Vita, Mahe, Una, Samana, Banga, Anta, Loni'.split(', '),
)

/** States of the US and provinces of Canada by their codes, without those that India uses too. */
export const STATE_CODES_ABROAD: Readonly<Record<string, string>> = {
  US:
    'al ak az ca co de fl hi id il ia ks ky me md ma mi ms mo mt ne nv nh nj nm ny nc nd oh ok pa ri sc sd ' +
    'tx vt va wa wv wi wy dc',
  CA: 'on bc qc ab ns nb',
}

/** States of the US whose codes are Indian ones too: a code of five digits beside them tells. */
export const SHARED_STATE_CODES: ReadonlySet<string> = new Set('ar ct ga in la mn or tn ut'.split(' '))
