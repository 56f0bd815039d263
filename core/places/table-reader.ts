import { TOWN_TABLES } from './towns.ts'

/** What a name needs before it stands for its place: see the marks in `towns.ts`. */
export type Certainty = 'sure' | 'shared' | 'confirm' | 'lesser'

export interface NameRow {
  name: string
  certainty: Certainty
}

export interface PlaceRow {
  kind: 'state' | 'district' | 'city'
  /** The displayed name, then the others. */
  names: NameRow[]
  /** Degrees. */
  lat: number
  lon: number
  /** Of a state: its code. */
  code: string
  /** Of a district: whether its seat has the same name, so that the name stands for the town. */
  isNamedAfterSeat: boolean
}

const MARKS: Readonly<Record<string, Certainty>> = { '?': 'confirm', '~': 'lesser', '*': 'shared' }
const STATE = /^@ (\w\w) (.+?) ([\d.]+) ([\d.]+)(?: = (.*))?$/
const TOWN = /^(.+?) ([\d.]+) ([\d.]+)(?: = ([^(]*?))?(?: ?\((.*)\))?$/

/** The rows of the tables of towns in order: each district follows its state, each town its district. */
export function* townRows(): Generator<PlaceRow> {
  for (const table of TOWN_TABLES) for (const line of logicalLines(table)) yield* rowsOf(line)
}

/** "Bengaluru:" and the lines below it: the names of the parts of each city. */
export function* listedBelow(table: string): Generator<[city: string, names: NameRow[]]> {
  for (const block of table.trim().split(/\n(?=\S)/)) {
    const [city = '', names = ''] = block.split(/:\s*/)
    yield [city, nameRows(names)]
  }
}

/** "bangalore, hospet?": names with their marks. */
export function nameRows(names: string): NameRow[] {
  return names.split(/\s*,\s*/).flatMap((name) => (name === '' ? [] : [markedName(name.trim())]))
}

function markedName(name: string): NameRow {
  const certainty = MARKS[name.at(-1) ?? '']
  return certainty ? { name: name.slice(0, -1), certainty } : { name, certainty: 'sure' }
}

/** Lines with those that go on in the next joined: after a comma, a `|` or an open bracket. */
function logicalLines(table: string): string[] {
  return table
    .trim()
    .replaceAll(/([,|(])\n\s*/g, (_, end: string) => (end === '(' ? '(' : `${end} `))
    .split('\n')
    .filter((line) => line.trim() !== '')
}

function* rowsOf(line: string): Generator<PlaceRow> {
  const state = STATE.exec(line)
  if (state) {
    const [, code = '', name = '', lat, lon, others = ''] = state
    yield { ...row('state', [markedName(name), ...nameRows(others)], lat, lon), code }
    return
  }
  const isDistrict = !line.startsWith(' ')
  for (const entry of line.trim().split('; ')) {
    const town = TOWN.exec(entry)
    if (!town) throw new Error(`No row of a town: ${entry}`)
    const [, name = '', lat, lon, others = '', districts = ''] = town
    if (isDistrict) {
      const own = { ...row('district', [markedName(name)], lat, lon), isNamedAfterSeat: true }
      const others = districts.split('|').filter(Boolean).map(namesOf)
      if (others.length === 0) yield own
      // The first is the one that the towns below belong to.
      for (const names of others.toReversed()) yield row('district', names, lat, lon)
    }
    if (name !== '-') yield row('city', [markedName(name), ...nameRows(others)], lat, lon)
  }
}

/** "Nilgiris = the nilgiris": the displayed name and the others. */
function namesOf(text: string): NameRow[] {
  const [name = '', others = ''] = text.trim().split(' = ')
  return [markedName(name), ...nameRows(others)]
}

function row(kind: PlaceRow['kind'], names: NameRow[], lat = '0', lon = '0'): PlaceRow {
  return { kind, names, lat: Number(lat), lon: Number(lon), code: '', isNamedAfterSeat: false }
}
