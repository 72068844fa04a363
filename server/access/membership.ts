import { type PartnerLimits, type Permission, permissionsOf, type ProblemCode, type Role } from '../../contract/index.ts'
import type { TokenSession } from '../kernel/token-session.ts'

/** What a person is in a store. */
export interface Membership {
  role: Role
  /** Null for those without limits: owners, and partners who may work everywhere. */
  limits: PartnerLimits | null
}

/** A person who is signed in and known here. */
export interface Person {
  id: string
  /** The e-mail that is known of them. */
  email: string
  /**
   * The e-mail by which their token names them, which may not be verified: addresses of calls may name them so, and nothing else uses it.
   */
  calledBy: string
  name: string
  /** The session with the provider on board; null where another one signs people in. */
  session: TokenSession | null
}

/** A store that the person is a member of. */
export interface MemberStore extends Membership {
  id: string
  name: string
}

/** Why a member may not do this; null where they may. Which lists they may do it to is asked apart. */
export function refusalOf({ role, limits }: Membership, permission: Permission): ProblemCode | null {
  if (!permissionsOf[role].includes(permission)) return 'access/not-permitted'
  if (limits?.approval && permission === 'publications.write') return 'access/approval-needed'
  // A Samara collection may hold any product of the shop: it is for those who may work with all of them.
  const narrow = limits !== null && (limits.categories !== null || limits.brands !== null)
  if (narrow && (permission === 'collections.read' || permission === 'collections.write')) return 'access/outside-limits'
  return null
}
