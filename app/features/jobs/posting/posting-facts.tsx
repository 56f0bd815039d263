import {
  Banknote,
  BookOpen,
  Briefcase,
  Building2,
  CalendarDays,
  Clock,
  FileText,
  GraduationCap,
  MapPin,
} from '#app/ui/icons.tsx'
import { formatBatch } from '#core/batch.ts'
import { formatExperience } from '#core/experience.ts'
import { FACT_NAMES, formatFact, SHOWN_FACTS } from '#core/format-facts.ts'
import type { JobSummary, ShownJob, WorkMode } from '#core/job.ts'
import { formatSalary } from '#core/money.ts'
import type { PostingEvidence, PostingQuote } from '#core/posting-evidence.ts'
import { sourceName } from '#core/source-name.ts'
import { Fact } from '#app/ui/fact.tsx'
import type { ReactNode } from 'react'

const WORK_MODES: Record<WorkMode, string> = { remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-site' }

const FACT_ICONS: Record<(typeof SHOWN_FACTS)[number], ReactNode> = {
  degree: <GraduationCap />,
  branch: <GraduationCap />,
  notice_days: <Clock />,
  shift: <Clock />,
  office_days: <Building2 />,
  openings: <Briefcase />,
  walk_in: <CalendarDays />,
  travel: <MapPin />,
  relocation: <MapPin />,
  bond: <FileText />,
  languages: <BookOpen />,
}

interface PostingFactsProps {
  job: ShownJob
  evidence: PostingEvidence
}

/** The facts of one posting, each with the employer's words below it. Pay, job type and mode that are not stated have no line. */
export function PostingFacts({ job, evidence }: PostingFactsProps) {
  const salary = formatSalary(job)
  const batch = formatBatch(job.batch)
  const type = [job.job_type, job.work_mode && WORK_MODES[job.work_mode]].filter(Boolean).join(' · ')
  const { experience = evidence.level, batch: batchQuote, location } = evidence
  const proof = (quote: PostingQuote | undefined, above?: PostingQuote) => (
    <Proof quote={quote} isRepeated={quote?.text === above?.text} job={job} />
  )
  return (
    <>
      <ul className="posting-facts">
        <Fact icon={<MapPin />} name="Location">
          {job.location}
          {/* That the location comes from the location field needs no proof. */}
          {location?.from !== 'field' && proof(location)}
        </Fact>
        <Fact icon={<Briefcase />} name="Experience">
          {formatExperience(job)}
          {proof(experience)}
        </Fact>
        {batch && (
          <Fact icon={<GraduationCap />} name="Batch">
            {batch}
            {proof(batchQuote, experience)}
          </Fact>
        )}
        {salary && (
          <Fact icon={<Banknote />} name="Salary">
            <span className="font-semibold tabular-nums">{salary}</span>
            {proof(evidence.pay)}
          </Fact>
        )}
        {type && (
          <Fact icon={<FileText />} name="Job type">
            {type}
            {proof(evidence.work_mode)}
          </Fact>
        )}
        {SHOWN_FACTS.map((fact) => {
          const value = formatFact(job.facts, fact)
          if (value === null) return null
          return (
            <Fact key={fact} icon={FACT_ICONS[fact]} name={FACT_NAMES[fact]}>
              {value}
              {fact === 'walk_in' && job.facts.walk_in?.bring && (
                <span className="block">To bring: “{job.facts.walk_in.bring}”</span>
              )}
              {proof(evidence[fact], fact === 'branch' ? evidence.degree : undefined)}
            </Fact>
          )
        })}
      </ul>
      {/* On a phone it folds all but the first facts (app/styles/posting.css). */}
      <details className="posting-words">
        <summary className="text-link inline-flex min-h-11 items-center text-sm">
          All facts and the employer’s words
        </summary>
      </details>
    </>
  )
}

interface ProofProps {
  quote: PostingQuote | undefined
  /** Whether the fact above has the same words. */
  isRepeated: boolean
  job: JobSummary
}

/** The words that a fact was read from, and where they are. */
function Proof({ quote, isRepeated, job }: ProofProps) {
  if (!quote) return null
  const places = {
    text: 'from the posting',
    title: 'from the title',
    field: `a field on ${sourceName(job.source, job.company)}`,
  }
  const quoted =
    quote.text === '' ? `Stated in ${places[quote.from]}` : `“${quote.text}” — ${places[quote.from]}`
  return <span className="proof">{isRepeated ? 'From the same line' : quoted}</span>
}
