import { useMemo } from 'react'
import { brands as brandsOfStore, categoryTree } from '../../../../contract/index.ts'
import { categoriesOf, useEndpoint, useSession } from '../../../api/index.ts'
import { useLanguage } from '../../../i18n/index.ts'
import type { LimitNode, LimitOption } from '../model/limits.ts'

export interface LimitOptions {
  /** Undefined until they are known. */
  categories: readonly LimitNode[] | undefined
  brands: readonly LimitOption[] | undefined
}

/** What partners of a store can be limited to; null asks nothing. */
export function useLimitOptions(store: string | null): LimitOptions {
  const { email } = useSession().person
  const language = useLanguage()
  const query = store === null ? null : { store, username: email }
  const tree = useEndpoint(categoryTree, query && { params: { username: email }, query }, { onFocus: false })
  const found = useEndpoint(brandsOfStore, query && { query }, { onFocus: false })
  const categories = useMemo(() => tree.data && categoriesOf(tree.data.categoryTree), [tree.data])
  const brands = useMemo(() => {
    const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
    return found.data?.map(({ id, name }) => ({ value: String(id), label: name })).sort((one, other) => compare(one.label, other.label))
  }, [found.data, language])
  return { categories, brands }
}
