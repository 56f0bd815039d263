import Printer from 'lucide-react/icons/printer'
import { Button } from '#app/ui/button.tsx'

/** Needs a script, and is not shown without: the browser's own menu prints the same. */
export function PrintButton() {
  return (
    <Button variant="outline" className="noscript:hidden print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden /> Print roadmap
    </Button>
  )
}
