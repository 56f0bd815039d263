import type { PostingEvidence } from '#core/posting-evidence.ts'

/** Postings that are not shown because another one is the same job. */
export interface PostingCopiesView {
  id: string
  duplicate_of: string
}

/** How many open postings a company has beyond its openings. */
export interface OpeningExtrasView {
  employer: string
  jobs: number
}

/** What a real posting's own page shows besides its facts. */
export interface PostingEvidenceView {
  id: string
  evidence: PostingEvidence
  /** How often it was confirmed; null if it was first seen before we counted. */
  confirmations: number | null
}

/** Real open postings, and when each was last confirmed. */
export interface OpenPostingsView {
  id: string
  /** False if it is not shown because another posting is the same job. */
  is_active: boolean
  application_deadline: Date | null
  content_changed_at: Date
  confirmed_at: Date
}
