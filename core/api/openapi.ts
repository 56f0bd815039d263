import { API_BASE, CLICK_CALL, READ_CALLS } from './calls.ts'
import type { ReadCall } from './read-call.ts'
import { jsonSchema, type JsonSchema } from './json-schema.ts'
import { MARKET_FIGURES, marketFigure } from './market-files.ts'
import { PROBLEM_TYPE, PROBLEMS, problemSchema, type ProblemName } from './problems.ts'
import { RESOURCES, type ResourceName } from './resources.ts'

interface Parameter {
  name: string
  in: 'query' | 'path'
  required: boolean
  description?: string
  schema: JsonSchema
}

interface Reply {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Record<string, { schema: JsonSchema }>
}

type Responses = Record<string, Reply | { $ref: string }>

/** One method of one path. */
export interface Operation {
  operationId: string
  summary: string
  description: string
  parameters?: Parameter[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Responses
}

/** https://spec.openapis.org/oas/v3.1.1.html, the part that this API uses. */
export interface OpenApiDocument {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  /** `servers` of a path replace those of the document. */
  paths: Record<string, { servers?: { url: string }[]; get?: Operation; post?: Operation }>
  components: { schemas: Record<string, JsonSchema>; responses: Record<ProblemName, Reply> }
}

/** Problems that every read call can return. */
const READ_PROBLEMS: ProblemName[] = [
  'invalid-parameters',
  'method-not-allowed',
  'internal-error',
  'unavailable',
]
const ID_PROBLEMS: ProblemName[] = ['not-found', ...READ_PROBLEMS]
const CLICK_PROBLEMS: ProblemName[] = [
  'invalid-parameters',
  'forbidden',
  'method-not-allowed',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
]

/**
 * The OpenAPI document, built from the same schemas that validate requests.
 *
 * @param siteUrl Origin of the public site.
 */
export function openApiDocument(siteUrl: string): OpenApiDocument {
  const reads = Object.entries(READ_CALLS).map(([name, call]) => [
    call.path,
    { get: readOperation(name, call) },
  ])
  const problems = Object.keys(PROBLEMS).map((name) => [name, problemReply(name as ProblemName)])
  return {
    openapi: '3.1.1',
    info: {
      title: 'Pravesh data API',
      version: '1.0.0',
      description:
        'IT jobs in India and career resources, as on the site. Free, no API key, readable from anywhere.',
    },
    servers: [{ url: siteUrl + API_BASE }],
    paths: {
      ...Object.fromEntries(reads),
      [CLICK_CALL.path]: { post: clickOperation() },
      ...marketPaths(siteUrl),
    },
    components: { schemas: schemas(), responses: Object.fromEntries(problems) },
  }
}

function schemas(): Record<string, JsonSchema> {
  const resources = Object.entries(RESOURCES).map(([name, schema]) => [name, jsonSchema(schema)])
  return {
    ...Object.fromEntries(resources),
    MarketFigure: jsonSchema(marketFigure),
    Problem: jsonSchema(problemSchema),
  }
}

function readOperation(operationId: string, call: ReadCall): Operation {
  const one = call.answers === 'one'
  const problems = call.path === READ_CALLS.getJob.path ? (['gone', ...ID_PROBLEMS] as const) : ID_PROBLEMS
  return {
    operationId,
    summary: call.summary,
    description: call.description,
    parameters: [...(one ? [idParameter(call)] : []), ...queryParameters(call)],
    responses: {
      200: {
        description: one ? 'The row.' : 'The rows.',
        headers: {
          ETag: { description: 'Send it in If-None-Match next time.', schema: { type: 'string' } },
          'Cache-Control': {
            description: 'How long the response may be cached.',
            schema: { type: 'string' },
          },
          ...(call.answers === 'page' && {
            Link: {
              description: 'The next page, with rel="next"; absent on the last page.',
              schema: { type: 'string' },
            },
          }),
        },
        content: { 'application/json': { schema: answerSchema(call) } },
      },
      304: { description: 'Not changed since the ETag in If-None-Match.' },
      ...replies(one ? problems : READ_PROBLEMS),
    },
  }
}

function clickOperation(): Operation {
  const { summary, description, body } = CLICK_CALL
  return {
    operationId: 'recordClick',
    summary,
    description,
    requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body) } } },
    responses: { 202: { description: 'Accepted.' }, ...replies(CLICK_PROBLEMS) },
  }
}

/** The files of the market pages, which are outside of the base of the calls. */
function marketPaths(siteUrl: string): OpenApiDocument['paths'] {
  const file = (format: 'json' | 'csv', type: string, schema: JsonSchema) => ({
    servers: [{ url: siteUrl }],
    get: {
      operationId: `marketFigure${format === 'json' ? 'Json' : 'Csv'}`,
      summary: `A figure of the market as ${format.toUpperCase()}`,
      description: 'The numbers behind a plot of the market pages, counted every hour at most.',
      parameters: [
        {
          name: 'figure',
          in: 'path' as const,
          required: true,
          description: 'The name of the figure.',
          schema: { type: 'string', enum: MARKET_FIGURES },
        },
      ],
      responses: {
        200: { description: 'The figure.', content: { [type]: { schema } } },
        404: {
          description: 'There is no such figure.',
          content: { 'text/plain': { schema: { type: 'string' } } },
        },
      },
    },
  })
  return {
    '/market/{figure}.json': file('json', 'application/json', { $ref: '#/components/schemas/MarketFigure' }),
    '/market/{figure}.csv': file('csv', 'text/csv', {
      type: 'string',
      description:
        'Its rows, by the keys of the columns, each with counted_on and sample (yes or no). An empty cell: too few postings.',
    }),
  }
}

function answerSchema({ answers, resource }: ReadCall): JsonSchema {
  const row = { $ref: `#/components/schemas/${resource satisfies ResourceName}` }
  if (answers === 'one') return row
  const list: Record<string, JsonSchema> = {
    data: { type: 'array', items: row },
    total: { type: 'integer', minimum: 0, description: 'The number of all matching rows, on all pages.' },
  }
  const next = {
    anyOf: [{ type: 'string', format: 'uri' }, { type: 'null' }],
    description: 'The URL of the next page; null on the last page.',
  }
  const properties = answers === 'page' ? { ...list, next } : list
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

function idParameter({ resource }: ReadCall): Parameter {
  return {
    name: 'id',
    in: 'path',
    required: true,
    description: `The id of the ${resource}.`,
    schema: { type: 'string' },
  }
}

function queryParameters({ query }: ReadCall): Parameter[] {
  const { properties = {} } = jsonSchema(query)
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: false,
    description,
    schema,
  }))
}

function replies(names: readonly ProblemName[]): Responses {
  const byStatus = names.map((name) => [PROBLEMS[name].status, { $ref: `#/components/responses/${name}` }])
  return Object.fromEntries(byStatus)
}

function problemReply(name: ProblemName): Reply {
  const header = (description: string) => ({ description, schema: { type: 'string' } })
  const retries = name === 'unavailable' || name === 'too-many-requests'
  return {
    description: `${PROBLEMS[name].title}. ${PROBLEMS[name].meaning}`,
    ...(retries && { headers: { 'Retry-After': header('How many seconds to wait.') } }),
    ...(name === 'method-not-allowed' && { headers: { Allow: header('The allowed methods.') } }),
    content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
  }
}
