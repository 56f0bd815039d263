import { copyDatabase } from './copied-database.ts'
import { ingestOperator } from './ingest-operator.ts'

/** An operator with an empty database copy, on the engine of the current project. */
export async function ingestPlace() {
  await using stack = new AsyncDisposableStack()
  const copy = stack.use(await copyDatabase())
  const operator = stack.use(ingestOperator(copy.settings))
  const kept = stack.move()
  return { ...operator, database: copy.open, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
