import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { DuplicateIcon } from '../icon/index.ts'
import { Dialog, DialogClose } from './dialog.tsx'

export interface ShownOnceDialogProps {
  title: string
  /** What it is for, and that it will not be shown again. */
  description: string
  /** What is shown: one text, or several that belong together. */
  shown: string | readonly string[]
  /** What is on the button that copies it. */
  copy: string
  onCopy: (text: string) => void
  /** Other ways to keep it, between copying and closing. */
  more?: ReactNode
  /** What is on the button that closes it. */
  done: string
  onClose: () => void
}

/**
 * A secret that is shown once. A click beside it does not close it: it would be lost.
 * @example
 * <ShownOnceDialog title="Tu token" description="No se volverá a mostrar." shown={token} copy="Copiar" onCopy={copy} done="Lo he guardado"
 *   onClose={close} />
 */
export function ShownOnceDialog({ title, description, shown, copy, onCopy, more, done, onClose }: ShownOnceDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      decisive
      cross={false}
      title={title}
      description={description}
      actions={
        <>
          <Button icon={<DuplicateIcon />} onClick={() => onCopy(typeof shown === 'string' ? shown : shown.join('\n'))}>
            {copy}
          </Button>
          {more}
          <DialogClose>
            <Button tone="accent">{done}</Button>
          </DialogClose>
        </>
      }
    >
      {typeof shown === 'string' ? (
        <p className="rounded-md bg-sunken px-3 py-2 font-mono text-sm break-all">{shown}</p>
      ) : (
        <ul aria-label={title} className="grid grid-cols-1 gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
          {shown.map((one) => (
            <li key={one} className="tabular-nums">
              {one}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
