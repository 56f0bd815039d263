/**
 * What a visitor can set on a catalogue page. Each control is one parameter of the page's address, by the name it
 * has in the definition: it reads any text into a value and leaves its default out when written.
 */

/** One of a row of links; the first is shown when none is chosen. */
export interface TabControl<Option extends string = string> {
  kind: 'tab'
  options: readonly Option[]
}

/** A field for free text, empty by default. */
export interface TextControl {
  kind: 'text'
  label: string
  placeholder: string
}

/** One of the options, or all of them (null), which is the default. */
export interface SelectControl<Option extends string = string> {
  kind: 'select'
  label: string
  /** What choosing none is called: "All Types". */
  all: string
  options: readonly Option[]
}

/** An order of the list; the first is the default. */
export interface SortControl<Option extends string = string> {
  kind: 'sort'
  options: readonly Option[]
}

/** Off by default. */
export interface ToggleControl {
  kind: 'toggle'
  label: string
}

/** Rows shown: a page's worth at first, and that much more for each press of the button below the list. */
export interface CountControl {
  kind: 'count'
  page: number
  /** The button's words. */
  more: string
}

export type Control = TabControl | TextControl | SelectControl | SortControl | ToggleControl | CountControl

/**
 * Controls by the parameter that holds their value, in the order they stand in the address and on the page. Every
 * catalogue can be searched.
 */
export interface ControlSet extends Record<string, Control> {
  search: TextControl
}

/** The controls of a page in tabs, each a list to search and to order; `search` is the search field's words. */
export function tabbed<const Tab extends string, const Sort extends string>(
  tabs: readonly Tab[],
  search: string,
  sorts: readonly Sort[],
) {
  return {
    tab: { kind: 'tab', options: tabs },
    search: { kind: 'text', label: search, placeholder: `${search}...` },
    sort: { kind: 'sort', options: sorts },
  } as const
}

/** The value a control holds. */
type ValueOf<C extends Control> = C extends { kind: 'select'; options: readonly (infer Option)[] }
  ? Option | null
  : C extends { options: readonly (infer Option)[] }
    ? Option
    : C extends TextControl
      ? string
      : C extends ToggleControl
        ? boolean
        : number

/** The values of all controls of a page. */
export type StateOf<Controls extends ControlSet> = { [Name in keyof Controls]: ValueOf<Controls[Name]> }

export type ControlValue = string | number | boolean | null

const LONGEST_TEXT = 100
/** No list here is near as long; a stranger's number is cut. */
const MOST_ROWS = 500

/** A parameter's text as the control's value; anything that is none of its values is its default. */
export function parseControl(control: Control, text: string | null): ControlValue {
  switch (control.kind) {
    case 'text':
      return (text ?? '').trim().slice(0, LONGEST_TEXT)
    case 'toggle':
      return text === '1'
    case 'count':
      return countOf(text, control.page)
    case 'select':
      return optionOf(control.options, text) ?? null
    case 'tab':
    case 'sort':
      return optionOf(control.options, text) ?? control.options[0] ?? null
  }
}

/** The value as a parameter's text; null where it is the default, which the address leaves out. */
export function formatControl(control: Control, value: ControlValue): string | null {
  if (value === parseControl(control, null)) return null
  if (typeof value === 'boolean') return '1'
  return control.kind === 'text' ? String(value) : slugOf(String(value))
}

/** An option as an address writes it: "Cloud & Security" is `cloud-security`. */
export function slugOf(option: string): string {
  return option
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** An address may also spell an option out, as it stands on the page. */
function optionOf(options: readonly string[], text: string | null): string | undefined {
  const wanted = slugOf(text ?? '')
  return options.find((option) => slugOf(option) === wanted)
}

/** Whole pages only, so that each press of the button adds as many as the one before. */
function countOf(text: string | null, page: number): number {
  const wanted = Number(text)
  if (!Number.isInteger(wanted) || wanted <= page) return page
  return Math.min(Math.ceil(wanted / page) * page, MOST_ROWS)
}
