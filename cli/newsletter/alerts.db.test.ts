import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addAlert } from '#test/job-alerts.ts'
import { insertJobs, jobRow } from '#test/job-rows.ts'
import { addressOf, EVERYBODY, killedMailing } from '#test/killed-mailing.ts'
import { newsletterOperator, type NewsletterOperator } from '#test/newsletter-operator.ts'

const LIMIT_MS = 180_000
const DAY_MS = 86_400_000

/** Each reader has an alert for all jobs; two postings are new. */
async function begin({ database }: NewsletterOperator, addresses = EVERYBODY): Promise<void> {
  await using opened = await database()
  for (const address of addresses) await addAlert(opened.owner, { address, query: 'search=tester' })
  const seen = {
    first_seen_at: new Date(Date.now() - DAY_MS),
    verified_at: new Date(),
    posted_at: new Date(),
  }
  await insertJobs(opened.owner, [
    jobRow('lab', { title: 'Lab Tester', ...seen }),
    jobRow('field', { title: 'Field Tester', ...seen }),
    jobRow('react', { title: 'React Developer', ...seen }),
    jobRow('other', { title: 'Kotlin Developer', description: '<p>Also knows Erlang.</p>', ...seen }),
  ])
}

test(
  'killed during and between mails, and resumed: each reader got each posting once',
  { timeout: LIMIT_MS },
  async () => {
    await using setup = await killedMailing(begin, 'alerts')
    for (const address of EVERYBODY) {
      const [mail] = await setup.mail.mailsTo(address)
      expect(mail?.text).toContain('Lab Tester, Tarangini Systems')
      expect(mail?.text).toContain('Field Tester, Tarangini Systems')
      expect(mail?.text).not.toContain('Kotlin')
    }

    // A later run has nothing new for anybody.
    expect(await setup.run('alerts')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Sent now: 0.'),
    })
    expect(setup.recipients()).toEqual(EVERYBODY)
  },
)

test(
  'killed while the mails are prepared: the next run prepares the others, and each reader gets one mail',
  { timeout: LIMIT_MS },
  async () => {
    await using setup = await newsletterOperator()
    // A hundred are prepared at once.
    const everybody = Array.from({ length: 130 }, (_, index) => addressOf(index)).toSorted()
    await begin(setup, everybody)
    const prepared = async () => {
      const rows = await opened.owner.selectFrom('newsletter_deliveries').select('subscriber').execute()
      return rows.length
    }
    await using opened = await setup.database()
    await sql`create function slow_down() returns trigger language plpgsql as
      $$ begin
        perform pg_sleep(0.2) where (select count(*) from newsletter_deliveries) >= 100;
        return new;
      end $$`.execute(opened.owner)
    await sql`create trigger slow before insert on newsletter_deliveries
      for each row execute function slow_down()`.execute(opened.owner)
    const run = setup.start('alerts')
    await expect.poll(prepared, { timeout: 60_000, interval: 20 }).toBeGreaterThan(4)
    run.kill('SIGKILL')
    await run.finished
    expect(await prepared()).toBe(100)
    expect(setup.recipients()).toEqual([])
    await sql`drop trigger slow on newsletter_deliveries`.execute(opened.owner)
    expect(await setup.run('alerts')).toMatchObject({ code: 0 })
    expect(setup.recipients()).toEqual(everybody)
  },
)

test(
  'a search finds what the jobs page finds: other names, misspellings, and words of descriptions',
  { timeout: LIMIT_MS },
  async () => {
    await using setup = await newsletterOperator()
    const searches = { reactjs: 'React Developer', kotiln: 'Kotlin Developer', erlang: 'Kotlin Developer' }
    {
      await using opened = await setup.database()
      for (const word of [...Object.keys(searches), 'kotlin cobol'])
        await addAlert(opened.owner, {
          address: `${word.replace(' ', '-')}@mail.example`,
          query: `search=${word}`,
        })
    }
    await begin(setup, [])
    expect(await setup.run('alerts')).toMatchObject({ code: 0 })
    expect(setup.recipients()).toEqual(
      Object.keys(searches)
        .map((word) => `${word}@mail.example`)
        .toSorted(),
    )
    for (const [word, title] of Object.entries(searches))
      expect((await setup.mail.mailsTo(`${word}@mail.example`))[0]?.text, word).toContain(title)
  },
)

test(
  'nothing new sends nothing; a weekly alert waits for its day; status counts alerts',
  { timeout: LIMIT_MS },
  async () => {
    await using setup = await newsletterOperator()
    await begin(setup, [])
    expect(await setup.run('alerts')).toMatchObject({
      code: 0,
      stdout: 'Nothing new for any alert that is due.\n',
    })
    {
      await using opened = await setup.database()
      await addAlert(opened.owner, { address: addressOf(0), query: 'search=cobol' })
      await addAlert(opened.owner, {
        address: addressOf(1),
        query: 'search=tester',
        frequency: 'weekly',
        age: 8,
      })
      await addAlert(opened.owner, {
        address: addressOf(2),
        query: 'search=tester',
        frequency: 'weekly',
        age: 2,
      })
      await sql`update job_alerts set asked_after = 0`.execute(opened.owner)
      // As if the last Tuesday had been served. Days are those of India, which are ahead of the database's.
      const today = sql`(now() at time zone 'Asia/Kolkata')::date`
      await sql`update job_alerts set checked_on = ${today} where frequency = 'weekly' and checked_on > ${today} - 3`.execute(
        opened.owner,
      )
    }
    expect(await setup.run('status')).toMatchObject({
      stdout: expect.stringContaining('Job alerts   3 of 3 readers, 0 not confirmed yet'),
    })
    expect(await setup.run('alerts')).toMatchObject({ code: 0 })
    expect(setup.recipients()).toEqual([addressOf(1)])
  },
)

test(
  'a temporary rejection is tried again by the next run, and nobody else gets a second mail',
  { timeout: LIMIT_MS },
  async () => {
    let busy = true
    await using setup = await newsletterOperator({
      refuse: (address) => (busy && address === addressOf(1) ? '451 4.7.1 later' : undefined),
    })
    const readers = [addressOf(1), addressOf(2), addressOf(3)]
    await begin(setup, readers)
    const first = await setup.run('alerts')
    expect(first).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('To continue: npm run newsletter -- alerts'),
    })
    busy = false
    expect(await setup.run('alerts')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Sent now: 1.'),
    })
    expect(setup.recipients()).toEqual(readers)
  },
)
