import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { Form, Link } from 'react-router'
import { Button, buttonVariants } from '#app/ui/button.tsx'
import { useLiveForm } from './live-form.ts'
import { SearchField } from './search-field.tsx'
import type { ReactNode } from 'react'

interface FilterFormProps {
  /** The page's path. */
  action: string
  /** See `useLiveForm`. */
  addressOf: (fields: URLSearchParams) => string
  search: { label: string; placeholder: string; value: string }
  /** Where Clear leads; null while there is nothing to clear. */
  cleared: string | null
  /** The other fields: `send` for a choice, `sendSoon` for typing. */
  children: (send: () => void, sendSoon: () => void) => ReactNode
}

/** A search field and whatever else narrows or orders the list below: works before and without script. */
export function FilterForm({ action, addressOf, search, cleared, children }: FilterFormProps) {
  const { form, send, sendSoon } = useLiveForm(addressOf)
  return (
    <search>
      <Form {...form} action={action} className="flex flex-wrap items-center gap-2">
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
      </Form>
    </search>
  )
}
