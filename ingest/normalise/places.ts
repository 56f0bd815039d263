/**
 * Indian places as job postings write them: the name shown, then the localities that stand for it, folded to lower
 * case without diacritics; its other spellings are in `core/place-names.ts`. Matching is by whole words, longest
 * first.
 */
export const CITIES: Record<string, string> = {
  Bengaluru:
    'bangalore urban, koramangala, electronic city, electronics city, marathahalli, hebbal, sarjapur, hsr layout, indiranagar, bellandur, outer ring road bangalore, manyata tech park, yelahanka',
  Hyderabad:
    'secunderabad, cyberabad, gachibowli, hitec city, hitech city, hi tech city, madhapur, kondapur, nanakramguda, raidurg, financial district hyderabad, begumpet',
  Pune: 'hinjewadi, hinjawadi, kharadi, baner, magarpatta, magarpatta city, pimpri, chinchwad, pimpri chinchwad, viman nagar, kalyani nagar, yerawada, hadapsar, balewadi',
  Chennai:
    'sholinganallur, siruseri, guindy, taramani, oragadam, ambattur, perungudi, porur, tidel park, sriperumbudur',
  Mumbai:
    'andheri, andheri east, powai, bkc, bandra, bandra kurla complex, goregaon, lower parel, vikhroli, malad, ghatkopar, kurla, chembur, borivali',
  'Navi Mumbai': 'vashi, airoli, mahape, turbhe, belapur, cbd belapur, ghansoli, kharghar',
  Thane: 'thane west',
  'Delhi NCR': '',
  Delhi: 'delhi ncr region, south delhi, okhla, connaught place, nehru place, aerocity',
  Gurugram: 'manesar, cyber city gurgaon, cybercity gurgaon, dlf cyber city, udyog vihar',
  Noida: 'gautam buddha nagar, gautam budh nagar',
  'Greater Noida': 'greater noida west',
  Faridabad: '',
  Ghaziabad: '',
  Kolkata: 'rajarhat, new town kolkata, salt lake sector v, salt lake sector 5, bidhannagar',
  Ahmedabad: '',
  Gandhinagar: 'gift city, gift city gandhinagar',
  Kochi: 'ernakulam, kakkanad, infopark kochi',
  Thiruvananthapuram: 'trivandrum technopark',
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
  Salem: '',
  Vellore: '',
  Erode: '',
  Hosur: '',
  Tiruppur: '',
  Chandigarh:
    'mohali, sas nagar, sahibzada ajit singh nagar, panchkula, zirakpur, chandigarh tricity, chandigarh mohali',
  Ludhiana: '',
  Jalandhar: '',
  Amritsar: '',
  Bhubaneswar: '',
  Cuttack: '',
  Rourkela: '',
  Kozhikode: 'cyberpark kozhikode',
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
  Kota: '',
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
}

/** Localities that are a city's own only where India is stated beside them: other countries have them too. */
export const LOCALITIES_TO_CONFIRM: Record<string, string> = {
  Bengaluru: 'whitefield, domlur, jayanagar',
  'Delhi NCR': 'ncr, national capital region',
  Kochi: 'infopark',
  Thiruvananthapuram: 'technopark',
  Kolkata: 'salt lake, new town, sector v',
}

/** Cities whose name is also a place, or a word, elsewhere: India must be stated beside them. */
export const CITIES_TO_CONFIRM = new Set(['Salem', 'Kota', 'Anand'])

/** What must not follow an Indian city's name: its namesakes. */
export const NAMESAKES: Record<string, string> = {
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
  aurangabad: 'bihar',
  cochin: 'china',
  patna: 'scotland, uk, united kingdom',
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
  'Himachal Pradesh': '',
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
  null unspecified flexible open work working from home wfh wfo remote remotely virtual telecommute telework hybrid
  onsite site on in the of at to for full fully time part based only first friendly or and worldwide global globally
  world everywhere apac asia pacific asean international client clients customer day days week per peo permanent
  temporary contract district sector phase road tech park tower state country main corporate center centre development
  distributed team region timezone ist internship intern eor job jobs new 1 2 3 4 5`.split(/\s+/),
)
