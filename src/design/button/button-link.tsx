import type { ComponentProps, ReactNode } from 'react'
import { Anchor } from '../link/index.ts'
import { button, type ButtonSize, type ButtonTone } from './button.variants.ts'

export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string
  /** @default 'neutral' */
  tone?: ButtonTone | undefined
  /** @default 'md' */
  size?: ButtonSize | undefined
  /** @default false */
  wide?: boolean | undefined
  icon?: ReactNode
  iconAfter?: ReactNode
}

/**
 * A link that weighs as much as a button: goes somewhere, and stays a link for keyboard, middle click and screen reader.
 * @example <ButtonLink href="/order-by-category" tone="accent">Ordenar</ButtonLink>
 */
export function ButtonLink({ tone, size, wide, icon, iconAfter, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor data-slot="button-link" className={button({ tone, size, wide, className })} {...rest}>
      {icon}
      <span className="min-w-0">{children}</span>
      {iconAfter}
    </Anchor>
  )
}
