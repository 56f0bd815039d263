import { expect, test } from 'vitest'
import {
  COMPANY_NAMES,
  displayedCompany,
  nameWithoutLegalForm,
  employerKey,
  keysOfEmployer,
} from './company-names.ts'

test.for<[string, string]>([
  ['TCS', 'Tata Consultancy Services Limited'],
  ['HCL Technologies Ltd.', 'HCLTech'],
  ['L&T Infotech', 'LTIMindtree'],
  ['Kaveri Global Pvt Ltd', 'Kaveri Global'],
])('%s is %s', ([one, other]) => {
  expect(employerKey(one)).toBe(employerKey(other))
})

test.for<[string, string]>([
  ['Tata Elxsi', 'Tata Consultancy Services'],
  ['HCL Healthcare', 'HCLTech'],
  ['Infosys BPM', 'Infosys'],
])('%s is not %s', ([one, other]) => {
  expect(employerKey(one)).not.toBe(employerKey(other))
})

test('an employer is found under each of its names', () => {
  expect(keysOfEmployer('tcs')).toEqual(['tata consultancy services', 'tcs'])
  expect(keysOfEmployer('Kaveri Global')).toEqual(['kaveri global'])
})

test('no name belongs to two employers', () => {
  const keys = COMPANY_NAMES.map((names) => new Set(names.map(nameWithoutLegalForm)))
  const shared = keys.filter((own) => keys.some((others) => others !== own && !others.isDisjointFrom(own)))
  expect(shared).toEqual([])
})

test.for([
  ['Kaveri Global India Pvt. Ltd.', 'Kaveri Global'],
  ['Kaveri Global (India) Private Limited', 'Kaveri Global'],
  ['Kaveri Global, Inc.', 'Kaveri Global'],
  ['Kaveri Global', 'Kaveri Global'],
  ['Kaveri India', 'Kaveri India'],
  ['Air India Ltd', 'Air India'],
  ['Narmada C++ Works LLP', 'Narmada C++ Works'],
  ['TCS', 'Tata Consultancy Services'],
  ['tata consultancy services limited', 'Tata Consultancy Services'],
  ['TARANGINI Systems', 'Tarangini Systems'],
  ['Tarangini systems', 'Tarangini Systems'],
  ['TARANGINI SYSTEMS PVT LTD', 'Tarangini Systems'],
  ['tarangini school of data', 'Tarangini School of Data'],
  ['IBM', 'IBM'],
  ['ibm', 'IBM'],
  ['HCLTECH', 'HCLTech'],
  ['NVIDIA', 'NVIDIA'],
  ['KAVI Labs', 'KAVI Labs'],
  ['taraNgini Systems', 'taraNgini Systems'],
  ['tarangini.example', 'tarangini.example'],
  ['1tarangini', '1tarangini'],
  ['Limited', 'Limited'],
  ['कावेरी', 'कावेरी'],
] as const)('%s is shown as %s', ([company, shown]) => {
  expect(displayedCompany(company)).toBe(shown)
})
