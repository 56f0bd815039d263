import { expect, test } from 'vitest'
import { foldText } from '#core/fold-text.ts'
import { devanagariNames } from '#core/places/devanagari-names.ts'
import { listedName } from '#core/places/gazetteer.ts'
import { devanagariRows } from '../tables/devanagari.ts'
import { createWordIndex } from '../word-index.ts'
import { rowsIn } from '#find/bits.ts'
import { readQuery } from './read-query.ts'
import { readTypedText } from './typed-text.ts'

const POSTING = {
  title: 'Tester',
  company: 'Acme',
  skills: [] as string[],
  locations: [] as string[],
  category: null,
  experience_min: null,
  experience_max: null,
  experience_level: null,
  work_mode: null,
  job_type: null,
  batch: [],
}
const read = (text: string) => readTypedText(text, 200).text
const query = (text: string) => readQuery(text, () => [])
const words = (text: string) => query(text).asked.map(({ words }) => words.join(' '))

test.each([
  ['पुणे में नौकरी', 'pune mein naukri'],
  ['घर से काम', 'work from home'],
  ['वर्क-फ्रॉम-होम', 'work from home'],
  ['सी++ और सी#', 'c++ aur c#'],
  ['४साल', '4saal'],
  ['6 लाख से ज़्यादा', '6 lakh se zyada'],
  ['नौकरियाँ नौकरियों डेवलपर्स इंजीनियरों', 'naukri naukri developer engineer'],
  ['(पुणे,दिल्ली)', '(pune,delhi)'],
  ['इंदोर', 'indore'],
  ['yearsपुणे', 'yearsपुणे'],
  ['java पुणे', 'java pune'],
  ['ज्योतिषी', 'ज्योतिषी'],
])('%j is searched as %j', (typed, text) => {
  expect(read(typed)).toBe(text)
})

test.each([
  ['कोटा', 'kota'],
  ['कोटा में java', 'kota mein java'],
  ['कोटा नौकरी', 'kota naukri'],
  ['java कोटा से', 'java kota se'],
  ['जयपुर या कोटा java', 'jaipur ya kota java'],
  ['java कोटा jaipur', 'java kota jaipur'],
  ['java कोटा', 'java कोटा'],
  ['गया था java', 'गया hai java'],
])('an everyday word is a place by itself, beside में or another place: %j', (typed, text) => {
  expect(read(typed)).toBe(text)
})

/** Other ways to type the same. */
const SPELLINGS: Readonly<Record<string, (text: string) => string>> = {
  'without nukta': (text) => text.normalize('NFD').replaceAll('\u093c', ''),
  'with ँ': (text) => text.replaceAll('ं', 'ँ'),
  'with ं': (text) => text.replaceAll('ँ', 'ं'),
  NFC: (text) => text.normalize('NFC'),
  NFD: (text) => text.normalize('NFD'),
  'with ZWNJ': (text) => text.replaceAll('्', '्\u200c'),
}

test.each(Object.entries(SPELLINGS))('every row of the table is found %s', (_, spelt) => {
  const names = [...devanagariRows().keys()]
  const typed = names.flatMap((name) => [name, name.replaceAll('ड', 'ड़'), name.replaceAll('ज', 'ज़')])
  for (const name of typed) expect([name, read(spelt(name))]).toEqual([name, read(name)])
  for (const [name, { latin }] of devanagariRows()) expect([name, read(name)]).toEqual([name, latin])
})

test('there are as many rows as a job search needs', () => {
  expect(devanagariRows().size).toBeGreaterThanOrEqual(420)
})

test('every place finds what its name in English finds', () => {
  const names = [...devanagariNames()]
  const places = [...new Set(names.map(([, { place }]) => place))]
  const index = createWordIndex()
  for (const [row, place] of places.entries())
    index.add(row, { ...POSTING, locations: [listedName(place) ?? place] })
  const rowsOf = (text: string) => [...rowsIn(index.search(text).rows)]
  for (const [name, { place }] of names) {
    expect([name, rowsOf(name)]).toEqual([name, rowsOf(place)])
    expect(rowsOf(name)).not.toEqual([])
  }
})

test('what was read is shown as it was typed', () => {
  expect(query('४ साल पायथन 6 लाख से ज़्यादा').readAs).toEqual([
    { typed: '6 लाख से ज़्यादा', as: 'at least ₹6 LPA' },
    { typed: '४ साल', as: '4 years of experience' },
  ])
  expect(query('सॉफ़्टवेयर डेवलपर।').asked.map(({ typed }) => typed)).toEqual(['सॉफ़्टवेयर डेवलपर'])
  expect(query('"पायथन डेवलपर"').asked.map(({ typed, words }) => [typed, words])).toEqual([
    ['"पायथन डेवलपर"', ['python', 'developer']],
  ])
})

test('no typed word loses a vowel sign', () => {
  for (const typed of ['नौकरी', 'ज्योतिषी', 'ज्योतिषि!', '(ज्योतिषे)', 'வேலை', 'ఉద్యోగాలు'])
    for (const { typed: shown } of query(`${typed} java`).asked)
      expect(['java', typed.replaceAll(/[()!]/g, '')]).toContain(shown)
})

test.each([
  ['java nahi python', ['python'], ['java']],
  ['जावा नहीं पायथन', ['python'], ['जावा']],
  ['bina java python', ['python'], ['java']],
  ['बिना जावा पायथन', ['python'], ['जावा']],
  ['java ke bina python', ['python'], ['java']],
  ['python chahiye java nahi', ['python'], ['java']],
  ['data entry nahi chahiye', [], ['data entry']],
  ['नहीं जावा पायथन', ['python'], ['जावा']],
  ['bina anubhav java', ['bina anubhav', 'java'], []],
  ['बिना अनुभव java', ['fresher', 'java'], []],
  ['anubhav nahi hai java', ['fresher', 'java'], []],
  ['java naukri nahi mil rahi', [], ['java']],
  ['naukri nahi mil rahi java', ['java'], []],
])('%j searches %j and leaves out %j', (typed, asked, denied) => {
  expect(words(typed)).toEqual(asked)
  expect(query(typed)).toMatchObject({ denied, leftOut: denied })
})

test.each([
  ['வேலை', 'language'],
  ['చెన్నైలో', 'language'],
  ['চাকরি', 'language'],
  ['मला पाहिजे', 'language'],
  ['ज्योतिषी', 'language'],
  ['सरकारी', 'government'],
  ['sarkari', 'government'],
  ['जावा नहीं', 'denied'],
  ['पुणे', undefined],
  ['kafka', undefined],
])('what a page says of %j that was not searched: %j', (typed, kind) => {
  const { leftOut, notices } = createWordIndex().search(typed)
  expect(notices.map((notice) => notice.kind)).toEqual(kind ? [kind] : [])
  if (kind) expect(notices[0]?.words).toEqual(leftOut)
})

test('a word that no row knows is read by its consonants, at most as three', () => {
  const index = createWordIndex()
  const titles = ['Architect', 'Robotics Engineer', 'Statistician', 'Bartender', 'Librarian', 'Walker']
  for (const [row, title] of titles.entries()) index.add(row, { ...POSTING, title })
  const found = (text: string) => {
    const { readAs, rows } = index.search(text)
    return { as: readAs[0]?.as, titles: [...rowsIn(rows)].map((row) => titles[row]) }
  }
  expect(found('रोबोटिक्स')).toEqual({ as: 'robotics', titles: ['Robotics Engineer'] })
  expect(found('लाइब्रेरियन')).toEqual({ as: 'librarian', titles: ['Librarian'] })
  expect(found('बारटेंडर')).toEqual({ as: 'bartender', titles: ['Bartender'] })
  expect(found('पाहिजे')).toEqual({ as: undefined, titles: [] })
  expect(found('कल')).toEqual({ as: undefined, titles: [] })
})

test('a posting in Hindi is found by both scripts', () => {
  const index = createWordIndex()
  index.add(0, { ...POSTING, title: 'पायथन डेवलपर।', skills: ['Python'] })
  index.add(1, { ...POSTING, title: 'पायथन प्रशिक्षक' })
  const rows = (text: string) => [...rowsIn(index.search(text).rows)]
  expect(rows('पायथन')).toEqual([0, 1])
  expect(rows('python')).toEqual([0])
  expect(rows('प्रशिक्षक')).toEqual([1])
})

test('a text is as long as what is searched for it', () => {
  const long = `${'सॉफ़्टवेयर '.repeat(15)}पुणे`
  expect(long.length).toBeLessThan(200)
  expect(words(long)).toEqual(['software', 'pune'])
  // Typed in more than 200 letters, searched in fewer.
  const cities = 'बेंग\u200cलुरु पु\u200c\u200cणे दिल्\u200cली ज\u200c\u200cयपुर ना\u200cगपुर '.repeat(5)
  expect(cities.length).toBeGreaterThan(200)
  expect(words(`${cities}सूरत`)).toContain('surat')
  const many = Array.from({ length: 300 }, () => 'ज्योतिषी').join(' ')
  expect(read(many).length).toBeLessThan(220)
  for (const word of read(many).trim().split(' ')) expect(word).toBe('ज्योतिषी')
  expect(query('क ख ग घ च छ ज झ ट ठ ड ढ त थ').asked).toHaveLength(12)
})

test('any Devanagari can be searched', () => {
  const index = createWordIndex()
  let seed = 11
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  const rows = [...devanagariRows().keys()]
  for (let round = 0; round < 10_000; round += 1) {
    const text = Array.from({ length: 1 + random(30) }, () =>
      random(8) === 0
        ? (rows[random(rows.length)] ?? '')
        : random(5) === 0
          ? String.fromCharCode(0x20 + random(0x5f))
          : String.fromCharCode(0x900 + random(0x80)),
    ).join('')
    const { readAs, leftOut } = index.search(text)
    for (const { typed } of readAs) expect(foldText(typed)).not.toBe('')
    expect(leftOut.join('').length).toBeLessThanOrEqual(4 * text.length + 100)
  }
})
