import { browserStore } from '#app/kept/browser-store.ts'
import { parseRecord, type SkillRecord } from './skill-record.ts'

const store = browserStore<SkillRecord>('pravesh-skills', { parse: parseRecord, format: JSON.stringify })

/** The skills that the visitor ticked in this browser. Null on the server and during hydration. */
export const useSkillRecord = store.useValue

/** Changes the stored record. @returns False if the browser stores nothing. */
export function updateSkillRecord(change: (record: SkillRecord) => SkillRecord): boolean {
  return store.update(change) === 'done'
}
