import { clsx } from 'clsx'
import { Skeleton } from '../skeleton/index.ts'
import { tableDensities, type TableDensity } from './data-table.variants.ts'
import { alignmentOf, type RowControls, type TableColumn } from './table-column.ts'

export interface TableSkeletonProps<Row> {
  shown: readonly TableColumn<Row>[]
  row: RowControls
  density: TableDensity
  narrow: boolean
}

const lengths = ['w-4/5', 'w-3/5', 'w-11/12', 'w-2/3', 'w-3/4', 'w-1/2']

function Bone({ shape = 'text', nth, row }: { shape: TableColumn<never>['shape']; nth: number; row: number }) {
  const line = <Skeleton className={nth === 0 ? lengths[row % lengths.length] : 'w-3/5'} />
  if (shape === 'badge') return <Skeleton shape="block" className="h-5 w-20 rounded-full" />
  if (shape === 'text') return line
  return (
    <span className="flex w-full items-center gap-3">
      <Skeleton shape="block" className="size-10 shrink-0" />
      {line}
    </span>
  )
}

/** Rows in the shape that they will have, without anything in them. */
export function TableSkeleton<Row>({ shown, row: own, density, narrow }: TableSkeletonProps<Row>) {
  return (
    <div aria-hidden data-slot="table-skeleton" className={clsx('bg-surface', !narrow && 'min-w-(--least)')}>
      {Array.from({ length: 12 }, (_, row) =>
        narrow ? (
          <div key={row} className="flex h-16 flex-col justify-center gap-2 border-b border-subtle px-3">
            <Skeleton className={lengths[row % lengths.length]} />
            <Skeleton className="w-2/5" />
          </div>
        ) : (
          <div key={row} className="grid grid-cols-(--columns) items-stretch border-b border-subtle">
            {own.select ? <span className="m-auto size-4 rounded-xs bg-skeleton" /> : null}
            {own.expand ? <span /> : null}
            {shown.map((column, nth) => (
              <span key={column.id} className={clsx('flex min-w-0 items-center px-3', tableDensities[density].row, alignmentOf(column))}>
                <Bone shape={column.shape} nth={nth} row={row} />
              </span>
            ))}
          </div>
        ),
      )}
    </div>
  )
}
