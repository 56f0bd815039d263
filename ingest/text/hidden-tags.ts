type Attributes = Record<string, string>

/** How a tag hides what is in it. */
export interface Visibility {
  /** Nothing in it can be seen. */
  isGone: boolean
  /** Why text in it cannot be seen, or can be again. What is left out is as in the tag around it. */
  unseen: Unseen
}

export type Unseen = Partial<Record<'visibility' | 'size' | 'colour', boolean>>

/** Zero, in any unit: a browser draws nothing then. */
const ZERO = /^[+-]?(?:0+\.?0*|\.0+)(?:e[+-]?\d+)?\s*(?:%|[a-z]+)?$/

/** Whether browsers hide a tag, by its attributes and its own style. */
export function visibilityOf(name: string, attributes: Attributes): Visibility {
  const { open, style = '', 'aria-hidden': ariaHidden } = attributes
  const isClosed = name === 'dialog' && open === undefined
  if (isMarkedHidden(attributes) || isClosed || ariaHidden?.trim().toLowerCase() === 'true') return GONE
  return style === '' ? AS_AROUND : visibilityOfStyle(style)
}

/**
 * The same of a whole page, where scripts and animations show much of what is transparent or off the screen at first:
 * only what no layout has.
 */
export function isHiddenAtLoad(attributes: Attributes): boolean {
  if (isMarkedHidden(attributes)) return true
  const style = readStyle(attributes.style ?? '')
  return style.get('display') === 'none' || style.get('visibility') === 'hidden'
}

/** A browser finds `until-found` by a search on the page, and shows it then. */
function isMarkedHidden({ hidden }: Attributes): boolean {
  return hidden !== undefined && hidden.trim().toLowerCase() !== 'until-found'
}

const GONE: Visibility = { isGone: true, unseen: {} }
const AS_AROUND: Visibility = { isGone: false, unseen: {} }

/** Editors repeat a few styles in every tag of a text. */
const known = new Map<string, Visibility>()
const MOST_KNOWN = 500

function visibilityOfStyle(style: string): Visibility {
  const before = known.get(style)
  if (before) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const visibility = styledVisibility(readStyle(style))
  known.set(style, visibility)
  return visibility
}

function styledVisibility(style: Map<string, string>): Visibility {
  const is = (property: string, pattern: RegExp) => pattern.test(style.get(property) ?? '')
  const clips = is('overflow', /^(?:hidden|clip)\b/)
  const isGone =
    is('display', /^none$/) ||
    is('content-visibility', /^hidden$/) ||
    is('opacity', ZERO) ||
    is('transform', /\bscale\(\s*0(?:\.0*)?\s*[),]/) ||
    is('mso-hide', /^all$/) ||
    (clips && ['height', 'max-height', 'width', 'max-width'].some((side) => is(side, ZERO))) ||
    (is('position', /^(?:absolute|fixed)$/) &&
      (['left', 'top', 'right'].some((side) => is(side, FAR_OFF)) ||
        is('clip', /^rect\(\s*[01](?:px)?\b/))) ||
    is('text-indent', FAR_OFF)
  if (isGone) return GONE
  const unseen: Unseen = {}
  const size = style.get('font-size')
  if (is('visibility', /^(?:hidden|collapse|visible)$/)) unseen.visibility = !is('visibility', /^visible$/)
  if (is('font', /(?:^|\s)0(?:px|pt|em|rem|%)?(?:\/|\s)/)) unseen.size = true
  // A part of nothing is nothing.
  if (size && (ZERO.test(size) || !/(?<!r)em$|%$|smaller|larger|inherit/.test(size)))
    unseen.size = ZERO.test(size)
  if (style.has('color') && !is('color', /^inherit$/)) unseen.colour = is('color', /^transparent$/)
  return { isGone: false, unseen }
}

/** So far to the left or above that no screen shows it. */
const FAR_OFF = /^-\d{3,}(?:\.\d+)?(?:px|em|rem|pt|vw|%)$/

/** The declarations of a style attribute, in lower case; the last of a property counts, and an `!important` one more. */
function readStyle(style: string): Map<string, string> {
  const plain = style
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(parseInt(code, 16), 0xff_ff)),
    )
    .toLowerCase()
  const read = new Map<string, string>()
  const important = new Set<string>()
  for (const declaration of plain.split(';')) {
    const colon = declaration.indexOf(':')
    const property = declaration.slice(0, colon).trim()
    const [value = '', mark] = declaration.slice(colon + 1).split('!')
    const isImportant = mark?.trim() === 'important'
    if (colon < 0 || (important.has(property) && !isImportant)) continue
    if (isImportant) important.add(property)
    read.set(property, value.trim())
  }
  return read
}
