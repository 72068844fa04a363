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
export { Menu, MenuHeading, MenuSeparator, type MenuHeadingProps, type MenuProps } from './menu.tsx'
export type { MenuItemTone } from './menu.variants.ts'
