/** What somebody may do in a store. Every call about a store names the one that it needs. */
export const permissions = [
  'lists.read',
  'orderings.write',
  'scores.write',
  'publications.read',
  'publications.write',
  'proposals.write',
  'collections.read',
  'collections.write',
  'synchronisations.read',
  'synchronisations.write',
  'reports.read',
  'store.configure',
] as const
export type Permission = (typeof permissions)[number]

/** What somebody is in a store. */
export const roles = ['owner', 'partner'] as const
export type Role = (typeof roles)[number]

/** What each role may do. Partners see neither the credential nor what it may do on the platform, and set nothing for everybody. */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  partner: permissions.filter((permission) => permission !== 'store.configure'),
}

/** How far a partner may go. Owners have no limits. */
export interface PartnerLimits {
  /** Categories, with everything below them; null: all. */
  readonly categories: readonly number[] | null
  /** Null: all. */
  readonly brands: readonly number[] | null
  /** What they publish waits for the owner's approval. */
  readonly approval: boolean
}
