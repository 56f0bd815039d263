import { z } from 'zod'
import type { BoardSettings, Get } from './adapter.ts'
import type { RawPosting } from './raw-posting.ts'
import { field, fetchJson } from './shape.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'
import { statedText } from './stated.ts'

/**
 * A field of another page of the board, where postings do not name their company; null if that page does not say it. It
 * is not asked for without postings, nor where the name is known.
 */
export async function fetchCompanyName(
  get: Get,
  url: string,
  key: string,
  postings: unknown[],
  settings: BoardSettings | undefined,
): Promise<string | null> {
  if (postings.length === 0 || settings?.company || settings?.knownName) return null
  try {
    const about = await fetchJson(get, url, z.record(z.string(), z.unknown()))
    return field.beside.parse(about[key]) ?? null
  } catch (error) {
    // A refusal holds for the next requests too; any other problem costs only the name.
    if (error instanceof SourceProblem && error.outcome !== 'blocked') return null
    throw error
  }
}

/** The operator's name of the company, else the board's own of today or of before, else one made of the board's token, which says so. */
export function nameCompany(
  board: string,
  name: string | null | undefined,
  settings?: BoardSettings,
): Pick<RawPosting, 'company' | 'company_from_token'> {
  const company = settings?.company ?? statedText(name) ?? settings?.knownName ?? null
  return company === null ? { company: nameFromToken(board), company_from_token: true } : { company }
}

/** Parts of a host that say what it is for, not whose it is. */
const COMMON =
  /^(?:apply|careers?|explore|hire|hiring|jobs?|join|join-us|portal|recruit|recruitment|talent|work|www)$/i

/** The part of a board's token that is its own: `mango-metrics`, `qualcomm` of `careers.qualcomm.com`. */
function ownPart(board: string): string {
  const [host = board] = board.split('/')
  const labels = host.split('.')
  return labels.slice(0, Math.max(1, labels.length - 1)).find((label) => !COMMON.test(label)) ?? host
}

/**
 * A name for visitors from a board's token, where nothing else names the company: `Mango Metrics` of `mango-metrics`,
 * `Qualcomm` of `careers.qualcomm.com`. Capitals that the token has itself stay: `KaveriCloudworks`.
 */
export function nameFromToken(board: string): string {
  const words = ownPart(board)
    .split(/[-_ ]+/)
    .filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || board
}

/** In fewer letters, a word of the text may be meant. */
const SHORTEST = 5

/**
 * The letters of a board's token as its postings write them: "Match Group" for `matchgroup`. Addresses do not count,
 * and one mention is chance. null if the texts do not say.
 */
export function spellToken(board: string, texts: string[]): string | null {
  const letters = [...ownPart(board).replace(/[^\p{L}\p{N}]/gu, '')]
  if (letters.length < SHORTEST) return null
  const spelling = new RegExp(
    String.raw`(?<![\p{L}\p{N}@./_-])${letters.join("[ .&'’-]?")}(?![\p{L}\p{N}@/_-]|\.\p{L})`,
    'giu',
  )
  const found = texts.flatMap((text) => text.replaceAll(/&nbsp;|\s+/g, ' ').match(spelling) ?? [])
  const counts = [...Map.groupBy(found, (name) => name)].map(([name, all]) => ({ name, count: all.length }))
  const [most] = counts.filter(({ name }) => /\p{Lu}/u.test(name)).toSorted((a, b) => b.count - a.count)
  return most && most.count > 1 ? most.name : null
}
