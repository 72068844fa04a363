import type { WorkbenchLayout } from '../../../../contract/index.ts'

/** The columns that can be shown beside a product, in their default sequence. The product itself is always the first column. */
export const columnIds = [
  'product',
  'reference',
  'brand',
  'category',
  'price',
  'listPrice',
  'discount',
  'stock',
  'age',
  'units7',
  'units30',
  'units90',
  'revenue7',
  'revenue30',
  'revenue90',
  'samaraScore',
  'source',
] as const
export type ColumnId = (typeof columnIds)[number]

const shownAtFirst: ReadonlySet<ColumnId> = new Set([
  'product',
  'brand',
  'price',
  'discount',
  'stock',
  'units30',
  'revenue30',
  'samaraScore',
])

/** A column in a person's layout. */
export interface ColumnSetting {
  readonly id: ColumnId
  readonly shown: boolean
  /** In pixels; undefined for the default width. */
  readonly width: number | undefined
  /** Whether the person chose to show it: then it is shown at any width of the list. */
  readonly chosen: boolean
}

const isColumn = (id: string): id is ColumnId => (columnIds as readonly string[]).includes(id)

/** All columns in the person's layout. A column that the layout does not name comes after the column that it follows by default. */
export function columnsOf({ columns }: Pick<WorkbenchLayout, 'columns'>): ColumnSetting[] {
  const named = columns.flatMap(({ id, shown, width }) => (isColumn(id) && id !== 'product' ? [{ id, shown, width, chosen: true }] : []))
  const product = columns.find(({ id }) => id === 'product')
  const settings: ColumnSetting[] = [{ id: 'product', shown: true, width: product?.width, chosen: true }, ...named]
  columnIds.forEach((id, nth) => {
    if (settings.some((setting) => setting.id === id)) return
    const before = settings.findIndex((setting) => setting.id === columnIds[nth - 1])
    settings.splice(before + 1, 0, { id, shown: shownAtFirst.has(id), width: undefined, chosen: false })
  })
  return settings
}

const asLayout = (layout: WorkbenchLayout, settings: readonly ColumnSetting[]): WorkbenchLayout => ({
  ...layout,
  columns: settings.map(({ id, shown, width }) => ({ id, shown, ...(width === undefined ? {} : { width }) })),
})

/** A layout in which one column is shown or not, or has another width; columns that were not changed are not named in it. */
export const withColumn = (layout: WorkbenchLayout, column: string, change: { shown?: boolean; width?: number }): WorkbenchLayout =>
  asLayout(
    layout,
    columnsOf(layout).flatMap((setting) =>
      setting.id === column ? [{ ...setting, ...change }] : layout.columns.some(({ id }) => id === setting.id) ? [setting] : [],
    ),
  )

/** A layout with a column moved to another place among all columns, from 0; the product stays first. */
export function withColumnAt(layout: WorkbenchLayout, column: string, to: number): WorkbenchLayout {
  const settings = columnsOf(layout)
  const from = settings.findIndex(({ id }) => id === column)
  const moving = settings[from]
  if (!moving || from < 1 || to < 1 || to >= settings.length || to === from) return layout
  return asLayout(layout, settings.toSpliced(from, 1).toSpliced(to, 0, moving))
}

/** A layout with a column moved to the place of another one. */
export const withColumnBeside = (layout: WorkbenchLayout, column: string, over: string): WorkbenchLayout =>
  withColumnAt(
    layout,
    column,
    columnsOf(layout).findIndex(({ id }) => id === over),
  )
