import { Link } from 'react-router'
import { RotateCcw } from '#app/ui/icons.tsx'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { useLiveForm } from './live-form.ts'
import { SearchField } from './search-field.tsx'
import type { ReactNode } from 'react'

interface FilterFormProps {
  /** Path of the page. */
  action: string
  /** See `useLiveForm`. */
  urlOf: (fields: URLSearchParams) => string
  search: { label: string; placeholder: string; value: string }
  /** URL of Clear; null if there is nothing to clear. */
  cleared: string | null
  /** The other fields. Call `send` on a choice, `sendSoon` on typing. */
  children: (send: () => void, sendSoon: () => void) => ReactNode
}

/** Search field, filters and sort of the list below. Works without script. */
export function FilterForm({ action, urlOf, search, cleared, children }: FilterFormProps) {
  const { form, send, sendSoon } = useLiveForm(urlOf)
  return (
    <search>
      <form {...form} action={action} className="flex flex-wrap items-center gap-2">
        <SearchField {...search} onChange={sendSoon} className="basis-full md:basis-64" />
        {children(send, sendSoon)}
        <noscript>
          <Button type="submit">Apply</Button>
        </noscript>
        {cleared !== null && (
          <Link
            to={cleared}
            preventScrollReset
            className={buttonVariants({ variant: 'ghost', className: 'px-3' })}
          >
            <RotateCcw aria-hidden /> Clear
          </Link>
        )}
      </form>
    </search>
  )
}
