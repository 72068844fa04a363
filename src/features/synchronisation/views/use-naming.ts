import type { Synchronisation } from '../../../../contract/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

/** Names a synchronisation by what it brings in: "Mugs", "3 categories", "Everything". */
export function useNaming(): (synchronisation: Pick<Synchronisation, 'scope' | 'targets'>) => string {
  const t = useSentences('synchronisation')
  const format = useFormat()
  return ({ scope, targets }) => {
    const [first] = targets
    if (first && targets.length === 1) return t(`named.${scope === 'collection' ? 'collection' : 'category'}`, { name: first.name })
    if (scope === 'categories' && targets.length > 1)
      return t('named.categories', { count: targets.length, categories: format.number(targets.length) })
    return scope === 'nightly' ? t('named.nightly') : t(`scope.${scope}`)
  }
}
