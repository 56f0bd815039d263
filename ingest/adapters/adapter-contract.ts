import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Adapter, Get } from '../adapter.ts'

export interface AdapterCase {
  adapter: Adapter
  /** A board name and, below `ingest/fixtures`, a saved response of it. */
  board: string
  fixture: string
  /** A response of a board that exists and lists nothing. */
  empty: string
  /** Responses that are not this source's, each with the words the problem must have. */
  changed: [body: string, message: RegExp][]
}

export function readFixture(name: string): string {
  return readFileSync(join(import.meta.dirname, '../fixtures', name), 'utf8')
}

/** What every adapter must do, whatever its source. Each adapter's test calls it once. */
export function testAdapter({ adapter, board, fixture, empty, changed }: AdapterCase): void {
  const saved = readFixture(fixture)
  const read = (body: string) => adapter.read(adapter.parse(body), board)

  test('its own example is a board name', () => {
    expect(adapter.example).toMatch(adapter.board)
    expect(board).toMatch(adapter.board)
  })

  test.each([
    '',
    '../x',
    'a/b',
    'a\\b',
    'a.example',
    'a:b',
    'a?b',
    'a#b',
    'a%2fb',
    'a@b',
    ' a',
    'a\n',
    'a'.repeat(300),
  ])('%j is not a board name: it becomes part of an address', (name) => {
    expect(name).not.toMatch(adapter.board)
  })

  test('fetches over https from its own hosts, and gives what a saved response gives', async () => {
    const asked: string[] = []
    const get: Get = async (url) => {
      asked.push(url)
      return { body: saved, etag: null }
    }
    const fetched = adapter.read(await adapter.fetch(board, get), board)
    expect(asked.length).toBeGreaterThan(0)
    for (const url of asked.map((text) => new URL(text))) {
      expect(url.protocol).toBe('https:')
      expect(adapter.hosts(board)).toContain(url.hostname)
    }
    expect(fetched).toEqual(read(saved))
  })

  test('every posting has an id, a title, a company, links and a day', () => {
    const { postings } = read(saved)
    expect(postings.length).toBeGreaterThan(0)
    for (const posting of postings) {
      expect(posting.external_id).not.toBe('')
      expect(posting.title).not.toBe('')
      expect(posting.company).toBe(posting.company.trim())
      expect(posting.source_url).toMatch(/^https?:\/\//)
      expect(posting.application_url).toMatch(/^https?:\/\//)
      expect(posting.posted_at.getTime()).toBeGreaterThan(0)
      expect(posting.description).not.toMatch(/&lt;(?:p|div|ul)\b/)
    }
  })

  test('a board without postings is read as one', () => {
    expect(read(empty)).toEqual({ postings: [], rejected: [] })
  })

  test.each([
    ['', /an empty answer/],
    [saved.slice(0, saved.length / 2), /expected/],
    ['<!doctype html><title>Careers</title>', /expected/],
    ...changed,
  ])('an answer of another shape is named: %.30j', (body, message) => {
    expect(() => read(body)).toThrow(expect.objectContaining({ outcome: 'shape changed' }))
    expect(() => read(body)).toThrow(message)
  })
}
