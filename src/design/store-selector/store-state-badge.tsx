import { Badge } from '../badge/index.ts'
import { storeStates, type StoreState } from './store-selector.variants.ts'
import { useStoreTexts } from './store-selector.words.ts'

export interface StoreStateBadgeProps {
  state: StoreState | undefined
  /** Only a mark, where the state is written elsewhere. @default false */
  dot?: boolean | undefined
}

const dots: Readonly<Record<StoreState, string>> = {
  ready: '',
  synchronising: 'bg-info-mark',
  credential: 'bg-warning-mark',
  paused: 'bg-neutral-mark',
  failed: 'bg-danger-mark',
}

/** How a store is, unless it is as it should be. */
export function StoreStateBadge({ state = 'ready', dot = false }: StoreStateBadgeProps) {
  const { say } = useStoreTexts()
  if (state === 'ready') return null
  if (dot) return <span aria-hidden className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
  return (
    <Badge size="sm" tone={storeStates[state]} dot>
      {say.states[state]}
    </Badge>
  )
}
