import { numbersIn } from '../words/index.ts'
import { useState } from 'react'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { EditIcon, PublishIcon, RemoveIcon } from '../icon/index.ts'
import { MenuItem, MenuSeparator } from '../menu/index.ts'
import { DataTable, type DataTableProps, type RowSelection, type TableColumn } from './index.ts'

/** A list of the example shop. */
export interface ListExample {
  id: number
  name: string
  department: string
  products: number
  soldOut: number
  /** In pence. */
  revenue: number
  units: number
  state: 'live' | 'draft' | 'failed'
}

const shop: readonly [name: string, department: string, products: number, soldOut: number, units: number, revenue: number][] = [
  ['Mugs', 'Tableware', 61, 5, 6_164, 1_005_356],
  ['Cake Stands', 'Tableware', 24, 2, 2_645, 2_342_647],
  ['Jumbo Bags', 'Bags & Travel', 25, 0, 35_644, 7_783_741],
  ['T-Light Holders', 'Candles & Fragrance', 78, 4, 31_808, 5_754_460],
  ['Hot Water Bottles', 'Soft Furnishings', 25, 0, 16_254, 8_000_053],
  ['Christmas Decorations', 'Christmas', 168, 7, 77_650, 13_067_142],
  ['Notebooks & Journals', 'Stationery', 55, 1, 8_305, 730_616],
  ['Bird Houses & Feeders', 'Garden & Outdoors', 8, 0, 1_099, 307_470],
]

export const lists: readonly ListExample[] = shop.map(([name, department, products, soldOut, units, revenue], nth) => ({
  id: nth + 1,
  name,
  department,
  products,
  soldOut,
  units,
  revenue,
  state: nth === 3 ? 'failed' : nth % 3 === 1 ? 'draft' : 'live',
}))

/** Names as merchants write them when nobody stops them. */
export const longNames: readonly ListExample[] = [
  'Bolsas, mochilas y neceseres de viaje para toda la familia, edición de aniversario',
  'Electroencefalografistasyotraspalabrassinespacios',
  'Mugs',
].map((name, nth) => ({ ...(lists[nth] as ListExample), name, revenue: 1_306_714_255_000 }))

/** As many as asked for, each with its number in its name. */
export const manyLists = (count: number): readonly ListExample[] =>
  Array.from({ length: count }, (_, nth) => {
    const list = lists[(nth * 7) % lists.length] as ListExample
    return { ...list, id: nth + 1, name: `${list.name} ${nth + 1}`, products: (nth * 37) % 991, revenue: (nth * 7_919) % 1_000_003 }
  })

export const counted = (value: number): string => numbersIn('es').format(value)
export const pounds = (pence: number): string =>
  numbersIn('es', { style: 'currency', currency: 'GBP', currencyDisplay: 'narrowSymbol' }).format(pence / 100)

const states = { live: ['success', 'Publicada'], draft: ['warning', 'Sin publicar'], failed: ['danger', 'Con errores'] } as const
const sum = (of: (list: ListExample) => number): number => lists.reduce((total, list) => total + of(list), 0)

export const columns: readonly TableColumn<ListExample>[] = [
  {
    id: 'name',
    head: 'Categoría',
    width: 220,
    grow: 2,
    sortValue: ({ name }) => name,
    cell: ({ name }) => (
      <span className="block truncate font-medium" title={name}>
        {name}
      </span>
    ),
  },
  {
    id: 'department',
    head: 'Departamento',
    width: 170,
    grow: 1,
    sortValue: ({ department }) => department,
    phone: 'none',
    cell: ({ department }) => <span className="truncate text-muted">{department}</span>,
  },
  {
    id: 'products',
    head: 'Productos',
    align: 'end',
    width: 110,
    sortFirst: 'descending',
    sortValue: ({ products }) => products,
    cell: ({ products }) => <span className="tabular-nums">{counted(products)}</span>,
  },
  {
    id: 'soldOut',
    head: 'Agotados',
    align: 'end',
    width: 110,
    hidden: true,
    sortFirst: 'descending',
    sortValue: ({ soldOut }) => soldOut,
    cell: ({ soldOut }) => <span className="tabular-nums">{counted(soldOut)}</span>,
  },
  {
    id: 'revenue',
    head: 'Ingresos, 30 días',
    align: 'end',
    width: 150,
    sortFirst: 'descending',
    sortValue: ({ revenue }) => revenue,
    cell: ({ revenue }) => <span className="tabular-nums">{pounds(revenue)}</span>,
  },
  {
    id: 'state',
    head: 'Estado',
    width: 140,
    phone: 'status',
    shape: 'badge',
    cell: ({ state }) => (
      <Badge tone={states[state][0]} dot>
        {states[state][1]}
      </Badge>
    ),
  },
]

/** The same columns with what they come to at their foot. */
export const columnsWithTotals: readonly TableColumn<ListExample>[] = columns.map((column) =>
  column.id === 'products'
    ? { ...column, foot: counted(sum(({ products }) => products)) }
    : column.id === 'revenue'
      ? { ...column, foot: pounds(sum(({ revenue }) => revenue)) }
      : column,
)

const nothing = () => undefined

export const actions = ({ name }: ListExample) => (
  <>
    <MenuItem icon={<EditIcon />} onSelect={nothing}>
      Editar {name}
    </MenuItem>
    <MenuItem icon={<PublishIcon />} onSelect={nothing}>
      Indexar
    </MenuItem>
    <MenuSeparator />
    <MenuItem tone="danger" icon={<RemoveIcon />} onSelect={nothing}>
      Eliminar
    </MenuItem>
  </>
)

const idOf = ({ id }: ListExample): number => id
const nameOf = ({ name }: ListExample): string => name

export interface ListsTableProps extends Partial<DataTableProps<ListExample, number>> {
  /** Rows can be chosen. */
  choosing?: boolean
  chosen?: RowSelection<number>
}

/** A table of lists that keeps its own selection. */
export function ListsTable({ choosing = false, chosen = new Set(), onSelectionChange, ...props }: ListsTableProps) {
  const [selection, setSelection] = useState(chosen)
  return (
    <DataTable
      label="Categorías"
      columns={columns}
      rows={lists}
      idOf={idOf}
      nameOf={nameOf}
      {...props}
      {...(choosing
        ? {
            selection,
            onSelectionChange: (next: RowSelection<number>) => {
              setSelection(next)
              onSelectionChange?.(next)
            },
            selectionActions: (
              <Button size="sm" tone="accent" icon={<PublishIcon />}>
                Indexar
              </Button>
            ),
          }
        : {})}
    />
  )
}
