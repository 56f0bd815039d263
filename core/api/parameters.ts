import type { z } from 'zod'
import { expectation, jsonSchema } from './json-schema.ts'
import type { ParameterError } from './problems.ts'

/** The validated values, or all errors. */
export type Checked<Value> = { value: Value } | { errors: ParameterError[] }

/**
 * Validates the parameters of a query. An unknown or repeated parameter is an error, like an invalid value.
 */
export function checkQuery<Query extends z.ZodObject>(
  schema: Query,
  query: URLSearchParams,
): Checked<z.output<Query>> {
  const twice = new Set([...query.keys()].filter((name) => query.getAll(name).length > 1))
  const errors = [...twice].map((parameter) => ({ parameter, detail: 'Expected only once.' }))
  const checked = checkFields(schema, Object.fromEntries(query))
  if ('errors' in checked) errors.push(...checked.errors.filter(({ parameter }) => !twice.has(parameter)))
  return errors.length > 0 ? { errors } : checked
}

/** Validates the fields of a query or a body. */
export function checkFields<Fields extends z.ZodObject>(
  schema: Fields,
  value: unknown,
): Checked<z.output<Fields>> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return { value: data }
  const { properties = {} } = jsonSchema(schema)
  const names = Object.keys(properties)
  const errors = new Map<string, ParameterError>()
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      const takes = names.length > 0 ? `Allowed: ${names.join(', ')}.` : 'This call has no parameters.'
      for (const parameter of issue.keys)
        errors.set(parameter, { parameter, detail: `Unknown parameter. ${takes}`, allowed: names })
      continue
    }
    const [name] = issue.path
    const expected = name === undefined ? null : properties[String(name)]
    const parameter = name === undefined ? 'body' : String(name)
    const detail = `Expected ${expected ? expectation(expected) : 'a JSON object'}.`
    errors.set(parameter, { parameter, detail, ...(expected?.enum && { allowed: [...expected.enum] }) })
  }
  return { errors: [...errors.values()] }
}

/** The canonical query string: known parameters only, in the schema's order, without defaults. */
export function writeQuery(schema: z.ZodObject, value: Record<string, unknown>): URLSearchParams {
  const { properties = {} } = jsonSchema(schema)
  const written = new URLSearchParams()
  for (const [name, { default: usual }] of Object.entries(properties)) {
    const given = value[name]
    if (given !== undefined && given !== usual && given !== '') written.set(name, String(given))
  }
  return written
}
