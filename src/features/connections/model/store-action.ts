import type { StoreCredential } from '../../../../contract/index.ts'

/** What is being done with which store. */
export interface StoreAction {
  kind: 'rename' | 'replace' | 'rights' | 'retention' | 'disconnect'
  store: StoreCredential
}

/** Whether what was typed is the store's name: blanks around it do not count. */
export const isNameOf = ({ displayName }: StoreCredential, typed: string): boolean => typed.trim() === displayName.trim()
