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
 * A picture that may be a logo: its bytes say what it is, whatever its file is called. It is decoded to its last pixel,
 * because a header alone shows nothing.
 *
 * @returns Or what is wrong with it.
 */
export async function readLogo(bytes: Uint8Array): Promise<{ logo: Logo } | { problem: string }> {
  if (bytes.byteLength > MAX_LOGO_BYTES)
    return { problem: `expected at most ${MAX_LOGO_BYTES / 1024} kB; found ${kilobytes(bytes)} kB` }
  const type = typeOf(bytes)
  if (!type) return { problem: 'expected a PNG, WebP or JPEG picture' }
  if (type === 'png' && !Buffer.from(bytes).includes(PNG_END)) return { problem: NOT_WHOLE }
  // Loaded when it is needed: most sites and commands never read a logo.
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const problem = shapeProblem(width, height)
    if (problem !== null) return { problem }
    await sharp(bytes, { limitInputPixels: MAX_SIDE ** 2, failOn: 'warning' })
      .raw()
      .toBuffer()
    return { logo: { type, bytes } }
  } catch {
    return { problem: NOT_WHOLE }
  }
}

const NOT_WHOLE = 'expected a whole PNG, WebP or JPEG picture; this one cannot be decoded'
/** The decoder does not miss it: it has all pixels before. */
const PNG_END = Buffer.from('IEND\xae\x42\x60\x82', 'latin1')

function kilobytes({ byteLength }: Uint8Array): string {
  return (byteLength / 1024).toFixed(0)
}

function shapeProblem(width: number, height: number): string | null {
  const [short, long] = width < height ? [width, height] : [height, width]
  const found = `found ${width} × ${height}`
  if (short < MIN_SIDE || long > MAX_SIDE)
    return `expected ${MIN_SIDE} to ${MAX_SIDE} pixels a side; ${found}`
  return long > short * MAX_RATIO ? `expected about as wide as high; ${found}` : null
}

/** The type by the first bytes, so that the decoder is asked of these three formats alone. */
function typeOf(bytes: Uint8Array): LogoType | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp'
  return start.startsWith('\xff\xd8\xff') ? 'jpg' : null
}
