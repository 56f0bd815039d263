import type { ShownJob } from '#core/job.ts'
import { isVerified } from '#core/verification.ts'
import { getJob, listNewestJobs } from '#db/queries/jobs/jobs.ts'
import { readPostingProof, type PostingProof } from '#db/queries/jobs/posting-evidence.ts'
import type { RequestScope } from '#app/page/context.ts'

/** The newest of them are looked at. */
const CANDIDATES = 8

/** A posting to show how a job becomes verified. */
export interface ShownPosting {
  job: ShownJob
  proof: PostingProof
}

/**
 * Of the newest verified postings, the one with the most facts that show their words; a sample if there is no verified
 * posting; null if there is none either.
 */
export async function readShownPosting(db: RequestScope['db'], now: Date): Promise<ShownPosting | null> {
  const newest = (realOnly: boolean) => listNewestJobs(db, { limit: CANDIDATES, realOnly })
  const verified = (await newest(true)).filter((job) => isVerified(job, now))
  const jobs = verified.length > 0 ? verified : (await newest(false)).filter((job) => job.is_sample)
  const proven = await Promise.all(
    jobs.map(async ({ id }) => ({ id, proof: await readPostingProof(db, id) })),
  )
  const facts = ({ proof }: { proof: PostingProof }) => Object.keys(proof.evidence).length
  const [shown] = proven.toSorted((one, other) => facts(other) - facts(one))
  const job = shown && (await getJob(db, shown.id))
  if (!job) return null
  const { description: _, ...shownJob } = job
  return { job: shownJob, proof: shown.proof }
}
