import { browserStore } from '#app/device/browser-store.ts'
import { parseRecord, type SkillRecord } from './skill-record.ts'

const store = browserStore<SkillRecord>('pravesh-skills', { parse: parseRecord, format: JSON.stringify })

/** The skills and steps that were ticked in this browser. Null on the server and during hydration. */
export const useDeviceSkills = store.useValue
export const updateDeviceSkills = store.update
