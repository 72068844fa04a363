import { Fragment, type ComponentProps } from 'react'
import { BackIcon, NextIcon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { useWords } from '../words/index.ts'
import { crumb } from './breadcrumb.variants.ts'

export interface Crumb {
  label: string
  /** Where it leads; without it the name is only said. */
  href?: string | undefined
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the outside in; the last one is where one is. */
  items: readonly Crumb[]
}

/**
 * Where one is, and the ways out. On a narrow screen only the way to the parent is left.
 * @example <Breadcrumb items={[{ label: 'Categorías', href: '/category' }, { label: 'Tazas' }]} />
 */
export function Breadcrumb({ items, className, ...rest }: BreadcrumbProps) {
  const words = useWords()
  const parent = items.slice(0, -1).findLast(({ href }) => href !== undefined)
  return (
    <nav data-slot="breadcrumb" aria-label={words.breadcrumb} className={crumb({ className })} {...rest}>
      {parent?.href !== undefined && (
        <Link href={parent.href} tone="quiet" className="inline-flex max-w-full items-center gap-1 sm:hidden">
          <BackIcon className="size-3.5" />
          <span className="truncate">{parent.label}</span>
        </Link>
      )}
      <ol className="flex min-w-0 items-center gap-1 max-sm:hidden">
        {items.map(({ label, href }, at) => {
          const last = at === items.length - 1
          return (
            <Fragment key={`${at}-${label}`}>
              {at > 0 && (
                <li aria-hidden className="flex shrink-0">
                  <NextIcon className="size-3.5 text-subtle" />
                </li>
              )}
              <li
                className={last ? 'min-w-0 shrink truncate text-default' : 'max-w-48 min-w-8 truncate'}
                aria-current={last ? 'page' : undefined}
              >
                {href !== undefined && !last ? (
                  <Link href={href} tone="quiet">
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </li>
            </Fragment>
          )
        })}
      </ol>
    </nav>
  )
}
