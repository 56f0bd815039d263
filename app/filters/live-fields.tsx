import { useEffect, useRef, type RefObject } from 'react'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { ComponentProps } from 'react'

/*
 * Uncontrolled fields that take new values from the URL, after Back, Forward or Clear. They are updated, not
 * remounted with a new key, so that the active field keeps the focus.
 */

/**
 * Writes each new value of the URL to the field. Skips the first value: the visitor may have filled in the
 * field before hydration, and `useLiveForm` handles that.
 */
export function useSyncFromUrl<Field, Value>(
  field: RefObject<Field | null>,
  value: Value,
  set: (field: Field) => void,
) {
  const last = useRef(value)
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    if (field.current) set(field.current)
  })
}

type LiveProps<Props> = Omit<Props, 'value' | 'defaultValue' | 'ref'> & { value: string }

/** A text field. It is not overwritten while the visitor types in it. */
export function LiveInput({ value, ...rest }: LiveProps<ComponentProps<'input'>>) {
  const field = useRef<HTMLInputElement>(null)
  useSyncFromUrl(field, value, (input) => {
    if (document.activeElement !== input) input.value = value
  })
  return (
    <Input
      ref={field}
      defaultValue={value}
      maxLength={100}
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
    />
  )
}

export function LiveSelect({ value, ...rest }: LiveProps<ComponentProps<'select'>>) {
  const field = useRef<HTMLSelectElement>(null)
  useSyncFromUrl(field, value, (select) => {
    select.value = value
  })
  return <Select ref={field} defaultValue={value} {...rest} />
}

type LiveCheckboxProps = Omit<ComponentProps<'input'>, 'checked' | 'defaultChecked' | 'ref' | 'type'> & {
  checked: boolean
  type?: 'checkbox' | 'radio'
}

export function LiveCheckbox({ checked, type = 'checkbox', ...rest }: LiveCheckboxProps) {
  const field = useRef<HTMLInputElement>(null)
  useSyncFromUrl(field, checked, (box) => {
    box.checked = checked
  })
  return <input ref={field} type={type} defaultChecked={checked} {...rest} />
}
