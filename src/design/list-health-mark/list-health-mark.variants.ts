import { HideIcon, MinusIcon, ProductIcon, SuccessIcon, WarningIcon, type IconComponent } from '../icon/index.ts'

interface ListHealthLook {
  readonly icon: IconComponent
  readonly text: string
  readonly tint: string
}

/** Sold out among the first places presses; behind them it is only said, as is that there is nothing to see. */
export const listHealthLooks = {
  empty: { icon: MinusIcon, text: 'text-muted', tint: '' },
  hidden: { icon: HideIcon, text: 'text-muted', tint: '' },
  good: { icon: SuccessIcon, text: 'text-muted', tint: 'text-success' },
  'sold-out': { icon: ProductIcon, text: 'text-muted', tint: '' },
  'sold-out-first': { icon: WarningIcon, text: 'font-medium text-warning', tint: '' },
} as const satisfies Record<string, ListHealthLook>

export type ListHealth = keyof typeof listHealthLooks
