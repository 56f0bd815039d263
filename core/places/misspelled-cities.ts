/** Names that postings often misspell, long enough for one wrong letter to leave no doubt. */
const NAMES = (
  'bengaluru bangalore hyderabad secunderabad chennai gurugram gurgaon kolkata calcutta ahmedabad ' +
  'vadodara lucknow chandigarh ghaziabad faridabad vijayawada visakhapatnam vishakhapatnam coimbatore ' +
  'trivandrum thiruvananthapuram bhubaneswar bhubaneshwar guwahati dehradun mangalore mangaluru ' +
  'ludhiana jalandhar varanasi allahabad prayagraj tiruchirappalli aurangabad jamshedpur pondicherry ' +
  'puducherry kozhikode calicut gandhinagar ernakulam'
).split(' ')

const BY_LETTER = Map.groupBy(NAMES, (name) => name.charAt(0))

/**
 * The city that a word misspells by one letter added, left out, changed or swapped with the next; null if
 * there is none.
 */
export function misspelledCity(word: string): string | null {
  if (word.length < 6) return null
  return (BY_LETTER.get(word.charAt(0)) ?? []).find((name) => isOneOff(word, name)) ?? null
}

function isOneOff(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false
  let at = 0
  while (at < word.length && word[at] === name[at]) at += 1
  const [rest, wanted] = [word.slice(at), name.slice(at)]
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest !== '' && wanted !== '' && rest.slice(1) === wanted.slice(1)) ||
    (rest.length > 1 && rest.charAt(1) + rest.charAt(0) + rest.slice(2) === wanted)
  )
}
