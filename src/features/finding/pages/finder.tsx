import { useCallback, useMemo, useState } from 'react'
import type { FoundProduct, ListReference } from '../../../../contract/index.ts'
import { CommandPalette, type Command } from '../../../design/command-palette/index.ts'
import { CategoryIcon, CollectionIcon, ProductIcon } from '../../../design/icon/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { useFoundLists } from '../data/use-found-lists.ts'
import { useFoundProducts } from '../data/use-found-products.ts'
import { useRecent } from '../data/use-recent.ts'
import type { Recent } from '../model/recent.ts'

export interface FinderProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Whose lists and products are found; null while there is none. */
  store: string | null
  /** Where one can go to. */
  screens: readonly Command[]
  /** What can be done. */
  actions: readonly Command[]
  /** Opens a list. */
  onList: (list: ListReference) => void
  /** Shows a product in its list. */
  onProduct: (product: FoundProduct) => void
}

/** Lists, products, screens and actions of a store by a few letters; what was chosen last comes first while nothing is written. */
export function Finder({ open, onOpenChange, store, screens, actions, onList, onProduct }: FinderProps) {
  const t = useSentences('finding')
  const format = useFormat()
  const [written, setWritten] = useState('')
  const categories = useFoundLists(open ? store : null, 'category')
  const collections = useFoundLists(open ? store : null, 'collection')
  const { products, searching, failed } = useFoundProducts(open ? store : null, written)
  const { recent, keep } = useRecent(store)

  const known = useMemo(() => {
    const keeping = (command: Command): Command => ({
      ...command,
      onSelect() {
        keep({ value: command.value })
        command.onSelect()
      },
    })
    const lists = [...categories, ...collections].map(({ kind, id, name, routeBefore, products: count }) =>
      keeping({
        value: `${kind} ${id}`,
        label: name,
        detail: [routeBefore || t(`kind.${kind}`), t('products', { count, products: format.number(count) })].join(' · '),
        words: [t(`kind.${kind}`)],
        icon: kind === 'category' ? <CategoryIcon /> : <CollectionIcon />,
        onSelect: () => onList({ kind, id }),
      }),
    )
    return { screens: screens.map(keeping), lists, actions: actions.map(keeping) }
  }, [categories, collections, screens, actions, keep, onList, t, format])

  const productCommand = useCallback(
    (product: FoundProduct): Command => {
      const value = `product ${product.id}`
      return {
        value,
        label: product.name,
        detail: [product.reference, product.category].filter(Boolean).join(' · '),
        words: [String(product.id)],
        icon: <ProductIcon />,
        onSelect() {
          keep({ value, product })
          onProduct(product)
        },
      }
    },
    [keep, onProduct],
  )
  const foundProducts = useMemo(() => products.map(productCommand), [products, productCommand])
  const commandOf = ({ value, product }: Recent): Command[] => {
    if (product) return [productCommand(product)]
    return [known.screens, known.lists, known.actions].flatMap((all) => all.find((command) => command.value === value) ?? [])
  }
  const groups = [
    { heading: t('screens'), commands: known.screens },
    ...(written.trim() === ''
      ? []
      : [
          { heading: t('lists'), commands: known.lists },
          { heading: t('productsHeading'), commands: foundProducts },
        ]),
    { heading: t('actions'), commands: known.actions },
  ]
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      groups={groups}
      recent={recent.flatMap(commandOf)}
      onQueryChange={setWritten}
      loading={searching}
      failed={failed}
    />
  )
}
