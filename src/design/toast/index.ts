/** Something said in passing, in the corner; leaves by itself. */
export { notify, type NotifyOptions } from './notify.ts'
export { ToastHost, type ToastHostProps } from './toast-host.tsx'
export { Toast, type ToastProps } from './toast.tsx'
export { toastTones, type ToastTone } from './toast.variants.ts'
