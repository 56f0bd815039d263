import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { listActs } from '#db/queries/admin/acts.ts'
import { rateRow } from '#db/queries/content/ratings.ts'
import { runInProcess } from '#test/command-here.ts'
import { copyDatabase } from '#test/copied-database.ts'
import { startCommand } from '#test/started-command.ts'

test(
  'the operator sees what visitors gave, and resets a row, which is logged',
  { timeout: 120_000 },
  async () => {
    await using copy = await copyDatabase()
    const ratings = (...words: string[]) => runInProcess('ratings', words, copy.settings)
    expect(await startCommand('ratings', [], copy.settings).finished).toMatchObject({
      code: 0,
      stdout: 'Nobody has rated anything.\n',
    })
    const device = randomBytes(16)
    // While it is open here, the commands of an embedded database need not open it each.
    await using database = await copy.open()
    const { owner } = database
    const resource = {
      description: 'x',
      category: 'Programming',
      resource_type: 'Book',
      is_free: true,
    } as const
    const inserted = await owner
      .insertInto('prep_zone_resources')
      .values(
        ['Rated', 'Left'].map((name) =>
          Object.assign({ name, link: `https://learn.example/${name}` }, resource),
        ),
      )
      .returning('id')
      .execute()
    const [rated = '', left = ''] = inserted.map(({ id }) => id)
    await rateRow(owner, { rowId: rated, device, stars: 1, network: null }, true)
    for (const stars of [5, 5] as const)
      await rateRow(owner, { rowId: rated, device: randomBytes(16), stars, network: null }, true)
    await rateRow(owner, { rowId: left, device, stars: 4, network: null }, true)
    const { stdout } = await ratings()
    expect(stdout).toMatch(/Left[^]*Rated \(prep_zone_resources\)\n {2}3 ratings, mean 3\.7; last on \d/)
    expect(stdout).toContain('at most 3 a day\n  1 star: 1, 2 stars: 0, 3 stars: 0, 4 stars: 0, 5 stars: 2')
    expect(stdout).toContain(rated)

    expect(await ratings('--reset', rated)).toMatchObject({
      code: 0,
      stdout: 'Rated: 3 ratings deleted.\n',
    })
    expect((await ratings()).stdout).toMatch(/^Left/)
    expect((await ratings()).stdout).not.toContain('Rated')
    const [act] = await listActs(owner, { limit: 1 })
    expect(act).toMatchObject({
      act: 'reset ratings',
      subject: rated,
      via: 'cli',
      before: { name: 'Rated', voices: 3, stars: 11, given: [1, 0, 0, 0, 2] },
    })
    // The device has no voice any more, and may give one again.
    expect(await rateRow(owner, { rowId: rated, device, stars: 2, network: null }, false)).toBe('new')
    for (const id of ['7', rated]) expect(await ratings('--reset', id)).toMatchObject({ code: 2 })
  },
)
