import { Badge, type BadgeProps } from '#app/ui/badge.tsx'

type Difficulty = 'Easy' | 'Beginner' | 'Intermediate' | 'Advanced'

/** Green, yellow and red, as the specification asks (/courses and /interview-prep). */
const VARIANTS: Record<Difficulty, BadgeProps['variant']> = {
  Easy: 'success',
  Beginner: 'success',
  Intermediate: 'warning',
  Advanced: 'danger',
}

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return <Badge variant={VARIANTS[difficulty]}>{difficulty}</Badge>
}
