import type { ListReference } from '../../../../contract/index.ts'
import { useEffectOf } from '../data/use-effect-of.ts'
import { EffectDrawer } from '../views/effect-drawer.tsx'

export interface EffectSlotProps {
  store: string
  /** The publication that is open; null: none. */
  publication: string | null
  hrefOf: (list: ListReference) => string
  onClose: () => void
}

/** What the publication that is open changed, and what came of it. */
export function EffectSlot({ store, publication, hrefOf, onClose }: EffectSlotProps) {
  const effect = useEffectOf(store, publication)
  return <EffectDrawer open={publication !== null} effect={effect} hrefOf={hrefOf} onClose={onClose} />
}
