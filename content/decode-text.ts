/**
 * The text of a file, without a byte order mark: in UTF-8; in UTF-16, as Excel saves "Unicode text"; or in Windows-1252,
 * as it saves "CSV". A byte that cannot be read becomes U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes)
  if (wide !== null) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Bytes that belong together in UTF-8 and hardly anywhere else: it is that, with a damaged place.
    if (/[\u00c2-\u00f4][\u0080-\u00bf]/.test(Buffer.from(bytes).toString('latin1')))
      return new TextDecoder().decode(bytes)
    return new TextDecoder('windows-1252').decode(bytes).replaceAll(/[\u0080-\u009f]/g, '\ufffd')
  }
}

/** So many bytes show whether every second one is zero. */
const SAMPLE = 1024

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = (odd: 0 | 1) => sample.filter((byte, index) => byte === 0 && index % 2 === odd).length
  const most = sample.length / 4
  if (zeros(1) > most && zeros(0) === 0) return 'utf-16le'
  return zeros(0) > most && zeros(1) === 0 ? 'utf-16be' : null
}
