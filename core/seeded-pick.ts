/**
 * Picks one of the options by a seed, so that the server and the browser agree and a reload changes nothing
 * (FNV-1a over the seed's characters).
 *
 * @throws RangeError if there are no options.
 */
export function seededPick<T>(options: readonly T[], seed: string): T {
  let hash = 0x811c9dc5
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  const drawn = options[hash % options.length]
  if (drawn === undefined) throw new RangeError('Nothing to draw from.')
  return drawn
}
