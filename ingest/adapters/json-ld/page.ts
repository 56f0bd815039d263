import { Parser } from 'htmlparser2'
import { withoutEndlessNesting } from '#ingest/text/markup.ts'
import { repairTexts } from '#ingest/text/repair-texts.ts'
import { postingInMarkup } from './microdata.ts'
import { isObject } from './values.ts'

/** The deepest nesting that we search; a list in a graph in a list item is three. */
const DEEPEST = 6

/** The schema.org postings of a page, and its canonical address. */
export interface JsonLdPage {
  /** `<link rel="canonical">`, as written. */
  canonical: string | null
  /** Its `JobPosting` objects, with references to other objects of the page resolved. */
  postings: Record<string, unknown>[]
}

/**
 * Reads the postings of an HTML page: its JSON-LD, else its microdata, else the tags of a vendor. Invalid scripts are
 * skipped, as search engines do.
 */
export function readPage(html: string): JsonLdPage {
  const { scripts, canonical } = scan(html)
  const postings = postingsIn(scripts.flatMap(parseScript))
  const other = postings.length > 0 ? null : postingInMarkup(html)
  return { canonical, postings: other ? [other] : postings }
}

/** Finds every `JobPosting` in JSON-LD documents: alone, in a list, in a graph, or inside another object. */
export function postingsIn(documents: unknown[]): Record<string, unknown>[] {
  const nodes = documents.flatMap((document) => nodesIn(document))
  const named = new Map<unknown, Record<string, unknown>>()
  // Objects with the same `@id` are merged.
  for (const node of nodes) if ('@id' in node) named.set(node['@id'], { ...named.get(node['@id']), ...node })
  return nodes
    .filter(isPosting)
    .map((node) =>
      Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value, named)])),
    )
}

function scan(html: string): { scripts: string[]; canonical: string | null } {
  const scripts: string[] = []
  let canonical: string | null = null
  let script: string | null = null
  const parser = new Parser({
    onopentag(name, { type, rel, href }) {
      if (name === 'script' && /^application\/ld\+json\b/i.test(type?.trim() ?? '')) script = ''
      if (name === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(rel ?? '')) canonical ??= href?.trim() || null
    },
    ontext(text) {
      if (script !== null) script += text
    },
    onclosetag(name) {
      if (name !== 'script' || script === null) return
      scripts.push(script)
      script = null
    },
  })
  parser.end(withoutEndlessNesting(html))
  return { scripts, canonical }
}

function parseScript(text: string): unknown[] {
  const json = text
    .trim()
    .replace(/^(?:<!--|\/\*<!\[CDATA\[\*\/|\/\/<!\[CDATA\[)|(?:-->|\/\*\]\]>\*\/|\/\/\]\]>)$/g, '')
  for (const attempt of [json, escapeControls(json)]) {
    try {
      return [repairTexts<unknown>(JSON.parse(attempt))]
    } catch {
      // Try again with control characters escaped, then give up.
    }
  }
  return []
}

/**
 * Escapes raw line breaks and tabs inside strings, which templates produce and JSON forbids. One pass, for
 * any length.
 */
function escapeControls(json: string): string {
  let escaped = ''
  let copied = 0
  let inside = false
  for (let index = 0; index < json.length; index++) {
    const character = json.charAt(index)
    if (character === '"') inside = !inside
    else if (inside && character === '\\') index += 1
    else if (inside && character < ' ') {
      escaped += json.slice(copied, index) + JSON.stringify(character).slice(1, -1)
      copied = index + 1
    }
  }
  return escaped + json.slice(copied)
}

function nodesIn(value: unknown, depth = 0): Record<string, unknown>[] {
  if (depth > DEEPEST) return []
  if (Array.isArray(value)) return value.flatMap((one) => nodesIn(one, depth + 1))
  return isObject(value) ? [value, ...Object.values(value).flatMap((one) => nodesIn(one, depth + 1))] : []
}

function isPosting({ '@type': type }: Record<string, unknown>): boolean {
  const types = Array.isArray(type) ? type : [type]
  return types.some((name) => typeof name === 'string' && /(?:^|[:/])JobPosting$/.test(name))
}

/** Resolves objects with an `@id` to everything the page states about them. */
function resolve(value: unknown, named: Map<unknown, Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((one) => resolve(one, named))
  return isObject(value) && '@id' in value ? { ...named.get(value['@id']), ...value } : value
}
