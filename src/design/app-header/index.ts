export { AppHeader, type AppHeaderProps, type HeaderLink } from './app-header.tsx'
