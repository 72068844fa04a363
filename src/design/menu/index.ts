/** Things that can be done, folded away behind a button. */
export {
  MenuChecked,
  MenuChoice,
  MenuItem,
  MenuLink,
  type MenuCheckedProps,
  type MenuChoiceOption,
  type MenuChoiceProps,
  type MenuItemProps,
  type MenuLinkProps,
} from './menu-items.tsx'
export { MenuPartsContext, type MenuParts } from './menu-parts.ts'
export { Menu, MenuHeading, MenuSeparator, type MenuHeadingProps, type MenuProps } from './menu.tsx'
export { menu, type MenuItemTone } from './menu.variants.ts'
