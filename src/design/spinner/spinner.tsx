import type { ComponentProps } from 'react'
import { spinner, type SpinnerLook } from './spinner.variants.ts'

export interface SpinnerProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** @default 'md' */
  size?: SpinnerLook | undefined
}

/**
 * A seed that circles while something works. Decorative: say in words what is going on.
 * @example <Spinner size="sm" />
 */
export function Spinner({ size = 'md', className, ...rest }: SpinnerProps) {
  return (
    <svg data-slot="spinner" aria-hidden viewBox="0 0 16 16" fill="none" className={spinner({ size, className })} {...rest}>
      <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="1.75" opacity="0.22" />
      <path d="M8 1.75A6.25 6.25 0 0 1 14.25 8" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  )
}
