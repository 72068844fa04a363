/** The same items as a menu, where the pointer is. */
export { ContextMenu, type ContextMenuProps } from './context-menu.tsx'
