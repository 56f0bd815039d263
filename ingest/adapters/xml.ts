import { decodeXML } from 'entities'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { SourceProblem } from '#ingest/network/source-problem.ts'

/** Decodes XML's five entities and numeric ones. Entities that a document defines are never expanded. */
const ENTITIES = {
  decode: decodeXML,
  setExternalEntities() {},
  addInputEntities() {},
  reset() {},
  setXmlVersion() {},
}

/**
 * Parses XML into plain objects: an element with children becomes an object, one without becomes its text,
 * `''` if it is empty. Entities are decoded once in text and not at all in CDATA; attributes are left out.
 *
 * @param lists Paths of elements that are always arrays: `rss.channel.item`.
 * @throws SourceProblem `shape changed`, with what came instead.
 */
export function parseXml(text: string, lists: string[]): unknown {
  const valid = XMLValidator.validate(text)
  if (valid !== true) throw new SourceProblem('shape changed', `expected XML, got ${describeXml(text)}`)
  const parser = new XMLParser({
    ignoreDeclaration: true,
    parseTagValue: false,
    entityDecoder: ENTITIES,
    isArray: (_, path) => lists.includes(String(path)),
  })
  try {
    return parser.parse(text)
  } catch (cause) {
    // Nested too deeply, or with names such as `__proto__`.
    throw new SourceProblem('shape changed', 'expected XML, got XML that is not safe to read', { cause })
  }
}

/** What came instead of XML, for messages. */
export function describeXml(text: string): string {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (start === '') return 'an empty response'
  if (/^<(?:!doctype )?html\b/i.test(start)) return 'HTML'
  if (/^[[{]/.test(start)) return 'JSON'
  return start.startsWith('<') ? 'broken XML' : 'plain text'
}
