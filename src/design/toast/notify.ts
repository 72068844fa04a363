import { fetchToaster } from './fetched.ts'
import type { ToastTone } from './toast.variants.ts'
import type { NotifyOptions } from './toaster.tsx'

type Notify = (title: string, options?: NotifyOptions) => void

const say =
  (tone: ToastTone): Notify =>
  (title, options = {}) => {
    fetchToaster().then(
      ({ show }) => show(tone, title, options),
      () => console.warn('Not shown:', title),
    )
  }

/**
 * Says something in the corner, in passing. It goes by itself; what must be answered belongs in a dialog.
 * @example notify.success(t('saved'), { action: { label: t('undo'), onPress: undo } })
 */
export const notify: Record<ToastTone, Notify> = {
  neutral: say('neutral'),
  success: say('success'),
  warning: say('warning'),
  danger: say('danger'),
}
