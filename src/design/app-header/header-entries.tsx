import type { ReactNode } from 'react'
import { Menu, MenuLink } from '../menu/index.ts'
import type { DemandedProps } from '../on-demand/index.ts'

export interface HeaderEntry {
  label: string
  href: string
  icon?: ReactNode
  /** After its name, like a badge. */
  aside?: ReactNode
  /** Where one is. @default false */
  current?: boolean | undefined
}

export interface HeaderEntriesProps extends DemandedProps {
  entries: readonly HeaderEntry[]
}

/** What belongs to a way of the header. */
export function HeaderEntries({ entries, ...menu }: HeaderEntriesProps) {
  return (
    <Menu {...menu}>
      {entries.map(({ label, href, icon, aside, current = false }) => (
        <MenuLink key={href} href={href} icon={icon} aside={aside} current={current}>
          {label}
        </MenuLink>
      ))}
    </Menu>
  )
}
