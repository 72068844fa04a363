import { useEffect, useState } from 'react'

/** Whether so many milliseconds are over since this was the case. */
export function useElapsed(since: boolean, milliseconds: number): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (!since) return
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [since, milliseconds])
  return over
}
