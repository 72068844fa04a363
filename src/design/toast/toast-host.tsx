import { useSyncExternalStore } from 'react'
import { fetchedToaster, onFetched } from './fetched.ts'
import type { ToasterProps } from './toaster.tsx'

export type ToastHostProps = ToasterProps

/**
 * Where notices appear: bottom left. Once in the application; its code comes with the first touch of the page, or with the first notice.
 */
export function ToastHost(props: ToastHostProps) {
  const toaster = useSyncExternalStore(onFetched, fetchedToaster)
  return toaster && <toaster.Toaster {...props} />
}
