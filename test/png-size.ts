/** Width and height in pixels: https://www.w3.org/TR/png/#11IHDR */
export function pngSize(bytes: Buffer): [number, number] {
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}
