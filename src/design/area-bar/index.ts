/** The screens of an area, under the header of each of them. */
export { AreaBar, type AreaBarLink, type AreaBarProps } from './area-bar.tsx'
