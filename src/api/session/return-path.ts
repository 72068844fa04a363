import { paths, product } from '../../../contract/index.ts'

const front = '/home'

/** Where the tab keeps it. */
export const returnKey = `${product.storagePrefix}.return-to`

/** Lets whoever signs in next in this tab come back to this address of ours. */
export function returnAfterwards(path: string): void {
  try {
    sessionStorage.setItem(returnKey, path)
  } catch {
    // Without storage one begins at the front page.
  }
}

/**
 * Where to go once signed in. Only a path of this origin counts; anything else, and the sign-in path itself, gives the
 * front page, so that nobody can be sent elsewhere through us.
 */
export function returnPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return front
  let url: URL
  try {
    url = new URL(wanted, origin)
  } catch {
    return front
  }
  if (url.origin !== origin || url.pathname === paths.signIn || url.pathname === '/') return front
  return url.pathname + url.search + url.hash
}
