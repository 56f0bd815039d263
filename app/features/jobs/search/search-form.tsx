import { GetForm } from '#app/filters/get-form.tsx'
import { Search } from '#app/ui/icons.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldLabel, Input } from '#app/ui/input.tsx'
import { FIND_PARAMETER } from './search-url.ts'

/** Two fields. The server leads on to the jobs, because it knows which places are cities. */
export function SearchForm() {
  return (
    <search>
      <GetForm
        action={paths.search()}
        className="grid gap-x-3 gap-y-4 rounded-sm border border-edge bg-sheet p-4 sm:p-6 md:grid-cols-[1.4fr_1fr_auto] md:items-end"
      >
        <input type="hidden" name={FIND_PARAMETER} value="jobs" />
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
      </GetForm>
    </search>
  )
}
