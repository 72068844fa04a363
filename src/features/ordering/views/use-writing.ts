import { useMemo } from 'react'
import type { StockLevel } from '../../../design/product-row/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { fewLeft } from '../model/filter.ts'
import type { Product } from '../model/list-table.ts'

/** How figures of products are written. */
export interface Writing {
  number: (value: number) => string
  /** Minor units; null where there is no amount. */
  money: (amount: number | null) => string | null
  /** The list price where it is higher. */
  before: (product: Product) => string | null
  beforeLabel: string
  discount: (product: Product) => string | null
  stock: (product: Product) => string
  stockLevel: (product: Product) => StockLevel
  days: (days: number) => string
  isNew: string
}

/**
 * How the figures of a list are written in the person's language.
 * @param currency ISO 4217
 */
export function useWriting(currency: string): Writing {
  const t = useSentences('ordering')
  const format = useFormat()
  return useMemo(() => {
    const money = (amount: number | null): string | null => (amount === null ? null : format.money(amount, currency))
    return {
      number: format.number,
      money,
      before: ({ discount, listPrice }) => (discount === null ? null : money(listPrice)),
      beforeLabel: t('before'),
      discount: ({ discount }) => (discount === null ? null : `−${format.percent(discount)}`),
      stock: ({ stock }) => (stock === 0 ? t('soldOut') : format.number(stock)),
      stockLevel: ({ stock }) => (stock === 0 ? 'out' : stock <= fewLeft ? 'low' : 'enough'),
      days: (days) => t('days', { count: days, days: format.number(days) }),
      isNew: t('isNew'),
    }
  }, [t, format, currency])
}
