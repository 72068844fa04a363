import {
  CheckboxItem,
  Content,
  Item,
  ItemIndicator,
  Label,
  Portal,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
  Trigger,
} from '@radix-ui/react-context-menu'
import type { ReactElement, ReactNode } from 'react'
import { menu, MenuPartsContext, type MenuParts } from '../menu/index.ts'

const parts: MenuParts = { CheckboxItem, Item, ItemIndicator, Label, RadioGroup, RadioItem, Separator }

export interface ContextMenuProps {
  /** The same `MenuItem`, `MenuLink`, … that the visible menu of this thing holds: nothing may be found here only. */
  items: ReactNode
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Leaves the browser's own menu in place. @default false */
  disabled?: boolean | undefined
  /** One element: what is pressed with the right button, the menu key, or a long finger. */
  children: ReactElement
}

/**
 * A thing's menu, where the pointer is. A shortcut for those who know it: the same items stand in the thing's own menu.
 * @example <ContextMenu items={rowItems}><tr>…</tr></ContextMenu>
 */
export function ContextMenu({ items, onOpenChange, disabled = false, children }: ContextMenuProps) {
  return (
    <Root modal={false} {...(onOpenChange ? { onOpenChange } : {})}>
      <Trigger asChild disabled={disabled}>
        {children}
      </Trigger>
      <Portal>
        <Content data-slot="context-menu" collisionPadding={8} className={menu()}>
          <MenuPartsContext value={parts}>{items}</MenuPartsContext>
        </Content>
      </Portal>
    </Root>
  )
}
