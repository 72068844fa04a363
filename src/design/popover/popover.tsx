import { Anchor, Close, Content, Portal, Root, Trigger } from '@radix-ui/react-popover'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { useInModal } from '../dialog/index.ts'
import { popover, type PopoverPadding, type PopoverSize } from './popover.variants.ts'

export interface PopoverProps {
  /** One button that opens it; the focus comes back to it. */
  trigger?: ReactElement | undefined
  /** Instead of a trigger: the element that it stands beside, opened by `open`. */
  anchor?: ReactElement | undefined
  /** Its name; announced when it opens. */
  label: string
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined
  /** @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** How wide. @default 'md' */
  size?: PopoverSize | undefined
  /** Around the content; `none` for lists that reach the edges. @default 'md' */
  padding?: PopoverPadding | undefined
  /** What gets the focus first, instead of the first thing that can; `none` leaves it where it is, like in a text that is being written. */
  initialFocus?: RefObject<HTMLElement | null> | 'none' | undefined
  children: ReactNode
}

/**
 * A small sheet beside the button that opens it. A click beside it or Escape closes it, and the focus goes back.
 * @example <Popover trigger={<Button>Filtros</Button>} label="Filtros">…</Popover>
 */
export function Popover({
  trigger,
  anchor,
  label,
  open,
  defaultOpen,
  onOpenChange,
  align = 'start',
  side = 'bottom',
  size,
  padding,
  initialFocus,
  children,
}: PopoverProps) {
  const inModal = useInModal()
  return (
    <Root
      modal={inModal}
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {anchor && <Anchor asChild>{anchor}</Anchor>}
      {trigger && <Trigger asChild>{trigger}</Trigger>}
      <Portal>
        <Content
          data-slot="popover"
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={popover({ size, padding })}
          onOpenAutoFocus={(event) => {
            if (initialFocus === undefined) return
            event.preventDefault()
            if (initialFocus !== 'none') initialFocus.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            if (initialFocus === 'none') event.preventDefault()
          }}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  )
}

export interface PopoverCloseProps {
  /** One button. */
  children: ReactElement
}

/**
 * Makes a button close the popover that it stands in.
 * @example <PopoverClose><Button>Listo</Button></PopoverClose>
 */
export function PopoverClose({ children }: PopoverCloseProps) {
  return <Close asChild>{children}</Close>
}
