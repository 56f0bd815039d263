import Search from 'lucide-react/icons/search'
import { Form, useNavigate } from 'react-router'
import { jobsHref, parseJobsUrl } from '#app/features/jobs/jobs-url.ts'
import { fieldsOf } from '#app/filters/live-form.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldLabel, Input } from '#app/ui/input.tsx'
import type { FormEvent } from 'react'

/** Two fields that search the jobs page. With script, empty fields are left out of the URL. */
export function SearchForm() {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(jobsHref(parseJobsUrl(fieldsOf(event.currentTarget))))
  }
  return (
    <search>
      <Form
        action={paths.jobs()}
        onSubmit={submit}
        className="grid gap-x-3 gap-y-4 rounded-sm border border-edge bg-sheet p-4 sm:p-6 md:grid-cols-[1.4fr_1fr_auto] md:items-end"
      >
        <div>
          <FieldLabel htmlFor="search-title">Job title</FieldLabel>
          <Input
            id="search-title"
            type="search"
            name="search"
            placeholder="e.g. Frontend developer"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <div>
          <FieldLabel htmlFor="search-location">Location</FieldLabel>
          <Input
            id="search-location"
            type="search"
            name="location"
            placeholder="e.g. Pune"
            maxLength={100}
            autoComplete="address-level2"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" className="px-6">
          <Search aria-hidden /> Search
        </Button>
      </Form>
    </search>
  )
}
