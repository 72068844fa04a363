import type { SynchronisationPhase, SynchronisationScope } from '../../../contract/index.ts'
import { PlatformFault } from '../../platforms/platform.ts'
import type { Synchronising } from './synchronising.ts'

/** Products whose details are read at once, and committed together. */
export const detailsPage = 100

/** Most products of the chosen categories whose exact stock is read. */
export const mostExactStock = 1_000

/** A nightly synchronisation reads the details of one in so many, those that were read longest ago. */
export const nightlyPart = 7

const ofScope: Record<SynchronisationScope, readonly SynchronisationPhase[]> = {
  everything: ['structure', 'offers', 'details', 'collections'],
  categories: ['structure', 'offers', 'details', 'stock'],
  collections: ['collections'],
  collection: ['collections'],
  nightly: ['structure', 'offers', 'details', 'collections'],
  sales: ['sales'],
}

/** What is done one after the other. */
export const phasesOf = ({
  scope,
  withProducts,
}: {
  scope: SynchronisationScope
  withProducts: boolean
}): readonly SynchronisationPhase[] => (withProducts ? ['collections', 'offers', 'details'] : ofScope[scope])

/** What can be left as it was while the rest comes in. */
export const canBeSpared = (phases: readonly SynchronisationPhase[], phase: SynchronisationPhase): boolean =>
  phases[0] !== phase && (phase === 'details' || phase === 'stock' || phase === 'collections')

/** True for what concerns one part of a platform alone: the key may not read it, or nobody can make sense of it. */
export const isOfItsOwn = (error: unknown): error is PlatformFault & { readonly kind: 'forbidden' | 'unreadable' } =>
  error instanceof PlatformFault && (error.kind === 'forbidden' || error.kind === 'unreadable')

/** Does a phase from where its cursor stands to its end. */
export type PhaseWork = (run: Synchronising) => Promise<void>
