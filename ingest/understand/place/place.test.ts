import { expect, test } from 'vitest'
import { scanText } from '../scan/scan-text.ts'
import { readPlaces } from './place.ts'

interface Words {
  at?: string[]
  country?: string | null
  offices?: string[]
  title?: string
  labelled?: string[]
  text?: string
  rupees?: string[]
}

function placesOf({ at = [], country = null, title = 'Engineer', ...words }: Words) {
  const { offices = [], labelled = [], text = '', rupees = [] } = words
  const locations = at.map((text) => ({ text, country }))
  return readPlaces(scanText({ title, text, offices, locations: at }), { locations, labelled, rupees })
}

test.each([
  [['Bengaluru'], 'Bengaluru'],
  [['Pune', 'Bangalore', 'Pune, India'], 'Pune, Bengaluru'],
  [['Remote - India'], 'Remote, India'],
  [['Karnataka'], 'Karnataka, India'],
  [['India'], 'India'],
  [['London', 'Hyderabad'], 'Hyderabad'],
])('%j is shown as %j', (at, display) => {
  expect(placesOf({ at }).value).toMatchObject({ india: true, display })
})

test('remote without a word of India is not India', () => {
  expect(placesOf({ at: ['Remote'] }).value.india).toBe(false)
})

test.each([
  ['an office', { at: ['N/A'], offices: ['Bengaluru, Karnataka, India'] }, ['Bengaluru']],
  ['an office named for the country', { at: ['Remote'], offices: ['Remote-India (PEO)'] }, []],
  ['a labelled line', { at: ['N/A'], labelled: ['Bengaluru, KA, India'] }, ['Bengaluru']],
  ['the title', { at: ['LOCATION'], title: 'SDE II (Pune)' }, ['Pune']],
  ['the title, for a source without locations', { title: 'Support Engineer - Remote India' }, []],
])('a location that is left open is told by %s', (_, words, cities) => {
  expect(placesOf(words).value).toMatchObject({ india: true, cities })
})

test('a location elsewhere is not outvoted by offices or title', () => {
  const words = { at: ['Singapore'], offices: ['Bengaluru, India'], title: 'Account Manager - India' }
  expect(placesOf(words).value.india).toBe(false)
})

test.each([
  ['its title', { title: 'Online Data Analyst in India (Kannada speakers)' }],
  ['who may apply', { text: 'Students from any college in India may apply.' }],
  ['whom it wants', { text: 'Only developers in India.' }],
  ['all of it', { text: 'No target. All India. 10th pass.' }],
  ['its own line', { text: 'Remote - India (any location)' }],
  ['any city of it', { text: 'Remote, 4 hours in the evening, any Indian city.' }],
  ['the colleges of its students', { text: 'Students from Indian colleges are welcome.' }],
  ['its hours', { text: 'US client project. Timing 2pm to 11pm IST.' }],
  ['where else is hired', { text: 'You are considered for all locations we hire for in India.' }],
])('a remote job is opened to India by %s', (_, words) => {
  expect(placesOf({ at: ['Remote'], ...words }).value.india).toBe(true)
})

test.each([
  ['Profile: Engineer. Bangalore/Hyderabad/Pune. Test, then interview.', ['Bengaluru', 'Hyderabad', 'Pune']],
  ['Held in Bengaluru and Pune, with free lunches.', ['Bengaluru', 'Pune']],
  ['Walk in at Kalina, Mumbai.', ['Mumbai']],
])('a posting without a location is placed by %j', (text, cities) => {
  expect(placesOf({ text }).value).toMatchObject({ india: true, cities })
})

test('rupees for work abroad place nobody in India', () => {
  const words = {
    title: 'Urgent requirement for Oman - Purchase Executive',
    rupees: ['₹ 7.20 - 9.50 Lacs p.a.'],
  }
  expect(placesOf(words).value.india).not.toBe(true)
})

test('an interview here for work abroad is no place of work', () => {
  const words = {
    title: 'Opening in Muscat - IT Support',
    text: 'Client interview in Kochi on 18th Nov.',
  }
  expect(placesOf(words).value.india).not.toBe(true)
})

test('where the recruiters sit is not where the work is', () => {
  const text = 'Sr Data Engineer in Dallas TX. Our recruiters at Hyderabad will call you.'
  expect(placesOf({ text }).value.cities).toEqual([])
})

test('a notice that opens with who hires and where is placed there', () => {
  const text = 'Space Applications Centre, Hisar. Two posts.\n\nBranches in Pune and London'
  expect(placesOf({ text }).value.cities).toEqual(['Hisar'])
})

test("a town that nobody listed is unknown, and India's where pay is in India's money", () => {
  expect(placesOf({ at: ['Gopalasamudram'], rupees: ['INR 4,00,000 - 6,00,000'] }).value.india).toBe(true)
  expect(placesOf({ at: ['Gopalasamudram'] }).value).toMatchObject({ india: null, country: null })
  expect(placesOf({ at: ['London'], rupees: ['INR 4,00,000 - 6,00,000'] }).value.india).toBe(false)
})

test.each([
  ['1-3 years, Vizag.', ['Visakhapatnam']],
  ['Kids wear brand in Tirupur. 3+ years.', ['Tiruppur']],
])('without a location, the city of %j is where it is', (text, cities) => {
  expect(placesOf({ text }).value).toMatchObject({ india: true, cities })
})

test.each([
  'Collect from customers in Raipur.',
  'Graduates of IIT Delhi',
  'You travel to Pune now and then.',
  'Our founders studied in Indore.',
  'We deliver in Pune within ten minutes.',
])('without a location, %j says nothing of where it is', (text) => {
  expect(placesOf({ text }).value.india).toBeNull()
})

test('a location that is given is not outvoted by a city in the text', () => {
  expect(placesOf({ at: ['Remote'], text: '1-3 years, Vizag.' }).value.india).toBe(false)
})

test('a title about India is not a place of work', () => {
  expect(placesOf({ at: ['Remote'], title: 'Product Manager, India Market' }).value.india).toBe(false)
})

test('India alone takes its cities from the offices, unless the work is remote', () => {
  const offices = ['Bengaluru', 'Gurugram']
  expect(placesOf({ at: ['India'], offices }).value.cities).toEqual(['Bengaluru', 'Gurugram'])
  expect(placesOf({ at: ['Remote, India'], offices }).value).toMatchObject({
    cities: [],
    display: 'Remote, India',
  })
})

test.each([
  ['Salem', 'IN', true],
  ['Salem', 'India', true],
  ['Hyderabad', 'PK', false],
  ['Bengaluru', 'US', false],
  ['', 'in', true],
])('the country field beats the text: %j in %j', (text, country, india) => {
  expect(placesOf({ at: [text], country }).value.india).toBe(india)
})

test('a country field speaks of one of several places', () => {
  const { value } = placesOf({ at: ['Bengaluru | Singapore'], country: 'SG' })
  expect(value).toMatchObject({ india: true, cities: ['Bengaluru'] })
})

test('the evidence holds the country field where it decided', () => {
  expect(placesOf({ at: ['APAC'], country: 'IN' }).evidence).toEqual(['APAC', 'IN'])
  expect(placesOf({ at: ['Bengaluru'], country: 'IN' }).evidence).toEqual(['Bengaluru'])
})

test('the evidence is what was read', () => {
  expect(placesOf({ at: ['IN - Bengaluru'] }).evidence).toEqual(['Bengaluru'])
  expect(placesOf({ at: ['N/A'], offices: ['India Locations'] }).evidence).toEqual(['India Locations'])
  expect(placesOf({ at: ['Remote in the US'] }).evidence).toEqual(['Remote in the US'])
})
