import type { Judged } from '#ingest/boards/judge-board.ts'
import type { BoardReport } from '#ingest/boards/pipeline.ts'

/**
 * One board of a run, for programs: the counts, then every posting with its fields, its evidence and the
 * reason.
 */
export function boardJson(report: BoardReport, judged: Judged[], dryRun: boolean) {
  const { problem, stored } = report
  return {
    source: report.source,
    seen_at: report.seenAt?.toISOString() ?? null,
    dry_run: dryRun,
    found: report.found,
    kept: report.kept,
    rejected: report.rejected,
    inserted: stored?.inserted.length ?? null,
    updated: stored?.updated ?? null,
    unchanged: stored?.unchanged ?? null,
    reopened: stored?.reopened.length ?? null,
    missing: stored?.missing.length ?? null,
    closed: stored?.closed.length ?? null,
    // The board is suddenly so much smaller that unlisted postings do not count as missing.
    doubted: stored?.doubted ?? null,
    // What was stored of the board before: nothing, a crawl or a saved file.
    before: stored?.before ?? null,
    // The response is older than the last one, so unlisted postings do not count as missing.
    older: stored?.older ?? null,
    changes: stored && {
      inserted: stored.inserted,
      reopened: stored.reopened,
      missing: stored.missing,
      closed: stored.closed,
      // External ids of all postings of the board, kept or not.
      on_board: { appeared: stored.appeared, disappeared: stored.disappeared },
    },
    samples_retired: stored?.samplesRetired ?? 0,
    not_modified: report.notModified,
    problem: problem && { outcome: problem.outcome, message: problem.message, retry_at: problem.retryAt },
    postings: judged.map(postingJson),
  }
}

function postingJson(judged: Judged) {
  if ('rejection' in judged) {
    const { external_id, title, reason, detail } = judged.rejection
    return { outcome: 'rejected', reason, detail, external_id, title, fields: null, evidence: null }
  }
  const { raw, verdict } = judged
  const { posting, extraction } = verdict
  const { places, role, years, level, pay, workMode, jobType, skills, batch, facts } = extraction
  const { source: _, external_id, title, ...fields } = posting
  return {
    outcome: verdict.reason === null ? 'kept' : 'rejected',
    reason: verdict.reason,
    detail: verdict.detail,
    external_id,
    title,
    fields: {
      ...fields,
      india: places.value.india,
      is_it: role.value.isIt,
      stated_salary: pay.value,
      batch: batch.value,
      posted_at_basis: raw.posted_at_basis,
    },
    evidence: {
      location: [
        ...raw.locations.map(({ text }) => text),
        ...raw.offices.map((office) => `office: ${office}`),
      ],
      india: places.evidence,
      category: role.evidence,
      experience: years.evidence,
      experience_level: level.evidence,
      batch: batch.evidence,
      salary: pay.evidence,
      work_mode: workMode.evidence,
      job_type: jobType.evidence,
      skills: skills.evidence,
      ...Object.fromEntries(Object.entries(facts).map(([name, { evidence }]) => [name, evidence])),
    },
  }
}
