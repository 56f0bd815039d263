import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { ContentTable } from '#core/content/tables.ts'

/** How a field is written in one cell of a table: `list` as texts joined by `; `, `json` as JSON. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'instant' | 'list' | 'json'

export interface Field {
  name: string
  kind: FieldKind
  /** An empty cell is null. */
  nullable: boolean
}

/** The fields of a table, in the order of its columns in a file. */
export function fieldsOf({ schema }: ContentTable): Field[] {
  return Object.entries(schema.shape).map(([name, type]) => {
    const given = type instanceof z.ZodDefault ? type.unwrap() : type
    const nullable = given instanceof z.ZodNullable
    return { name, nullable, kind: kindOf(nullable ? given.unwrap() : given) }
  })
}

function kindOf(type: z.core.$ZodType): FieldKind {
  if (type instanceof z.ZodArray) return type.element instanceof z.ZodString ? 'list' : 'json'
  if (type instanceof z.ZodNumber) return 'number'
  if (type instanceof z.ZodBoolean) return 'boolean'
  if (type instanceof z.ZodISODateTime) return 'instant'
  return 'text'
}

/** Whether two values of a field are equal; an instant may have another offset. */
export function sameValue({ kind }: Field, one: unknown, other: unknown): boolean {
  if (kind === 'instant' && typeof one === 'string' && typeof other === 'string') {
    return Date.parse(one) === Date.parse(other)
  }
  return isDeepStrictEqual(one, other)
}

/** A spreadsheet runs a cell that starts like this as a formula. */
const FORMULA = /^'*[=+\-@\t\r]/

/**
 * Writes a value as a cell. A value that a spreadsheet would run as a formula gets a leading apostrophe
 * (another one if it has one already), so that reading the cell returns the same value.
 */
export function cellOf({ kind, nullable }: Field, value: unknown): string {
  // An empty cell would be null.
  const isEmptyList = nullable && Array.isArray(value) && value.length === 0
  const text = isEmptyList ? '[]' : plainCell(kind, value)
  return FORMULA.test(text) ? `'${text}` : text
}

function plainCell(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (kind === 'list' && Array.isArray(value)) {
    const joined = value.join('; ')
    return isDeepStrictEqual(readList(joined).value, value) ? joined : JSON.stringify(value)
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The value of a cell; or its text and what was expected. */
export interface CellValue {
  value: unknown
  problem?: string
}

const YES = new Set(['true', 'yes', 'y', '1'])
const NO = new Set(['false', 'no', 'n', '0'])

/** Parses a cell. Enum values and ranges are left to the schema, whose errors are better. */
export function valueOf({ kind, nullable }: Field, cell: string): CellValue {
  const text = (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell).trim()
  if (text === '' && nullable) return { value: null }
  if (kind === 'list') return readList(text)
  if (kind === 'json') return readJson(text)
  if (kind === 'number') return readNumber(text)
  if (kind === 'boolean') return readBoolean(text)
  return { value: text }
}

function expected(what: string, text: string): CellValue {
  const found = text === '' ? 'nothing' : text.length > 60 ? 'something else' : `"${text}"`
  return { value: text, problem: `expected ${what}; found ${found}` }
}

function readBoolean(text: string): CellValue {
  const word = text.toLowerCase()
  if (YES.has(word)) return { value: true }
  if (NO.has(word)) return { value: false }
  return expected('TRUE or FALSE, yes or no', text)
}

/** Digits, optionally with commas in Indian (1,00,000) or Western (100,000) grouping. */
const DIGITS = /^(\d+|\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+)(\.\d+)?$/

function readNumber(text: string): CellValue {
  const digits = text.replace(/^₹\s*/, '')
  if (DIGITS.test(digits)) return { value: Number(digits.replaceAll(',', '')) }
  return expected('a number such as 4.5, 100000 or 1,00,000', text)
}

function readList(text: string): CellValue {
  // An item that contains a semicolon needs the JSON form.
  return text.startsWith('[') ? readJson(text) : { value: listOf(text) }
}

function listOf(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function readJson(text: string): CellValue {
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return { value }
  } catch {
    // Reported below.
  }
  return expected('a list in JSON: [ … ]', text)
}
