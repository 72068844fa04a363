import { useId, type ComponentProps, type ReactNode } from 'react'
import { NextIcon, PreviousIcon } from '../icon/index.ts'
import { SilentIconButton } from '../icon-button/index.ts'
import { Select } from '../select/index.ts'
import { pageCount, pageMarks, pageRange } from './page-window.ts'
import { pageButton } from './pagination.variants.ts'
import { usePaginationTexts } from './pagination.words.ts'

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From one. */
  page: number
  pageSize: number
  /** How many items there are on all pages. */
  total: number
  onPageChange: (page: number) => void
  /** Sizes to choose from; needs `onPageSizeChange`. */
  pageSizes?: readonly number[] | undefined
  onPageSizeChange?: ((pageSize: number) => void) | undefined
}

/**
 * Walks through a list that comes in pages. For short lists: a long one scrolls.
 * @example <Pagination page={page} pageSize={20} total={312} onPageChange={setPage} />
 */
export function Pagination({ page, pageSize, total, onPageChange, pageSizes = [], onPageSizeChange, className, ...rest }: PaginationProps) {
  const { say, number } = usePaginationTexts()
  const id = useId()
  const pages = pageCount(total, pageSize)
  const { first, last } = pageRange(page, pageSize, total)
  return (
    <nav
      data-slot="pagination"
      aria-label={say.pages}
      className={`@container flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ${className ?? ''}`}
      {...rest}
    >
      <p role="status" className="text-sm text-muted tabular-nums">
        {total === 0 ? say.none : say.range(number(first), number(last), number(total))}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {onPageSizeChange && (
          <div className="flex items-center gap-2 text-sm text-muted @max-md:hidden">
            <label htmlFor={id} className="whitespace-nowrap">
              {say.perPage}
            </label>
            <span className="w-20">
              <Select
                id={id}
                size="sm"
                value={String(pageSize)}
                options={pageSizes.map((size) => ({ value: String(size), label: number(size) }))}
                onValueChange={(size) => onPageSizeChange(Number(size))}
              />
            </span>
          </div>
        )}
        <div className="flex items-center gap-0.5">
          <Turn label={say.previous} icon={<PreviousIcon />} over={page <= 1} onTurn={() => onPageChange(page - 1)} />
          <ul className="flex items-center gap-0.5 @max-xl:hidden">
            {pageMarks(page, pages).map((mark, at) => (
              <li key={mark === 'gap' ? `gap ${at}` : mark}>
                {mark === 'gap' ? (
                  <span aria-hidden className="inline-flex w-8 justify-center text-subtle">
                    …
                  </span>
                ) : (
                  <button
                    type="button"
                    aria-label={say.page(number(mark))}
                    aria-current={mark === page ? 'page' : undefined}
                    className={pageButton()}
                    onClick={() => onPageChange(mark)}
                  >
                    {number(mark)}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <span className="px-2 text-sm text-muted tabular-nums @xl:hidden">
            {number(page)} / {number(pages)}
          </span>
          <Turn label={say.next} icon={<NextIcon />} over={page >= pages} onTurn={() => onPageChange(page + 1)} />
        </div>
      </div>
    </nav>
  )
}

interface TurnProps {
  label: string
  icon: ReactNode
  /** There is nothing there. */
  over: boolean
  onTurn: () => void
}

/** One page on or back. At the end it keeps the focus and does nothing, so that a keyboard does not lose its place. */
function Turn({ label, icon, over, onTurn }: TurnProps) {
  return (
    <SilentIconButton
      label={label}
      icon={icon}
      {...(over ? { 'aria-disabled': true } : { onClick: onTurn })}
      className="aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-disabled"
    />
  )
}
