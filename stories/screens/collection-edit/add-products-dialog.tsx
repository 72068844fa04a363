import { useMemo, useState } from 'react'
import { Button } from '../../../src/design/button/index.ts'
import { DataTable, type RowSelection, type TableColumn } from '../../../src/design/data-table/index.ts'
import { Dialog, DialogClose } from '../../../src/design/dialog/index.ts'
import { AddIcon } from '../../../src/design/icon/index.ts'
import { Money, ProductName, Stock } from '../../../src/design/product-row/index.ts'
import { SearchInput } from '../../../src/design/search-input/index.ts'
import { useTexts } from '../frame/index.ts'
import { bestSellers, currency, type ShopProduct } from '../shop/index.ts'
import { collectionEditWords } from './collection-edit.words.ts'

export interface AddProductsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Products that are in already. */
  members: readonly ShopProduct[]
  /** Already chosen when it opens. */
  chosen: readonly number[]
  onAdd: (ids: readonly number[]) => void
}

const idOf = ({ id }: ShopProduct): number => id
const nameOf = ({ name }: ShopProduct): string => name

/** Products that are added by hand, with how many they will be. */
export function AddProductsDialog({ open, onOpenChange, members, chosen, onAdd }: AddProductsDialogProps) {
  const { say, format } = useTexts(collectionEditWords)
  const [query, setQuery] = useState('')
  const [selection, setSelection] = useState<RowSelection<number>>(new Set(chosen))
  const offered = useMemo(() => bestSellers.filter(({ id }) => !members.some((member) => member.id === id)), [members])
  const searched = query.trim().toLowerCase()
  const rows = useMemo(
    () => offered.filter(({ name, reference }) => `${name} ${reference}`.toLowerCase().includes(searched)),
    [offered, searched],
  )
  const columns = useMemo<readonly TableColumn<ShopProduct>[]>(
    () => [
      {
        id: 'name',
        head: say.product,
        width: 240,
        grow: 1,
        shape: 'picture',
        sortValue: ({ name }) => name,
        cell: ({ name, reference, imageUrl }) => <ProductName name={name} reference={reference} imageUrl={imageUrl} />,
      },
      {
        id: 'price',
        head: say.price,
        width: 96,
        align: 'end',
        phone: 'aside',
        sortFirst: 'descending',
        sortValue: ({ price }) => price,
        cell: ({ price }) => <Money value={format.money(price, currency)} />,
      },
      {
        id: 'stock',
        head: say.stock,
        width: 110,
        align: 'end',
        phone: 'none',
        sortFirst: 'descending',
        sortValue: ({ stock }) => stock,
        cell: ({ stock }) => <Stock level={stock === 0 ? 'out' : stock < 10 ? 'low' : 'enough'}>{format.number(stock)}</Stock>,
      },
    ],
    [say, format],
  )
  const ids = selection === 'all' ? rows.map(idOf) : [...selection]
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={say.pickTitle}
      description={ids.length === 0 ? say.pickNothing : say.pickCount(format.number(ids.length), ids.length === 1)}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{say.cancel}</Button>
          </DialogClose>
          <Button tone="accent" icon={<AddIcon />} disabled={ids.length === 0} onClick={() => onAdd(ids)}>
            {say.addProducts}
          </Button>
        </>
      }
    >
      <div className="flex h-[26rem] max-h-[60dvh] flex-col pt-1">
        <DataTable
          fill
          density="compact"
          label={say.pickTitle}
          columns={columns}
          rows={rows}
          idOf={idOf}
          nameOf={nameOf}
          state={rows.length === 0 ? { kind: 'noResult', title: say.pickNoResult } : undefined}
          narrowBelow={420}
          selection={selection}
          onSelectionChange={setSelection}
          toolbar={<SearchInput size="sm" label={say.pickSearch} value={query} onValueChange={setQuery} count={rows.length} />}
        />
      </div>
    </Dialog>
  )
}
