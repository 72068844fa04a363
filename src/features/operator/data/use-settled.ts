import { useEffect, useState } from 'react'

/** Milliseconds without a key until what is typed is searched. */
const quiet = 250

/** A text as it is once nobody types any more. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quiet)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
