/** The reasons of a visitor's report; the database has the same three (`db/migrations`). */
export const REPORT_REASONS = ['closed', 'wrong', 'scam'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
