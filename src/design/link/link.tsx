import type { ComponentProps } from 'react'
import { ExternalIcon } from '../icon/index.ts'
import { useWords } from '../words/index.ts'
import { link, type LinkTone } from './link.variants.ts'
import { Anchor } from './navigation.tsx'

export interface LinkProps extends ComponentProps<'a'> {
  href: string
  /** @default 'accent' */
  tone?: LinkTone | undefined
  /** Leaves the product, in a new tab. @default false */
  external?: boolean | undefined
}

/**
 * Goes somewhere.
 * @example <Link href="/category">Categorías</Link>
 */
export function Link({ tone, external = false, className, children, ...rest }: LinkProps) {
  const words = useWords()
  if (!external) {
    return (
      <Anchor data-slot="link" className={link({ tone, className })} {...rest}>
        {children}
      </Anchor>
    )
  }
  return (
    <a data-slot="link" target="_blank" rel="noreferrer" className={link({ tone, className })} {...rest}>
      {children}
      <ExternalIcon className="ml-1 inline size-3.5 align-[-2px]" />
      <span className="sr-only"> ({words.opensInNewTab})</span>
    </a>
  )
}
