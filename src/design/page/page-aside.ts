import { createContext, type ReactNode } from 'react'

/** What stands beside every page that has nothing of its own there. Given once, around all pages. */
export const PageAside = createContext<ReactNode>(null)
