import Printer from 'lucide-react/icons/printer'
import { Button } from '#app/ui/button.tsx'

/** Hidden without script; the browser's menu can still print. */
export function PrintButton() {
  return (
    <Button variant="outline" className="noscript:hidden print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden /> Print roadmap
    </Button>
  )
}
