/** Who may do what: people, memberships of stores, permissions, and the check before every call. */
export { admitByAddress, admitByBody, type AccessPolicy, enter, visit, type Visitor } from './guard.ts'
export { listsWithin } from './limits.repository.ts'
export { type MemberStore, type Person } from './membership.ts'
export { membershipsRepository, type NewMembership } from './memberships.repository.ts'
