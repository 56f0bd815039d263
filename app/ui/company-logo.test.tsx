import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CompanyLogo, companyInitials, companyTile } from './company-logo.tsx'

test.for([
  ['Tarangini Systems', 'TS'],
  ['Zed7', 'Z'],
  ['neelkanth labs private limited', 'NL'],
  ['“Konkan” & Sons', 'KS'],
  ['3i Works', '3W'],
  ['प्रवेश तकनीक', 'पत'],
  ['', '?'],
] as const)('the initials of %s are %s', ([name, initials]) => {
  expect(companyInitials(name)).toBe(initials)
})

test('a company has the same colour in any spelling, and companies differ', () => {
  expect(companyTile(' Tarangini SYSTEMS ')).toBe(companyTile('Tarangini Systems'))
  const names = Array.from({ length: 40 }, (_, index) => `Company ${index}`)
  expect(new Set(names.map(companyTile)).size).toBe(8)
})

test('only images of our own origin are shown', () => {
  const html = (logoUrl: string) => renderToStaticMarkup(<CompanyLogo name="Zed7" logoUrl={logoUrl} />)
  expect(html('/logos/zed7.png')).toContain('src="/logos/zed7.png"')
  expect(html('https://elsewhere.example/z.png')).not.toContain('elsewhere')
  expect(html('//elsewhere.example/z.png')).not.toContain('elsewhere')
})
