import { postToAccount, readFromAccount } from '#app/device/account-request.ts'
import { accountStore } from '#app/device/account-store.ts'
import { applySkills, recordOf, type SkillChange, type SkillRecord } from './skill-record.ts'

/** Handled by `server/auth/own-data-route.ts` and `server/auth/account-route.ts`. */
const TICKS_PATH = '/account/ticks'
const CHANGE_ACTION = '/account/skills'
/** Names in one request, in characters as a form writes them; the server takes 8 KB. */
const MOST_CHARACTERS = 6000

/** The skills and steps that the account ticked. */
export const skillStore = accountStore<SkillRecord, SkillChange>({
  load: () => readFromAccount(TICKS_PATH, 'ticks', recordOf),
  send: ({ kind, skills, steps }) =>
    postToAccount(CHANGE_ACTION, {
      skills: skills.join('\n'),
      steps: steps.join('\n'),
      ...(kind === 'remove' && { remove: '1' }),
    }),
  apply: applySkills,
})

/** Changes that add all of it, each short enough to be sent. */
export function inParts({ skills, steps }: SkillRecord): SkillChange[] {
  const parts: { kind: 'add'; skills: string[]; steps: string[] }[] = []
  let room = 0
  for (const [list, names] of [
    ['skills', skills],
    ['steps', steps],
  ] as const)
    for (const name of names) {
      const length = encodeURIComponent(`${name}\n`).length
      if (length > room) {
        parts.push({ kind: 'add', skills: [], steps: [] })
        room = MOST_CHARACTERS
      }
      room -= length
      parts.at(-1)?.[list].push(name)
    }
  return parts
}
