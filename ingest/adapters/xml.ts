import { Parser } from 'htmlparser2'
import { SourceProblem } from '#ingest/network/source-problem.ts'

/** Enough of a document to say what it is. */
const HEAD = 400
/** No source nests its elements so deeply. */
const DEEPEST = 100
/** No document does, however malformed; and the parser takes time by the square of it. */
const TOO_DEEP = 10_000
/** The most text of one element; what is longer is no posting's. */
const LONGEST_TEXT = 4 * 1024 * 1024

/** What a document was, once all that came of it was read. */
export interface XmlDocument {
  root: string
  /** The document's last tag came. Without it, it was cut off. */
  isWhole: boolean
}

export interface XmlReader {
  /** Takes the next piece. @returns false if the document is no XML, so that the rest need not come. */
  write(text: string): boolean
  /** @throws SourceProblem `shape changed`, with what came instead of XML. */
  end(): XmlDocument
}

interface Open {
  name: string
  /** Its name behind those of the elements around it: `rss.channel.item`. */
  path: string
  text: string
  children: Map<string, unknown[]>
}

/**
 * Reads elements of an XML document of any size while it comes, with the memory of one of them. An element with
 * children becomes an object, one without becomes its text; what occurs twice is a list. Entities are decoded once in
 * text and not at all in CDATA; those that a document defines are never expanded; attributes are left out. Malformed
 * markup costs the element that it is in.
 *
 * @throws SourceProblem `shape changed`, from `write`, for elements that are nested without end.
 * @param wanted Names of elements. Inside of one, the others are its children. null: the document, with all in it.
 * @param lists Paths of elements that are lists, however often they occur.
 */
export function createXmlReader(
  wanted: string[] | null,
  onElement: (name: string, value: unknown) => void,
  lists: string[] = [],
): XmlReader {
  let head = ''
  let root: string | null = null
  let isWhole = false
  let isEnding = false
  /** All open elements outside of a wanted one are only counted. */
  let outside = 0
  const open: Open[] = []
  const parser = new Parser(
    {
      onopentag(name) {
        root ??= name
        if (open.length + outside > TOO_DEEP)
          throw new SourceProblem('shape changed', 'expected XML, got elements that are nested without end')
        const around = open.at(-1)
        const path = around ? `${around.path}.${name}` : name
        if (around || !wanted || wanted.includes(name))
          open.push({ name, path, text: '', children: new Map() })
        else outside += 1
      },
      ontext(text) {
        const top = open.at(-1)
        if (top && top.text.length < LONGEST_TEXT) top.text += text
      },
      onclosetag() {
        const closed = open.pop()
        if (!closed) outside -= 1
        if (isEnding) return
        isWhole ||= open.length + outside === 0
        if (!closed) return
        const parent = open.at(-1)
        const value = valueOf(closed, lists)
        if (!parent) onElement(closed.name, value)
        else if (open.length <= DEEPEST) {
          const all = parent.children.get(closed.name)
          if (all) all.push(value)
          else parent.children.set(closed.name, [value])
        }
      },
    },
    { xmlMode: true },
  )
  const isXml = () => /^\uFEFF?\s*(?:<(?!(?:!doctype\s+)?html\b)|$)/i.test(head)
  return {
    write(text) {
      if (head.length < HEAD) head += text.slice(0, HEAD)
      if (isXml()) parser.write(text)
      return isXml()
    },
    end() {
      isEnding = true
      if (isXml()) parser.end()
      if (root !== null && isXml()) return { root, isWhole }
      throw new SourceProblem('shape changed', `expected XML, got ${describeXml(head)}`)
    },
  }
}

function valueOf({ path, text, children }: Open, lists: string[]): unknown {
  if (children.size === 0) return text.trim()
  return Object.fromEntries(
    [...children].map(([name, all]) => {
      const isOne = all.length === 1 && !lists.includes(`${path}.${name}`)
      return [name, isOne ? all[0] : all]
    }),
  )
}

/**
 * Parses a whole XML document into plain objects: an element without children and text becomes `''`.
 *
 * @param lists Paths of elements that are always arrays: `rss.channel.item`.
 * @throws SourceProblem `shape changed`, with what came instead.
 */
export function parseXml(text: string, lists: string[]): unknown {
  let document: unknown = null
  const reader = createXmlReader(null, (name, value) => (document ??= { [name]: value }), lists)
  reader.write(text)
  if (!reader.end().isWhole) throw new SourceProblem('shape changed', 'expected XML, got broken XML')
  return document
}

/** What came instead of XML, for messages. */
function describeXml(text: string): string {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (start === '') return 'an empty response'
  if (/^<(?:!doctype )?html\b/i.test(start)) return 'HTML'
  if (/^[[{]/.test(start)) return 'JSON'
  return start.startsWith('<') ? 'broken XML' : 'plain text'
}
