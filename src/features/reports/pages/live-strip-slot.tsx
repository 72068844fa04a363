import type { TotalValuesOrder } from '../../../../contract/index.ts'
import { useTicking } from '../data/use-ticking.ts'
import { LiveStrip } from '../views/live-strip.tsx'
import type { Loaded } from '../views/loaded.ts'

/** Seconds pass here alone: the rest of the report is not drawn anew for them. */
export function LiveStripSlot({ live }: { live: Loaded<TotalValuesOrder> }) {
  return <LiveStrip live={live} now={useTicking(1_000)} />
}
