import type { BoardReport, Judged } from './pipeline.ts'

/** One board of a run, for machines: the counts, then every posting with its fields, its evidence and the reason. */
export function boardJson(report: BoardReport, judged: Judged[], dryRun: boolean) {
  return {
    source: report.source,
    seen_at: report.seenAt?.toISOString() ?? null,
    dry_run: dryRun,
    found: report.found,
    kept: report.kept,
    rejected: report.rejected,
    inserted: report.stored?.inserted ?? null,
    updated: report.stored?.updated ?? null,
    unchanged: report.stored?.unchanged ?? null,
    samples_retired: report.samplesRetired,
    problem: report.problem,
    postings: judged.map(postingJson),
  }
}

function postingJson(judged: Judged) {
  if ('rejection' in judged) {
    const { external_id, title, reason, detail } = judged.rejection
    return { outcome: 'rejected', reason, detail, external_id, title, fields: null, evidence: null }
  }
  const { raw, verdict } = judged
  const { posting, understanding } = verdict
  const { places, role, years, level, pay, workMode, jobType, skills } = understanding
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
      salary: pay.evidence,
      work_mode: workMode.evidence,
      job_type: jobType.evidence,
      skills: skills.evidence,
    },
  }
}
