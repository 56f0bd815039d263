import { slugOf } from './slug.ts'
import { TOWNS } from './towns.ts'

/** States and union territories by their codes, with their largest cities; their other towns are in `towns.ts`. */
const STATES: Readonly<Record<string, { name: string; cities: string }>> = {
  an: { name: 'Andaman and Nicobar Islands', cities: '' },
  ap: {
    name: 'Andhra Pradesh',
    cities: 'Visakhapatnam, Vijayawada, Guntur, Tirupati, Kakinada, Nellore, Rajahmundry, Kadapa, Anantapur',
  },
  ar: { name: 'Arunachal Pradesh', cities: '' },
  as: { name: 'Assam', cities: 'Guwahati' },
  br: { name: 'Bihar', cities: 'Patna' },
  ch: { name: 'Chandigarh', cities: 'Chandigarh' },
  cg: { name: 'Chhattisgarh', cities: 'Raipur, Bhilai' },
  dd: { name: 'Dadra and Nagar Haveli and Daman and Diu', cities: '' },
  dl: { name: 'Delhi', cities: 'Delhi' },
  ga: { name: 'Goa', cities: 'Goa' },
  gj: { name: 'Gujarat', cities: 'Ahmedabad, Gandhinagar, Vadodara, Surat, Rajkot, Anand, Vapi' },
  hp: { name: 'Himachal Pradesh', cities: 'Shimla' },
  hr: { name: 'Haryana', cities: 'Gurugram, Faridabad, Rohtak, Sonipat, Panipat, Karnal' },
  jh: { name: 'Jharkhand', cities: 'Ranchi, Jamshedpur, Dhanbad' },
  jk: { name: 'Jammu and Kashmir', cities: 'Jammu, Srinagar' },
  ka: {
    name: 'Karnataka',
    cities:
      'Bengaluru, Mysuru, Mangaluru, Hubballi, Belagavi, Davanagere, Udupi, Kalaburagi, Tumakuru, Ballari, Shivamogga',
  },
  kl: {
    name: 'Kerala',
    cities: 'Kochi, Thiruvananthapuram, Kozhikode, Thrissur, Kannur, Kollam, Palakkad, Alappuzha',
  },
  ld: { name: 'Lakshadweep', cities: '' },
  la: { name: 'Ladakh', cities: '' },
  mh: {
    name: 'Maharashtra',
    cities:
      'Pune, Mumbai, Navi Mumbai, Thane, Nashik, Nagpur, Kolhapur, Solapur, Chhatrapati Sambhajinagar, Kalyan, Vasai, Ahilyanagar, Raigad',
  },
  ml: { name: 'Meghalaya', cities: 'Shillong' },
  mn: { name: 'Manipur', cities: '' },
  mz: { name: 'Mizoram', cities: '' },
  nl: { name: 'Nagaland', cities: '' },
  mp: { name: 'Madhya Pradesh', cities: 'Indore, Bhopal, Jabalpur, Gwalior' },
  od: { name: 'Odisha', cities: 'Bhubaneswar, Cuttack, Rourkela, Brahmapur' },
  pb: { name: 'Punjab', cities: 'Ludhiana, Jalandhar, Amritsar, Bathinda' },
  py: { name: 'Puducherry', cities: 'Puducherry' },
  rj: { name: 'Rajasthan', cities: 'Jaipur, Jodhpur, Udaipur, Ajmer, Bhiwadi' },
  sk: { name: 'Sikkim', cities: '' },
  tg: { name: 'Telangana', cities: 'Hyderabad, Warangal, Karimnagar' },
  tn: {
    name: 'Tamil Nadu',
    cities:
      'Chennai, Tiruchirappalli, Coimbatore, Madurai, Tirunelveli, Vellore, Erode, Hosur, Tiruppur, Thoothukudi, Thanjavur',
  },
  tr: { name: 'Tripura', cities: '' },
  uk: { name: 'Uttarakhand', cities: 'Dehradun, Haridwar, Roorkee' },
  up: {
    name: 'Uttar Pradesh',
    cities:
      'Noida, Greater Noida, Ghaziabad, Prayagraj, Varanasi, Kanpur, Lucknow, Agra, Meerut, Aligarh, Gorakhpur',
  },
  wb: { name: 'West Bengal', cities: 'Kolkata, Siliguri, Durgapur' },
}

const STATES_OF_CITIES = new Map(
  Object.entries(STATES).flatMap(([code, { name, cities }]) =>
    [...listed(cities), ...listed(TOWNS[code] ?? '').map(townName)].map((city) => [city, name] as const),
  ),
)

/** The state or union territory of a city, by its standard name; null if unknown. */
export function stateOf(city: string): string | null {
  return STATES_OF_CITIES.get(city) ?? null
}

/** The standard names of all cities and towns. */
export function cityNames(): string[] {
  return [...STATES_OF_CITIES.keys()]
}

/** The names of all states and union territories. */
export function stateNames(): string[] {
  return Object.values(STATES).map(({ name }) => name)
}

const CITIES_BY_SLUG = new Map(
  [...STATES_OF_CITIES.keys(), 'Delhi NCR'].map((city) => [slugOf(city), city] as const),
)

/** The standard name of a city, or of Delhi NCR, by its slug; null if unknown. */
export function cityBySlug(slug: string): string | null {
  return CITIES_BY_SLUG.get(slug) ?? null
}

function listed(names: string): string[] {
  return names.split(', ').filter(Boolean)
}

/** The displayed name in "Kalaburagi=gulbarga" or "Una?". */
function townName(town: string): string {
  return (town.split('=')[0] ?? '').replace('?', '')
}
