import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { CloseIcon, OrderIcon, ToBottomIcon, ToTopIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Popover } from '../popover/index.ts'
import { lastPosition } from '../sorting/index.ts'
import { PositionForm } from './position-form.tsx'
import { useSelectionBarTexts } from './selection-bar.words.ts'

export interface SelectionBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many are chosen. */
  count: number
  /** How many there are in all. */
  total: number
  onToTop: () => void
  onToBottom: () => void
  /** The first of them goes there, the others after it. */
  onToPosition: (position: number) => void
  onClear: () => void
  /** One row of icons, for a finger, where it takes the place of a save bar. @default false */
  compact?: boolean | undefined
  /** What else can be done with them: pin, release, add to a collection. */
  children?: ReactNode
}

/**
 * What can be done with the chosen products: as a block to the top, to the bottom, to a position; and whatever else.
 * @example
 * <SelectionBar count={3} total={61} onToTop={toTop} onToBottom={toBottom} onToPosition={to} onClear={clear}><Button
 *   size="sm">Fijar</Button></SelectionBar>
 */
export function SelectionBar({
  count,
  total,
  onToTop,
  onToBottom,
  onToPosition,
  onClear,
  compact = false,
  className,
  children,
  ...rest
}: SelectionBarProps) {
  const { say, number } = useSelectionBarTexts()
  const chosen = say.chosen(number(count), count === 1)
  const [positioning, setPositioning] = useState(false)
  if (compact) {
    return (
      <div
        data-slot="selection-bar"
        role="group"
        aria-label={chosen}
        className={`flex min-w-0 items-center gap-0.5 border-t border-accent-soft bg-accent-soft px-2 py-1.5 ${className ?? ''}`}
        {...rest}
      >
        <IconButton silent label={say.clear} icon={<CloseIcon />} onClick={onClear} />
        <span aria-hidden className="me-auto min-w-0 truncate text-sm font-medium text-accent tabular-nums">
          {number(count)}
        </span>
        <IconButton silent label={say.toTop} icon={<ToTopIcon />} onClick={onToTop} />
        <IconButton silent label={say.toBottom} icon={<ToBottomIcon />} onClick={onToBottom} />
        <Popover
          label={say.position}
          size="fit"
          side="top"
          open={positioning}
          onOpenChange={setPositioning}
          trigger={<IconButton silent label={say.position} icon={<OrderIcon />} />}
        >
          <PositionForm
            last={lastPosition(total, count)}
            onPosition={(position) => {
              setPositioning(false)
              onToPosition(position)
            }}
          />
        </Popover>
        {children}
      </div>
    )
  }
  return (
    <div
      data-slot="selection-bar"
      role="group"
      aria-label={chosen}
      className={`@container min-w-0 rounded-md border border-accent-soft bg-accent-soft ${className ?? ''}`}
      {...rest}
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5 px-2 py-1">
        <span className="flex items-center gap-1 @max-2xl:w-full @max-2xl:justify-between">
          <IconButton size="sm" label={say.clear} icon={<CloseIcon />} onClick={onClear} className="@max-2xl:order-2" />
          <span className="me-2 text-sm font-medium text-accent tabular-nums @max-2xl:ms-1">{chosen}</span>
        </span>
        <Button size="sm" icon={<ToTopIcon />} onClick={onToTop}>
          <span className="@max-md:sr-only">{say.toTop}</span>
        </Button>
        <Button size="sm" icon={<ToBottomIcon />} onClick={onToBottom}>
          <span className="@max-md:sr-only">{say.toBottom}</span>
        </Button>
        <PositionForm last={lastPosition(total, count)} onPosition={onToPosition} />
        {children === undefined ? null : <span className="flex flex-wrap items-center gap-2 @4xl:ms-auto">{children}</span>}
      </div>
    </div>
  )
}
