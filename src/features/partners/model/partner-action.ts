import type { StorePartner } from '../../../../contract/index.ts'

/** What is being done with whom. */
export interface PartnerAction {
  kind: 'change' | 'withdraw' | 'remove' | 'owner'
  partner: StorePartner
}

/** How somebody is called: by name, or by their address until they have accepted. */
export const nameOf = ({ name, email }: Pick<StorePartner, 'name' | 'email'>): string => name ?? email
