import type { ComponentProps, ReactNode } from 'react'
import { ExpandIcon, MenuIcon } from '../icon/index.ts'
import { SilentIconButton } from '../icon-button/index.ts'
import { Anchor } from '../link/index.ts'
import { OnDemand } from '../on-demand/index.ts'
import { useWords } from '../words/index.ts'
import type { HeaderEntry } from './header-entries.tsx'
import { appHeader, headerLink, homeLink } from './app-header.variants.ts'

export interface HeaderLink {
  label: string
  /** Without it, the way is shown but not open yet; say why in `aside`. */
  href?: string | undefined
  icon?: ReactNode
  /** Where one is. @default false */
  current?: boolean | undefined
  /** After the label: a count, a badge. */
  aside?: ReactNode
  /** What belongs to it: in a menu beside it, or under it in the drawer. */
  entries?: readonly HeaderEntry[] | undefined
  /** What that menu is called. */
  entriesLabel?: string | undefined
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
  /** Chooses the store, usually a `StoreSelector`. */
  store?: ReactNode
  /** What is paid for, in a word or two, usually a `Badge`. */
  plan?: ReactNode
  /** Chooses the language, and how the product looks. */
  language?: ReactNode
  /** Whatever else stands beside the account: search, help, notices. */
  extras?: ReactNode
  /** What of it a phone's line has no room for, as rows of the drawer. What closes the drawer has `data-closes`. */
  phoneEntries?: ReactNode
  /** The person. */
  account?: ReactNode
}

const loadEntries = () => import('./header-entries.tsx').then(({ HeaderEntries }) => HeaderEntries)
const loadDrawer = () => import('./header-drawer.tsx').then(({ HeaderDrawer }) => HeaderDrawer)

/**
 * The line above every screen. Where it gets narrow, the ways and the language
 * move into a drawer, and the name beside the mark makes room for the store’s.
 * @example <AppHeader mark={<Mark name={product.name} />} home="/home" homeLabel="Inicio" links={links} account={<AccountMenu />} />
 */
export function AppHeader({
  mark,
  home,
  homeLabel,
  links = [],
  store,
  plan,
  language,
  extras,
  phoneEntries,
  account,
  className,
  ...rest
}: AppHeaderProps) {
  const words = useWords()
  const collapsible = links.length > 0 || language !== undefined
  return (
    <header data-slot="app-header" className={appHeader({ className })} {...rest}>
      {collapsible && (
        <span className="-ml-1 min-[64rem]:hidden">
          <OnDemand
            popup="dialog"
            trigger={<SilentIconButton label={words.openMenu} icon={<MenuIcon />} />}
            load={loadDrawer}
            given={{
              children: (
                <>
                  {plan !== undefined && <div className="border-b border-subtle px-2 pb-3 empty:hidden">{plan}</div>}
                  {links.length > 0 && <Links links={links} place="drawer" label={words.mainMenu} />}
                  {phoneEntries && <div className="border-t border-subtle pt-3 sm:hidden">{phoneEntries}</div>}
                  {language && <div className="mt-auto flex items-center gap-1">{language}</div>}
                </>
              ),
            }}
          />
        </span>
      )}
      <Anchor href={home} aria-label={homeLabel} className={homeLink({ besideStore: store !== undefined })}>
        {mark}
      </Anchor>
      {store && (
        <div className="flex min-w-0 items-center gap-1 min-[64rem]:ml-1 min-[64rem]:min-w-24 min-[64rem]:border-l min-[64rem]:border-default min-[64rem]:pl-2 lg:ml-3">
          <div className="flex min-w-0 max-sm:[&>button]:gap-0.5 max-sm:[&>button]:px-1 max-sm:[&>button]:text-sm [&>button]:min-w-0 [&>button]:shrink [&>button>span]:min-w-0">
            {store}
          </div>
          {plan && <span className="shrink-0 max-xl:hidden">{plan}</span>}
        </div>
      )}
      {links.length > 0 && (
        <div className="shrink-0 max-[64rem]:hidden lg:ml-2">
          <Links links={links} place="bar" label={words.mainMenu} />
        </div>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-0 sm:gap-1">
        {extras}
        {language && <span className="flex items-center max-[64rem]:hidden">{language}</span>}
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
        {links.map(({ label: name, href, icon, current = false, aside, entries, entriesLabel = name }) => (
          <li key={name} className={place === 'bar' ? 'flex items-center' : ''}>
            {href === undefined ? (
              <span aria-disabled className={headerLink({ place })}>
                <Way icon={icon} name={name} aside={aside} place={place} />
              </span>
            ) : (
              <Anchor
                href={href}
                aria-current={current ? 'page' : undefined}
                className={headerLink({
                  place,
                  className:
                    entries && place === 'bar' ? 'pe-0.5 aria-[current]:after:right-0.5 lg:pe-1 lg:aria-[current]:after:right-1' : '',
                })}
              >
                <Way icon={icon} name={name} aside={aside} place={place} />
              </Anchor>
            )}
            {entries && place === 'bar' && (
              <OnDemand
                popup="menu"
                trigger={<SilentIconButton size="sm" label={entriesLabel} icon={<ExpandIcon />} className="w-6 min-w-6 [&_svg]:size-3.5" />}
                load={loadEntries}
                given={{ entries }}
              />
            )}
            {entries && place === 'drawer' && (
              <ul aria-label={entriesLabel} className="ms-7 flex flex-col border-s border-subtle ps-2">
                {entries.map((entry) => (
                  <li key={entry.href}>
                    <Anchor href={entry.href} aria-current={entry.current ? 'page' : undefined} className={headerLink({ place })}>
                      {entry.label}
                      {entry.aside}
                    </Anchor>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface WayProps extends Pick<HeaderLink, 'icon' | 'aside'> {
  name: string
  place: LinksProps['place']
}

function Way({ icon, name, aside, place }: WayProps) {
  return (
    <>
      {icon && <span className={place === 'bar' ? 'contents max-[100rem]:hidden' : 'contents'}>{icon}</span>}
      {name}
      {aside}
    </>
  )
}
