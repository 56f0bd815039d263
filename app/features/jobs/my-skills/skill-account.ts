import { lateAccountStore } from '#app/device/account-state.ts'
import type { SkillChange, SkillRecord } from './skill-record.ts'

const load = () => import('./skill-account-store.ts')
const store = lateAccountStore<SkillRecord, SkillChange>(async () => (await load()).skillStore)

/** The skills and steps that the account ticked. */
export const useAccountSkills = store.useAccount
export const changeAccountSkills = store.change

/** Ticks skills and steps in the account. @returns Whether all of them are there now. Never throws. */
export async function addSkillsToAccount(added: SkillRecord): Promise<boolean> {
  try {
    const { inParts } = await load()
    return (await store.changeAll(inParts(added))) === 0
  } catch {
    return false
  }
}
