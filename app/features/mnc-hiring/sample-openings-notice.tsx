import { Notice } from '#app/ui/notice.tsx'

/** Shown while the list has sample openings. */
export function SampleOpeningsNotice() {
  return (
    <Notice>
      <p>
        <strong>These are sample openings.</strong> The companies are real, but these vacancies are not. They
        show what such a role asks for. Apply Now opens the company’s own careers page, which lists its real
        vacancies.
      </p>
    </Notice>
  )
}
