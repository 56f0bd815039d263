import { cityNames, stateNames } from '#core/city-states.ts'
import { NCR_CITIES, OTHER_CITY_NAMES } from '#core/place-names.ts'
import { TOWNS } from '#core/towns.ts'
import type { SynonymRow } from './synonyms.ts'

/** Names that visitors type and that no list of places has. */
const TYPED: Readonly<Record<string, string>> = {
  Bengaluru: 'bengalore, bengaluru urban, bangalor, banglaore, bangalroe, bglr',
  Hyderabad: 'hydrabad, hyderbad, secunderabad, hyd bad, cyberabad',
  Chennai: 'chenai, channai',
  Mumbai: 'mumbay, greater mumbai',
  'Navi Mumbai': 'new mumbai, navi bombay',
  Pune: 'punee',
  'Delhi NCR': 'ncr, ncr region',
  Kolkata: 'kolkatta, kolkatta',
  Thiruvananthapuram: 'tvm, thiruvanthapuram, trivandram',
  Kochi: 'ernakulam, kakkanad',
  Chandigarh: 'mohali, panchkula, tricity',
  Tumakuru: 'tumkur',
  Ballari: 'bellary',
  Shivamogga: 'shimoga',
  Goa: 'panaji, panjim',
  Lucknow: 'lukhnow, lakhnau, luknow, laknow',
}

/** The cities, towns and states of India with their other names: facts of a posting, like its level. */
export function placeRows(): SynonymRow[] {
  const others = new Map<string, string[]>()
  const add = (name: string, names: string[]) => others.set(name, [...(others.get(name) ?? []), ...names])
  for (const name of [...cityNames(), ...stateNames()]) add(name, [name])
  for (const [name, names] of [...Object.entries(OTHER_CITY_NAMES), ...Object.entries(TYPED)])
    add(name, [name, ...names.split(', ')])
  for (const town of Object.values(TOWNS).flatMap((towns) => towns.split(', '))) {
    const [name = '', ...names] = town.split('=')
    // A name with a question mark is an everyday word too.
    if (names.length > 0 && !name.endsWith('?')) add(name, names)
  }
  return [...others].map(([shown, names]) => ({
    shown,
    names: names.filter((name) => !name.endsWith('?')).join(', '),
    finds: shown === 'Delhi NCR' ? [...NCR_CITIES].join(', ') : '',
  }))
}
