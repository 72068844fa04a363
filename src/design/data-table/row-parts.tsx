import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { MoreIcon, NextIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Anchor } from '../link/index.ts'
import { Menu } from '../menu/index.ts'
import { focusRing } from './data-table.variants.ts'
import type { TableTexts } from './data-table.words.ts'

/** Everything in a row that can have the focus carries `data-stop`; what a click on it means is decided once, by the body. */
interface StopProps {
  name: string
  texts: TableTexts
  tabIndex: 0 | -1
}

/** The box that chooses a row. Its whole cell is its target. */
export function SelectStop({ name, texts, tabIndex, checked }: StopProps & { checked: boolean }) {
  return (
    <span data-area="select" className="grid min-h-6 w-full cursor-pointer place-items-center self-stretch">
      <Checkbox data-stop="select" checked={checked} tabIndex={tabIndex} aria-label={texts.say.select(name)} />
    </span>
  )
}

/** Opens what is shown below a row. */
export function ExpandStop({ name, texts, tabIndex, expanded, controls }: StopProps & { expanded: boolean; controls: string }) {
  return (
    <IconButton
      data-stop="expand"
      silent
      size="sm"
      tabIndex={tabIndex}
      label={expanded ? texts.say.hideDetails(name) : texts.say.showDetails(name)}
      aria-expanded={expanded}
      aria-controls={expanded ? controls : undefined}
      icon={<NextIcon className={`transition-transform duration-fast ${expanded ? 'rotate-90' : ''}`} />}
    />
  )
}

/** What a click on a row opens: a link where it goes somewhere, else a button. */
export function OpenStop({
  href,
  opens,
  tabIndex,
  children,
}: {
  href: string | undefined
  opens: boolean
  tabIndex: 0 | -1
  children: ReactNode
}) {
  const className = `min-w-0 max-w-full rounded-xs text-start text-inherit no-underline outline-offset-2 ${focusRing}`
  if (href !== undefined) {
    return (
      <Anchor data-stop="open" href={href} tabIndex={tabIndex} className={className}>
        {children}
      </Anchor>
    )
  }
  if (!opens) return children
  return (
    <button type="button" data-stop="open" tabIndex={tabIndex} className={`cursor-pointer ${className}`}>
      {children}
    </button>
  )
}

/** What can be done with a row, folded away. */
export function ActionsStop({ name, texts, tabIndex, children }: StopProps & { children: ReactNode }) {
  return (
    <Menu
      align="end"
      trigger={<IconButton data-stop="menu" silent size="sm" tabIndex={tabIndex} label={texts.say.actionsOf(name)} icon={<MoreIcon />} />}
    >
      {children}
    </Menu>
  )
}
