import { counted } from '#core/count.ts'
import { useEffect, useState } from 'react'
import { countdownParts, secondsLeft } from './countdown.ts'

/** Seconds left, counted from hydration. It compares clock times, so that a suspended tab catches up. */
function useSecondsLeft(total: number): number {
  const [left, setLeft] = useState(total)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => {
      const now = secondsLeft(total, performance.now() - start)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [total])
  return left
}

/** A countdown with one box per digit. `role="timer"` is not a live region: no announcement every second. */
export function CountdownBoxes({ totalSeconds }: { totalSeconds: number }) {
  const left = useSecondsLeft(totalSeconds)
  const { days, hours, minutes, seconds } = countdownParts(left)
  const parts = [
    { name: 'days', value: days },
    { name: 'hours', value: hours },
    { name: 'min', value: minutes },
    { name: 'sec', value: seconds },
  ]
  return (
    <div className="mt-3.5">
      <p role="timer" aria-live="off" className="sr-only">
        {[
          counted(days, 'day'),
          counted(hours, 'hour'),
          counted(minutes, 'minute'),
          `${counted(seconds, 'second')} left`,
        ].join(', ')}
      </p>
      <div aria-hidden className="flex flex-wrap justify-between gap-2">
        {parts.map(({ name, value }) => (
          <div key={name}>
            <div className="flex">
              <Box>{Math.floor(value / 10)}</Box>
              <Box>{value % 10}</Box>
            </div>
            <p className="caption mt-1 text-center">{name}</p>
          </div>
        ))}
      </div>
    </div>
  )
}

function Box({ children }: { children: number }) {
  return (
    <span
      className={
        'grid h-11 w-6.5 place-items-center border border-edge bg-sheet text-xl font-bold tabular-nums ' +
        'not-first:border-l-0 sm:h-13 sm:w-11 sm:text-2xl lg:w-10 xl:w-12'
      }
    >
      {children}
    </span>
  )
}
