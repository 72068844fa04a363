/** Goes somewhere, in a sentence or alone; and how links travel in this application. */
export { Link, type LinkProps } from './link.tsx'
export { linkTones, type LinkTone } from './link.variants.ts'
export { Anchor, NavigationProvider, type AnchorComponent, type NavigationProviderProps } from './navigation.tsx'
