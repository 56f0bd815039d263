/** A button's two labels in one place, so that the button keeps its width. Only the current one is read out. */
export function ToggleLabel({ on, labels }: { on: boolean; labels: { off: string; on: string } }) {
  return (
    <span className="grid text-left *:col-start-1 *:row-start-1">
      <span className={on ? 'invisible' : undefined}>{labels.off}</span>
      <span className={on ? undefined : 'invisible'}>{labels.on}</span>
    </span>
  )
}
