import { badgeVariants } from './badge.tsx'

const TAG = badgeVariants({ className: 'block min-w-0 truncate' })
const OTHERS = badgeVariants({ variant: 'outline' })

interface TagListProps {
  tags: readonly string[]
  /** Accessible name of the list: "Skills". */
  label: string
  /** How many tags are shown; the others are counted. Default: all. */
  limit?: number
}

/** The first tags, and the number of others. */
export function TagList({ tags, label, limit = Infinity }: TagListProps) {
  if (tags.length === 0) return null
  const hidden = tags.length - limit
  return (
    <ul aria-label={label} className="tag-list">
      {tags.slice(0, limit).map((tag) => (
        <li key={tag} className={TAG}>
          {tag}
        </li>
      ))}
      {hidden > 0 && (
        <li className={OTHERS}>
          +{hidden}
          <span className="sr-only"> more {label.toLowerCase()}</span>
        </li>
      )}
    </ul>
  )
}
