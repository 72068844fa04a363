/** Who is signed in, their ways, and the way out. */
export { AccountMenu, type AccountLinks, type AccountMenuProps } from './account-menu.tsx'
