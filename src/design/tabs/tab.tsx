import { Trigger } from '@radix-ui/react-tabs'
import type { ComponentProps, ReactNode } from 'react'
import { Badge } from '../badge/index.ts'
import { Anchor } from '../link/index.ts'
import { tab } from './tabs.variants.ts'

export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  value: string
  icon?: ReactNode
  /** After the name: how many there are (written as the language does), or a `Badge`. */
  aside?: ReactNode
  /** Makes it a link to a part of the page (`#stores`), which can be kept and sent. */
  href?: string | undefined
}

/** The name of a view; choosing it shows the view. */
export function Tab({ icon, aside, href, className, children, ...rest }: TabProps) {
  const parts = (
    <>
      {icon}
      {children}
      {typeof aside === 'string' || typeof aside === 'number' ? <Badge size="sm">{aside}</Badge> : aside}
    </>
  )
  return (
    <Trigger data-slot="tab" className={tab({ className })} asChild={href !== undefined} {...rest}>
      {href === undefined ? parts : <Anchor href={href}>{parts}</Anchor>}
    </Trigger>
  )
}
