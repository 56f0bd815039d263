import type { Kysely } from 'kysely'
import type { PostingEvidence } from '#core/posting-evidence.ts'
import type { Database } from '#db/schema.ts'

/** What a posting's own page shows besides its fields. */
export interface PostingProof {
  evidence: PostingEvidence
  /** How often we confirmed that it was open; null if unknown. */
  confirmations: number | null
}

/** The employer's words behind a posting's facts; empty for a sample and an unknown id. */
export async function readPostingProof(db: Kysely<Database>, id: string): Promise<PostingProof> {
  const proof = await db
    .selectFrom('posting_evidence')
    .select(['evidence', 'confirmations'])
    .where('id', '=', id)
    .executeTakeFirst()
  return proof ?? { evidence: {}, confirmations: null }
}
