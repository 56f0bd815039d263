/**
 * Indian places as job postings write them: the name shown, then its other spellings and the localities that
 * stand for it, folded to lower case without diacritics. Matching is by whole words, longest first.
 */
export const CITIES: Record<string, string> = {
  Bengaluru: 'bangalor, banagalore, bengaluru urban, bangalore urban, bangalore rural, bengaluru rural',
  Hyderabad: 'hydrabad, hyderbad, secunderabad, cyberabad',
  Pune: 'pune city',
  Chennai: 'chenai',
  Mumbai: 'mumbai city, mumbai suburban, greater mumbai, mumbai metropolitan region',
  'Navi Mumbai': 'new mumbai, new bombay',
  Thane: 'thane west',
  'Delhi NCR': 'delhi ncr, ncr region',
  Delhi:
    'south delhi, north delhi, east delhi, west delhi, central delhi, south west delhi, south east delhi, north west delhi',
  Gurugram: 'gurugaon, gurgram',
  Noida: '',
  'Greater Noida': 'greater noida west',
  Faridabad: '',
  Ghaziabad: '',
  Kolkata: 'kolkatta',
  Ahmedabad: '',
  Gandhinagar: '',
  Kochi: '',
  Thiruvananthapuram: 'trivandram, thiruvanthapuram',
  Visakhapatnam: '',
  Mysuru: '',
  Mangaluru: '',
  Hubballi: 'hubli dharwad, hubballi dharwad',
  Belagavi: '',
  Vadodara: '',
  Surat: '',
  Rajkot: '',
  Puducherry: '',
  Nashik: '',
  Nagpur: '',
  Kolhapur: '',
  Solapur: '',
  'Chhatrapati Sambhajinagar': '',
  Tiruchirappalli: '',
  Coimbatore: '',
  Madurai: '',
  Tirunelveli: '',
  Vellore: '',
  Erode: '',
  Hosur: '',
  Tiruppur: '',
  Chandigarh:
    'mohali, sas nagar, sahibzada ajit singh nagar, panchkula, zirakpur, kharar, chandigarh tricity',
  Ludhiana: '',
  Jalandhar: '',
  Amritsar: '',
  Bhubaneswar: '',
  Cuttack: '',
  Rourkela: '',
  Kozhikode: '',
  Thrissur: 'koratty',
  Kannur: '',
  Kollam: '',
  Prayagraj: '',
  Varanasi: '',
  Kanpur: '',
  Lucknow: '',
  Agra: '',
  Meerut: '',
  Aligarh: '',
  Gorakhpur: '',
  Guwahati: '',
  Shillong: '',
  Indore: '',
  Bhopal: '',
  Jabalpur: '',
  Gwalior: '',
  Jaipur: '',
  Jodhpur: '',
  Udaipur: '',
  Ajmer: '',
  Goa: 'panaji, panjim, margao, verna goa, north goa, south goa',
  Dehradun: '',
  Haridwar: '',
  Roorkee: '',
  Patna: '',
  Ranchi: '',
  Jamshedpur: '',
  Dhanbad: '',
  Raipur: '',
  Bhilai: '',
  Vijayawada: '',
  Guntur: '',
  Tirupati: '',
  Kakinada: '',
  Nellore: '',
  Warangal: '',
  Karimnagar: '',
  Shimla: '',
  Jammu: '',
  Srinagar: '',
  Siliguri: '',
  Durgapur: '',
  Rohtak: '',
  Sonipat: '',
  Panipat: '',
  Karnal: '',
  Bhiwadi: '',
  Anand: '',
  Vapi: '',
  Davanagere: '',
  Udupi: 'manipal',
  Kalaburagi: '',
  Kalyan: 'dombivli, dombivali, kalyan dombivli',
  Vasai: 'vasai road, virar, vasai virar, nalasopara',
  Tumakuru: 'tumkur',
  Ballari: 'bellary',
  Shivamogga: 'shimoga',
  Thoothukudi: 'tuticorin',
  Thanjavur: 'tanjore',
  Palakkad: 'palghat',
  Alappuzha: 'alleppey',
  Rajahmundry: 'rajamahendravaram',
  Kadapa: 'cuddapah',
  Anantapur: 'ananthapur',
  Ahilyanagar: 'ahmednagar, ahmadnagar',
  Brahmapur: 'berhampur',
  Bathinda: 'bhatinda',
}

/** Cities whose name is also a place, or a word, elsewhere: India must be stated beside them, or their own state. */
export const OWN_STATES: Record<string, string> = { Anand: 'gj' }

/** Other codes of the states that `towns.ts` lists by one. */
export const SAME_STATE: Record<string, string> = {
  or: 'od',
  ts: 'tg',
  ct: 'cg',
  ut: 'uk',
  dn: 'dd',
  ua: 'uk',
  punjab: 'pb',
}

/** Airports' and offices' codes: a whole location, or beside a sure place or the country. */
export const CITY_CODES: Record<string, string> = {
  Mumbai: 'bom, mum',
  'Delhi NCR': 'ncr',
  Delhi: 'del, ndls',
  Chennai: 'maa, chn, chen',
  Kolkata: 'ccu, kol',
  Pune: 'pnq, pun',
  Ahmedabad: 'amd, ahm',
  Kochi: 'cok',
  Thiruvananthapuram: 'trv, tvm',
  Nagpur: 'nag',
  Jaipur: 'jai',
  Lucknow: 'lko',
  Chandigarh: 'ixc, chd',
  Visakhapatnam: 'vtz, vsp',
  Indore: 'idr',
  Bhubaneswar: 'bbi, bbsr',
  Coimbatore: 'cjb, cbe',
  Bengaluru: 'bang, bglr, bngl, blore, b lore',
  Gurugram: 'gur, grg, ggm',
  Noida: 'noi, nda',
  Hyderabad: 'hydb',
  Vadodara: 'bdq',
  Mangaluru: 'ixe',
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

export const STATES: Record<string, string> = {
  Karnataka: 'karn taka',
  Telangana: 'telang na, telengana',
  Maharashtra: 'mah r shtra, maharastra',
  'Tamil Nadu': 'tamilnadu, tamil n du, tamil naidu',
  Kerala: '',
  'Andhra Pradesh': 'andhra, andhrapradesh',
  Gujarat: 'gujrat, gujar t',
  Haryana: 'hary na',
  'Uttar Pradesh': 'uttarpradesh',
  'West Bengal': 'westbengal',
  Rajasthan: 'r jasth n',
  'Madhya Pradesh': 'madhyapradesh',
  Odisha: 'orissa',
  Bihar: '',
  Jharkhand: '',
  Assam: '',
  Uttarakhand: 'uttaranchal',
  'Himachal Pradesh': 'himachal',
  Chhattisgarh: 'chattisgarh',
  'Jammu and Kashmir': 'jammu & kashmir, j&k',
  Ladakh: '',
  Sikkim: '',
  Meghalaya: '',
  Manipur: '',
  Mizoram: '',
  Nagaland: '',
  Tripura: '',
  'Arunachal Pradesh': '',
  Lakshadweep: '',
  'Andaman and Nicobar Islands': 'andaman nicobar islands, andaman nicobar',
  'Dadra and Nagar Haveli': 'dadra nagar haveli, dnh, dnhdd',
  'Daman and Diu': 'daman diu',
}

/** Punjab is a province of Pakistan too. */
export const STATES_TO_CONFIRM: Record<string, string> = { Punjab: '' }

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
