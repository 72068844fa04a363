import { Close, Content, Overlay, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { CloseIcon, MenuIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Anchor } from '../link/index.ts'
import { useWords } from '../words/index.ts'
import { appHeader, drawer, headerLink } from './app-header.variants.ts'

export interface HeaderLink {
  label: string
  href: string
  icon?: ReactNode
  /** Where one is. @default false */
  current?: boolean | undefined
  /** After the label: a count, a badge. */
  aside?: ReactNode
}

export interface AppHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** At the left, usually a `Mark`; wrapped in a link to `home`. */
  mark: ReactNode
  /** Where the mark leads. */
  home: string
  /** What the mark's link is called. */
  homeLabel: string
  /** The ways through the product. */
  links?: readonly HeaderLink[] | undefined
  /** Chooses the store, usually a `Menu`. */
  store?: ReactNode
  /** Chooses the language. */
  language?: ReactNode
  /** Whatever else stands beside the account: notices, theme. */
  extras?: ReactNode
  /** The person. */
  account?: ReactNode
}

/**
 * The line above every screen. Where it gets narrow, the ways, the store and the language move into a drawer.
 * @example <AppHeader mark={<Mark name={product.name} />} home="/home" homeLabel="Inicio" links={links} account={<AccountMenu />} />
 */
export function AppHeader({ mark, home, homeLabel, links = [], store, language, extras, account, className, ...rest }: AppHeaderProps) {
  const words = useWords()
  const collapsible = links.length > 0 || store !== undefined || language !== undefined
  return (
    <header data-slot="app-header" className={appHeader({ className })} {...rest}>
      {collapsible && (
        <span className="-ml-1 md:hidden">
          <Drawer title={words.mainMenu} openLabel={words.openMenu} closeLabel={words.close}>
            {store && <div className="flex">{store}</div>}
            {links.length > 0 && <Links links={links} place="drawer" label={words.mainMenu} />}
            {language && <div className="mt-auto">{language}</div>}
          </Drawer>
        </span>
      )}
      <Anchor href={home} aria-label={homeLabel} className="inline-flex shrink-0 rounded-sm no-underline outline-offset-4 outline-focus focus-visible:outline-2">
        {mark}
      </Anchor>
      {store && <div className="ml-3 min-w-0 border-l border-default pl-3 max-md:hidden">{store}</div>}
      {links.length > 0 && (
        <div className="ml-2 min-w-0 max-md:hidden">
          <Links links={links} place="bar" label={words.mainMenu} />
        </div>
      )}
      <div className="ml-auto flex min-w-0 items-center gap-1">
        {extras}
        {language && <span className="max-md:hidden">{language}</span>}
        {account}
      </div>
    </header>
  )
}

interface LinksProps {
  links: readonly HeaderLink[]
  place: 'bar' | 'drawer'
  label: string
}

function Links({ links, place, label }: LinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={place === 'bar' ? 'flex items-center gap-0.5' : 'flex flex-col gap-0.5'}>
        {links.map(({ label: name, href, icon, current = false, aside }) => (
          <li key={href}>
            <Anchor href={href} aria-current={current ? 'page' : undefined} className={headerLink({ place })}>
              {icon}
              {name}
              {aside}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface DrawerProps {
  title: string
  openLabel: string
  closeLabel: string
  children: ReactNode
}

function Drawer({ title, openLabel, closeLabel, children }: DrawerProps) {
  return (
    <Root>
      <Trigger asChild>
        <IconButton label={openLabel} icon={<MenuIcon />} silent />
      </Trigger>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-appear" />
        <Content
          className={drawer()}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            const first = (event.target as HTMLElement).querySelector<HTMLElement>('a[aria-current]') ?? (event.target as HTMLElement).querySelector('a')
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
        >
          <div className="flex items-center justify-between">
            <Title className="px-2 text-sm font-medium text-muted">{title}</Title>
            <Close asChild>
              <IconButton label={closeLabel} icon={<CloseIcon />} silent />
            </Close>
          </div>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
