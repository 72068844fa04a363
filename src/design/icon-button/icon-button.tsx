import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../spinner/index.ts'
import { Tooltip, type TooltipProps } from '../tooltip/index.ts'
import { iconButton, type IconButtonSize, type IconButtonTone } from './icon-button.variants.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, in words: heard by those who do not see, shown to those who point. */
  label: string
  icon: ReactNode
  /** Keys that do the same, shown with the label. */
  keys?: ReactNode
  /** @default 'quiet' */
  tone?: IconButtonTone | undefined
  /** @default 'md' */
  size?: IconButtonSize | undefined
  /** For a switch: whether it is on. */
  pressed?: boolean | undefined
  /** Works at the moment. @default false */
  loading?: boolean | undefined
  /** Where the label is shown. @default 'bottom' */
  side?: TooltipProps['side']
  /** No label on hover: for places where it would be in the way, like a table row. @default false */
  silent?: boolean | undefined
}

/**
 * A button that is only a picture.
 * @example <IconButton label="Deshacer" icon={<UndoIcon />} onClick={undo} />
 */
export function IconButton({ label, icon, keys, tone, size, pressed, loading = false, side, silent = false, className, onClick, ...rest }: IconButtonProps) {
  const button = (
    <button
      data-slot="icon-button"
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={iconButton({ tone, size, className })}
      onClick={loading ? undefined : onClick}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
    </button>
  )
  if (silent) return button
  return (
    <Tooltip label={label} keys={keys} side={side}>
      {button}
    </Tooltip>
  )
}
