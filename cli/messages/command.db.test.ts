import { expect, test } from 'vitest'
import { listActs } from '#db/queries/admin/acts.ts'
import { storeMessage } from '#db/queries/messages/messages.ts'
import { runInProcess } from '#test/command-here.ts'
import { copyDatabase } from '#test/copied-database.ts'

test(
  'messages are listed, shown whole and deleted; what is unknown is named',
  { timeout: 120_000 },
  async () => {
    await using copy = await copyDatabase()
    const messages = (...words: string[]) => runInProcess('messages', words, copy.settings)
    {
      await using database = await copy.open()
      const body = `The link of Ferry Engineer is dead. ${'It was open yesterday. '.repeat(5)}\nThank you.`
      await storeMessage(database.web, { reply_to: 'asha@mail.example', body })
    }
    const { stdout: listed } = await messages()
    expect(listed).toMatch(
      /^\d+ \w+ \d{4}, .*, asha@mail\.example\n {2}The link of Ferry .*…\n {2}[0-9a-f-]{36}\n$/,
    )
    const id = /[0-9a-f-]{36}/.exec(listed)?.[0] ?? ''
    expect((await messages('show', id)).stdout).toMatch(/asha@mail\.example\n\nThe link .*\nThank you\.\n$/)
    expect(await messages('delete', id)).toMatchObject({ code: 0, stdout: 'Deleted.\n' })
    expect(await messages('list')).toMatchObject({ code: 0, stdout: 'No messages.\n' })
    {
      await using database = await copy.open()
      const acts = await listActs(database.owner, { limit: 5 })
      expect(acts).toMatchObject([{ act: 'delete message', subject: id, via: 'cli', before: {}, after: {} }])
    }
    for (const [words, says] of [
      [['show', id], `no message with the id "${id}"`],
      [['delete', id], `no message with the id "${id}"`],
      [['show'], 'list, show ID, delete ID'],
      [['remove', id], 'list, show ID, delete ID'],
    ] as const) {
      const { code, stderr } = await messages(...words)
      expect([code, stderr]).toEqual([2, expect.stringContaining(says)])
    }
  },
)
