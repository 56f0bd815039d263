import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { dataScript } from './data-script.ts'

test('data arrives as it is, and cannot end its script', () => {
  const data = '["</script><script>alert(1)</script>", "<!--", "\u2028 \\" \\\\ \\n"]\n'
  const source = dataScript(data)
  expect(source).not.toContain('<')
  const events: unknown[] = []
  const streamController = {
    enqueue: (text: string) => events.push(text),
    close: () => events.push('closed'),
  }
  runInNewContext(source, { window: { __reactRouterContext: { streamController } } })
  expect(events).toEqual([data, 'closed'])
})
