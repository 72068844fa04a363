import { useLocation } from 'react-router-dom'
import { paths } from './paths.ts'

const place = paths.editCollection.split('/').indexOf(':name')

/** The name that stands in the path of a Samara collection; empty where there is none. */
export function namedIn(pathname: string): string {
  const part = pathname.split('/')[place] ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    // A percent sign that somebody typed.
    return part
  }
}

/** The name that stands in the address. */
export const useNameInPath = (): string => namedIn(useLocation().pathname)
