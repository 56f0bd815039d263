import { useNavigate } from 'react-router'
import type { ComponentProps, FormEvent } from 'react'

interface GetFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Path of the page that it asks for. */
  action: string
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean
}

/** A form that asks for a page, without its empty fields. Without script, it sends them too. */
export function GetForm({ action, preventScrollReset, ...form }: GetFormProps) {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const query = new URLSearchParams(fields.filter(([, value]) => value !== ''))
    void navigate(query.size > 0 ? `${action}?${query}` : action, { preventScrollReset })
  }
  return <form {...form} action={action} onSubmit={submit} />
}
