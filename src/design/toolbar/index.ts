/** Buttons beside each other that are one stop for Tab; arrows go from one to the next. */
export { Toolbar, type ToolbarProps } from './toolbar.tsx'
