import { Close, Content, Overlay, Portal, Root, Trigger } from '@radix-ui/react-dialog'
import type { ReactElement, RefObject } from 'react'
import { ModalContext, useFocusReturn } from '../dialog/index.ts'
import { DrawerSheet, type DrawerSheetProps } from './drawer-sheet.tsx'
import { besidePage, drawer, overlay, type DrawerSide, type DrawerSize } from './drawer.variants.ts'

/** The first question or way, else the first way out: not the cross in the corner. */
const firstToAnswer =
  '[data-part="body"] :is(input, select, textarea, button, a[href]):not(:disabled), [data-part="actions"] :is(button, a[href]):not(:disabled)'

export interface DrawerProps extends DrawerSheetProps {
  /** What opens it; the focus comes back to it. Without it, steer with `open`. */
  trigger?: ReactElement | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** @default 'md' */
  size?: DrawerSize | undefined
  /** @default 'right' */
  side?: DrawerSide | undefined
  /** `false`: stands where it is written (give it to `aside` of `Page`) and the page beside it stays usable. @default true */
  modal?: boolean | undefined
  /** What gets the focus first, instead of the first thing that can; `none` leaves it where it is, like with a page that is drawn anew. */
  initialFocus?: RefObject<HTMLElement | null> | 'none' | undefined
}

/**
 * A sheet from the side for what would be too much in a dialog. Escape leaves it, and the focus goes back.
 * @example <Drawer trigger={<Button>Historial</Button>} title="Historial de la categoría">…</Drawer>
 */
export function Drawer({ trigger, open, onOpenChange, size, side, modal = true, initialFocus, ...sheet }: DrawerProps) {
  const focus = useFocusReturn()
  const beside = !modal
  const content = (
    <Content
      data-slot="drawer"
      data-beside={beside || undefined}
      className={beside ? besidePage({ size }) : drawer({ size, side })}
      {...(sheet.description ? {} : { 'aria-describedby': undefined })}
      onInteractOutside={(event) => {
        if (beside) event.preventDefault()
      }}
      onEscapeKeyDown={(event) => {
        // What stands beside the page leaves Escape to the page, unless one is in it.
        if (beside && !(document.activeElement?.closest('[data-slot="drawer"]') ?? false)) event.preventDefault()
      }}
      {...(trigger ? {} : { onCloseAutoFocus: focus.giveBack })}
      onOpenAutoFocus={(event) => {
        focus.remember()
        if (initialFocus === 'none') return event.preventDefault()
        const sheetItself = event.target as HTMLElement
        // What stands beside the page is read first: a field in it would bring up a phone's keyboard over it.
        const first = initialFocus?.current ?? (beside ? sheetItself : sheetItself.querySelector<HTMLElement>(firstToAnswer))
        if (!first) return
        event.preventDefault()
        first.focus()
      }}
    >
      <ModalContext value={modal}>
        <DrawerSheet {...sheet} />
      </ModalContext>
    </Content>
  )
  return (
    <Root modal={modal} {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger && <Trigger asChild>{trigger}</Trigger>}
      {beside ? (
        content
      ) : (
        <Portal>
          <Overlay className={overlay()} />
          {content}
        </Portal>
      )}
    </Root>
  )
}

export interface DrawerCloseProps {
  /** One button. */
  children: ReactElement
}

/**
 * Makes a button close the drawer that it stands in.
 * @example <DrawerClose><Button tone="quiet">Cancelar</Button></DrawerClose>
 */
export function DrawerClose({ children }: DrawerCloseProps) {
  return <Close asChild>{children}</Close>
}
