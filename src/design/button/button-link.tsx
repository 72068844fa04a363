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
  /** On a phone only its icon is seen; its word is its name. @default false */
  iconOnPhone?: boolean | undefined
  icon?: ReactNode
  iconAfter?: ReactNode
}

/**
 * A link that weighs as much as a button: goes somewhere, and stays a link for keyboard, middle click and screen reader.
 * @example <ButtonLink href="/order-by-category" tone="accent">Ordenar</ButtonLink>
 */
export function ButtonLink({ tone, size, wide, iconOnPhone, icon, iconAfter, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor data-slot="button-link" className={button({ tone, size, wide, iconOnPhone, className })} {...rest}>
      {icon}
      <span data-part="word" className="min-w-0">
        {children}
      </span>
      {iconAfter}
    </Anchor>
  )
}
