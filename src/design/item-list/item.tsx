import type { ComponentProps, ReactNode } from 'react'
import { NextIcon } from '../icon/index.ts'
import { Anchor } from '../link/index.ts'
import type { Tone } from '../tokens/index.ts'
import { item, itemHead } from './item-list.variants.ts'

export interface ItemProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  /** In a square whose colour is the tone. */
  icon?: ReactNode
  /** Instead of an icon. */
  picture?: ReactNode
  /** @default 'neutral' */
  tone?: Tone | undefined
  title: ReactNode
  /** A line or two under the title. */
  detail?: ReactNode
  /** At the right, beside the title: a number, a badge, a day. */
  aside?: ReactNode
  /** The aside stays beside the title, however narrow: an amount, which is read with what it is of. */
  amount?: boolean
  /** What can be done about it: buttons; below the text where there is no room. */
  action?: ReactNode
  /** Where it leads: then the whole item is a link. */
  href?: string | undefined
}

/**
 * One thing of a list: what it is, more about it, and what to do.
 * @example <Item tone="danger" icon={<FailedIcon />} title="Cake Stands no se indexó" action={<Button size="sm">Reintentar</Button>} />
 */
export function Item({ icon, picture, tone, title, detail, aside, amount = false, action, href, className, ...rest }: ItemProps) {
  return (
    <li data-slot="item" className={item({ linked: href !== undefined, className })} {...rest}>
      {picture ?? (icon && <span className={itemHead({ tone })}>{icon}</span>)}
      <div className={`flex min-w-0 flex-1 items-center gap-x-4 gap-y-2 ${amount ? '' : 'flex-wrap'}`}>
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium">
            {href === undefined ? (
              title
            ) : (
              <Anchor data-slot="item-link" href={href} className="no-underline outline-none after:absolute after:inset-0">
                {title}
              </Anchor>
            )}
          </p>
          {detail && <p className="text-sm text-muted">{detail}</p>}
        </div>
        {aside && <div className="max-w-full shrink-0 text-sm text-muted tabular-nums">{aside}</div>}
        {action && <div className="relative z-1 flex shrink-0 flex-wrap gap-2">{action}</div>}
      </div>
      {href !== undefined && !action && <NextIcon className="mt-2.5 shrink-0 text-muted" />}
    </li>
  )
}
