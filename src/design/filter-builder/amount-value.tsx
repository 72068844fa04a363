import { Select } from '../select/index.ts'
import { AmountInput } from './amount-input.tsx'
import { fieldKinds, isRanking, salesDays, type FilterCondition, type FilterValue } from './filter.ts'
import type { FilterTexts } from './filter-builder.words.ts'
import { currencyDigits } from './filter-sentence.ts'

export interface AmountValueProps {
  condition: FilterCondition
  value: Extract<FilterValue, { kind: 'amount' }>
  onValue: (value: FilterValue) => void
  currency: string
  texts: FilterTexts
  invalid: boolean
  describedBy: string | undefined
}

const symbol = (locale: string, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** One number or two, and for sales in how many days. */
export function AmountValue({ condition: { field, operator }, value, onValue, currency, texts, invalid, describedBy }: AmountValueProps) {
  const { say, locale, number } = texts
  const kind = fieldKinds[field]
  const ranking = isRanking(operator)
  const money = !ranking && (kind === 'money' || kind === 'moneySold')
  const units: Partial<Record<typeof kind, string>> = { ...say.unitOf, unitsSold: say.unitOf.count }
  const shared = {
    locale,
    unit: ranking ? say.ranked : money ? symbol(locale, currency) : (units[kind] ?? ''),
    digits: money ? currencyDigits(currency) : 0,
    invalid,
    describedBy,
  }
  const sides = operator === 'between' ? (['from', 'to'] as const) : operator === 'most' ? (['to'] as const) : (['from'] as const)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      {sides.map((side, nth) => (
        <span key={side} className="contents">
          {nth === 1 ? <span className="text-sm text-muted">{say.and}</span> : null}
          <AmountInput
            {...shared}
            label={sides.length === 1 ? say.value : say[side]}
            amount={value[side]}
            onAmount={(amount) => onValue({ ...value, [side]: amount })}
          />
        </span>
      ))}
      {value.days === undefined ? null : (
        <span className="w-32 shrink-0 max-sm:w-full">
          <Select
            aria-label={say.days}
            value={String(value.days)}
            options={salesDays.map((days) => ({ value: String(days), label: say.lastDays(number(days)) }))}
            onValueChange={(days) => onValue({ ...value, days: salesDays.find((own) => String(own) === days) ?? 30 })}
          />
        </span>
      )}
    </div>
  )
}
