import { useEffect, useState } from 'react'

/** The time it is, in milliseconds since 1970, updated every so often. */
export function useTicking(every: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
