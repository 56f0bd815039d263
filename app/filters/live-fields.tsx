import { useEffect, useRef, type RefObject } from 'react'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { ComponentProps } from 'react'

/*
 * Fields that follow the address: back, forward and Clear change it under them. They are not made anew for it, so
 * that the one in use keeps the focus.
 */

/**
 * Hands the field each new value of the address. Not the first: what was filled in before the script came stands, and
 * `useLiveForm` follows it.
 */
function useFollowing<Field, Value>(
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

/** A line of text; what is being typed is left alone. */
export function LiveInput({ value, ...rest }: LiveProps<ComponentProps<'input'>>) {
  const field = useRef<HTMLInputElement>(null)
  useFollowing(field, value, (input) => {
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

/** One of its options, by value. */
export function LiveSelect({ value, ...rest }: LiveProps<ComponentProps<'select'>>) {
  const field = useRef<HTMLSelectElement>(null)
  useFollowing(field, value, (select) => {
    select.value = value
  })
  return <Select ref={field} defaultValue={value} {...rest} />
}

type LiveCheckboxProps = Omit<ComponentProps<'input'>, 'checked' | 'defaultChecked' | 'ref' | 'type'> & {
  checked: boolean
}

/** On or off. */
export function LiveCheckbox({ checked, ...rest }: LiveCheckboxProps) {
  const field = useRef<HTMLInputElement>(null)
  useFollowing(field, checked, (box) => {
    box.checked = checked
  })
  return <input ref={field} type="checkbox" defaultChecked={checked} {...rest} />
}
