import type { Adapter, BoardSettings, Source } from './adapter.ts'
import { amazon } from './amazon/adapter.ts'
import { ashby } from './ashby/adapter.ts'
import { capgemini } from './capgemini/adapter.ts'
import { avature } from './avature/adapter.ts'
import { cognizant } from './cognizant/adapter.ts'
import { eightfold } from './eightfold/adapter.ts'
import { file } from './file/adapter.ts'
import { freshteam } from './freshteam/adapter.ts'
import { google } from './google/adapter.ts'
import { greenhouse } from './greenhouse/adapter.ts'
import { ibm } from './ibm/adapter.ts'
import { icims } from './icims/adapter.ts'
import { infosys } from './infosys/adapter.ts'
import { jibe } from './jibe/adapter.ts'
import { jazzhr } from './jazzhr/adapter.ts'
import { jobvite } from './jobvite/adapter.ts'
import { jsonld } from './json-ld/adapter.ts'
import { keka } from './keka/adapter.ts'
import { kpit } from './kpit/adapter.ts'
import { lever, leverEu } from './lever/adapter.ts'
import { mercedesbenz } from './mercedesbenz/adapter.ts'
import { mynexthire } from './mynexthire/adapter.ts'
import { oracle } from './oracle/adapter.ts'
import { peoplestrong } from './peoplestrong/adapter.ts'
import { personio } from './personio/adapter.ts'
import { phenom } from './phenom/adapter.ts'
import { radancy } from './radancy/adapter.ts'
import { recruitee } from './recruitee/adapter.ts'
import { ripplehire } from './ripplehire/adapter.ts'
import { rippling } from './rippling/adapter.ts'
import { smartrecruiters } from './smartrecruiters/adapter.ts'
import { successfactors } from './successfactors/adapter.ts'
import { teamtailor } from './teamtailor/adapter.ts'
import { trakstar } from './trakstar/adapter.ts'
import { turbohire } from './turbohire/adapter.ts'
import { workable } from './workable/adapter.ts'
import { workday } from './workday/adapter.ts'
import { zoho } from './zoho/adapter.ts'
import { zwayam } from './zwayam/adapter.ts'
import { isOtherWork } from '#ingest/understand/understand.ts'
import { INDIA } from '#ingest/boards/india.ts'

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
  jsonld,
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
        `Expected ${adapter.name}: and ${adapter.form ?? formOf(adapter)}.`,
    )
  }
  const { caseSensitive } = adapter
  const lowerCase = caseSensitive === 'below host' ? /^[^/]*/ : /.*/
  const name = caseSensitive === true ? board : board.replace(lowerCase, (text) => text.toLowerCase())
  return { adapter, board: name, token: `${adapter.name}:${name}`, settings: { ...NO_SETTINGS, ...settings } }
}

/** What is written after the colon, as the example shows it. */
function formOf({ example, hosts }: Adapter): string {
  if (hosts(example).length === 0) return 'a name of your own'
  if (example.includes('/')) return 'two parts of its address with a slash between them'
  if (example.includes('.')) return 'the host of the careers site, without https://'
  return 'the name of the board, as it is in its address'
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
