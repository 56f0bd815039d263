import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import { buttonVariants } from '#app/ui/button.tsx'
import { useListAddress } from './use-list-address.ts'

/** Back to the list, as it was where the visitor comes from it. */
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
