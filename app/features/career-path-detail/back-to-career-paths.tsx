import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import { buttonVariants } from '#app/ui/button.tsx'
import { useListAddress } from './use-list-address.ts'

/** Link back to the list, with the visitor's filters if they came from it. */
export function BackToCareerPaths() {
  return (
    <Link
      to={useListAddress()}
      className={buttonVariants({ variant: 'outline', className: 'self-start print:hidden' })}
    >
      <ArrowLeft aria-hidden /> Back to Career Paths
    </Link>
  )
}
