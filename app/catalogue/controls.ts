import { cutText } from '#core/cut-text.ts'
/**
 * The controls of a catalogue page. Each control is one query parameter, named as in the definition. Any text
 * parses to a value, and the default is left out of the URL.
 */

/** A row of links; the first is the default. */
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

/** One of the options, or null for all of them, which is the default. */
export interface SelectControl<Option extends string = string> {
  kind: 'select'
  label: string
  /** Label of the default: "All Types". */
  all: string
  options: readonly Option[]
}

/** The sort of the list; the first option is the default. */
export interface SortControl<Option extends string = string> {
  kind: 'sort'
  options: readonly Option[]
}

/** Off by default. */
export interface ToggleControl {
  kind: 'toggle'
  label: string
}

/** How many rows are shown: one page at first, and one more with each press of the button below the list. */
export interface CountControl {
  kind: 'count'
  page: number
  /** Label of the button. */
  more: string
}

export type Control = TabControl | TextControl | SelectControl | SortControl | ToggleControl | CountControl

/** Controls by query parameter, in the order of the URL and the page. Every catalogue has a search. */
export interface ControlSet extends Record<string, Control> {
  search: TextControl
}

/** The controls of a page with tabs, search and sort; `search` is the search field's label. */
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

type ValueOf<C extends Control> = C extends { kind: 'select'; options: readonly (infer Option)[] }
  ? Option | null
  : C extends { options: readonly (infer Option)[] }
    ? Option
    : C extends TextControl
      ? string
      : C extends ToggleControl
        ? boolean
        : number

export type StateOf<Controls extends ControlSet> = { [Name in keyof Controls]: ValueOf<Controls[Name]> }

export type ControlValue = string | number | boolean | null

const MAX_TEXT_LENGTH = 100
/** Upper limit for `show` in a URL; no list is nearly as long. */
const MAX_ROWS = 500

/** Parses a query parameter; an invalid text gives the default. */
export function parseControl(control: Control, text: string | null): ControlValue {
  switch (control.kind) {
    case 'text':
      return cutText((text ?? '').trim(), MAX_TEXT_LENGTH)
    case 'toggle':
      return text === '1'
    case 'count':
      return parseCount(text, control.page)
    case 'select':
      return findOption(control.options, text) ?? null
    case 'tab':
    case 'sort':
      return findOption(control.options, text) ?? control.options[0] ?? null
  }
}

/** Formats a value as a query parameter; null for the default, which the URL leaves out. */
export function formatControl(control: Control, value: ControlValue): string | null {
  if (value === parseControl(control, null)) return null
  if (typeof value === 'boolean') return '1'
  return control.kind === 'text' ? String(value) : slugOf(String(value))
}

/** An option in the URL: "Cloud & Security" is `cloud-security`. */
export function slugOf(option: string): string {
  return option
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Finds an option by its slug, or by its label as the page shows it. */
function findOption(options: readonly string[], text: string | null): string | undefined {
  const slug = slugOf(text ?? '')
  return options.find((option) => slugOf(option) === slug)
}

/** Rounds to whole pages, so that each press of the button adds the same number of rows. */
function parseCount(text: string | null, page: number): number {
  const wanted = Number(text)
  if (!Number.isInteger(wanted) || wanted <= page) return page
  return Math.min(Math.ceil(wanted / page) * page, MAX_ROWS)
}
