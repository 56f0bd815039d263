import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import { API_BASE } from '#core/api/calls.ts'
import { openApiDocument } from '#core/api/openapi.ts'

const NAME = 'openapi.json'

/** A parsed API response. */
export interface ReadAnswer {
  status: number
  headers: Headers
  /** Null if there is none. */
  body: unknown
}

/** Checks responses against the OpenAPI document: status, content type and every field. */
export function apiContract(siteUrl: string) {
  const document = openApiDocument(siteUrl)
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, NAME)

  const pointerOf = (path: string, method: string, status: number) => {
    const operation = document.paths[path]?.[method === 'POST' ? 'post' : 'get']
    const reply = operation?.responses[String(status)]
    expect(reply, `${method} ${path} answers ${status}`).toBeDefined()
    if (reply && '$ref' in reply) return reply.$ref
    return `#/${['paths', path, method.toLowerCase(), 'responses', String(status)].map(escape).join('/')}`
  }

  return {
    /**
     * Parses the response, and fails if it does not match its description.
     *
     * @param path As in the document: `/jobs/{id}`.
     */
    read: async (response: Response, path: string, method = 'GET'): Promise<ReadAnswer> => {
      const { status, headers } = response
      const text = await response.text()
      const pointer = pointerOf(path, method, status)
      const reply = ajv.getSchema(NAME + pointer)?.schema as
        | { content?: object; headers?: object }
        | undefined
      const [type] = Object.keys(reply?.content ?? {})
      if (type === undefined) {
        expect(text).toBe('')
        return { status, headers, body: null }
      }
      expect(headers.get('content-type')).toBe(type)
      const body: unknown = JSON.parse(text)
      const validate = ajv.compile({ $ref: `${NAME}${pointer}/content/${escape(type)}/schema` })
      const valid = validate(body)
      expect(valid ? [] : validate.errors, `${method} ${API_BASE}${path} ${status}`).toEqual([])
      for (const name of Object.keys(reply?.headers ?? {}).filter((name) => name !== 'Link'))
        expect(headers.get(name), name).not.toBeNull()
      return { status, headers, body }
    },
  }
}

/** Escapes one step of a JSON pointer in a URL fragment (RFC 6901). */
function escape(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))
}
