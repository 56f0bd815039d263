import { escapeUTF8 } from 'entities'
import { formatCount } from '#core/count.ts'
import type { Choice } from './filter-groups.ts'

export interface ChoiceFields {
  type: 'checkbox' | 'radio'
  name: string
  choices: readonly Choice[]
  isChosen: (value: string) => boolean
  isHidden: (choice: Choice) => boolean
}

/*
 * The choices of a list. A page has 160 of them, a third of its elements, so they are no elements of React: the server
 * writes them as text, the hydration passes over them, and the script changes them where they are.
 *
 * The number says what it counts to those who hear it: see `.choice` in `app/styles/components.css`.
 */

/** What the server writes. */
export function choiceHtml({ type, name, choices, isChosen, isHidden }: ChoiceFields): string {
  let html = ''
  for (const choice of choices) {
    const { value, label, count } = choice
    const checked = isChosen(value)
    html += `<label class="${choiceClasses(choice, checked)}"${isHidden(choice) ? ' hidden=""' : ''}>`
    html += `<input type="${type}" name="${name}"${checked ? ' checked=""' : ''} value="${escapeUTF8(value)}"/>`
    html += escapeUTF8(label)
    if (count !== null) html += `<small${count === 1 ? ' class="one"' : ''}>${formatCount(count)}</small>`
    html += '</label>'
  }
  return html
}

/**
 * Makes the choices of a list these, as `choiceHtml` writes them. A field that stays keeps what the visitor did with it,
 * and the focus.
 */
export function showChoices(list: HTMLElement, { type, name, choices, isChosen, isHidden }: ChoiceFields) {
  const known = new Map([...list.querySelectorAll('input')].map((field) => [field.value, field]))
  const labels = choices.map((choice) => {
    const { value } = choice
    const checked = isChosen(value)
    const field = known.get(value) ?? newField({ type, name, value, checked })
    const label = field.closest('label') ?? document.createElement('label')
    label.className = choiceClasses(choice, checked)
    label.hidden = isHidden(choice)
    writeLabel(label, field, choice)
    return label
  })
  if (labels.length === list.children.length && labels.every((label, at) => label === list.children[at]))
    return
  const focused = document.activeElement
  list.replaceChildren(...labels)
  if (focused instanceof HTMLElement && list.contains(focused)) focused.focus({ preventScroll: true })
}

function newField({
  checked,
  ...attributes
}: Record<'type' | 'name' | 'value', string> & { checked: boolean }) {
  const field = Object.assign(document.createElement('input'), attributes)
  field.defaultChecked = checked
  return field
}

function writeLabel(label: HTMLLabelElement, field: HTMLInputElement, { label: text, count }: Choice) {
  const number = count === null ? '' : formatCount(count)
  if (label.contains(field) && label.textContent === text + number) return
  while (label.lastChild && label.lastChild !== field) label.lastChild.remove()
  label.append(field, text)
  if (count === null) return
  const small = document.createElement('small')
  small.textContent = number
  if (count === 1) small.className = 'one'
  label.append(small)
}

export function choiceClasses({ count }: Choice, checked: boolean): string {
  return count === 0 && !checked ? 'choice text-ink-soft' : 'choice'
}
