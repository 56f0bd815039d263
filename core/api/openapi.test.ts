import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { READ_CALLS } from './calls.ts'
import { openApiDocument } from './openapi.ts'
import { checkQuery, writeQuery } from './parameters.ts'

const SITE = 'https://pravesh.example'

test('the document is valid OpenAPI 3.1, with all references resolved', async () => {
  const validator = new Validator()
  const copy: Record<string, unknown> = structuredClone({ ...openApiDocument(SITE) })
  const { valid, errors } = await validator.validate(copy)
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('an invalid document is detected', async () => {
  const { info, ...rest } = openApiDocument(SITE)
  const { version: _, ...incomplete } = info
  expect((await new Validator().validate({ ...rest, info: incomplete })).valid).toBe(false)
})

test('it describes exactly the calls of the specification, and the files of the market pages', () => {
  expect(Object.keys(openApiDocument(SITE).paths)).toEqual([
    '/jobs',
    '/jobs/featured',
    '/jobs/{id}',
    '/mnc-companies',
    '/mnc-job-openings',
    '/career-paths',
    '/career-paths/{id}',
    '/courses',
    '/events',
    '/prep-resources',
    '/tools',
    '/interview-resources',
    '/resume-resources',
    '/business-ideas',
    '/startup-resources',
    '/click-tracking',
    '/market/{figure}.json',
    '/market/{figure}.csv',
  ])
})

test('every parameter and field has a description and a schema', () => {
  const { paths, components } = openApiDocument(SITE)
  const parameters = Object.fromEntries(
    (paths['/jobs']?.get?.parameters ?? []).map(({ name, schema }) => [name, schema]),
  )
  expect(parameters).toMatchObject({
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    cursor: { type: 'string', format: 'uuid' },
    is_remote: { type: 'boolean' },
    experience_level: { enum: ['Fresher', 'Experienced'] },
    search: { type: 'string', maxLength: 100 },
  })
  for (const { get, post } of Object.values(paths)) {
    const operation = get ?? post
    expect(operation?.summary).toMatch(/\S/)
    for (const { name, description } of operation?.parameters ?? []) expect(description, name).toMatch(/\S/)
  }
  for (const { resource } of Object.values(READ_CALLS))
    expect(components.schemas[resource]?.additionalProperties, resource).toBe(false)
})

test.for(Object.entries(READ_CALLS))('the example of %s is a valid query in canonical form', ([, call]) => {
  const checked = checkQuery(call.query, new URLSearchParams(call.example))
  expect(checked).toHaveProperty('value')
  if ('value' in checked) {
    const written = writeQuery(call.query, checked.value)
    const given = new URLSearchParams(call.example)
    written.sort()
    given.sort()
    expect(`${written}`).toBe(`${given}`)
  }
})
