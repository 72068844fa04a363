import type { ReactElement, ReactNode } from 'react'
import { Banner } from '../banner/index.ts'
import { Button } from '../button/index.ts'
import { Dialog, DialogClose } from './dialog.tsx'
import type { DialogSize } from './dialog.variants.ts'
import { useDialogWords } from './dialog.words.ts'

/** What a dialog with one way out and one thing to do needs to know, whatever stands in it. */
export interface AnsweredDialogProps {
  title: ReactNode
  description?: ReactNode
  /** What the button says that does it: the verb of the title. */
  action: string
  /** What the button says that does nothing. @default "Cancel" in the language around it */
  leave?: string | undefined
  /** It is being done: another try does nothing. @default false */
  busy?: boolean | undefined
  /** Why it could not be done. */
  fault?: ReactNode
  /** What is called so that could not be done. */
  faultTitle?: ReactNode
  size?: DialogSize | undefined
  onClose: () => void
  children?: ReactNode
}

interface AnswerProps extends Omit<AnsweredDialogProps, 'action' | 'busy'> {
  decisive: boolean
  /** The button that does it. */
  doing: ReactElement
}

/** The frame of questions and forms: open as long as it is drawn, left by its first button, the cross or Escape. */
export function AnsweredDialog({ title, description, leave, fault, faultTitle, size, decisive, doing, onClose, children }: AnswerProps) {
  const words = useDialogWords()
  return (
    <Dialog
      open
      decisive={decisive}
      size={size}
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{leave ?? words.cancel}</Button>
          </DialogClose>
          {doing}
        </>
      }
    >
      {(fault || children) && (
        <div className="flex min-w-0 flex-col gap-4">
          {fault && (
            <Banner tone="danger" title={faultTitle}>
              {fault}
            </Banner>
          )}
          {children}
        </div>
      )}
    </Dialog>
  )
}
