import { cn } from './class-names.ts'
import type { ComponentProps } from 'react'

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' | 'li' | 'aside' }

/** A surface with a hairline border and no shadow. `CardTitle` is an h3 by default. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  // The elements have the same attributes and differ only in the type of their ref.
  const Tag = Element as 'div'
  return <Tag className={cn('card', className)} {...rest} />
}

export function CardHeader({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('card-header', className)} {...rest} />
}

type CardTitleProps = ComponentProps<'h3'> & { as?: 'h2' | 'h3' | 'h4' | 'p' }

export function CardTitle({ as: Heading = 'h3', className, ...rest }: CardTitleProps) {
  return <Heading className={cn('card-title', className)} {...rest} />
}

export function CardDescription({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={cn('text-ink-soft', className)} {...rest} />
}

export function CardContent({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('card-content', className)} {...rest} />
}

export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('card-footer', className)} {...rest} />
}
