import { decodeXML } from 'entities'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { SourceProblem } from './source-problem.ts'

/** XML's own five entities and numbers; a document's own definitions are never expanded. */
const ENTITIES = {
  decode: decodeXML,
  setExternalEntities() {},
  addInputEntities() {},
  reset() {},
  setXmlVersion() {},
}

/**
 * The document as plain objects: an element with children is an object of them, one without is its text, `''` where
 * it is empty. Text has its entities decoded once, CDATA none; attributes are left out.
 *
 * @param lists Elements that are arrays however many there are, by their path: `rss.channel.item`.
 * @throws SourceProblem `shape changed`, with what came instead.
 */
export function parseXml(text: string, lists: string[]): unknown {
  const valid = XMLValidator.validate(text)
  if (valid !== true) throw new SourceProblem('shape changed', `expected XML, got ${describe(text)}`)
  const parser = new XMLParser({
    ignoreDeclaration: true,
    parseTagValue: false,
    entityDecoder: ENTITIES,
    isArray: (_, path) => lists.includes(String(path)),
  })
  try {
    return parser.parse(text)
  } catch (cause) {
    // Nested too deep, or named like an object's own parts.
    throw new SourceProblem('shape changed', 'expected XML, got XML that is not safe to read', { cause })
  }
}

function describe(text: string): string {
  const start = text.trimStart()
  if (start === '') return 'an empty response'
  if (/^<(?:!doctype )?html\b/i.test(start)) return 'HTML'
  if (/^[[{]/.test(start)) return 'JSON'
  return start.startsWith('<') ? 'broken XML' : 'plain text'
}
