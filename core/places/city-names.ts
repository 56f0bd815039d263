/**
 * Other names of the best known cities, by the name that the site shows: former and short names, and common
 * misspellings, in lower case. Pages need them in the browser; all other places are in the tables of `gazetteer.ts`.
 */
export const OTHER_CITY_NAMES: Readonly<Record<string, string>> = {
  Bengaluru: 'bangalore, banglore, bangaluru, benguluru, bengalooru, bengluru, blr',
  Hyderabad: 'hyderaba, hyd',
  Pune: 'poona',
  Chennai: 'madras',
  Mumbai: 'bombay',
  'Delhi NCR': 'new delhi ncr, ncr delhi, delhi and ncr, delhi national capital region',
  Delhi: 'new delhi, new delihi',
  Gurugram: 'gurgaon, gurgoan, ggn',
  Kolkata: 'calcutta',
  Ahmedabad: 'amdavad, ahemdabad, ahmadabad',
  Kochi: 'cochin',
  Thiruvananthapuram: 'trivandrum',
  Visakhapatnam: 'vizag, vishakhapatnam, visakhapatanam',
  Mysuru: 'mysore',
  Mangaluru: 'mangalore',
  Hubballi: 'hubli',
  Belagavi: 'belgaum',
  Vadodara: 'baroda',
  Puducherry: 'pondicherry, pondy',
  Nashik: 'nasik',
  Solapur: 'sholapur',
  'Chhatrapati Sambhajinagar': 'aurangabad, chatrapati sambhajinagar, sambhajinagar',
  Tiruchirappalli: 'trichy, tiruchy, tiruchirapalli, tiruchirappali',
  Coimbatore: 'kovai, coimbtore',
  Tiruppur: 'tirupur',
  Bhubaneswar: 'bhubaneshwar, bhubneshwar, bhubaneswer',
  Kozhikode: 'calicut',
  Thrissur: 'trichur',
  Kollam: 'quilon',
  Prayagraj: 'allahabad',
  Varanasi: 'banaras, benares',
  Kanpur: 'cawnpore',
  Guwahati: 'gauhati',
  Dehradun: 'dehra dun',
  Haridwar: 'hardwar',
  Jamshedpur: 'tatanagar',
  Vijayawada: 'bezawada',
  Sonipat: 'sonepat',
  Davanagere: 'davangere',
  Kalaburagi: 'gulbarga',
}

/** The cities of the National Capital Region that postings name. */
export const NCR_CITIES: ReadonlySet<string> = new Set([
  'Delhi',
  'Gurugram',
  'Noida',
  'Greater Noida',
  'Faridabad',
  'Ghaziabad',
])

/** Metropolitan areas with their cities, by the names that the site shows. */
export const METROPOLITAN_AREAS: Readonly<Record<string, ReadonlySet<string>>> = {
  'Delhi NCR': NCR_CITIES,
  'Mumbai Metropolitan Region': new Set([
    'Mumbai',
    'Navi Mumbai',
    'Thane',
    'Kalyan',
    'Vasai',
    'Bhiwandi',
    'Ulhasnagar',
    'Ambernath',
    'Badlapur',
  ]),
}

/** Maximum places in one search: more would not be a real search. */
const MAX_PLACES = 5

const SHOWN_NAMES = new Map(
  Object.entries(OTHER_CITY_NAMES).flatMap(([name, others]) =>
    others.split(', ').map((other) => [other, name.toLowerCase()] as const),
  ),
)

/**
 * The names that a searched place may have in a posting's location, in lower case: as typed, and the standard
 * name ("Bangalore": `bangalore`, `bengaluru`). Commas separate alternative places; the country is dropped
 * after a place in it ("Pune, India": `pune`). Empty if nothing was typed.
 */
export function placeSpellings(text: string): string[] {
  const typed = text
    .toLowerCase()
    .split(/[,;/|]/)
    .map((place) => place.trim().replaceAll(/\s+/g, ' '))
    .filter((place) => place !== '')
  const places = typed.some((place) => place !== 'india') ? typed.filter((place) => place !== 'india') : typed
  return [...new Set(places.slice(0, MAX_PLACES).flatMap(spellingsOf))]
}

/** The standard name of a place, in lower case: "Bangalore" is `bengaluru`. A name that we don't know stays. */
export function standardPlace(name: string): string {
  const typed = name.toLowerCase().trim().replaceAll(/\s+/g, ' ')
  return typed === 'ncr' ? 'delhi ncr' : (SHOWN_NAMES.get(typed) ?? typed)
}

function spellingsOf(place: string): string[] {
  const shown = standardPlace(place)
  const region = shown === 'delhi ncr' ? [...NCR_CITIES].map((city) => city.toLowerCase()) : []
  return [place, shown, ...region]
}
