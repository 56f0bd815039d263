import { Button } from '#app/ui/button.tsx'

/** Removes a saved job or search. @param path The path on the jobs page that was saved. */
export function RemoveButton({ path, name }: { path: string; name: string }) {
  return (
    <form method="post" action="/account/save" className="shrink-0">
      <input type="hidden" name="at" value={path} />
      <input type="hidden" name="remove" value="1" />
      <input type="hidden" name="from" value="dashboard" />
      <Button type="submit" variant="ghost" className="px-3 text-sm">
        Remove <span className="sr-only">{name}</span>
      </Button>
    </form>
  )
}
