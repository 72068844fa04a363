import { createContext, use } from 'react'

/** Whether this stands in something that keeps the page behind it still. */
export const ModalContext = createContext(false)

/** Whether this stands in a dialog: what floats over one must scroll by itself. */
export const useInModal = (): boolean => use(ModalContext)
