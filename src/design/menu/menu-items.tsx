import type { ReactNode } from 'react'
import { CheckIcon } from '../icon/index.ts'
import { Anchor } from '../link/index.ts'
import { useMenuParts } from './menu-parts.ts'
import { item, type MenuItemTone } from './menu.variants.ts'

interface ItemParts {
  /** A picture before the words. */
  icon?: ReactNode
  /** At the right end: keys, a count. */
  aside?: ReactNode
  /** A second, quieter line. */
  detail?: ReactNode
  children: ReactNode
}

export interface MenuItemProps extends ItemParts {
  onSelect: (event: Event) => void
  /** @default 'default' */
  tone?: MenuItemTone | undefined
  disabled?: boolean | undefined
}

/** Does something and closes the menu; `event.preventDefault()` keeps it open. */
export function MenuItem({ onSelect, tone, disabled = false, ...parts }: MenuItemProps) {
  const { Item } = useMenuParts()
  return (
    <Item className={item({ tone })} disabled={disabled} onSelect={onSelect}>
      <Parts {...parts} />
    </Item>
  )
}

export interface MenuLinkProps extends ItemParts {
  href: string
  /** Where one is already. @default false */
  current?: boolean | undefined
}

/** Goes somewhere. */
export function MenuLink({ href, current = false, ...parts }: MenuLinkProps) {
  const { Item } = useMenuParts()
  return (
    <Item asChild className={item({ className: current ? 'bg-accent-soft font-medium' : '' })}>
      <Anchor href={href} aria-current={current ? 'page' : undefined}>
        <Parts {...parts} />
      </Anchor>
    </Item>
  )
}

export interface MenuCheckedProps extends Omit<ItemParts, 'icon'> {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Is on or off; the menu stays open, because one often changes several. */
export function MenuChecked({ checked, onCheckedChange, ...parts }: MenuCheckedProps) {
  const { CheckboxItem } = useMenuParts()
  return (
    <CheckboxItem
      className={item({ inset: true })}
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
    >
      <Tick />
      <Parts {...parts} />
    </CheckboxItem>
  )
}

export interface MenuChoiceOption extends Omit<ItemParts, 'children'> {
  value: string
  label: ReactNode
  disabled?: boolean | undefined
}

export interface MenuChoiceProps {
  value: string
  onValueChange: (value: string) => void
  options: readonly MenuChoiceOption[]
}

/** One of several, like a language or a store. */
export function MenuChoice({ value, onValueChange, options }: MenuChoiceProps) {
  const { RadioGroup, RadioItem } = useMenuParts()
  return (
    <RadioGroup value={value} onValueChange={onValueChange}>
      {options.map(({ value: own, label, disabled = false, ...parts }) => (
        <RadioItem key={own} value={own} disabled={disabled} className={item({ inset: true })}>
          <Tick />
          <Parts {...parts}>{label}</Parts>
        </RadioItem>
      ))}
    </RadioGroup>
  )
}

function Tick() {
  const { ItemIndicator } = useMenuParts()
  return (
    <ItemIndicator className="absolute left-2 flex">
      <CheckIcon className="text-accent" />
    </ItemIndicator>
  )
}

function Parts({ icon, aside, detail, children }: ItemParts) {
  return (
    <>
      {icon}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate" title={typeof children === 'string' ? children : undefined}>
          {children}
        </span>
        {detail && (
          <span className="truncate text-xs font-normal text-muted" title={typeof detail === 'string' ? detail : undefined}>
            {detail}
          </span>
        )}
      </span>
      {aside && <span className="shrink-0 pl-2 text-xs text-muted">{aside}</span>}
    </>
  )
}
