import type { Adapter, BoardSettings, Source } from '#ingest/adapters/adapter.ts'
import { amazon } from '#ingest/adapters/amazon/adapter.ts'
import { ashby } from '#ingest/adapters/ashby/adapter.ts'
import { capgemini } from '#ingest/adapters/capgemini/adapter.ts'
import { avature } from '#ingest/adapters/avature/adapter.ts'
import { cognizant } from '#ingest/adapters/cognizant/adapter.ts'
import { eightfold } from '#ingest/adapters/eightfold/adapter.ts'
import { file } from '#ingest/adapters/file/adapter.ts'
import { freshteam } from '#ingest/adapters/freshteam/adapter.ts'
import { google } from '#ingest/adapters/google/adapter.ts'
import { greenhouse } from '#ingest/adapters/greenhouse/adapter.ts'
import { ibm } from '#ingest/adapters/ibm/adapter.ts'
import { icims } from '#ingest/adapters/icims/adapter.ts'
import { infosys } from '#ingest/adapters/infosys/adapter.ts'
import { jibe } from '#ingest/adapters/jibe/adapter.ts'
import { jazzhr } from '#ingest/adapters/jazzhr/adapter.ts'
import { jobvite } from '#ingest/adapters/jobvite/adapter.ts'
import { jsonld } from '#ingest/adapters/json-ld/adapter.ts'
import { keka } from '#ingest/adapters/keka/adapter.ts'
import { kpit } from '#ingest/adapters/kpit/adapter.ts'
import { lever, leverEu } from '#ingest/adapters/lever/adapter.ts'
import { mercedesbenz } from '#ingest/adapters/mercedesbenz/adapter.ts'
import { mynexthire } from '#ingest/adapters/mynexthire/adapter.ts'
import { oracle } from '#ingest/adapters/oracle/adapter.ts'
import { peoplestrong } from '#ingest/adapters/peoplestrong/adapter.ts'
import { personio } from '#ingest/adapters/personio/adapter.ts'
import { phenom } from '#ingest/adapters/phenom/adapter.ts'
import { radancy } from '#ingest/adapters/radancy/adapter.ts'
import { recruitee } from '#ingest/adapters/recruitee/adapter.ts'
import { ripplehire } from '#ingest/adapters/ripplehire/adapter.ts'
import { rippling } from '#ingest/adapters/rippling/adapter.ts'
import { smartrecruiters } from '#ingest/adapters/smartrecruiters/adapter.ts'
import { successfactors } from '#ingest/adapters/successfactors/adapter.ts'
import { teamtailor } from '#ingest/adapters/teamtailor/adapter.ts'
import { trakstar } from '#ingest/adapters/trakstar/adapter.ts'
import { turbohire } from '#ingest/adapters/turbohire/adapter.ts'
import { workable } from '#ingest/adapters/workable/adapter.ts'
import { workday } from '#ingest/adapters/workday/adapter.ts'
import { zoho } from '#ingest/adapters/zoho/adapter.ts'
import { zwayam } from '#ingest/adapters/zwayam/adapter.ts'
import { isOtherWork } from '#ingest/understand/understand.ts'
import { INDIA } from './india.ts'

/** All kinds of boards. */
export const ADAPTERS: Adapter[] = [
  greenhouse,
  lever,
  leverEu,
  ashby,
  workable,
  recruitee,
  personio,
  teamtailor,
  keka,
  workday(INDIA),
  smartrecruiters,
  oracle(INDIA),
  eightfold(INDIA),
  successfactors(INDIA),
  ripplehire(INDIA),
  mynexthire,
  turbohire(INDIA),
  zoho,
  peoplestrong(INDIA, isOtherWork),
  zwayam(INDIA),
  phenom(INDIA),
  jibe(INDIA),
  icims,
  amazon,
  infosys,
  ibm(INDIA),
  capgemini,
  mercedesbenz(INDIA),
  kpit(INDIA),
  avature(INDIA),
  radancy(INDIA),
  rippling(INDIA),
  freshteam,
  jobvite(INDIA),
  trakstar,
  jazzhr(INDIA),
  cognizant,
  google(INDIA),
  jsonld(INDIA),
  file,
]

const NO_SETTINGS: BoardSettings = { company: null, baseUrl: null, pages: [] }

/** An invalid source token; the message says what to write instead. */
export class SourceTokenError extends Error {
  override name = 'SourceTokenError'
}

/**
 * Parses a token such as `greenhouse:stripe`, with the settings from the operator's list.
 *
 * @throws SourceTokenError
 */
export function parseSource(token: string, settings: Partial<BoardSettings> = {}): Source {
  const [kind = '', ...rest] = token.trim().split(':')
  const board = rest.join(':').trim()
  const adapter = ADAPTERS.find((adapter) => adapter.name === kind.toLowerCase())
  if (!adapter) {
    const known = ADAPTERS.map(({ name, example }) => `${name}:${example}`).join(', ')
    throw new SourceTokenError(
      `Unknown source "${token}". A source is written adapter:board, for example ${known}.`,
    )
  }
  if (!adapter.board.test(board)) {
    throw new SourceTokenError(
      `"${board}" is not a valid ${adapter.name} board. Example: ${adapter.name}:${adapter.example}. ` +
        `Expected ${adapter.name}: and ${adapter.form}.`,
    )
  }
  const { caseSensitive } = adapter
  const lowerCase = caseSensitive === 'below host' ? /^[^/]*/ : /.*/
  const name = caseSensitive === true ? board : board.replace(lowerCase, (text) => text.toLowerCase())
  return { adapter, board: name, token: `${adapter.name}:${name}`, settings: { ...NO_SETTINGS, ...settings } }
}

/** The same without settings; null for an invalid token. */
export function knownSource(token: string): Source | null {
  try {
    return parseSource(token)
  } catch (error) {
    if (error instanceof SourceTokenError) return null
    throw error
  }
}
