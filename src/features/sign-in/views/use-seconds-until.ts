import { useEffect, useState } from 'react'

const secondsTo = (until: number | null): number => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1_000)))

/** Whole seconds until an instant (milliseconds since 1970), counted down; 0 once it has passed or for null. */
export function useSecondsUntil(until: number | null): number {
  const [seconds, setSeconds] = useState(() => secondsTo(until))
  const [counted, setCounted] = useState(until)
  if (counted !== until) {
    setCounted(until)
    setSeconds(secondsTo(until))
  }
  useEffect(() => {
    if (until === null) return
    const timer = setInterval(() => setSeconds(secondsTo(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}
