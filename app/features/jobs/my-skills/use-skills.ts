import { useRouteLoaderData } from 'react-router'
import { KEPT_PROBLEMS, type KeptOutcome } from '#app/device/kept-outcome.ts'
import { changeAccountSkills, useAccountSkills } from './skill-account.ts'
import { applySkills, type SkillChange, type SkillRecord } from './skill-record.ts'
import { updateDeviceSkills, useDeviceSkills } from './skill-store.ts'
import type { loader } from '#app/root.tsx'

interface Skills {
  /** Null on the server, during hydration, and until the account has answered. */
  record: SkillRecord | null
  /** Never throws. */
  change: (change: SkillChange) => Promise<KeptOutcome>
  inAccount: boolean
  /** Why the account could not be read, or did not take the last change. */
  problem: string | null
}

/** What the visitor ticked: in the account of a signed-in visitor, else in this browser. */
export function useSkills(): Skills {
  const inAccount = useRouteLoaderData<typeof loader>('root')?.signedIn === true
  const device = useDeviceSkills()
  const { data, problem } = useAccountSkills(inAccount)
  return inAccount
    ? { record: data, change: changeAccountSkills, inAccount, problem: problem && SKILL_PROBLEMS[problem] }
    : { record: device, change: changeDevice, inAccount, problem: null }
}

/** What the visitor ticked; null until known. */
export function useSkillRecord(): SkillRecord | null {
  return useSkills().record
}

/** What a visitor reads when a tick was not stored. */
export const SKILL_PROBLEMS = {
  ...KEPT_PROBLEMS,
  full: 'Your list of skills is full. Take one off first.',
}

async function changeDevice(change: SkillChange): Promise<KeptOutcome> {
  return updateDeviceSkills((record) => applySkills(record, change))
}
