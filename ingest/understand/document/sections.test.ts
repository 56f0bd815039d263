import { expect, test } from 'vitest'
import { readDescription } from './description.ts'
import { labelledLocations, sectionLines } from './sections.ts'

function sectionsOf(text: string) {
  return sectionLines(readDescription(text).lines).map(({ section, text: line }) => [section, line])
}

test('headings of a text without markup part it, whatever stands between them', () => {
  const text = `Who we are
About Chai Labs
We make payments work.
What you'll do
• Build services
• Answer for them
Who you are
We look for somebody who ships.
Minimum requirements
• 5+ years of experience
Preferred qualifications
• Experience with Go`
  expect(sectionsOf(text)).toEqual([
    ['about', 'Who we are'],
    ['about', 'About Chai Labs'],
    ['about', 'We make payments work.'],
    ['other', "What you'll do"],
    ['other', 'Build services'],
    ['other', 'Answer for them'],
    ['requirements', 'Who you are'],
    ['requirements', 'We look for somebody who ships.'],
    ['requirements', 'Minimum requirements'],
    ['requirements', '5+ years of experience'],
    ['preferred', 'Preferred qualifications'],
    ['preferred', 'Experience with Go'],
  ])
})

test.each(['Responsibilities', 'Key Responsibilities', 'Role Overview', 'About the role', 'The role'])(
  '%j ends what a company says of itself',
  (heading) => {
    expect(sectionsOf(`About us\nWe are ten.\n${heading}\nBuild things`).at(-1)).toEqual([
      'other',
      'Build things',
    ])
  },
)

test('a few words between sentences end a section, whatever they say', () => {
  expect(sectionsOf('Our story\nWe began in 2015.\nYour part\nYou write services in Go.')).toEqual([
    ['about', 'Our story'],
    ['about', 'We began in 2015.'],
    ['other', 'Your part'],
    ['other', 'You write services in Go.'],
  ])
})

test('lines without an end beneath a heading are items', () => {
  const lines = sectionLines(
    readDescription('Requirements\nGood Java\nClear English\nLocation: Pune\nWrite to us.').lines,
  )
  expect(lines.map(({ kind }) => kind)).toEqual(['text', 'item', 'item', 'text', 'text'])
})

test.each([
  ['What we give', 'offer'],
  ["You'd be getting", 'offer'],
  ['You ought to know', 'requirements'],
  ['Education & Preferred Qualifications', 'requirements'],
  ['Selection process', 'apply'],
  ['How to apply', 'apply'],
  ['Timeline', 'apply'],
])('%j opens the section %j', (heading, section) => {
  expect(sectionsOf(`<h3>${heading}</h3><ul><li>One</li></ul>`).at(-1)).toEqual([section, 'One'])
})

test('a paragraph beneath a list is no part of it, nor is one about the company', () => {
  const long =
    'Our lab has nine people, of whom two have been with us for all of the fourteen years since it was set up in Pune, near the river.'
  const text = `<h3>Requirements</h3><ul><li>Java</li></ul><p>${long}</p><p>About Acme : founded in 2003</p>`
  expect(sectionsOf(text).slice(1)).toEqual([
    ['requirements', 'Java'],
    ['other', long],
    ['about', 'About Acme : founded in 2003'],
  ])
})

test.each([
  'What do you do in a week?',
  'Experience: 0 to 2 years',
  'Fixed pay: 4 LPA',
  'Job location: Pune',
])('%j ends what a company says of itself', (line) => {
  expect(sectionsOf(`About Acme\nWe are ten.\n${line}`).at(-1)).toEqual(['other', line])
})

test.each([
  ['Qualifications & Preferred Experience:', 'requirements'],
  ['Preferred Experience:', 'preferred'],
  ['Nice to have', 'preferred'],
  ['Must have', 'requirements'],
])('the lines under %j are %s', (heading, section) => {
  expect(sectionsOf(`${heading}\n- 5 to 10+ years of experience`).at(-1)?.[0]).toBe(section)
})

test('a row of a typed table is a label with its value', () => {
  expect(sectionsOf('Passout | 2024, 2025\nJava | Spring')).toEqual([
    ['other', 'Passout: 2024, 2025'],
    ['other', 'Java'],
    ['other', 'Spring'],
  ])
})

test.each(['Place of Posting: New Delhi (transferable)', '- Job location: New Delhi (transferable)'])(
  'the place of %j',
  (text) => {
    expect(labelledLocations(sectionLines(readDescription(text).lines))).toEqual(['New Delhi (transferable)'])
  },
)

test.each(['Stipend', 'Compensation'])(
  'an amount beneath %j is its value, however much follows',
  (heading) => {
    const amount = '₹10,000 a month for twenty hours a week, and lunch with all of us on Fridays.'
    const text = `<h3>${heading}</h3><p>${amount}</p>`
    expect(sectionsOf(text).at(-1)).toEqual(['offer', `${heading}: ${amount}`])
  },
)

test('a labelled place ends where it speaks of visits, training and interviews', () => {
  const placeOf = (text: string) => labelledLocations(sectionLines(readDescription(text).lines))
  expect(placeOf('Place of work: project office, Ranchi, with visits to Khunti and Gumla')).toEqual([
    'project office, Ranchi',
  ])
  expect(placeOf('Location: Kochi (interviews in Chennai and Bengaluru)')).toEqual(['Kochi'])
  expect(placeOf('Location: Training centre, Mysuru')).toEqual(['Training centre, Mysuru'])
})

test('what a company says of itself ends where the work is spoken of', () => {
  expect(
    sectionsOf('About us\nA bank of 650 branches.\nBuild models of risk.\nHybrid.').map(([kind]) => kind),
  ).toEqual(['about', 'about', 'other', 'other'])
})

test('a bare label starts a line of its own, whether or not another word of the line has a hyphen', () => {
  const linesOf = (text: string) => sectionsOf(text).map(([, line]) => line)

  expect(linesOf('Location Hosur Road, Bangalore Salary Rs 30,000 monthly')).toEqual([
    'Location Hosur Road, Bangalore',
    'Salary Rs 30,000 monthly',
  ])
  expect(linesOf('Location Hosur Road, full-time Salary Rs 30,000 monthly')).toEqual([
    'Location Hosur Road, full-time',
    'Salary Rs 30,000 monthly',
  ])
  expect(linesOf('Location Hosur Road, Bangalore Salary to be discussed')).toHaveLength(1)
})
