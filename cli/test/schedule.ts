import type { Step } from './plan.ts'
import type { StepResult } from './run.ts'

/** One step often works while another waits; more would slow each other down. */
const MAX_PARALLEL = 2

/**
 * Runs two steps at a time. A step starts when its dependencies are done, in the order of the plan. An
 * exclusive step (`alone`) starts when all earlier steps are done, and nothing runs beside it. A step whose
 * dependency failed is not run and counts as failed.
 *
 * @param onDone Called when a step ends.
 * @returns The results, in the order of the plan.
 */
export async function runSteps(
  steps: Step[],
  run: (step: Step) => Promise<StepResult>,
  onDone: (result: StepResult) => void,
): Promise<StepResult[]> {
  const results = new Map<string, StepResult>()
  const waiting = [...steps]
  const running = new Set<Promise<void>>()
  const planned = new Set(steps.map(({ name }) => name))
  const needsOf = ({ needs = [] }: Step) => needs.filter((name) => planned.has(name))
  const areDone = (names: string[]) => names.every((name) => results.has(name))
  const canStart = (step: Step) =>
    step.alone
      ? running.size === 0 && areDone(steps.slice(0, steps.indexOf(step)).map(({ name }) => name))
      : areDone(needsOf(step))
  let limit = MAX_PARALLEL

  const start = async (step: Step) => {
    const failedDependency = needsOf(step).find((name) => (results.get(name)?.failed ?? 0) > 0)
    const result = failedDependency === undefined ? await run(step) : notRun(step, failedDependency)
    results.set(step.name, result)
    onDone(result)
  }
  while (waiting.length + running.size > 0) {
    const ready = waiting.findIndex(canStart)
    if (ready >= 0 && running.size < limit) {
      const [step] = waiting.splice(ready, 1)
      if (!step) break
      limit = step.alone ? 1 : MAX_PARALLEL
      const task: Promise<void> = start(step).finally(() => running.delete(task))
      running.add(task)
    } else if (running.size > 0) await Promise.race(running)
    else throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`)
  }
  return steps.flatMap(({ name }) => results.get(name) ?? [])
}

function notRun(step: Step, because: string): StepResult {
  const output = `Not run, because "${because}" failed.`
  return { name: step.name, passed: 0, failed: 1, seconds: 0, output, files: [] }
}
