import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { CloseIcon } from '../icon/index.ts'
import { SilentIconButton } from '../icon-button/index.ts'
import { useWords } from '../words/index.ts'
import { useFocusReturn } from './focus-return.ts'
import { ModalContext } from './modal-context.ts'
import { dialog, overlay, type DialogSize } from './dialog.variants.ts'

/** The first question, else the first way out: not the cross in the corner. */
const firstToAnswer =
  '[data-part="body"] :is(input, select, textarea, button, a[href]):not(:disabled), [data-part="actions"] :is(button, a[href]):not(:disabled)'

/**
 * Where the focus begins: at the dialog itself while what stands first in
 * it is still on its way, so that nothing further down is answered unseen.
 */
function firstIn(dialog: HTMLElement): HTMLElement | null {
  const first = dialog.querySelector<HTMLElement>(firstToAnswer)
  const coming = dialog.querySelector('[data-part="body"] [data-slot^="skeleton"]')
  const before = coming && first && coming.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING
  return before ? dialog : first
}

export interface DialogProps {
  /** What opens it; the focus comes back to it. Without it, steer with `open`. */
  trigger?: ReactElement | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** What this is about, or what is asked. */
  title: ReactNode
  description?: ReactNode
  /** Buttons, the one thing to do last. Wrap one in `DialogClose` to make it close. */
  actions?: ReactNode
  /** @default 'md' */
  size?: DialogSize | undefined
  /** Asks before something is destroyed: does not close by a click beside it. @default false */
  decisive?: boolean | undefined
  /** The cross in the corner. Leave it out where the actions say every way out. @default true */
  cross?: boolean | undefined
  /** What gets the focus first, instead of the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  children?: ReactNode
}

/**
 * Something that must be answered or left before the work goes on. Escape leaves it, and the focus goes back.
 * @example <Dialog trigger={<Button>Eliminar</Button>} title="¿Eliminar la tienda?" actions={…}>…</Dialog>
 */
export function Dialog({
  trigger,
  open,
  onOpenChange,
  title,
  description,
  actions,
  size,
  decisive = false,
  cross = true,
  initialFocus,
  children,
}: DialogProps) {
  const words = useWords()
  const focus = useFocusReturn()
  return (
    <Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger && <Trigger asChild>{trigger}</Trigger>}
      <Portal>
        <Overlay className={overlay()} />
        <Content
          data-slot="dialog"
          role={decisive ? 'alertdialog' : 'dialog'}
          className={dialog({ size })}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            if (decisive) event.preventDefault()
          }}
          {...(trigger ? {} : { onCloseAutoFocus: focus.giveBack })}
          onOpenAutoFocus={(event) => {
            focus.remember()
            const first = initialFocus?.current ?? firstIn(event.target as HTMLElement)
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
        >
          <ModalContext value>
            <header className={`flex items-start justify-between gap-4 px-5 pt-4 ${children ? 'pb-2' : 'pb-3'}`}>
              <div className="min-w-0 pt-0.5">
                <Title className="text-lg font-semibold">{title}</Title>
                {description && <Description className="text-muted">{description}</Description>}
              </div>
              {cross && (
                <Close asChild>
                  <SilentIconButton label={words.close} icon={<CloseIcon />} className="-mr-1.5" />
                </Close>
              )}
            </header>
            {children && (
              <div
                data-part="body"
                tabIndex={0}
                role="group"
                aria-label={words.content}
                className="min-h-0 overflow-y-auto px-5 pt-1 pb-5 outline-focus focus-visible:outline-2 focus-visible:-outline-offset-2"
              >
                {children}
              </div>
            )}
            {actions && (
              <footer
                data-part="actions"
                className="flex flex-wrap items-center justify-end gap-2 border-t border-subtle bg-sunken/50 px-5 py-3 max-sm:flex-col max-sm:[&>*]:w-full"
              >
                {actions}
              </footer>
            )}
          </ModalContext>
        </Content>
      </Portal>
    </Root>
  )
}

export interface DialogCloseProps {
  /** One button. */
  children: ReactElement
}

/**
 * Makes a button close the dialog that it stands in.
 * @example <DialogClose><Button tone="quiet">Cancelar</Button></DialogClose>
 */
export function DialogClose({ children }: DialogCloseProps) {
  return <Close asChild>{children}</Close>
}
