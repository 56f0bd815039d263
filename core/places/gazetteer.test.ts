import { describe, expect, test } from 'vitest'
import { METROPOLITAN_AREAS, OTHER_CITY_NAMES } from './city-names.ts'
import {
  allNames,
  areasOf,
  chainOf,
  cityBySlug,
  cityNames,
  districts,
  listedCity,
  placeShown,
  placesNamed,
  resolvePlace,
  stateByCode,
  stateOf,
  states,
  type Place,
} from './gazetteer.ts'

test.each([
  ['Pune', 'Maharashtra'],
  ['Indore', 'Madhya Pradesh'],
  ['Balasore', 'Odisha'],
  ['Gaya', 'Bihar'],
  ['Delhi NCR', null],
  ['Springfield', null],
  ['', null],
])('%s is in %s', (city, state) => {
  expect(stateOf(city)).toBe(state)
})

test.each([
  ['Bangalore', 'Bengaluru'],
  ['Gurgaon', 'Gurugram'],
  ['Trivandrum', 'Thiruvananthapuram'],
  ['Vizag', 'Visakhapatnam'],
  ['Allahabad', 'Prayagraj'],
  ['Ahmednagar', 'Ahilyanagar'],
  ['Aurangabad', 'Chhatrapati Sambhajinagar'],
  ['Bilaspur', 'Bilaspur'],
  ['Ernakulam', 'Kochi'],
  ['Wayanad', 'Wayanad'],
  ['Goa', 'Goa'],
  ['HITEC City', 'Hyderabad'],
  ['Hinjewadi', 'Pune'],
  ['Technopark', 'Thiruvananthapuram'],
  ['Salem', 'Salem'],
])('%s is %s', (name, city) => {
  const { place } = resolvePlace(name)
  expect(place && listedCity(place)?.name).toBe(city)
})

test.each([
  ['Aurangabad', 'br', 'Aurangabad Bihar'],
  ['Bilaspur', 'hp', 'Bilaspur Himachal'],
  ['Hamirpur', 'up', 'Hamirpur UP'],
  ['Balrampur', 'up', 'Balrampur'],
  ['Balrampur', 'cg', 'Balrampur Chhattisgarh'],
])('%s beside %s is %s', (name, code, shown) => {
  const state = stateByCode(code)
  expect(resolvePlace(name, state ? [state] : []).place?.name).toBe(shown)
})

test('a name of nothing, and a code, are no place', () => {
  expect(resolvePlace('Springfield')).toEqual({ place: null, mayBe: [] })
  expect(resolvePlace('PNQ').place).toBeNull()
  expect(placesNamed(['pnq'])).toHaveLength(1)
})

test('a locality is part of its city, district, state and country', () => {
  const place = resolvePlace('Koramangala').place
  expect(place && chainOf(place).map(({ name }) => name)).toEqual([
    'koramangala',
    'Bengaluru',
    'Bengaluru Urban',
    'Karnataka',
    'India',
  ])
  expect(place).toMatchObject({ kind: 'locality', lat: 12.97, lon: 77.59 })
})

test('cities belong to metropolitan areas', () => {
  expect(areasOf('Noida')).toEqual(['Delhi NCR'])
  expect(areasOf('Thane')).toEqual(['Mumbai Metropolitan Region'])
  expect(areasOf('Indore')).toEqual([])
})

test('codes of states, current and former', () => {
  expect(stateByCode('KA')?.name).toBe('Karnataka')
  expect(stateByCode('ts')?.name).toBe('Telangana')
  expect(stateByCode('xx')).toBeNull()
})

describe('the tables', () => {
  test('hold all states and union territories, and all districts', () => {
    expect(states()).toHaveLength(36)
    expect(districts().length).toBeGreaterThanOrEqual(785)
  })

  test('name each place once, so that its address is its own', () => {
    const slugs = cityNames().map((name) => placeShown(name)?.name)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(cityBySlug('sri-city')).toBe('Sri City')
    expect(cityBySlug('delhi-ncr')).toBe('Delhi NCR')
    expect(cityBySlug('berlin')).toBeNull()
  })

  test('know the cities of the tables for the browser', () => {
    const areas = Object.values(METROPOLITAN_AREAS).flatMap((cities) => Array.from(cities))
    const cities = [...Object.keys(OTHER_CITY_NAMES), ...areas]
    expect(cities.filter((name) => placeShown(name) === null)).toEqual([])
  })

  test('never leave open which of two places a name means', () => {
    const open = [...allNames()].filter(([name]) => resolvePlace(name).mayBe.length > 0)
    expect(open.map(([name]) => name)).toEqual([])
  })

  test('place each town in India, and near the seat of its district', () => {
    const towns = cityNames().flatMap((name) => placeShown(name) ?? [])
    expect(towns.filter(({ lat, lon }) => lat < 6 || lat > 37 || lon < 68 || lon > 97.5)).toEqual([])
    const far = towns.filter((town) => town.kind === 'city' && kilometres(town, town.parent ?? town) > 135)
    expect(far.map(({ name }) => name)).toEqual(['Minicoy'])
  })
})

/** The distance of places not far from each other. */
function kilometres(one: Place, other: Place): number {
  const across = (other.lon - one.lon) * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(across, other.lat - one.lat) * 111.2
}
