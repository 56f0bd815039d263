export interface CountdownParts {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Full seconds left of `total`; never below zero. */
export function secondsLeft(total: number, elapsedMilliseconds: number): number {
  return Math.max(0, total - Math.floor(elapsedMilliseconds / 1000))
}

export function countdownParts(seconds: number): CountdownParts {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
