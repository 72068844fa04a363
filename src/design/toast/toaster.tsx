import { Toaster as Sonner, toast as sonner } from 'sonner'
import { noticeDuration } from '../tokens/index.ts'
import { useWords } from '../words/index.ts'
import { standAbove } from './stand-above.ts'
import { Toast, type ToastProps } from './toast.tsx'
import type { ToastTone } from './toast.variants.ts'

export interface NotifyOptions extends Pick<ToastProps, 'detail' | 'action'> {
  /** How long it stays, in milliseconds. @default 5000 */
  duration?: number | undefined
  /** Shown again under the same name, it replaces itself. */
  id?: string | undefined
}

export interface ToasterProps {
  /** How long a notice stays, in milliseconds. @default 5000 */
  duration?: number | undefined
}

const above = (pixels: number): string => `calc(var(${standAbove}, 0px) + ${String(pixels)}px)`

/** In the pile, one that is taller than the foremost does not hang out below it. */
const pile =
  'w-full data-[expanded=false]:data-[front=false]:[&_[data-slot=toast]]:h-(--front-toast-height) data-[expanded=false]:data-[front=false]:[&_[data-slot=toast]]:overflow-hidden'

/** Where notices stand: bottom left, without a bar that counts down. */
export function Toaster({ duration = noticeDuration }: ToasterProps) {
  const words = useWords()
  return (
    <Sonner
      position="bottom-left"
      duration={duration}
      gap={8}
      offset={{ bottom: above(16), left: 16, right: 16 }}
      mobileOffset={{ bottom: above(12), left: 12, right: 12 }}
      visibleToasts={4}
      containerAriaLabel={words.notifications}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ unstyled: true, className: pile }}
    />
  )
}

/** Shows a notice; one that comes before the host stands waits for it. */
export function show(tone: ToastTone, title: string, { detail, action, duration = noticeDuration, id }: NotifyOptions): void {
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
