/** What can be done with everything that is chosen. */
export { SelectionBar, type SelectionBarProps } from './selection-bar.tsx'
