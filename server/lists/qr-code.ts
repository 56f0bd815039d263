import { escapeUTF8 } from 'entities'
import { renderSVG } from 'uqr'

/** Modules of white around it: readers need four. */
const QUIET_ZONE = 4

/** An address as a QR code, in black on white whatever is around it. */
export function qrCode(url: string, title: string): string {
  const code = renderSVG(url, { ecc: 'M', border: QUIET_ZONE, pixelSize: 1 })
  // Otherwise fine white lines show between the squares.
  const attributes = 'role="img" shape-rendering="crispEdges"'
  return code.replace(
    /^<svg ([^>]*)>/,
    (_, own: string) => `<svg ${own} ${attributes}><title>${escapeUTF8(title)}</title>`,
  )
}
