import { Search } from '#app/ui/icons.tsx'
import { useNavigate } from 'react-router'
import { jobsHref } from '#app/features/jobs/jobs-href.ts'
import { parseJobsUrl } from '#app/features/jobs/jobs-url.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import type { FormEvent } from 'react'

const KINDS = [
  { value: 'fresher', label: 'Fresher' },
  { value: 'remote', label: 'Remote' },
]

/** Searches the jobs page; Fresher and Remote combine. Without script it is a GET form. */
export function HomeSearch() {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form sends empty fields too; the address of the list leaves them out.
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void navigate(jobsHref(parseJobsUrl(new URLSearchParams(fields))))
  }
  return (
    <search className="mt-6 block max-w-xl">
      <form action={paths.jobs()} onSubmit={submit} className="flex flex-col gap-2.5">
        <div className="flex gap-2">
          <Input
            type="search"
            name="search"
            aria-label="Search jobs, companies"
            placeholder="Search jobs, companies..."
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-13 text-lg"
          />
          <Button type="submit" size="lg" className="px-4 sm:px-6">
            <Search aria-hidden /> <span className="max-sm:sr-only">Search</span>
          </Button>
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Only these jobs</legend>
          {KINDS.map(({ value, label }) => (
            <label
              key={value}
              className={
                'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-edge bg-sheet px-3.5 ' +
                'text-sm font-semibold hover:border-ink hover:bg-shade has-checked:border-action ' +
                'has-checked:bg-action-wash has-checked:text-action'
              }
            >
              <input type="checkbox" name="type" value={value} className="size-4.5 shrink-0" />
              {label}
            </label>
          ))}
        </fieldset>
      </form>
    </search>
  )
}
