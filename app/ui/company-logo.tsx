import { stableDraw } from '#core/stable-draw.ts'
import { cn } from './class-names.ts'

/** The hues of app/styles/base.css. */
const TILES = [
  'company-tile-1',
  'company-tile-2',
  'company-tile-3',
  'company-tile-4',
  'company-tile-5',
  'company-tile-6',
  'company-tile-7',
  'company-tile-8',
] as const

/** One or two capitals: of the first two words, passing over what is not a letter or digit. */
export function companyInitials(name: string): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '')
  return letters.join('').toLocaleUpperCase('en-IN') || '?'
}

/** The same name gives the same hue on every page, on server and in browser. */
export function companyTile(name: string): string {
  return stableDraw(TILES, name.trim().toLowerCase())
}

/** A picture from our own origin; the page asks no other. */
function isOwnImage(url: string | null | undefined): url is string {
  return url != null && url.startsWith('/') && !url.startsWith('//')
}

interface CompanyLogoProps {
  name: string
  logoUrl?: string | null
  className?: string
}

/** The company's picture where we serve one, else its initials. The name stands beside it, so it is silent. */
export function CompanyLogo({ name, logoUrl, className }: CompanyLogoProps) {
  const shape = 'size-11 shrink-0 rounded-sm'
  if (isOwnImage(logoUrl))
    return (
      <img src={logoUrl} alt="" width={44} height={44} className={cn(shape, 'object-contain', className)} />
    )
  return (
    <span
      aria-hidden
      className={cn(
        'company-tile grid place-items-center font-bold tracking-tight select-none',
        companyTile(name),
        shape,
        className,
      )}
    >
      {companyInitials(name)}
    </span>
  )
}
