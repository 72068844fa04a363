import type { Membership } from '../../../../contract/index.ts'

/** What is paid for a store. */
export interface Plan {
  id: string
  name: string
}

/** The plan of a store: its first entry counts. Null where there is none. */
export function planOf(memberships: readonly Membership[]): Plan | null {
  const first = memberships[0]?.userMembershipId
  return first ? { id: first.membershipId, name: first.membershipName } : null
}
