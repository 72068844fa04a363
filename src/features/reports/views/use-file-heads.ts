import { useMemo } from 'react'
import { useSentences } from '../../../i18n/index.ts'

const names = [
  'day',
  'hour',
  'at',
  'revenue',
  'units',
  'orders',
  'comparedDay',
  'revenueBefore',
  'unitsBefore',
  'ordersBefore',
  'id',
  'reference',
  'name',
  'brand',
  'category',
  'share',
  'unitsShare',
  'position',
  'price',
  'stock',
  'all',
  'list',
  'by',
  'automation',
  'written',
  'order',
  'state',
  'currency',
  'from',
  'to',
  'perOrder',
  'unitsPerOrder',
  'cameIn',
  'counted',
  'cancelled',
  'unpaid',
  'otherCurrency',
  'withoutProducts',
  'unreadable',
  'fromPosition',
  'toPosition',
  'shownShare',
  'change',
] as const

/** Heads of the columns of files, in the person's language. */
export function useFileHeads(): Readonly<Record<(typeof names)[number], string>> {
  const t = useSentences('reports')
  return useMemo(() => Object.fromEntries(names.map((name) => [name, t(`head.${name}`)])) as Record<(typeof names)[number], string>, [t])
}
