import { useMemo, useState, type ComponentProps } from 'react'
import { ListState } from '../list-state/index.ts'
import { Segments } from '../segments/index.ts'
import { Skeleton, SkeletonRows } from '../skeleton/index.ts'
import type { DiffItem } from './diff-item.ts'
import { DiffRows } from './diff-rows.tsx'
import { changesIn, differenceOf, isSame, type ChangeOrder, type Order } from './difference.ts'
import { KindFilterTiles, kindsOf, type KindFilter } from './kind-filter.tsx'
import { useTexts } from './ordering-diff.words.ts'

export interface OrderingDiffProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Ids in their order until now. Keep it stable between renders. */
  before: Order
  /** Ids in their order from now on. Keep it stable between renders. */
  after: Order
  itemOf: (id: number) => DiffItem
  /** Keeps its place until the orderings are there. @default false */
  loading?: boolean | undefined
}

/**
 * What differs between two orderings of a list: what moves from where to where, what enters, what leaves; up to 100 000 of them.
 * @example <OrderingDiff before={published} after={draft} itemOf={productOf} />
 */
export function OrderingDiff({ before, after, itemOf, loading = false, className, ...rest }: OrderingDiffProps) {
  const texts = useTexts()
  const { say, number } = texts
  const [filter, setFilter] = useState<KindFilter>('all')
  const [by, setBy] = useState<ChangeOrder>('distance')
  const difference = useMemo(() => differenceOf(before, after), [before, after])
  const changes = useMemo(() => changesIn(difference, kindsOf(filter), by), [difference, filter, by])
  const root = { 'data-slot': 'ordering-diff', className: `@container flex min-w-0 flex-col gap-3 ${className ?? ''}`, ...rest }
  if (loading) {
    return (
      <div {...root} aria-busy>
        <div className="grid grid-cols-2 gap-2 @lg:grid-cols-5 @max-lg:[&>:first-child]:col-span-2">
          {Array.from({ length: 5 }, (_, nth) => (
            <Skeleton key={nth} shape="block" className="h-16 rounded-md" />
          ))}
        </div>
        <SkeletonRows rows={6} pictures />
      </div>
    )
  }
  if (isSame(difference)) {
    return (
      <div {...root}>
        <ListState state={{ kind: 'empty', title: say.sameTitle, advice: say.sameAdvice }} size="sm" />
      </div>
    )
  }
  return (
    <div {...root}>
      <KindFilterTiles difference={difference} value={filter} onValueChange={setFilter} texts={texts} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-muted tabular-nums">
          {say.shown(number(changes.length), changes.length === 1)}
        </p>
        <Segments
          label={say.orderBy}
          size="sm"
          value={by}
          onValueChange={setBy}
          options={[
            { value: 'distance', label: say.farthest },
            { value: 'position', label: say.position },
          ]}
        />
      </div>
      <div className="overflow-hidden rounded-lg border border-default bg-surface">
        {changes.length === 0 ? (
          <p className="px-4 py-8 text-center text-muted">{say.noneOfKind}</p>
        ) : (
          <DiffRows key={`${filter} ${by}`} changes={changes} itemOf={itemOf} texts={texts} />
        )}
      </div>
      {difference.unchanged > 0 && (
        <p className="text-sm text-muted">{say.unchanged(number(difference.unchanged), difference.unchanged === 1)}</p>
      )}
    </div>
  )
}
