import type { ComponentProps } from 'react'
import { Skeleton } from '../skeleton/index.ts'

export interface ItemListProps extends ComponentProps<'ul'> {
  /** What the list is, for who hears it; not needed right under a heading that says so. */
  'aria-label'?: string | undefined
}

/**
 * Things under each other, each with its text and what to do; put it in a `Panel padding="none"`.
 * @example <ItemList><Item icon={<OrderIcon />} title="Ordenar una categoría" href="#category" /></ItemList>
 */
export function ItemList({ className, ...rest }: ItemListProps) {
  return <ul data-slot="item-list" className={`flex flex-col ${className ?? ''}`} {...rest} />
}

export interface ItemSkeletonProps {
  /** @default 3 */
  items?: number | undefined
}

/**
 * A list on its way: items as tall as those that will stand there.
 * @example <ItemSkeleton items={4} />
 */
export function ItemSkeleton({ items = 3 }: ItemSkeletonProps) {
  return (
    <div data-slot="item-skeleton" aria-hidden className="flex flex-col">
      {Array.from({ length: items }, (_, at) => (
        <div key={at} className="flex items-start gap-3 border-b border-subtle px-4 py-3 last:border-b-0">
          <Skeleton shape="block" className="size-10 shrink-0" />
          <span className="flex min-w-0 flex-1 flex-col">
            <Skeleton className="w-1/2" />
            <Skeleton className="w-3/4" />
          </span>
        </div>
      ))}
    </div>
  )
}
