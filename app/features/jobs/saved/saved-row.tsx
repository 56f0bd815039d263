import { Link } from 'react-router'
import { MAX_NOTE, STAGES } from '#core/application-stage.ts'
import { formatDay, isoTime } from '#core/dates.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { CompanyLogo } from '#app/ui/company-logo.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { companySlug } from '#core/slug.ts'
import { STAGE_NAMES } from './stage-names.ts'
import type { SavedJob } from './device-data.ts'

/** Addresses of pictures by the slug of their company. */
export type CompanyLogos = Record<string, string>

interface SavedRowProps {
  job: SavedJob
  logos: CompanyLogos
  onChange: (change: Partial<Pick<SavedJob, 'stage' | 'note'>>) => void
  onRemove: () => void
}

/** A saved job with its stage and a note. Whether it is still open shows on its own page. */
export function SavedRow({ job, logos, onChange, onRemove }: SavedRowProps) {
  const name = `${job.title} at ${job.company}`
  const savedAt = new Date(job.saved_at)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 border-t py-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <div className="flex min-w-0 items-start gap-3 max-sm:col-span-2">
        <CompanyLogo name={job.company} logoUrl={logos[companySlug(job.company)]} className="max-sm:hidden" />
        <div className="min-w-0">
          <Link to={paths.posting(job)} className="text-link text-lg leading-snug font-bold">
            {job.title}
          </Link>
          <p>
            {job.company}
            {job.location && ` · ${job.location}`}
          </p>
          <p className="caption">
            Saved on <time dateTime={isoTime(savedAt)}>{formatDay(savedAt)}</time>
          </p>
        </div>
      </div>
      <Select
        aria-label={`Stage of ${name}`}
        className="self-start max-sm:col-span-2"
        value={job.stage}
        onChange={({ target }) => {
          const stage = STAGES.find((one) => one === target.value)
          if (stage) onChange({ stage })
        }}
      >
        {STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {STAGE_NAMES[stage]}
          </option>
        ))}
      </Select>
      <Input
        aria-label={`Note on ${name}`}
        placeholder="Note: round, contact, date"
        value={job.note}
        maxLength={MAX_NOTE}
        autoComplete="off"
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <Button variant="ghost" className="px-3 text-sm" onClick={onRemove}>
        Remove <span className="sr-only">{name}</span>
      </Button>
    </li>
  )
}
