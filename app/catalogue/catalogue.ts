import { formatControl, parseControl, type ControlSet, type ControlValue, type StateOf } from './controls.ts'

/** Texts of the empty list. */
interface EmptyText {
  title: string
  text: string
}

/**
 * Definition of a list page: its path, texts and controls. The route supplies the rows (loader) and the card.
 * `docs/patterns/catalogue-page.md` explains how to add one.
 */
export interface Catalogue<Controls extends ControlSet> {
  path: string
  /** The heading, and the document title. */
  title: string
  subtitle: string
  /** Meta description, under 160 characters. */
  description: string
  /** Singular and plural of a row, for the count and the loading text. */
  noun: readonly [one: string, many: string]
  /** Cards per row on a wide screen; default 3. */
  columns?: 3 | 4
  controls: Controls
  /** Texts of the empty list for a state. */
  empty: (state: StateOf<Controls>) => EmptyText
}

/** Returns the definition unchanged; TypeScript infers the types of its controls. */
export function defineCatalogue<const Controls extends ControlSet>(
  catalogue: Catalogue<Controls>,
): Catalogue<Controls> {
  return catalogue
}

/** Parses a page's state from its URL. Never throws. */
export function parseState<Controls extends ControlSet>(
  { controls }: Pick<Catalogue<Controls>, 'controls'>,
  query: URLSearchParams,
): StateOf<Controls> {
  const values = Object.entries(controls).map(([name, control]): [string, ControlValue] => [
    name,
    parseControl(control, query.get(name)),
  ])
  // StateOf is derived from the same controls.
  return Object.fromEntries(values) as StateOf<Controls>
}

/** The URL of a state. Missing controls have their default. */
export function catalogueHref<Controls extends ControlSet>(
  { path, controls }: Pick<Catalogue<Controls>, 'path' | 'controls'>,
  state: Partial<StateOf<Controls>>,
): string {
  const query = new URLSearchParams()
  for (const [name, control] of Object.entries(controls)) {
    const value = state[name]
    const text = value === undefined ? null : formatControl(control, value)
    if (text !== null) query.set(name, text)
  }
  return query.size === 0 ? path : `${path}?${query}`
}

/** The state with only its tab set: the target of Clear, and the list that search engines may index. */
export function onlyTab<Controls extends ControlSet>(
  { controls }: Pick<Catalogue<Controls>, 'controls'>,
  state: StateOf<Controls>,
): Partial<StateOf<Controls>> {
  const tabs = Object.entries(controls).filter(([, { kind }]) => kind === 'tab')
  return Object.fromEntries(tabs.map(([name]) => [name, state[name]])) as Partial<StateOf<Controls>>
}

/** Whether the visitor searches or filters. A tab, a sort and a longer list don't count. */
export function isNarrowed<Controls extends ControlSet>(
  { controls }: Pick<Catalogue<Controls>, 'controls'>,
  state: StateOf<Controls>,
): boolean {
  return Object.entries(controls).some(
    ([name, control]) =>
      (control.kind === 'text' || control.kind === 'select' || control.kind === 'toggle') &&
      formatControl(control, state[name] ?? null) !== null,
  )
}
