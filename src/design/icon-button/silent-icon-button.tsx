import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../spinner/index.ts'
import { iconButton, type IconButtonSize, type IconButtonTone } from './icon-button.variants.ts'

export interface SilentIconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, in words, for screen readers. */
  label: string
  icon: ReactNode
  /** @default 'quiet' */
  tone?: IconButtonTone | undefined
  /** @default 'md' */
  size?: IconButtonSize | undefined
  /** For a switch: whether it is on. */
  pressed?: boolean | undefined
  /** Works at the moment. @default false */
  loading?: boolean | undefined
  /** Disabled it can still be focused: who pressed it stays where they are. @default false */
  keepsFocus?: boolean | undefined
}

/**
 * An icon button that never shows its label, and so comes without the code of a tooltip: for what is drawn with the first screen.
 * @example <SilentIconButton label="Cuenta de Ana" icon={<AccountIcon />} />
 */
export function SilentIconButton({
  label,
  icon,
  tone,
  size,
  pressed,
  loading = false,
  disabled = false,
  keepsFocus = false,
  className,
  onClick,
  ...rest
}: SilentIconButtonProps) {
  return (
    <button
      data-slot="icon-button"
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      aria-disabled={loading || (disabled && keepsFocus) || undefined}
      disabled={disabled && !keepsFocus}
      data-disabled={disabled || undefined}
      className={iconButton({ tone, size, className })}
      onClick={loading || disabled ? undefined : onClick}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
    </button>
  )
}
