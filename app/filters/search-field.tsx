import { Search } from '#app/ui/icons.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { LiveInput } from './live-fields.tsx'

interface SearchFieldProps {
  label: string
  placeholder: string
  /** The value of the URL. */
  value: string
  onChange: () => void
  className?: string
}

/** The field `search` with its submit button. */
export function SearchField({ label, placeholder, value, onChange, className }: SearchFieldProps) {
  return (
    <div className={cn('relative min-w-0 grow', className)}>
      <LiveInput
        type="search"
        name="search"
        value={value}
        onChange={onChange}
        placeholder={placeholder}
        aria-label={label}
        className="pr-12"
      />
      <Button
        type="submit"
        variant="ghost"
        size="icon"
        aria-label="Search"
        className="absolute top-0 right-0"
      >
        <Search aria-hidden />
      </Button>
    </div>
  )
}
