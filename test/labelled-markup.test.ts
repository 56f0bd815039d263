import { expect, test } from 'vitest'
import { jobPostingJsonLd } from '#app/features/jobs/posting/job-posting-json-ld.server.ts'
import { readFreePosting } from '#ingest/explain/free-posting.ts'
import { understand } from '#ingest/understand/understand.ts'
import { PARTS, readLabelled } from '../bench/labelled-set.ts'
import { exampleJob } from './example-job.ts'
import { brokenGoogleRules } from './google-job-posting.ts'

/** One in ten of the eleven thousand postings; `npm test -- everything` reads all. */
const STRIDE = process.env.PRAVESH_TEST_LABELLED === 'all' ? 1 : 10

const now = new Date('2026-11-20T06:30:00Z')

// It only computes, longer on a busy machine.
const LIMIT_MS = 180_000

test(
  'the markup of postings as employers write them follows every rule of Google for Jobs',
  { timeout: LIMIT_MS },
  () => {
    const broken: string[] = []
    let marked = 0
    for (const [index, { where, posting }] of PARTS.flatMap((part) => readLabelled(part)).entries()) {
      if (index % STRIDE > 0) continue
      const read = understand(readFreePosting(posting), now)
      // Some labelled rows are only a sentence, and others are not IT jobs in India.
      if (!read.places.value.india || !read.role.value.isIt) continue
      const job = exampleJob({
        title: read.title,
        description: read.description,
        locations: read.places.value.cities,
        work_mode: read.workMode.value,
        job_type: read.jobType.value,
        experience_level: read.level.value,
        experience_min: read.years.value?.min ?? null,
        experience_max: read.years.value?.max ?? null,
        salary_min: read.pay.value?.min ?? null,
        salary_max: read.pay.value?.max ?? null,
        salary_period: read.pay.value?.period ?? 'year',
      })
      const data = jobPostingJsonLd(job, { siteUrl: 'https://pravesh.example', now })
      if (data === null) continue
      marked += 1
      for (const rule of brokenGoogleRules(JSON.parse(JSON.stringify(data)), now))
        broken.push(`${where}: ${rule}: ${read.title}`)
    }
    expect(broken).toEqual([])
    expect(marked).toBeGreaterThan(100)
  },
)
