import { useMemo } from 'react'
import {
  brands as brandsOfStore,
  categoryTree,
  listKey,
  listsToOrder,
  listSamaraCollections,
  type Category,
} from '../../../../contract/index.ts'
import { categoriesOf, useEndpoint, useSession } from '../../../api/index.ts'
import { useLanguage } from '../../../i18n/index.ts'

interface Choice {
  value: string
  label: string
}

interface Choices {
  categories: readonly Category[]
  brands: readonly Choice[]
  lists: readonly Choice[]
  currency: string
}

/** What filters of a store are chosen from; undefined until it is known. */
export function useChoices(store: string): Choices | undefined {
  const { email } = useSession().person
  const language = useLanguage()
  const query = { store, username: email }
  const tree = useEndpoint(categoryTree, { params: { username: email }, query }, { onFocus: false })
  const brands = useEndpoint(brandsOfStore, { query }, { onFocus: false })
  const platform = useEndpoint(listsToOrder, { query: { ...query, kind: 'collection' } }, { onFocus: false })
  const samara = useEndpoint(listSamaraCollections, { query: { store } }, { onFocus: false })
  return useMemo(() => {
    if (!tree.data || !brands.data || !platform.data || !samara.data) return undefined
    const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
    const byName = (choices: Choice[]): Choice[] => choices.sort((one, other) => compare(one.label, other.label))
    return {
      categories: categoriesOf(tree.data.categoryTree),
      brands: byName(brands.data.map(({ id, name }) => ({ value: String(id), label: name }))),
      lists: [
        ...byName(samara.data.map(({ id, name }) => ({ value: listKey('samara', id), label: name }))),
        ...byName(platform.data.lists.map(({ id, name }) => ({ value: listKey('collection', id), label: name }))),
      ],
      currency: platform.data.currency,
    }
  }, [tree.data, brands.data, platform.data, samara.data, language])
}
