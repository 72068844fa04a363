import type { ComponentProps, ReactNode } from 'react'
import type { Tone } from '../tokens/index.ts'
import { badge, type BadgeSize } from './badge.variants.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  /** @default 'neutral' */
  tone?: Tone | undefined
  /** @default 'md' */
  size?: BadgeSize | undefined
  /** A dot before the words: for a state that lasts. @default false */
  dot?: boolean | undefined
  icon?: ReactNode
}

/**
 * The state of a thing in a word or two.
 * @example <Badge tone="success" dot>Publicada</Badge>
 */
export function Badge({ tone, size, dot = false, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span data-slot="badge" className={badge({ tone, size, className })} {...rest}>
      {dot && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-(--mark)" />}
      {icon}
      <span className="min-w-0 truncate" title={typeof children === 'string' && rest.title === undefined ? children : undefined}>
        {children}
      </span>
    </span>
  )
}
