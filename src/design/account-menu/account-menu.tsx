import type { ReactNode } from 'react'
import { Avatar } from '../avatar/index.ts'
import { Badge } from '../badge/index.ts'
import { AccountIcon, AddIcon, HealthIcon, NewsIcon, ProfileIcon, SettingsIcon, SignOutIcon } from '../icon/index.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../menu/index.ts'
import { accountTrigger } from './account-menu.variants.ts'
import { useAccountMenuWords } from './account-menu.words.ts'

/** Where the ways lead; one that does not lead anywhere is not offered. */
export interface AccountLinks {
  myAccount?: string | undefined
  profile?: string | undefined
  news?: string | undefined
  administer?: string | undefined
  newStore?: string | undefined
  /** For who runs the installation. */
  operate?: string | undefined
}

export interface AccountMenuProps {
  name: string
  email: string
  pictureUrl?: string | undefined
  /** What is paid for, in a word or two. */
  plan?: string | undefined
  links: AccountLinks
  onSignOut: () => void
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** More items before the way out, like the appearance. */
  children?: ReactNode
}

/**
 * Who is signed in, their ways, and the way out.
 * @example
 * <AccountMenu name="Ana Ruiz" email="ana@example.com" plan="Growth" links={{ myAccount: '/configuration#myAccount' }} onSignOut={signOut}
 *   />
 */
export function AccountMenu({ name, email, pictureUrl, plan, links, onSignOut, open, onOpenChange, children }: AccountMenuProps) {
  const words = useAccountMenuWords()
  const ways = [
    { href: links.myAccount, icon: <AccountIcon />, text: words.myAccount },
    { href: links.profile, icon: <ProfileIcon />, text: words.profile },
    { href: links.news, icon: <NewsIcon />, text: words.news },
    { href: links.administer, icon: <SettingsIcon />, text: words.administer },
    { href: links.newStore, icon: <AddIcon />, text: words.newStore },
    { href: links.operate, icon: <HealthIcon />, text: words.operate },
  ]
  return (
    <Menu
      align="end"
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <button type="button" data-slot="account-menu" className={accountTrigger()}>
          <Avatar name={name} src={pictureUrl} size="sm" decorative />
          <span className="sr-only">{words.account(name)}</span>
        </button>
      }
    >
      <div className="flex max-w-80 min-w-60 items-center gap-3 px-2 py-2">
        <Avatar name={name} src={pictureUrl} size="lg" decorative />
        <div className="min-w-0">
          <p className="truncate font-medium">{name}</p>
          {email !== name && <p className="truncate text-sm text-muted">{email}</p>}
          {plan && (
            <Badge tone="accent" size="sm" className="mt-1">
              {plan}
            </Badge>
          )}
        </div>
      </div>
      <MenuSeparator />
      {ways.map(
        ({ href, icon, text }) =>
          href !== undefined && (
            <MenuLink key={text} href={href} icon={icon}>
              {text}
            </MenuLink>
          ),
      )}
      {children}
      <MenuSeparator />
      <MenuItem icon={<SignOutIcon />} onSelect={onSignOut}>
        {words.signOut}
      </MenuItem>
    </Menu>
  )
}
