import { cn } from './class-names.ts'

/** A count small enough to sit on an icon: 99+ above 99. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  return (
    <span
      className={cn(
        'inline-grid h-4.5 min-w-4.5 place-items-center rounded-full bg-action px-1 text-[0.6875rem] leading-none',
        'font-bold text-on-action tabular-nums',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
