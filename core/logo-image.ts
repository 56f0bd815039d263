/** The types of pictures that are accepted as logos, by the ending of a file. No SVG: it may hold script. */
export const LOGO_TYPES = ['png', 'webp', 'jpg'] as const
export type LogoType = (typeof LOGO_TYPES)[number]

export const LOGO_MEDIA_TYPES: Readonly<Record<LogoType, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/** What a company's logo is stored as. */
export interface Logo {
  type: LogoType
  bytes: Uint8Array
}

export const MAX_LOGO_BYTES = 50 * 1024
/** Search engines take no smaller one. */
const MIN_SIDE = 112
const MAX_SIDE = 2048
/** A wider one would be a stripe in its square. */
const MAX_RATIO = 1.5

/**
 * A picture that may be a logo: its first bytes say what it is, whatever its file is called.
 *
 * @returns Or what is wrong with it.
 */
export function readLogo(bytes: Uint8Array): { logo: Logo } | { problem: string } {
  if (bytes.byteLength > MAX_LOGO_BYTES)
    return { problem: `expected at most ${MAX_LOGO_BYTES / 1024} kB; found ${kilobytes(bytes)} kB` }
  const header = headerOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!header) return { problem: 'expected a PNG, WebP or JPEG picture' }
  const { type, width, height } = header
  const [short, long] = width < height ? [width, height] : [height, width]
  const found = `found ${width} × ${height}`
  if (short < MIN_SIDE || long > MAX_SIDE)
    return { problem: `expected ${MIN_SIDE} to ${MAX_SIDE} pixels a side; ${found}` }
  if (long > short * MAX_RATIO) return { problem: `expected about as wide as high; ${found}` }
  return { logo: { type, bytes } }
}

function kilobytes({ byteLength }: Uint8Array): string {
  return (byteLength / 1024).toFixed(0)
}

interface ImageHeader {
  type: LogoType
  width: number
  height: number
}

/** Null if it is none of the types, or ends before its size. */
function headerOf(view: DataView): ImageHeader | null {
  try {
    return pngHeader(view) ?? webpHeader(view) ?? jpegHeader(view)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const PNG_SIGNATURE = [0x89504e47, 0x0d0a1a0a] as const

function pngHeader(view: DataView): ImageHeader | null {
  if (PNG_SIGNATURE.some((word, index) => view.getUint32(index * 4) !== word)) return null
  if (nameAt(view, 12) !== 'IHDR') return null
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

function webpHeader(view: DataView): ImageHeader | null {
  if (nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WEBP') return null
  const size = (width: number, height: number) => ({ type: 'webp', width, height }) as const
  const low = (offset: number) => view.getUint16(offset, true)
  switch (nameAt(view, 12)) {
    case 'VP8 ':
      return size(low(26) & 0x3fff, low(28) & 0x3fff)
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return size(low(24) + view.getUint8(26) * 65_536 + 1, low(27) + view.getUint8(29) * 65_536 + 1)
    default:
      return null
  }
}

/** Segments that say a size: all "start of frame", of whatever coding. 0xc4, 0xc8 and 0xcc are others. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegHeader(view: DataView): ImageHeader | null {
  if (view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return { type: 'jpg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // 0xff before a marker may be repeated.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

function nameAt(view: DataView, offset: number): string {
  return String.fromCodePoint(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)))
}
