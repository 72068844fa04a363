import { Toaster } from 'sonner'
import { noticeDuration } from '../tokens/index.ts'
import { useWords } from '../words/index.ts'

export interface ToastHostProps {
  /** How long a notice stays, in milliseconds. @default 5000 */
  duration?: number | undefined
}

/** Where notices appear: bottom left, without a bar that counts down. Once in the application. */
export function ToastHost({ duration = noticeDuration }: ToastHostProps) {
  const words = useWords()
  return (
    <Toaster
      position="bottom-left"
      duration={duration}
      gap={8}
      offset={16}
      mobileOffset={12}
      visibleToasts={4}
      containerAriaLabel={words.notifications}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ unstyled: true, className: 'w-full' }}
    />
  )
}
