import { Content, Header, Item, Trigger } from '@radix-ui/react-accordion'
import type { ComponentProps, ReactNode } from 'react'
import { ExpandIcon } from '../icon/index.ts'
import { accordionBody, accordionContent, accordionHeading } from './accordion.variants.ts'

export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  value: string
  title: ReactNode
  /** A second, quieter line under the title. */
  detail?: ReactNode
  /** At the right of the heading, before the arrow: a count, a badge. Nothing that can be pressed. */
  aside?: ReactNode
  icon?: ReactNode
  /** Which heading the title is. @default 3 */
  level?: 2 | 3 | 4 | 5 | undefined
  /** @default false */
  disabled?: boolean | undefined
}

/** One section: a heading that is a button, and what it unfolds. */
export function AccordionItem({ value, title, detail, aside, icon, level = 3, disabled = false, children, ...rest }: AccordionItemProps) {
  const Heading = `h${level}` as const
  return (
    <Item data-slot="accordion-item" value={value} disabled={disabled} {...rest}>
      <Header asChild>
        <Heading>
          <Trigger className={`group/heading ${accordionHeading()}`}>
            {icon}
            <span className="min-w-0 flex-1">
              {title}
              {detail && <span className="block text-sm font-normal text-muted">{detail}</span>}
            </span>
            {aside && <span className="shrink-0 text-sm font-normal text-muted">{aside}</span>}
            <ExpandIcon className="text-muted transition-transform duration-normal ease-settle group-data-[state=open]/heading:rotate-180" />
          </Trigger>
        </Heading>
      </Header>
      <Content className={accordionContent()}>
        <div className={accordionBody({ icon: icon !== undefined })}>{children}</div>
      </Content>
    </Item>
  )
}
