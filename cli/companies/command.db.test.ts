import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listStoredCompanies } from '#db/queries/admin/company-acts.ts'
import { runInProcess } from '#test/command-here.ts'
import { copyDatabase } from '#test/copied-database.ts'
import { exampleLogo } from '#test/example-logo.ts'

test(
  'facts of companies are imported; wrong rows are named by their lines',
  { timeout: 120_000 },
  async () => {
    await using copy = await copyDatabase()
    // While it is open here, the commands of an embedded database need not open it each.
    await using database = await copy.open()
    using folder = mkdtempDisposableSync(join(tmpdir(), 'pravesh-companies-'))
    const companies = (...words: string[]) => runInProcess('companies', words, copy.settings)
    const fileOf = (name: string, content: string | Uint8Array) => {
      writeFileSync(join(folder.path, name), content)
      return join(folder.path, name)
    }
    const acts = () =>
      database.owner.selectFrom('admin_acts').select(['act', 'subject', 'via']).orderBy('id').execute()
    fileOf('tarangini.png', exampleLogo())
    fileOf('wide.png', exampleLogo(300, 120))

    const file = fileOf(
      'companies.csv',
      [
        'company,site,city,logo',
        'Tarangini Systems,https://tarangini.example.com/,Pune,tarangini.png',
        'Kaveri Ferries,http://kaveri.example.com/,,',
        'Narmada Labs,,Atlantis,wide.png',
        'Tapti Works,https://tapti.example.com/,,',
        'tapti works,,Goa,',
        ',https://nobody.example.com/,,missing.png',
        'Penna Pictures,,,missing.png',
      ].join('\n'),
    )
    const shown = await companies('import', file)
    expect(shown.code).toBe(1)
    for (const part of [
      /^Add +tarangini-systems: site https:\/\/tarangini\.example\.com\/, city pune, logo, 0\.\d kB$/m,
      /^Add +tapti-works: /m,
      /companies\.csv, line 3 \(Kaveri Ferries\), site: expected an https link/,
      /line 4 \(Narmada Labs\), city: expected a city in India/,
      /line 4 \(Narmada Labs\), logo: wide\.png: expected about as wide as high; found 300 × 120/,
      /line 6 \(tapti works\), company: another line has this company/,
      /line 7, company: expected the name of a company/,
      /line 8 \(Penna Pictures\), logo: missing\.png: there is no such file/,
      /^2 to save, 0 unchanged, 6 wrong\.\nNothing is saved yet\./m,
    ])
      expect(shown.stdout).toMatch(part)
    const stored = () => listStoredCompanies(database.owner)
    expect(await stored()).toEqual([])
    expect((await companies('import', file, '--apply')).stdout).toMatch(/^2 saved, 0 unchanged, 6 wrong\.$/m)
    expect((await companies('import', file, '--apply')).stdout).toMatch(/^0 saved, 2 unchanged, 6 wrong\.$/m)
    expect(await stored()).toMatchObject([
      { slug: 'tapti-works', site: 'https://tapti.example.com/', city: null, logo_path: null },
      { slug: 'tarangini-systems', city: 'pune', logo_path: expect.stringMatching(/^\/logos\/.*\.png$/) },
    ])
    expect(await acts()).toHaveLength(2)
    expect(new Set((await acts()).map(({ act, via }) => `${via} ${act}`))).toEqual(
      new Set(['cli change company']),
    )

    for (const [wrong, said] of [
      [['import', fileOf('other.csv', 'name,site\nAcme,https://acme.example.com/\n')], /company is needed/],
      [['import', join(folder.path, 'absent.csv')], /Cannot read the file/],
      [['import'], /Name one file/],
      [['burn', file], /Name one file/],
    ] as const) {
      const { code, stderr } = await companies(...wrong)
      expect({ code, stderr }, wrong.join(' ')).toEqual({ code: 2, stderr: expect.stringMatching(said) })
    }
  },
)
