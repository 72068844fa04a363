import type { ComponentProps } from 'react'
import { mark, type MarkSize } from './mark.variants.ts'
import { Seed } from './seed.tsx'

export interface MarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** @default 'md' */
  size?: MarkSize | undefined
  /** Written beside the seed. Without it the seed stands alone and decorates. */
  name?: string | undefined
}

/**
 * The winged seed, alone or with the name.
 * @example <Mark name={product.name} size="lg" />
 */
export function Mark({ size, name, className, ...rest }: MarkProps) {
  return (
    <span data-slot="mark" className={mark({ size, className })} {...rest}>
      <svg viewBox="0 0 32 32" fill="none" aria-hidden>
        <Seed />
      </svg>
      {name !== undefined && <span data-slot="mark-name">{name}</span>}
    </span>
  )
}
