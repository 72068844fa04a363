import { createContext } from 'react'

/** What the parts of a form must know of it. */
export interface FormState {
  /** How often somebody tried to send it. */
  attempts: number
  busy: boolean
}

export const FormContext = createContext<FormState>({ attempts: 0, busy: false })
