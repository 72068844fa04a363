import { Content, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { useMenuParts } from './menu-parts.ts'
import { menu } from './menu.variants.ts'

export interface MenuProps {
  /** One button that opens it. */
  trigger: ReactElement
  /** On which side of the button it is aligned. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined
  /** @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** `MenuItem`, `MenuLink`, `MenuChecked`, `MenuChoice`, `MenuHeading`, `MenuSeparator`. */
  children: ReactNode
}

/**
 * Things that can be done, folded away. Arrows walk, letters jump, Escape closes and gives the focus back.
 * @example <Menu trigger={<Button>Ordenar</Button>}><MenuItem onSelect={toTop}>Al principio</MenuItem></Menu>
 */
export function Menu({ trigger, align = 'start', side = 'bottom', open, onOpenChange, children }: MenuProps) {
  return (
    // Not modal: a modal menu hides the page from screen readers while things in it can still have the focus.
    <Root modal={false} {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          data-slot="menu"
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={menu()}
          // A guided tour explains the menu item by item.
          onInteractOutside={(event) => {
            if (event.target instanceof Element && event.target.closest('[data-slot="tour-step"]')) event.preventDefault()
          }}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  )
}

/** A line between groups of items. */
export function MenuSeparator() {
  const { Separator } = useMenuParts()
  return <Separator className="-mx-1 my-1 h-px bg-track" />
}

export interface MenuHeadingProps {
  children: ReactNode
}

/** Says what the next items are about. */
export function MenuHeading({ children }: MenuHeadingProps) {
  const { Label } = useMenuParts()
  return <Label className="px-2 pt-2 pb-1 text-xs font-medium text-muted">{children}</Label>
}
