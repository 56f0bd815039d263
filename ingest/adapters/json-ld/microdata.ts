import { DomUtils } from 'htmlparser2'
import {
  findElements,
  hasName,
  parsePage,
  withTag,
  wordsOf,
  type HtmlElement,
  type HtmlPage,
} from '../html-page.ts'
import { monthFirst } from '../moment.ts'
import { stated } from '../stated.ts'

type Scope = HtmlPage | HtmlElement

/**
 * The posting that a page states in microdata, or in the `<meta>` tags of TalentBrew's sites, as an object like one
 * of JSON-LD; null if it states none.
 */
export function postingInMarkup(html: string): Record<string, unknown> | null {
  if (!/\bitemprop\s*=|\bgtm_tbcn_/i.test(html)) return null
  const page = parsePage(html)
  return fromMicrodata(page) ?? fromMetaTags(page)
}

/** https://schema.org/JobPosting as microdata, with the marks that SAP's career sites add. */
function fromMicrodata(page: HtmlPage): Record<string, unknown> | null {
  const scopes = findElements(page, ({ itemtype }) =>
    /schema\.org\/JobPosting\/?$/i.test(itemtype?.trim() ?? ''),
  )
  const [only] = scopes
  // Unbalanced tags may end the only posting too early, so it is looked for on the whole page.
  const scope = scopes.length > 1 && only ? only : page
  const value = (name: string) => valuesOf(scope, name)[0]
  const datePosted = value('datePosted')
  if (!only && !datePosted) return null
  const labels = labelledValues(scope)
  return {
    '@type': 'JobPosting',
    title: value('title') ?? labels.get('title'),
    datePosted,
    validThrough: value('validThrough'),
    hiringOrganization: value('hiringOrganization'),
    employmentType: value('employmentType') ?? labels.get('employment type') ?? labels.get('job type'),
    identifier: labels.get('req id') ?? labels.get('requisition id') ?? labels.get('requisition number'),
    employmentUnit: labels.get('department') ?? labels.get('job function') ?? labels.get('function'),
    experienceRequirements: value('experienceRequirements') ?? labels.get('experience'),
    skills: valuesOf(scope, 'skills'),
    jobLocation: placesOf(scope),
    description: descriptionOf(scope),
  }
}

/** How SAP's career sites mark the places that people see: each by itself, else all of a posting. */
const SHOWN_PLACES: ((attributes: HtmlElement['attribs']) => boolean)[] = [
  ({ class: names }) => hasName(names, 'jobGeoLocation'),
  (attributes) => attributes['data-careersite-propertyid'] === 'location',
]

/** The list of places that people see, which is complete; else the addresses. */
function placesOf(scope: Scope): unknown[] {
  for (const isPlace of SHOWN_PLACES) {
    const shown = stated(...findElements(scope, isPlace).map(wordsOf))
    if (shown.length > 0) return shown
  }
  const addresses = findElements(scope, ({ itemprop }) => hasName(itemprop, 'address'))
  return addresses.flatMap((address): unknown[] => {
    const part = (name: string) => valuesOf(address, name)[0]
    const locality = part('addressLocality')
    const street = part('streetAddress')
    if (!locality && !part('addressCountry')) return stated(street ?? valueOf(address))
    const parts = { addressRegion: part('addressRegion'), addressCountry: part('addressCountry') }
    return [{ '@type': 'Place', address: { addressLocality: locality, ...parts } }]
  })
}

/** A page may have the company's text, the posting's and one on equal opportunities, in any order. */
function descriptionOf(scope: Scope): string | undefined {
  const all = findElements(scope, ({ itemprop }) => hasName(itemprop, 'description'))
  const text = (element: HtmlElement) => element.attribs.content ?? wordsOf(element)
  const marked = all.find(
    (element) => element.attribs['data-careersite-propertyid'] === 'description' && text(element) !== '',
  )
  const longest = all.toSorted((one, other) => text(other).length - text(one).length)[0]
  const chosen = marked ?? longest
  return chosen && (chosen.attribs.content ?? DomUtils.getInnerHTML(chosen).trim())
}

/** "Department: Engineering", where the label and the value are elements of one line. */
function labelledValues(scope: Scope): Map<string, string> {
  const values = new Map<string, string>()
  for (const label of findElements(scope, ({ class: names }) => hasName(names, 'joblayouttoken-label'))) {
    const name = wordsOf(label).replace(/\s*:$/, '').toLowerCase()
    const value = DomUtils.nextElementSibling(label)
    if (value && !values.has(name)) values.set(name, wordsOf(value))
  }
  return values
}

/** TalentBrew's own tags for analysis, on sites without JSON-LD. Places are `City~State~Country`, with `|` between. */
function fromMetaTags(page: HtmlPage): Record<string, unknown> | null {
  const metas = new Map(
    findElements(page, ({ name }) => name !== undefined).map(({ attribs }) => [
      attribs.name?.toLowerCase() ?? '',
      attribs.content?.trim() ?? '',
    ]),
  )
  const of = (name: string) => metas.get(`gtm_tbcn_${name}`) || undefined
  const [description] = findElements(page, ({ class: names }) => hasName(names, 'ats-description'))
  const title = of('jobtitle') ?? of('title') ?? headingOf(page)
  if (!description || !title) return null
  const posted = metas.get('gtm_firstindex') ?? of('firstindex') ?? of('dateposted') ?? ''
  return {
    '@type': 'JobPosting',
    title,
    datePosted: monthFirst(posted) ?? posted,
    hiringOrganization: of('company') ?? metas.get('og:site_name'),
    employmentUnit: of('jobcategory'),
    employmentType: of('jobtype') ?? of('employmenttype'),
    identifier: metas.get('job-ats-req-id'),
    jobLocation: (of('location') ?? '').split(/[|;]/).flatMap(placeOfParts),
    description: DomUtils.getInnerHTML(description).trim(),
  }
}

function headingOf(page: HtmlPage): string | undefined {
  const [heading] = withTag(page, 'h1')
  return heading && (wordsOf(heading) || undefined)
}

/** `City~State~Country`; the last part is the country. */
function placeOfParts(text: string): unknown[] {
  const parts = stated(...text.split('~'))
  const country = parts.length > 1 ? parts.at(-1) : undefined
  const [addressLocality, addressRegion] = country === undefined ? parts : parts.slice(0, -1)
  if (addressLocality === undefined) return []
  return [{ '@type': 'Place', address: { addressLocality, addressRegion, addressCountry: country } }]
}

/** The values of a property, without empty ones. */
function valuesOf(scope: Scope, name: string): string[] {
  return stated(...findElements(scope, ({ itemprop }) => hasName(itemprop, name)).map(valueOf))
}

function valueOf(element: HtmlElement): string {
  const { content, datetime } = element.attribs
  if (content !== undefined) return content
  if (datetime !== undefined) return datetime
  const [name] = findElements(element, ({ itemprop }) => hasName(itemprop, 'name'))
  return name ? valueOf(name) : wordsOf(element)
}
