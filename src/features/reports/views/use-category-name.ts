import { useMemo } from 'react'
import type { CategorySales } from '../../../../contract/index.ts'
import { useSentences } from '../../../i18n/index.ts'

/** A name that tells categories of the same name from each other, and says which the shop has no more. */
export function useCategoryName(all: readonly CategorySales[] | undefined): (category: CategorySales) => string {
  const t = useSentences('reports')
  return useMemo(() => {
    const times = new Map<string, number>()
    for (const { name } of all ?? []) times.set(name, (times.get(name) ?? 0) + 1)
    return ({ id, name, routeBefore, gone }) => {
      if (id === 0) return t('categories.unknown')
      const whole = (times.get(name) ?? 0) > 1 && routeBefore !== '' ? `${routeBefore} / ${name}` : name
      return gone ? t('categories.gone', { name: whole }) : whole
    }
  }, [all, t])
}
