import { expect, test } from 'vitest'
import { OTHER_CITY_NAMES } from './city-names.ts'
import { allNames, cityBySlug, listedCity, resolvePlace } from './gazetteer.ts'
import { listedSlug, placesReadAs, searchedPlaces } from './listed-places.ts'

test.each([
  ['mohali', 'chandigarh'],
  ['panchkula', 'chandigarh'],
  ['sas-nagar', 'chandigarh'],
  ['secunderabad', 'hyderabad'],
  ['cyberabad', 'hyderabad'],
  ['hitec-city', 'hyderabad'],
  ['manesar', 'gurugram'],
  ['gurgaon', 'gurugram'],
  ['bangalore', 'bengaluru'],
  ['whitefield', 'bengaluru'],
  ['bombay', 'mumbai'],
  ['calcutta', 'kolkata'],
  ['madras', 'chennai'],
  ['trivandrum', 'thiruvananthapuram'],
  ['noida-sector-62', 'noida'],
  ['noida-extension', 'greater-noida'],
  ['greater-noida-west', 'greater-noida'],
  ['new-bombay', 'navi-mumbai'],
  ['vashi', 'navi-mumbai'],
  ['pimpri-chinchwad', 'pune'],
  ['ernakulam', 'kochi'],
  ['पुणे', 'pune'],
  ['नई-दिल्ली', 'delhi'],
  ['गुड़गाँव', 'gurugram'],
])('%s is listed under %s', (slug, city) => {
  expect(listedSlug(slug)).toBe(city)
})

test.each([
  'pune',
  'navi-mumbai',
  'greater-noida',
  'goa',
  'delhi-ncr',
  'remote',
  'karnataka',
  'springfield',
  '',
])('%s stays', (slug) => {
  expect(listedSlug(slug)).toBe(slug)
})

test('every name of a city leads to a list, and no list to another', () => {
  for (const [name] of allNames()) {
    const { place } = resolvePlace(name)
    if (!place || !listedCity(place)) continue
    const slug = listedSlug(name.replaceAll(' ', '-'))
    expect(cityBySlug(slug), name).not.toBeNull()
    expect(listedSlug(slug), name).toBe(slug)
  }
  for (const [city, names] of Object.entries(OTHER_CITY_NAMES))
    for (const name of names.split(', '))
      expect(cityBySlug(listedSlug(name.replaceAll(' ', '-'))), name).toBe(city)
})

test.each([
  ['Secunderabad', ['secunderabad', 'hyderabad']],
  ['Mohali, Pune', ['mohali', 'pune', 'chandigarh']],
  ['Bangalore', ['bangalore', 'bengaluru']],
  ['navi mum', ['navi mum']],
  ['बैंगलोर, सूरत', ['बैंगलोर', 'सूरत', 'bengaluru', 'surat']],
  ['', []],
])('a search for “%s” matches %j', (typed, places) => {
  expect(searchedPlaces(typed)).toEqual(places)
})

test('only a place that is not its city is read as another', () => {
  expect(placesReadAs({ location: 'Secunderabad, Bangalore / Pune', cities: ['mohali', 'goa'] })).toEqual([
    { typed: 'Secunderabad', as: 'Hyderabad' },
    { typed: 'mohali', as: 'Chandigarh' },
  ])
  expect(placesReadAs({ location: 'पुणे', cities: [] })).toEqual([{ typed: 'पुणे', as: 'Pune' }])
})
