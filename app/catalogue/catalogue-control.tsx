import { LiveCheckbox, LiveInput, LiveSelect } from '#app/filters/live-fields.tsx'
import { formatControl, slugOf, type Control, type ControlValue } from './controls.ts'

interface CatalogueControlProps {
  name: string
  control: Control
  value: ControlValue
  onChoose: () => void
  onType: () => void
}

/** One field of a catalogue's form. A tab, set by links, becomes a hidden field. */
export function CatalogueControl({ name, control, value, onChoose, onType }: CatalogueControlProps) {
  const text = formatControl(control, value)
  switch (control.kind) {
    case 'tab':
      return text === null ? null : <input type="hidden" name={name} value={text} />
    case 'count':
      // A new search starts at the first page.
      return null
    case 'text':
      return (
        <LiveInput
          name={name}
          value={text ?? ''}
          onChange={onType}
          placeholder={control.placeholder}
          aria-label={control.label}
          className="w-auto grow basis-32"
        />
      )
    case 'select':
      return (
        <LiveSelect
          name={name}
          aria-label={control.label}
          value={text ?? ''}
          onChange={onChoose}
          className="w-auto grow basis-32 md:grow-0 md:basis-40"
        >
          <option value="">{control.all}</option>
          <Options options={control.options} />
        </LiveSelect>
      )
    case 'sort':
      return (
        <LiveSelect
          name={name}
          aria-label="Sort by"
          value={slugOf(String(value))}
          onChange={onChoose}
          className="w-auto grow basis-32 md:grow-0 md:basis-40"
        >
          <Options options={control.options} prefix="Sort by " />
        </LiveSelect>
      )
    case 'toggle':
      return (
        <label
          className={
            'inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm border border-edge ' +
            'bg-sheet px-3.5 text-sm font-semibold has-checked:border-action has-checked:bg-action-wash'
          }
        >
          <LiveCheckbox
            name={name}
            value="1"
            checked={value === true}
            onChange={onChoose}
            className="size-4.5 shrink-0"
          />
          {control.label}
        </label>
      )
  }
}

function Options({ options, prefix = '' }: { options: readonly string[]; prefix?: string }) {
  return options.map((option) => (
    <option key={option} value={slugOf(option)}>
      {prefix}
      {option}
    </option>
  ))
}
