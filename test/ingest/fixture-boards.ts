import { parseSource } from '#ingest/boards/sources.ts'
import { readFixture } from './adapter-contract.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export interface FixtureBoard {
  fixture: string
  /** Of the fixture. */
  token: string
  /** Where the postings are in its payload, as `parse` returns it. */
  at: string[]
  /** The part of a posting that the source sends, if we add to it. */
  sent?: string
}

/** A saved response of every kind of board. */
export const FIXTURE_BOARDS: FixtureBoard[] = [
  { token: 'greenhouse:nimbuswala', fixture: 'greenhouse-nimbuswala.json', at: ['jobs'] },
  { token: 'lever:pahalpay', fixture: 'lever-pahalpay.json', at: [] },
  { token: 'lever-eu:pahalpay', fixture: 'lever-pahalpay.json', at: [] },
  { token: 'ashby:vidya labs', fixture: 'ashby-vidya-labs.json', at: ['jobs'] },
  { token: 'workable:mango-metrics', fixture: 'workable-mango-metrics.json', at: ['jobs'] },
  { token: 'recruitee:kitekettle', fixture: 'recruitee-kitekettle.json', at: ['offers'] },
  { token: 'personio:banyanworks', fixture: 'personio-banyanworks.xml', at: ['workzag-jobs', 'position'] },
  { token: 'teamtailor:jamun', fixture: 'teamtailor-jamun.xml', at: ['rss', 'channel', 'item'] },
  { token: 'keka:morpankh', fixture: 'keka-morpankh.json', at: ['jobs'] },
  { token: 'workday:tungabhadra.wd3/Careers', fixture: 'workday-tungabhadra.json', at: ['jobPostings'] },
  { token: 'smartrecruiters:KaveriCloudworks', fixture: 'smartrecruiters-kaveri.json', at: ['content'] },
  {
    token: 'oracle:kaveri.fa.em2.oraclecloud.com/CX_1',
    fixture: 'oracle-kaveri.json',
    at: ['items', '0', 'requisitionList'],
  },
  { token: 'eightfold:careers.narmada.example', fixture: 'eightfold-narmada.json', at: ['positions'] },
  {
    token: 'successfactors:jobs.godavari.example',
    fixture: 'successfactors-godavari.xml',
    at: ['rss', 'channel', 'item'],
  },
  { token: 'ripplehire:gomti', fixture: 'ripplehire-gomti.json', at: ['jobVoList'] },
  { token: 'mynexthire:betwa', fixture: 'mynexthire-betwa.json', at: ['reqDetailsBOList'] },
  { token: 'turbohire:tapi', fixture: 'turbohire-tapi.json', at: ['Result'] },
  { token: 'zoho:kosi.zohorecruit.in', fixture: 'zoho-kosi.json', at: ['data'] },
  {
    token: 'peoplestrong:indravati-careers',
    fixture: 'peoplestrong-indravati.json',
    at: ['response'],
  },
  { token: 'zwayam:careers.pamba.example', fixture: 'zwayam-pamba.json', at: ['data', 'data'] },
  {
    token: 'phenom:careers.sabarmati.example',
    fixture: 'phenom-sabarmati.json',
    at: ['refineSearch', 'data', 'jobs'],
  },
  { token: 'jibe:careers.netravati.example', fixture: 'jibe-netravati.json', at: ['jobs'], sent: 'data' },
  { token: 'icims:careers-hemavati.icims.com', fixture: 'icims-hemavati.json', at: ['pages'] },
  { token: 'amazon:amazon.jobs', fixture: 'amazon-search.json', at: ['jobs'] },
  { token: 'infosys:career.infosys.com', fixture: 'infosys-jobs.json', at: [] },
  { token: 'ibm:www-api.ibm.com', fixture: 'ibm-search.json', at: ['hits', 'hits'] },
  { token: 'capgemini:cg-jobstream-api', fixture: 'capgemini-search.json', at: ['data'] },
  {
    token: 'mercedesbenz:jobs.api.mercedes-benz.com',
    fixture: 'mercedesbenz-search.json',
    at: ['SearchResult', 'SearchResultItems'],
  },
  { token: 'kpit:www.kpit.com', fixture: 'kpit-list.json', at: ['cards'] },
  {
    token: 'avature:jobs.sabarmati.example/en_US/careers',
    fixture: 'avature-sabarmati.json',
    at: ['pages'],
  },
  { token: 'radancy:careers.shipra.example', fixture: 'radancy-shipra.json', at: ['pages'] },
  { token: 'rippling:indrayani', fixture: 'rippling-indrayani.json', at: ['jobs'] },
  { token: 'freshteam:chambal', fixture: 'freshteam-chambal.json', at: ['jobs'] },
  { token: 'jobvite:mahanadi', fixture: 'jobvite-mahanadi.json', at: ['pages'] },
  { token: 'trakstar:teesta', fixture: 'trakstar-teesta.xml', at: ['rss', 'channel', 'item'] },
  { token: 'jazzhr:periyar', fixture: 'jazzhr-periyar.json', at: ['pages'] },
  { token: 'cognizant:india-en', fixture: 'cognizant-india.xml', at: ['source', 'job'] },
  { token: 'google:careers', fixture: 'google-careers.json', at: ['jobs'] },
  { token: 'jsonld:careers.sahyadri.example', fixture: 'jsonld-sahyadri.json', at: ['pages'] },
  { token: 'file:gulmohar', fixture: 'file-gulmohar.csv', at: ['rows'], sent: 'cells' },
]

export function payloadOf({ token, fixture }: FixtureBoard): Json {
  return parseSource(token).adapter.parse(readFixture(fixture)) as Json
}

export function listIn(payload: Json, at: string[]): Json[] {
  return at.reduce<Json>((value, key) => (value as Record<string, Json>)[key] ?? null, payload) as Json[]
}

/** The payload of the fixture with other postings. */
export function withPostings(board: FixtureBoard, postings: Json[]): unknown {
  if (board.at.length === 0) return postings
  const payload = structuredClone(payloadOf(board))
  const last = board.at.at(-1) ?? ''
  const parent = board.at
    .slice(0, -1)
    .reduce<Json>((value, key) => (value as Record<string, Json>)[key] ?? null, payload)
  ;(parent as Record<string, Json>)[last] = postings
  return payload
}

/** The part of an id that other fields of the posting may have too. */
export function tokenOf(id: string): string {
  return /[A-Za-z0-9-]+$/.exec(id)?.[0] ?? id
}

/** The same posting with another id, wherever its id stands. */
export function copyOf(posting: Json, id: string, number: string): Json {
  return JSON.parse(JSON.stringify(posting).replaceAll(id, id + number)) as Json
}

export type Path = (string | number)[]

/** The paths of all values in a posting that hold no others, and of those that hold some. */
export function leavesOf(value: Json, path: Path = []): Path[] {
  const here = path.length > 0 ? [path] : []
  if (typeof value !== 'object' || value === null) return here
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...here, ...entries.flatMap(([key, one]) => leavesOf(one, [...path, key]))]
}

export function changed(posting: Json, path: Path, change: (value: Json) => Json): Json {
  const parent = path
    .slice(0, -1)
    .reduce<Json>((value, key) => (value as Record<string, Json>)[key] ?? null, posting)
  const last = path.at(-1) ?? ''
  const holder = parent as Record<string, Json>
  holder[last] = change(holder[last] ?? null)
  return posting
}
