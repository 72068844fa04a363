/** Something said in passing, in the corner; leaves by itself. */
export { notify } from './notify.ts'
export { keepNoticesAbove } from './stand-above.ts'
export { ToastHost, type ToastHostProps } from './toast-host.tsx'
export { Toast, type ToastProps } from './toast.tsx'
export type { NotifyOptions } from './toaster.tsx'
export { toastTones, type ToastTone } from './toast.variants.ts'
