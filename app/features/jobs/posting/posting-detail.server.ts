import type { JobSummary, OpenedJob } from '#core/job.ts'
import { postingSections, type PostingSections } from '#core/posting-sections.ts'
import { learningFor, type SkillLearning } from '#db/queries/content/skill-learning.ts'
import { readPostingProof, type PostingProof } from '#db/queries/jobs/posting-evidence.ts'
import {
  hasTwin,
  listCompanyJobs,
  listOtherPlaces,
  listSimilarJobs,
  type OtherPlace,
} from '#db/queries/jobs/related-jobs.ts'
import type { RequestScope } from '#app/page/context.ts'

/** What the page of an open posting shows besides the posting. */
export interface PostingDetail {
  /** The employer's description, divided. */
  text: PostingSections
  proof: PostingProof
  /** Open postings of other companies. */
  similar: JobSummary[]
  atCompany: JobSummary[]
  /** The same opening in other places. */
  alsoIn: OtherPlace[]
  learning: SkillLearning
  /** Another open posting of the company has the same title and place. */
  isTwin: boolean
}

/** Reads it for a posting that is open. Rejects if the database fails. */
export async function readPostingDetail({ db }: RequestScope, job: OpenedJob): Promise<PostingDetail> {
  const [proof, similar, atCompany, alsoIn, learning, isTwin] = await Promise.all([
    readPostingProof(db, job.id),
    listSimilarJobs(db, job, { elsewhere: true }),
    listCompanyJobs(db, job),
    listOtherPlaces(db, job.id),
    learningFor(db, job.skills),
    hasTwin(db, job),
  ])
  return { text: postingSections(job.description), proof, similar, atCompany, alsoIn, learning, isTwin }
}
