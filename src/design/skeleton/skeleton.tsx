import type { ComponentProps, ReactNode } from 'react'
import { skeleton, type SkeletonShape } from './skeleton.variants.ts'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** @default 'text' */
  shape?: SkeletonShape | undefined
  /** What is as large as that which comes, in any language; it is not seen. */
  like?: ReactNode
}

/**
 * Keeps the place of something that is on its way, in its final shape. Give its size by class, or something as large.
 * @example <Skeleton shape="text" className="w-40" />
 * @example <Skeleton shape="block" like={<Badge>Hace 12 horas</Badge>} />
 */
export function Skeleton({ shape, like, className, ...rest }: SkeletonProps) {
  return (
    <span data-slot="skeleton" aria-hidden className={skeleton({ shape, className })} {...rest}>
      {like !== undefined && <span className="invisible">{like}</span>}
    </span>
  )
}

export interface SkeletonRowsProps {
  /** @default 8 */
  rows?: number | undefined
  /** A square at the left, as products have. @default true */
  pictures?: boolean | undefined
}

const widths = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-[45%]']

/**
 * A list on its way: rows as tall as the rows that will stand there.
 * @example <SkeletonRows rows={12} />
 */
export function SkeletonRows({ rows = 8, pictures = true }: SkeletonRowsProps) {
  return (
    <div data-slot="skeleton-rows" aria-hidden className="flex flex-col">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-row items-center gap-3 border-b border-subtle px-4">
          {pictures && <Skeleton shape="block" className="size-10 shrink-0" />}
          <span className="flex min-w-0 flex-1 flex-col">
            <Skeleton className={widths[row % widths.length]} />
            <Skeleton className="w-1/4" />
          </span>
          <Skeleton className="w-12 max-sm:hidden" />
          <Skeleton className="w-16" />
        </div>
      ))}
    </div>
  )
}
