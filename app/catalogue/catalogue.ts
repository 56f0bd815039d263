import { formatControl, parseControl, type ControlSet, type ControlValue, type StateOf } from './controls.ts'

/** What a list with nothing in it says. */
interface EmptyText {
  title: string
  text: string
}

/**
 * A list page as data: where it is, what it says, and what can be set on it. The rows come from the route's loader,
 * their look from a card. `docs/patterns/catalogue-page.md` tells how to add one.
 */
export interface Catalogue<Controls extends ControlSet> {
  path: string
  /** The page's heading and, for search engines and tabs, its name. */
  title: string
  subtitle: string
  /** For search engines and shared links; under 160 characters. */
  description: string
  /** What one row is called, and several: for the count and for who waits. */
  noun: readonly [one: string, many: string]
  /** Cards side by side on a wide screen: three where not said. */
  columns?: 3 | 4
  controls: Controls
  /** Words of the empty list, for what was asked. */
  empty: (state: StateOf<Controls>) => EmptyText
}

/** A definition, with the types of its controls kept. */
export function defineCatalogue<const Controls extends ControlSet>(
  catalogue: Catalogue<Controls>,
): Catalogue<Controls> {
  return catalogue
}

/** Reads a page's state from its address. Never throws. */
export function parseState<Controls extends ControlSet>(
  { controls }: Pick<Catalogue<Controls>, 'controls'>,
  query: URLSearchParams,
): StateOf<Controls> {
  const values = Object.entries(controls).map(([name, control]): [string, ControlValue] => [
    name,
    parseControl(control, query.get(name)),
  ])
  // Built from the same controls that the type is.
  return Object.fromEntries(values) as StateOf<Controls>
}

/** The address of a state, or of the defaults where a control is not named. */
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

/** The state with nothing set but the tab: where clearing leads, and the list that search engines may keep. */
export function onlyTab<Controls extends ControlSet>(
  { controls }: Pick<Catalogue<Controls>, 'controls'>,
  state: StateOf<Controls>,
): Partial<StateOf<Controls>> {
  const tabs = Object.entries(controls).filter(([, { kind }]) => kind === 'tab')
  return Object.fromEntries(tabs.map(([name]) => [name, state[name]])) as Partial<StateOf<Controls>>
}

/** Whether rows are left out by what the visitor set; a tab, an order and a longer list leave none out. */
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
