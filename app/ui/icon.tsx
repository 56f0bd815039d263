import type { ComponentType, SVGProps } from 'react'

/**
 * An icon of 24 by 24, drawn as outlines in the colour of the text. Hidden from screen readers, because the text beside
 * it says the same. The build makes each imported icon of lucide-react one of these (`cli/build/light-icons.ts`).
 *
 * @param path All its outlines.
 */
export function icon(path: string): ComponentType<SVGProps<SVGSVGElement>> {
  return function Icon({ className, ...rest }) {
    return (
      <svg aria-hidden viewBox="0 0 24 24" className={className ? `icon ${className}` : 'icon'} {...rest}>
        <path d={path} />
      </svg>
    )
  }
}
