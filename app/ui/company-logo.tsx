import { Building2 } from '#app/ui/icons.tsx'
import { useState } from 'react'
import { seededPick } from '#core/seeded-pick.ts'
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

/** Initials of the first two words, in capitals; ignores all but letters and digits. */
export function companyInitials(name: string): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? '')
  return letters.join('').toUpperCase() || '?'
}

/** The hue depends only on the name, so it is the same on server and client. */
export function companyTile(name: string): string {
  return seededPick(TILES, name.trim().toLowerCase())
}

/** Pages load images only from our own origin. */
function isOwnImage(url: string | null | undefined): url is string {
  return url != null && url.startsWith('/') && !url.startsWith('//')
}

interface CompanyLogoProps {
  name: string
  logoUrl?: string | null
  className?: string
}

/** The company's logo if we serve one, else its initials. Decorative: the name is beside it. */
export function CompanyLogo({ name, logoUrl, className }: CompanyLogoProps) {
  const shape = cn('company-logo', className)
  if (isOwnImage(logoUrl)) return <OwnImage key={logoUrl} src={logoUrl} className={shape} />
  return (
    <span
      aria-hidden
      className={cn(
        'company-tile grid place-items-center font-bold tracking-tight select-none',
        companyTile(name),
        shape,
      )}
    >
      {companyInitials(name)}
    </span>
  )
}

/** The image, or a generic icon if it does not load. */
function OwnImage({ src, className }: { src: string; className: string }) {
  const [failed, setFailed] = useState(false)
  // An image that failed before hydration fires no error event here; it is complete with zero width.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true)
  }
  if (failed) {
    return (
      <span aria-hidden className={cn('grid place-items-center bg-shade text-ink-soft', className)}>
        <Building2 className="size-1/2" />
      </span>
    )
  }
  return (
    <img
      ref={check}
      src={src}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      onError={() => setFailed(true)}
      className={cn('object-contain', className)}
    />
  )
}
