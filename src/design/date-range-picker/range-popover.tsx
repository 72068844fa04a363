import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/index.ts'
import { CalendarIcon, ExpandIcon } from '../icon/index.ts'
import { Popover } from '../popover/index.ts'

export interface RangePopoverProps extends Omit<ButtonProps, 'children' | 'tone' | 'icon' | 'iconAfter' | 'loading'> {
  /** What the days are for; read out before what was chosen. */
  label: string
  /** What was chosen, as pieces that keep together. */
  chosen: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The sheet on which days are chosen. */
  children: ReactNode
}

/** A button that says which days were chosen, and the sheet that opens below it. */
export function RangePopover({ label, chosen, open, onOpenChange, children, ...rest }: RangePopoverProps) {
  return (
    <Popover
      label={label}
      size="fit"
      padding="none"
      align="start"
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button icon={<CalendarIcon className="text-muted" />} iconAfter={<ExpandIcon className="text-muted" />} {...rest}>
          <span className="sr-only">{label}: </span>
          <span className="inline-flex flex-wrap gap-x-2 text-left">{chosen}</span>
        </Button>
      }
    >
      {children}
    </Popover>
  )
}
