/** Who may do what: people, memberships of stores, permissions, and the check before every call. */
export { admitByAddress, admitByBody, type AccessPolicy, enter, mayAlso, visit, type Visitor } from './guard.ts'
export { limitsRepository, listsWithin, partnersOutside, productOutside } from './limits.repository.ts'
export { type Membership, type MemberStore, type Person, refusalOf } from './membership.ts'
export { type Member, membershipsRepository, type NewMembership } from './memberships.repository.ts'
