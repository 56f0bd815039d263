import { API_BASE, CLICK_CALL, READ_CALLS } from '#core/api/calls.ts'
import type { ReadCall } from '#core/api/read-call.ts'
import { expectation, type JsonSchema } from '#core/api/json-schema.ts'
import { openApiDocument, type OpenApiDocument, type Operation } from '#core/api/openapi.ts'
import { PROBLEMS } from '#core/api/problems.ts'
import { RESOURCES } from '#core/api/resources.ts'

/** A parameter of a call, or a field of its response. */
export interface DescribedField {
  name: string
  /** "a whole number from 1 to 100"; for a response field, its type. */
  kind: string
  description: string
  /** The default of a parameter; null if there is none. */
  usual: string | null
}

export interface DescribedCall {
  /** Anchor on the page. */
  id: string
  method: 'GET' | 'POST'
  path: string
  summary: string
  description: string
  parameters: DescribedField[]
  /** A command for a terminal. */
  curl: string
  /** Name of a row of the response; empty if the call returns nothing. */
  resource: string
}

export interface DescribedResource {
  name: string
  fields: DescribedField[]
}

export interface DescribedProblem {
  name: string
  status: number
  title: string
  meaning: string
}

export interface ApiPageData {
  base: string
  calls: DescribedCall[]
  resources: DescribedResource[]
  problems: DescribedProblem[]
}

/** The data of the API page, read from the OpenAPI document. */
export function describeApi(siteUrl: string): ApiPageData {
  const document = openApiDocument(siteUrl)
  const base = siteUrl + API_BASE
  const reads = Object.values<ReadCall>(READ_CALLS).flatMap((call) => {
    const operation = document.paths[call.path]?.get
    return operation ? [describeRead(base, call, operation)] : []
  })
  const click = document.paths[CLICK_CALL.path]?.post
  return {
    base,
    calls: click ? [...reads, describeClick(base, click)] : reads,
    resources: describeResources(document),
    problems: Object.entries(PROBLEMS).map(([name, { status, title, meaning }]) => ({
      name,
      status,
      title,
      meaning,
    })),
  }
}

function describeRead(base: string, call: ReadCall, operation: Operation): DescribedCall {
  const { operationId, summary, description, parameters = [] } = operation
  const query = call.example === '' ? '' : `?${call.example}`
  return {
    id: operationId,
    method: 'GET',
    path: call.path,
    summary,
    description,
    parameters: parameters.map(({ name, description = '', schema }) =>
      describeField(name, { ...schema, description }, expectation(schema)),
    ),
    curl: `curl '${base}${call.path.replace('{id}', 'ID')}${query}'`,
    resource: call.resource,
  }
}

function describeClick(
  base: string,
  { operationId, summary, description, requestBody }: Operation,
): DescribedCall {
  const { properties = {} } = requestBody?.content['application/json']?.schema ?? {}
  const body = JSON.stringify({ item_type: 'job', item_id: 'ID' })
  return {
    id: operationId,
    method: 'POST',
    path: CLICK_CALL.path,
    summary,
    description,
    parameters: Object.entries(properties).map(([name, schema]) =>
      describeField(name, schema, expectation(schema)),
    ),
    curl: `curl -X POST -H 'Content-Type: application/json' -d '${body}' '${base}${CLICK_CALL.path}'`,
    resource: '',
  }
}

function describeResources({ components }: OpenApiDocument): DescribedResource[] {
  // The other schemas are of problems, and of files that are no calls.
  const rows = Object.entries(components.schemas).filter(([name]) => Object.hasOwn(RESOURCES, name))
  return rows.map(([name, { properties = {} }]) => ({
    name,
    fields: Object.entries(properties).map(([field, schema]) => describeField(field, schema, typeOf(schema))),
  }))
}

function describeField(name: string, schema: JsonSchema, kind: string): DescribedField {
  const { description = '', default: usual } = schema
  return { name, kind, description, usual: usual === undefined ? null : String(usual) }
}

/** The type in plain words: "text or null", "list of text". */
function typeOf(schema: JsonSchema): string {
  const { type, format, anyOf, items } = schema
  if (anyOf) return anyOf.map((kind) => typeOf(kind)).join(' or ')
  if (schema.enum) return schema.enum.join(' · ')
  if (type === 'array') return `list of ${items ? typeOf(items) : 'values'}`
  if (format === 'date-time') return 'moment'
  if (format === 'date') return 'day'
  if (format === 'uuid') return 'id'
  return TYPE_NAMES[type ?? ''] ?? ''
}

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
}
