import { createContext, type ReactNode } from 'react'

/** What stands below every page that scrolls; a page that fills the screen has no room for it. Given once, around all pages. */
export const PageFooter = createContext<ReactNode>(null)
