/** What stands above every page: the mark, the ways, the store, the person; a drawer where there is little room. */
export { AppHeader, type AppHeaderProps, type HeaderLink } from './app-header.tsx'
