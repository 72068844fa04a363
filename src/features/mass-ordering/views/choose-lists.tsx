import { useMemo, useState } from 'react'
import { listHealth, plainText, type ListKind, type OrderableList } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { ShowIcon } from '../../../design/icon/index.ts'
import { ListHealthMark } from '../../../design/list-health-mark/index.ts'
import { ProductName, Units } from '../../../design/product-row/index.ts'
import { SearchInput } from '../../../design/search-input/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface ChooseListsProps {
  kind: ListKind
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
  const rows = useMemo(() => {
    const words = plainText(search).split(/\s+/).filter(Boolean)
    return all.filter(({ name, routeBefore }) => words.every((word) => plainText(`${name} ${routeBefore}`).includes(word)))
  }, [all, search])
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
        id: 'products',
        head: t('products'),
        width: 116,
        align: 'end',
        sortFirst: 'descending',
        sortValue: ({ products }) => products,
        cell: ({ products }) => <Units value={format.number(products)} none={products === 0} />,
      },
      {
        id: 'health',
        head: t('health'),
        width: 128,
        shape: 'badge',
        sortFirst: 'descending',
        sortValue: ({ soldOut, soldOutFirst, products }) => soldOutFirst + soldOut / (products + 1),
        cell: ({ soldOut, soldOutFirst }) => (
          <ListHealthMark health={listHealth({ soldOut, soldOutFirst })} soldOut={soldOut} soldOutFirst={soldOutFirst} />
        ),
      },
      {
        id: 'revenue',
        head: t('revenue'),
        width: 144,
        align: 'end',
        sortFirst: 'descending',
        sortValue: ({ revenue30 }) => revenue30,
        cell: ({ revenue30 }) => <Units value={format.money(revenue30, currency)} none={revenue30 === 0} />,
      },
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
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        state={lists === null ? { kind: 'loading', title: t('loading') } : rows.length === 0 ? { kind: 'noResult' } : { kind: 'ready' }}
        selection={chosen}
        onSelectionChange={(next) => onChosen(next === 'all' ? new Set(rows.map(({ id }) => id)) : next)}
        toolbar={
          <div className="flex min-w-0 flex-1 basis-60">
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
      <div className="sticky bottom-0 z-20 -mx-1 flex items-center justify-end gap-3 border-t border-default bg-canvas px-1 py-3">
        <Button tone="accent" icon={<ShowIcon />} disabled={count === 0} onClick={onPreview} className="max-sm:w-full">
          {count === 0 ? t(`none.${kind}`) : t(`preview.${kind}`, { count, lists: format.number(count) })}
        </Button>
      </div>
    </>
  )
}
