import { useMemo } from 'react'
import { brands as brandsOfStore, categoryTree, listsToOrder, type Category } from '../../../../contract/index.ts'
import { categoriesOf, useEndpoint, useSession } from '../../../api/index.ts'
import { useLanguage } from '../../../i18n/index.ts'

export interface ReportChoice {
  value: string
  label: string
  detail?: string | undefined
}

/** What a report can be filtered by. */
export interface ReportChoices {
  tree: readonly Category[]
  categories: readonly ReportChoice[]
  brands: readonly ReportChoice[]
  collections: readonly ReportChoice[]
}

const flat = (nodes: readonly Category[]): Category[] => nodes.flatMap((node) => [node, ...flat(node.children)])

/** What a report of a store can be filtered by; undefined until it is known. */
export function useReportChoices(store: string): ReportChoices | undefined {
  const { email } = useSession().person
  const language = useLanguage()
  const query = { store, username: email }
  const tree = useEndpoint(categoryTree, { params: { username: email }, query }, { onFocus: false })
  const brands = useEndpoint(brandsOfStore, { query }, { onFocus: false })
  const lists = useEndpoint(listsToOrder, { query: { ...query, kind: 'collection' } }, { onFocus: false })
  return useMemo(() => {
    if (!tree.data || !brands.data || !lists.data) return undefined
    const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
    const byName = (choices: ReportChoice[]): ReportChoice[] => choices.sort((one, other) => compare(one.label, other.label))
    const nodes = categoriesOf(tree.data.categoryTree)
    return {
      tree: nodes,
      categories: flat(nodes).map(({ id, name, route }) => ({ value: String(id), label: name, detail: route || undefined })),
      brands: byName(brands.data.map(({ id, name }) => ({ value: String(id), label: name }))),
      collections: byName(
        lists.data.lists.filter(({ kind }) => kind === 'collection').map(({ id, name }) => ({ value: String(id), label: name })),
      ),
    }
  }, [tree.data, brands.data, lists.data, language])
}
