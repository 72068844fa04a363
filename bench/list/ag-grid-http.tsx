import { ClientSideRowModelModule, ModuleRegistry, RowDragModule, RowSelectionModule, type ColDef } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { type CompactProductList, productsByCategory } from '../../contract/index.ts'
import { enter, makeCall, readConfiguration } from '../../src/api/index.ts'
import { columns, rowHeight, type Product } from './products.ts'

ModuleRegistry.registerModules([ClientSideRowModelModule, RowDragModule, RowSelectionModule])

/** The grid is given rows: they are made of the columns that the server sends, which is quicker than asking for rows. */
function rowsOf({ content, brands, categories }: CompactProductList): Product[] {
  const brand = new Map(brands.map(({ id, name }) => [id, name]))
  const category = new Map(categories.map(({ id, name }) => [id, name]))
  return content.id.map((id, row) => ({
    id,
    name: content.name[row]!,
    reference: content.reference[row]!,
    brand: brand.get(content.brandId[row]!) ?? '',
    category: category.get(content.categoryId[row]!) ?? '',
    price: content.price[row] ?? 0,
    stock: content.stock[row]!,
    units: content.units30[row]!,
    revenue: content.revenue30[row]!,
  }))
}

const definitions: ColDef<Product>[] = columns.map(({ id, header, width, text }, nth) => ({
  colId: id,
  headerName: header,
  width,
  rowDrag: nth === 0,
  sortable: false,
  valueGetter: ({ data }) => (data ? text(data) : ''),
}))

async function open(): Promise<void> {
  const configuration = await readConfiguration()
  const entrance = await enter({ configuration })
  if (entrance.kind !== 'entered') throw new Error('Nobody is signed in.')
  const { session } = entrance
  const parameters = new URLSearchParams(location.search)
  const store = parameters.get('store')!
  const call = makeCall({ configuration, identity: session, tenant: () => store })
  const query = { store, username: session.person.email, categoryId: Number(parameters.get('category')) }
  const list = await call(productsByCategory, { query }, { compact: true })
  createRoot(document.getElementById('list')!).render(
    <AgGridReact<Product>
      rowData={rowsOf(list)}
      columnDefs={definitions}
      getRowId={({ data }) => String(data.id)}
      rowHeight={rowHeight}
      headerHeight={40}
      animateRows={false}
      rowSelection={{ mode: 'multiRow', checkboxes: true, headerCheckbox: true }}
      rowDragManaged
      rowDragMultiRow
    />,
  )
}

void open()
