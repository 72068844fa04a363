import { useMemo, useState } from 'react'
import { findLists, listHealth, type ListGroup, numberInGroup, soldOutWeight, type OrderableList } from '../../../../contract/index.ts'
import { BottomBar } from '../../../design/bottom-bar/index.ts'
import { Button } from '../../../design/button/index.ts'
import { DataTable, numberColumn, type TableColumn } from '../../../design/data-table/index.ts'
import { ShowIcon } from '../../../design/icon/index.ts'
import { listHealthColumn } from '../../../design/list-health-mark/index.ts'
import { ProductName } from '../../../design/product-row/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface ChooseListsProps {
  kind: ListGroup
  /** Null while they are on their way. */
  lists: readonly OrderableList[] | null
  currency: string
  chosen: ReadonlySet<number>
  onChosen: (chosen: ReadonlySet<number>) => void
  onPreview: () => void
}

const none: readonly OrderableList[] = []

/** Which lists the recipe is for. What was chosen stays chosen while others are searched. */
export function ChooseLists({ kind, lists, currency, chosen, onChosen, onPreview }: ChooseListsProps) {
  const t = useSentences('mass-ordering')
  const format = useFormat()
  const [search, setSearch] = useState('')
  const all = lists ?? none
  const rows = useMemo(() => findLists(all, search), [all, search])
  const columns = useMemo(
    (): readonly TableColumn<OrderableList>[] => [
      {
        id: 'name',
        head: t(`list.${kind}`),
        width: 260,
        grow: 1,
        sortValue: ({ name }) => name,
        cell: ({ name, routeBefore }) => <ProductName name={name} reference={routeBefore || undefined} search={search} />,
      },
      {
        ...numberColumn<OrderableList>({
          id: 'products',
          head: t('products'),
          width: 116,
          value: ({ products }) => products,
          text: format.number,
        }),
        phoneCell: ({ products }) => t('counted', { count: products, products: format.number(products) }),
      },
      {
        ...listHealthColumn<OrderableList>({
          head: t('health'),
          healthOf: (list) => ({ ...list, health: listHealth(list) }),
          weightOf: soldOutWeight,
        }),
        phone: 'status',
      },
      numberColumn({
        id: 'revenue',
        head: t('revenue'),
        width: 144,
        value: ({ revenue30 }) => revenue30,
        text: (amount) => format.money(amount, currency),
      }),
    ],
    [t, format, kind, currency, search],
  )
  const count = chosen.size
  return (
    <>
      <DataTable
        label={t(`lists.${kind}`)}
        columns={columns}
        rows={rows}
        idOf={numberInGroup}
        nameOf={({ name }) => name}
        state={lists === null ? { kind: 'loading', title: t('loading') } : rows.length === 0 ? { kind: 'noResult' } : { kind: 'ready' }}
        selection={chosen}
        onSelectionChange={(next) => onChosen(next === 'all' ? new Set(rows.map(numberInGroup)) : next)}
        toolbar={
          <div className="flex min-w-0 flex-1 basis-40">
            <SearchInput
              label={t(`search.${kind}`)}
              value={search}
              onValueChange={setSearch}
              count={rows.length}
              disabled={lists === null}
            />
          </div>
        }
      />
      <BottomBar
        across
        label={t(`lists.${kind}`)}
        className="mt-auto"
        actions={
          <Button tone="accent" icon={<ShowIcon />} disabled={count === 0} onClick={onPreview}>
            {count === 0 ? t(`none.${kind}`) : t(`preview.${kind}`, { count, lists: format.number(count) })}
          </Button>
        }
      />
    </>
  )
}
