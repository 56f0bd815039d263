import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Step } from './plan.ts'
import type { StepResult } from './run.ts'
import { runSteps } from './schedule.ts'

const result = (name: string, failed = 0): StepResult => ({
  name,
  passed: 1 - failed,
  failed,
  seconds: 1,
  output: '',
  files: [],
})
const step = (name: string, needs: string[] = []): Step => ({ name, commands: [], needs })

test('two steps run side by side, and the results keep the order of the plan', async () => {
  const first = Promise.withResolvers<StepResult>()
  const log: string[] = []
  const run = async ({ name }: Step) => {
    log.push(`${name} begins`)
    return name === 'first' ? first.promise : result(name)
  }
  const ended = runSteps(
    ['first', 'second', 'third'].map((name) => step(name)),
    run,
    ({ name }) => {
      log.push(`${name} ends`)
      if (name === 'third') first.resolve(result('first'))
    },
  )
  expect((await ended).map(({ name }) => name)).toEqual(['first', 'second', 'third'])
  expect(log).toEqual([
    'first begins',
    'second begins',
    'second ends',
    'third begins',
    'third ends',
    'first ends',
  ])
})

test('a step waits for its dependencies, while a later independent step starts', async () => {
  const build = Promise.withResolvers<StepResult>()
  const started: string[] = []
  const run = async ({ name }: Step) => {
    started.push(name)
    return name === 'build' ? build.promise : result(name)
  }
  const ended = runSteps([step('build'), step('journeys', ['build']), step('db')], run, () => undefined)
  await turn()
  expect(started).toEqual(['build', 'db'])
  build.resolve(result('build'))
  await ended
  expect(started).toEqual(['build', 'db', 'journeys'])
})

test('an exclusive step starts last, and nothing runs beside it', async () => {
  const running = new Set<string>()
  const beside: string[][] = []
  const run = async ({ name }: Step) => {
    running.add(name)
    beside.push([...running])
    await turn()
    running.delete(name)
    return result(name)
  }
  const plan = [step('unit'), step('db'), { ...step('faults'), alone: true }, step('behind')]
  const results = await runSteps(plan, run, () => undefined)
  expect(results.map(({ name }) => name)).toEqual(['unit', 'db', 'faults', 'behind'])
  expect(beside.filter((names) => names.includes('faults'))).toEqual([['faults']])
})

test('a step whose dependency failed is not run, and counts as failed', async () => {
  const run = async ({ name }: Step) => result(name, 1)
  const [, journeys] = await runSteps([step('build'), step('journeys', ['build'])], run, () => undefined)
  expect(journeys).toMatchObject({ failed: 1, seconds: 0, output: 'Not run, because "build" failed.' })
})

test('a dependency outside this plan counts as done', async () => {
  const results = await runSteps(
    [step('journeys', ['build'])],
    async ({ name }) => result(name),
    () => {},
  )
  expect(results).toMatchObject([{ name: 'journeys', failed: 0 }])
})
