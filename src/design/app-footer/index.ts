/** What stands below every page: where else one can go, and which version this is. */
export { AppFooter, type AppFooterProps, type FooterLink } from './app-footer.tsx'
