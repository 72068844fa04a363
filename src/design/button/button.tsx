import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../spinner/index.ts'
import { useWords } from '../words/index.ts'
import { button, type ButtonSize, type ButtonTone } from './button.variants.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  /** What pressing it means: the one thing to do here, a thing to do, a thing aside, a thing that destroys. @default 'neutral' */
  tone?: ButtonTone | undefined
  /** @default 'md' */
  size?: ButtonSize | undefined
  /** Works at the moment: keeps its width and its focus, and does not act again. @default false */
  loading?: boolean | undefined
  /** Disabled it can still be focused: who pressed it stays where they are. @default false */
  keepsFocus?: boolean | undefined
  /** As wide as what it stands in. @default false */
  wide?: boolean | undefined
  /** On a phone only its icon is seen; its word is its name. @default false */
  iconOnPhone?: boolean | undefined
  /** An icon before the label. */
  icon?: ReactNode
  /** An icon after the label. */
  iconAfter?: ReactNode
}

/**
 * Does something when it is pressed.
 * @example <Button tone="accent" icon={<SaveIcon />} loading={saving} onClick={save}>Guardar</Button>
 */
export function Button({
  tone,
  size,
  loading = false,
  disabled = false,
  keepsFocus = false,
  wide,
  iconOnPhone,
  icon,
  iconAfter,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const words = useWords()
  const idle = loading || disabled
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      data-slot="button"
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || (disabled && keepsFocus) || undefined}
      disabled={disabled && !keepsFocus}
      data-disabled={disabled || undefined}
      className={button({ tone, size, wide, iconOnPhone, className })}
      onClick={press}
      {...rest}
    >
      <span className={`inline-flex min-w-0 items-center justify-center gap-[inherit] ${loading ? 'opacity-0' : ''}`}>
        {icon}
        <span data-part="word" className="min-w-0">
          {children}
        </span>
        {iconAfter}
      </span>
      {loading && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
          <span className="sr-only">{words.working}</span>
        </span>
      )}
    </button>
  )
}
