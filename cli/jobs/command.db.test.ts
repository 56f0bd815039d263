import { userInfo } from 'node:os'
import { expect, test } from 'vitest'
import { runInProcess } from '#test/command-here.ts'
import { copyDatabase } from '#test/copied-database.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { recordReport } from '#db/queries/jobs/job-reports.ts'

test(
  'a posting is found, featured, shown and closed, and the log tells who did it',
  { timeout: 120_000 },
  async () => {
    await using copy = await copyDatabase()
    const jobs = (...words: string[]) => runInProcess('jobs', words, copy.settings)
    const admin = (...words: string[]) => runInProcess('admin', words, copy.settings)
    // While it is open here, the commands of an embedded database need not open it each.
    await using database = await copy.open()
    const [id = ''] = await insertJobs(database.owner, [jobRow('1', { title: 'Ferry Engineer' })])
    expect(await admin('log')).toMatchObject({ code: 0, stdout: 'Nothing has been done yet.\n' })

    expect((await jobs('find', 'ferry')).stdout).toContain(
      `Ferry Engineer at Tarangini Systems (open)\n  test\n  ${id}`,
    )
    expect(await jobs('feature', id)).toMatchObject({
      code: 0,
      stdout: 'Ferry Engineer at Tarangini Systems: Featured.\n',
    })
    expect((await jobs('feature', id)).stdout).toContain('It was featured before, or it asks for money')
    const { stdout: shown } = await jobs('show', `/jobs/${id.replaceAll('-', '').slice(0, 12)}`)
    for (const line of [/State +open, featured/, /Reports +none/, /Pay +not stated/])
      expect(shown).toMatch(line)
    expect((await jobs('close', id)).stdout).toMatch(/Closed\.$/m)
    expect((await jobs('find', 'ferry')).stdout).toContain('(closed: by hand)')

    const { stdout: log } = await admin('log', '--on', id)
    expect(log).toMatch(new RegExp(`close posting +${id}\\n +by ${userInfo().username} \\(command\\)`))
    expect(log).toContain('featured: false → true')
    const newest: unknown = JSON.parse((await admin('log', '--json', '--limit', '1')).stdout)
    expect(newest).toMatchObject([{ act: 'close posting', subject: id, via: 'cli', after: { open: false } }])

    expect(await jobs('close', 'nothing')).toMatchObject({ code: 1, stdout: '' })
    for (const wrong of [
      [],
      ['close'],
      ['close', id, id],
      ['burn', id],
      ['close', id, '--json'],
      ['constructor', id],
    ])
      expect(await jobs(...wrong), wrong.join(' ')).toMatchObject({ code: 2, stdout: '' })
  },
)

test(
  'a posting is corrected as the form of /admin does it, and stays so when it is read again',
  { timeout: 120_000 },
  async () => {
    await using copy = await copyDatabase()
    const jobs = (...words: string[]) => runInProcess('jobs', words, copy.settings)
    await using database = await copy.open()
    const [id = ''] = await insertJobs(database.owner, [
      jobRow('1', { title: 'Ferry Engineer', salary_min: 200_000, salary_max: 300_000 }),
    ])
    await recordReport(database.owner, id, 'wrong')
    const facts = () =>
      database.owner
        .selectFrom('jobs')
        .select(['title', 'salary_min', 'salary_max', 'locations', 'experience_level'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const right = [
      'title=Ferry = Test Engineer',
      'salary_max=4,00,000',
      'locations=Pune; Goa',
      'experience_level=',
    ]
    expect(await jobs('correct', id, ...right)).toMatchObject({
      code: 0,
      stdout: 'Ferry Engineer at Tarangini Systems: Corrected.\n',
    })
    const corrected = { title: 'Ferry = Test Engineer', salary_min: 200_000, salary_max: 400_000 }
    expect(await facts()).toEqual({ ...corrected, locations: ['Pune', 'Goa'], experience_level: null })
    expect((await jobs('correct', id, ...right)).stdout).toMatch(/It was so before\.$/m)
    // A crawl reads it again.
    const read = { title: 'Ferry Engineer', salary_min: 200_000, salary_max: 300_000 }
    await database.owner.updateTable('jobs').set(read).where('id', '=', id).execute()
    expect(await facts()).toMatchObject(corrected)

    const { stdout: shown } = await jobs('show', id)
    expect(shown).toMatch(/Reports +none/)
    const log: unknown = JSON.parse((await runInProcess('admin', ['log', '--json'], copy.settings)).stdout)
    expect(log).toMatchObject([
      { act: 'correct posting', subject: id, via: 'cli', before: { salary_max: 300_000 } },
    ])
    expect((await jobs('uncorrect', id)).stdout).toMatch(/The correction is dropped\.$/m)

    for (const [wrong, said] of [
      [['title='], /title/],
      [['salary_min=9,00,000'], /lowest pay is more/],
      [['salary_min=30', 'salary_max=40', 'salary_period=year'], /No job pays ₹30 a year/],
      [['salary_max=90,00,000'], /more than 20 times the lowest/],
      [['locations=Pune; Gooa'], /We know no city “Gooa”: did you mean Goa/],
      [['location=Gooa'], /did you mean Goa/],
      [['experience_max=99'], /experience_max/],
      [['application_url=acme'], /expected an https address/],
      [['salary_min=some'], /salary_min/],
      [['work_mode=moon'], /work_mode/],
      [['source=x'], /not field=value/],
      [['title'], /not field=value/],
      [['title=A', 'title=B'], /given twice/],
      [[], /what to correct/],
    ] as const) {
      const { code, stderr } = await jobs('correct', id, ...wrong)
      expect({ code, stderr }, wrong.join(' ')).toEqual({ code: 2, stderr: expect.stringMatching(said) })
    }
  },
)

test(
  'the link to /admin is printed for this machine and for TLS, and nowhere else',
  { timeout: 120_000 },
  async () => {
    await using copy = await copyDatabase()
    const admin = (settings: Record<string, string>) =>
      runInProcess('admin', [], { ...copy.settings, ...settings })
    const { stdout } = await admin({ SITE_URL: 'https://jobs.example' })
    expect(stdout).toMatch(/^https:\/\/jobs\.example\/admin\/enter\?token=[\w-]{43}\n/)
    expect(await admin({ SITE_URL: 'http://jobs.example' })).toMatchObject({ code: 2, stdout: '' })
    const signIn = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }
    const named = { SITE_URL: 'https://jobs.example', ...signIn, ADMIN_EMAILS: 'asha@pravesh.example' }
    expect((await admin(named)).stdout).toBe(
      'Sign in with an account of ADMIN_EMAILS: https://jobs.example/auth/sign-in?return_to=%2Fadmin\n',
    )
    await using database = await copy.open()
    expect(await database.owner.selectFrom('admin_sessions').select(['kind']).execute()).toEqual([
      { kind: 'link' },
    ])
    const [link] = await database.owner.selectFrom('admin_sessions').select('token_hash').execute()
    expect(stdout).not.toContain(link?.token_hash.toString('base64url'))
  },
)
