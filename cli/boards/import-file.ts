import { resolve } from 'node:path'
import { problemLine } from '#content/content-problem.ts'
import { changeBoardList, readListedBoards } from '#db/queries/boards/board-list.ts'
import type { Database } from '#db/schema.ts'
import type { Kysely } from 'kysely'
import { operator } from '#cli/process/operator.ts'
import { readSettings } from '#cli/process/read-settings.ts'
import { readInputFile } from '#cli/process/read-input-file.ts'
import type { CommandIo } from '#cli/process/run-command.ts'
import { withDatabase } from '#cli/process/with-database.ts'
import type { BoardsArguments } from './arguments.ts'
import { formatImport, planImport, type ImportPlan } from './import.ts'
import { mergeShippedBoards } from './shipped-boards.ts'

/** `npm run boards -- import`. @returns Whether every row could be read. */
export async function importFile({ operands, apply }: BoardsArguments, io: CommandIo): Promise<boolean> {
  const [file = ''] = operands
  const bytes = await readInputFile(resolve(file))
  const plan = await withDatabase(readSettings(io.env), io.stderr, (owner) =>
    planOrImport(owner, bytes, file, apply),
  )
  io.stdout.write(`${formatImport(plan, apply)}\n`)
  return plan.problems.length === 0
}

async function planOrImport(
  owner: Kysely<Database>,
  bytes: Uint8Array,
  file: string,
  apply: boolean,
): Promise<ImportPlan> {
  await mergeShippedBoards(owner)
  if (!apply) return planImport(bytes, file, await readListedBoards(owner))
  let plan: ImportPlan | undefined
  const refused = await changeBoardList(owner, operator(), async (list) => {
    plan = await planImport(bytes, file, list)
    return { put: [...plan.added, ...plan.changed.map(({ after }) => after)] }
  })
  if (!plan) throw new Error('The list was not changed.')
  const left = new Set(refused.map(({ row }) => row))
  const { lines } = plan
  const problems = refused.map(({ row, reason }) =>
    problemLine({
      file,
      unit: 'line',
      row: lines.get(row) ?? null,
      key: row.source,
      field: null,
      message: `the database refused it: ${reason}`,
    }),
  )
  return {
    ...plan,
    list: plan.list.filter((entry) => !left.has(entry)),
    added: plan.added.filter((entry) => !left.has(entry)),
    changed: plan.changed.filter(({ after }) => !left.has(after)),
    problems: [...plan.problems, ...problems],
  }
}
