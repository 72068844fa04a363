import type { Partner, StorePartner } from '../../../contract/index.ts'

/** One of a reply to `listPartners`: there, `email` is the owner's. */
export const partnerOf = ({ emailPartner, ...partner }: Partner): StorePartner => ({ ...partner, email: emailPartner })

/** The partner whom a query is about. */
export const partnerQuery = (owner: string, store: string, partner: string) => ({ email: owner, store, emailPartner: partner })
