import { CheckboxItem, Item, ItemIndicator, Label, RadioGroup, RadioItem, Separator } from '@radix-ui/react-dropdown-menu'
import { createContext, use } from 'react'

/** What items are made of. They stand in a menu unless something around them, like a context menu, brings its own. */
const dropdown = { CheckboxItem, Item, ItemIndicator, Label, RadioGroup, RadioItem, Separator }

export type MenuParts = typeof dropdown

export const MenuPartsContext = createContext<MenuParts>(dropdown)

/** What the items below are made of. */
export const useMenuParts = (): MenuParts => use(MenuPartsContext)
