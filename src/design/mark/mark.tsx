import type { ComponentProps } from 'react'
import { mark, type MarkSize } from './mark.variants.ts'

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
        <path className="fill-accent" d="M11.4 20.2C10.2 11.6 16.6 3.9 27.6 2.6c1.3-.15 2.2.9 1.9 2.2-2 9.4-7.3 16.1-15.1 18.6Z" />
        <path
          className="stroke-on-accent"
          opacity="0.55"
          strokeWidth="1.1"
          strokeLinecap="round"
          d="M15.1 18.9C17.6 12.6 21.2 8.600 25.900 5.700M16.700 19.800C20.100 16.100 23.100 13.600 26.300 11.800M14.400 16.700C15.300 12.300 17.200 9.200 19.900 6.800"
        />
        <path className="fill-seed" d="M13.9 17.400c2.300 2.300 2.300 5.500-.5 8.300-2.900 2.900-7.300 4.500-10 3.400-1.100-2.700.5-7.100 3.400-10 2.800-2.800 4.800-4 7.100-1.700Z" />
      </svg>
      {name}
    </span>
  )
}
