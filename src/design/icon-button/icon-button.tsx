import type { ReactNode } from 'react'
import { Tooltip, type TooltipProps } from '../tooltip/index.ts'
import { SilentIconButton, type SilentIconButtonProps } from './silent-icon-button.tsx'

export interface IconButtonProps extends SilentIconButtonProps {
  /** Keys that do the same, shown with the label. */
  keys?: ReactNode
  /** Where the label is shown. @default 'bottom' */
  side?: TooltipProps['side']
  /** No label on hover: for places where it would be in the way, like a table row. @default false */
  silent?: boolean | undefined
}

/**
 * A button that is only a picture.
 * @example <IconButton label="Deshacer" icon={<UndoIcon />} onClick={undo} />
 */
export function IconButton({ keys, side, silent = false, ...rest }: IconButtonProps) {
  const button = <SilentIconButton {...rest} />
  if (silent) return button
  return (
    <Tooltip label={rest.label} keys={keys} side={side}>
      {button}
    </Tooltip>
  )
}
