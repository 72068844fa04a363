import { lazy, Suspense } from 'react'
import { untilFetched } from '../../design/on-demand/index.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { product } from '../../../contract/index.ts'
import { useSession } from '../../api/index.ts'
import { AreaBar } from '../../design/area-bar/index.ts'
import { AppHeader } from '../../design/app-header/index.ts'
import { WarningIcon } from '../../design/icon/index.ts'
import { Link } from '../../design/link/index.ts'
import { Mark } from '../../design/mark/index.ts'
import { NoticeBell, type NoticeTarget } from '../../features/notices/index.ts'
import { PlanLabel, StoreSelector, useStores } from '../../features/stores/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { automationPath, orderPath, paths, proposalPath, publicationPath, synchronisePath } from '../paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { FinderButton } from './finder-button.tsx'
import { HelpButton } from './help-button.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { PlanRoom } from './plan-room.tsx'
import { Soon } from './soon.tsx'
import { useAreas } from './use-areas.tsx'

/** Few stores are ever paused, and few are lost while somebody works in them. */
const StoreBars = lazy(() => untilFetched(() => import('./store-bars.tsx').then(({ StoreBars: bars }) => ({ default: bars }))))

function hrefOf(target: NoticeTarget): string {
  switch (target.kind) {
    case 'publication':
      return publicationPath(target.id)
    case 'proposal':
      return proposalPath(target.id, target.store)
    case 'automation':
      return automationPath(target.level, target.store, { runs: String(target.id) })
    case 'synchronisation':
      return synchronisePath(target.store, { tab: 'changes', of: target.id })
    case 'credential':
      return synchronisePath(target.store, { rights: '1' })
    case 'list':
      return orderPath(target.list, target.store)
    case 'partners':
      return `${paths.configuration}#partners`
    case 'access':
      return `${paths.configuration}#stores`
    case 'profile':
      return paths.userProfile
    case 'reports':
      return `${paths.reports}?${new URLSearchParams({ store: target.store }).toString()}`
  }
}

export interface HeaderProps {
  /** Whether the screens of the area stand below it, where there is more than one. */
  areaBar: boolean
}

/** What stands above every screen: the header, and the screens of the area that one is in. */
export function Header({ areaBar }: HeaderProps) {
  const t = useSentences('shell')
  const { pathname, search } = useLocation()
  const areas = useAreas()
  const navigate = useNavigate()
  const { person } = useSession()
  const { current, lost } = useStores()
  const area = areaBar ? areas.find(({ current, entries }) => current && entries.length > 1) : undefined
  return (
    <>
      <AppHeader
        // What is open in it closes where one travels.
        key={pathname}
        mark={<Mark name={product.name} />}
        home={paths.home}
        homeLabel={t('homeLabel', { product: product.name })}
        links={[
          ...areas.map(({ label, href, icon, current, entries }) => ({
            label,
            href,
            icon,
            current,
            ...(entries.length > 1 ? { entries, entriesLabel: t('areas.more', { area: label }) } : {}),
          })),
          { label: t('alerts'), icon: <WarningIcon />, aside: <Soon /> },
        ]}
        store={
          <StoreSelector
            requested={new URLSearchParams(search).get('store')}
            addHref={paths.configuration}
            onChosen={() => void navigate(paths.home)}
          />
        }
        plan={
          <Suspense>
            <PlanLabel href={paths.plans} />
          </Suspense>
        }
        language={
          <>
            <LanguageMenu kept />
            {/* Where the header is narrowest, the name of the store comes first. */}
            <span className="contents min-[64rem]:max-[70rem]:hidden">
              <ThemeMenu />
            </span>
          </>
        }
        extras={
          <>
            <FinderButton />
            <span className="contents max-sm:hidden">
              <HelpButton />
            </span>
            <NoticeBell store={current?.store ?? null} hrefOf={hrefOf} settingsHref={`${paths.configuration}#preferences`} />
          </>
        }
        phoneEntries={<HelpButton row />}
        account={
          <>
            <span className="max-w-32 shrink-0 truncate max-[100rem]:hidden" title={person.name}>
              <Link tone="quiet" href={paths.userProfile}>
                {person.name}
              </Link>
            </span>
            <AccountMenu />
          </>
        }
      />
      {area && (
        // It comes with the header: fetched after it, it would push the page down.
        <AreaBar label={area.label} links={area.entries} />
      )}
      <PlanRoom />
      {(lost !== null || current?.pausedAt) && (
        <Suspense>
          <StoreBars lost={lost} current={current} />
        </Suspense>
      )}
    </>
  )
}
