import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkShippedContent } from './shipped-content.ts'

test('every file of rows below content/ is checked, and every row of it is right', async () => {
  const checked = await checkShippedContent()
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const shipped = files.filter((file) => file.endsWith('.json')).map((file) => `content/${file}`)
  expect(checked.map(({ file }) => file).toSorted()).toEqual(shipped.toSorted())
  expect(checked.flatMap(({ problems }) => problems)).toEqual([])
})
