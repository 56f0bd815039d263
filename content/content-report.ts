import { problemLine } from './content-problem.ts'
import type { CheckedFile } from './read-content.ts'

/** The report of a content check: one line per file with its number of rows, then every problem or OK. */
export function contentReport(checked: readonly CheckedFile<unknown>[]): { ok: boolean; text: string } {
  const width = Math.max(0, ...checked.map(({ file }) => file.length))
  const counts = checked.map(({ file, total, problems }) => {
    const state = problems.length === 0 ? '' : `  ${counted(problems.length, 'problem')}`
    return `${file.padEnd(width)}  ${counted(total, 'row').padStart(9)}${state}`
  })
  const problems = checked.flatMap((file) => file.problems)
  const total = checked.reduce((sum, file) => sum + file.total, 0)
  const verdict = `${counted(total, 'row')} in ${counted(checked.length, 'file')}`
  if (problems.length > 0) {
    const lines = [
      ...counts,
      '',
      ...problems.map(problemLine),
      '',
      `${verdict}: ${counted(problems.length, 'problem')}`,
    ]
    return { ok: false, text: lines.join('\n') }
  }
  return { ok: true, text: [...counts, '', `${verdict}: OK`].join('\n') }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
