import { z } from 'zod'
import type { BoardSettings, Get } from './adapter.ts'
import { parseJson } from './shape.ts'
import { SourceProblem } from './source-problem.ts'
import { statedText } from './stated.ts'

/** A field of another page of the board, where postings do not name their company; null if that page does not say it. */
export async function fetchCompanyName(get: Get, url: string, field: string): Promise<string | null> {
  try {
    const named = z.object({ [field]: z.string() }).safeParse(parseJson((await get(url)).body))
    return named.data?.[field] ?? null
  } catch (error) {
    // A refusal holds for the next requests too; any other problem costs only the name.
    if (error instanceof SourceProblem && error.outcome !== 'blocked') return null
    throw error
  }
}

/** The operator's name of the company, else the board's own, else the board's token. */
export function nameCompany(
  board: string,
  name: string | null | undefined,
  settings?: BoardSettings,
): string {
  return settings?.company ?? statedText(name) ?? board
}
