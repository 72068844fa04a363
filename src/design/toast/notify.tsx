import { toast as sonner } from 'sonner'
import { noticeDuration } from '../tokens/index.ts'
import { Toast, type ToastProps } from './toast.tsx'
import type { ToastTone } from './toast.variants.ts'

export interface NotifyOptions extends Pick<ToastProps, 'detail' | 'action'> {
  /** How long it stays, in milliseconds. @default 5000 */
  duration?: number | undefined
  /** Shown again under the same name, it replaces itself. */
  id?: string | undefined
}

type Notify = (title: string, options?: NotifyOptions) => void

const say =
  (tone: ToastTone): Notify =>
  (title, { detail, action, duration = noticeDuration, id } = {}) => {
    sonner.custom(
      (own) => {
        const close = () => void sonner.dismiss(own)
        const acting = action && {
          label: action.label,
          onPress: () => {
            action.onPress()
            close()
          },
        }
        return <Toast tone={tone} title={title} detail={detail} action={acting} onClose={close} />
      },
      { duration, ...(id === undefined ? {} : { id }) },
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
