import { z } from 'zod'

/** The part of JSON Schema that this API uses. */
export interface JsonSchema {
  type?: string
  description?: string
  enum?: readonly string[]
  const?: string
  format?: string
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  anyOf?: readonly JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  $ref?: string
  additionalProperties?: boolean
}

/** Converts a schema's output to JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output' })
  // The same object, typed as the part that we read.
  return rest as JsonSchema
}

/** What is allowed, in words: "a whole number from 1 to 100". */
export function expectation(schema: JsonSchema): string {
  const { type, format, minimum, maximum, maxLength } = schema
  if (schema.const !== undefined) return `"${schema.const}"`
  if (schema.enum) return `one of ${schema.enum.map((value) => `"${value}"`).join(', ')}`
  const kinds = (schema.anyOf ?? []).filter((kind) => kind.type !== 'null')
  if (kinds.length > 0) return `${kinds.map((kind) => expectation(kind)).join(' or ')}, or null`
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`
  if (type === 'boolean') return '"true" or "false"'
  if (format === 'uuid') return 'an id such as 0b0e7a4e-9c1f-4e8e-9a75-0a4c0c5d2f10'
  return maxLength === undefined ? 'text' : `text of at most ${maxLength} characters`
}
