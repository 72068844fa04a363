import { useMemo } from 'react'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import type { Language } from '../../../src/design/words/index.ts'
import { categories, currency, type ShopCategory } from '../shop/index.ts'
import { useTexts, type Texts } from './texts.ts'

const words: Texts<{ label: string; name: string; department: string; products: string; units: string; revenue: string }> = {
  es: {
    label: 'Categorías',
    name: 'Categoría',
    department: 'Departamento',
    products: 'Productos',
    units: 'Unidades, 30 días',
    revenue: 'Ventas, 30 días',
  },
  en: {
    label: 'Categories',
    name: 'Category',
    department: 'Department',
    products: 'Products',
    units: 'Units, 30 days',
    revenue: 'Revenue, 30 days',
  },
  pt: {
    label: 'Categorias',
    name: 'Categoria',
    department: 'Departamento',
    products: 'Produtos',
    units: 'Unidades, 30 dias',
    revenue: 'Vendas, 30 dias',
  },
} satisfies Record<Language, object>

const largest = [...categories].sort((a, b) => b.revenue - a.revenue).slice(0, 14)

/** The gift shop's largest categories, for screens that are about what stands over a page. */
export function CategoryTable() {
  const { say, format } = useTexts(words)
  const columns = useMemo<readonly TableColumn<ShopCategory>[]>(
    () => [
      {
        id: 'name',
        head: say.name,
        cell: ({ name }) => <span className="font-medium">{name}</span>,
        width: 220,
        grow: 1,
        sortValue: ({ name }) => name,
      },
      {
        id: 'department',
        head: say.department,
        cell: ({ department }) => department,
        width: 180,
        sortValue: ({ department }) => department,
      },
      {
        id: 'products',
        head: say.products,
        cell: ({ products }) => format.number(products),
        align: 'end',
        width: 110,
        sortValue: ({ products }) => products,
      },
      {
        id: 'units',
        head: say.units,
        cell: ({ units }) => format.number(units),
        align: 'end',
        width: 150,
        sortValue: ({ units }) => units,
      },
      {
        id: 'revenue',
        head: say.revenue,
        cell: ({ revenue }) => format.money(revenue, currency),
        align: 'end',
        width: 150,
        phone: 'aside',
        sortValue: ({ revenue }) => revenue,
      },
    ],
    [say, format],
  )
  return (
    <DataTable
      label={say.label}
      columns={columns}
      rows={largest}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `#order-${id}`}
      defaultLayout={{ sort: { column: 'revenue', direction: 'descending' } }}
    />
  )
}
