import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LiveCheckbox, useSyncFromUrl } from '#app/filters/live-fields.tsx'
import { Input } from '#app/ui/input.tsx'
import { formatCount } from '#core/count.ts'
import { choiceClasses, choiceHtml, showChoices, type ChoiceFields } from './choice-markup.ts'
import type { KeyboardEvent } from 'react'
import type { Choice } from './filter-groups.ts'

/** The values of a long list that are shown at first. */
const FIRST_CHOICES = 12

interface ChoiceListFields {
  /** Query parameter. */
  name: string
  choices: Choice[]
  chosen: readonly string[]
  type?: 'checkbox' | 'radio'
  /** Radio: the label of "no filter". */
  any?: string
  /** In lower case; hides the values without it. They stay in the form. */
  wanted?: string
}

interface ChoiceListProps extends ChoiceListFields {
  onChange: () => void
}

/** What a list writes. */
function choiceFields({
  name,
  choices,
  chosen,
  type = 'checkbox',
  any,
  wanted = '',
}: ChoiceListFields): ChoiceFields {
  return {
    type,
    name,
    choices: any === undefined ? choices : [{ value: '', label: any, count: null }, ...choices],
    isChosen: (value) => (value === '' ? chosen.length === 0 : chosen.includes(value)),
    isHidden: (choice) => !isWanted(choice, wanted),
  }
}

/** React finds the server's text in the list and leaves it. The same object each time: another one would empty the list. */
const AS_IT_IS = { __html: '' }

/** Values of one group as check boxes or radio buttons, each with how many postings it would give. */
export function ChoiceList(props: ChoiceListProps) {
  const fields = choiceFields(props)
  const list = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    // The server's are those of the first rendering.
    if (list.current && !(isFirst.current && list.current.firstChild)) showChoices(list.current, fields)
    isFirst.current = false
  })
  useSyncFromUrl(list, props.chosen.join(), (element) => {
    for (const box of element.querySelectorAll('input')) box.checked = fields.isChosen(box.value)
  })
  return (
    <div
      ref={list}
      // React hears no change of a field that it does not know.
      onInput={props.onChange}
      className="choices"
      suppressHydrationWarning
      dangerouslySetInnerHTML={import.meta.env.SSR ? { __html: choiceHtml(fields) } : AS_IT_IS}
    />
  )
}

interface ChoiceFieldProps {
  type: 'checkbox' | 'radio'
  name: string
  choice: Choice
  checked: boolean
  onChange: () => void
}

/** One choice that is no list. */
export function ChoiceField({ type, name, choice, checked, onChange }: ChoiceFieldProps) {
  return (
    <label className={choiceClasses(choice, checked)}>
      <LiveCheckbox type={type} name={name} value={choice.value} checked={checked} onChange={onChange} />
      {choice.label}
      {choice.count !== null && (
        <small className={choice.count === 1 ? 'one' : undefined}>{formatCount(choice.count)}</small>
      )}
    </label>
  )
}

interface LongChoiceListProps extends Omit<ChoiceListProps, 'type' | 'any' | 'wanted'> {
  /** Label of the box: "Find a city". */
  find: string
}

/**
 * A long list: its most frequent values, the others under "more", and a box. With script the box filters the list;
 * without, what is typed in it is sent like a chosen value.
 */
export function LongChoiceList({ find, ...list }: LongChoiceListProps) {
  const { name, choices, chosen, onChange } = list
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  // With script, the box is sent only by Enter: a half typed name is no filter.
  useEffect(() => box.current?.removeAttribute('name'), [])

  const wanted = typed.trim().toLowerCase()
  const matches = choices.filter((choice) => isWanted(choice, wanted))
  const [first, others] = splitChoices(choices, chosen)

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || wanted === '') return
    event.preventDefault()
    const field = event.currentTarget
    field.value = matches[0]?.value ?? typed
    field.name = name
    onChange()
    field.removeAttribute('name')
    field.value = ''
    setTyped('')
  }
  return (
    <>
      <Input
        ref={box}
        type="search"
        name={name}
        aria-label={find}
        placeholder={find}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        className="mb-2 lg:min-h-10"
      />
      <ChoiceList {...list} choices={first} wanted={wanted} />
      {others.length > 0 && (
        <details
          className="group"
          open={opened || wanted !== ''}
          onToggle={(event) => {
            if (wanted === '') setOpened(event.currentTarget.open)
          }}
        >
          <summary className="inline-flex min-h-11 items-center text-sm text-link group-open:hidden">
            {others.length} more
          </summary>
          <ChoiceList {...list} choices={others} wanted={wanted} />
        </details>
      )}
      {wanted !== '' && matches.length === 0 && (
        <p className="py-1 text-sm text-ink-soft">Not in this list. Press Enter to look for it.</p>
      )}
    </>
  )
}

/** The values of a long list that are shown at first, and those under "more". */
function splitChoices(choices: Choice[], chosen: readonly string[]): [Choice[], Choice[]] {
  const first = choices.filter(({ value }, at) => at < FIRST_CHOICES || chosen.includes(value))
  return [first, choices.filter((choice) => !first.includes(choice))]
}

function isWanted({ label }: Choice, wanted: string): boolean {
  return label.toLowerCase().includes(wanted)
}
