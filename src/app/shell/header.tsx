import { lazy, Suspense } from 'react'
import { untilFetched } from '../../design/on-demand/index.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { product } from '../../../contract/index.ts'
import { useSession } from '../../api/index.ts'
import { AppHeader } from '../../design/app-header/index.ts'
import { WarningIcon } from '../../design/icon/index.ts'
import { Badge } from '../../design/badge/index.ts'
import { Link } from '../../design/link/index.ts'
import { Mark } from '../../design/mark/index.ts'
import { NoticeBell, type NoticeTarget } from '../../features/notices/index.ts'
import { PlanLabel, StoreSelector, useStores } from '../../features/stores/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { orderPath, paths, proposalPath, publicationPath, synchronisePath } from '../paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { FinderButton } from './finder-button.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { useAreas } from './use-areas.tsx'

/** Home belongs to no area and does without. */
const AreaBar = lazy(() => untilFetched(() => import('../../design/area-bar/index.ts').then(({ AreaBar: bar }) => ({ default: bar }))))

/** Few stores are ever paused. */
const PausedStore = lazy(() => untilFetched(() => import('./paused-store.tsx').then(({ PausedStore: banner }) => ({ default: banner }))))

/** Few lose a store while they work in it. */
const LostStore = lazy(() => untilFetched(() => import('./lost-store.tsx').then(({ LostStore: banner }) => ({ default: banner }))))

function hrefOf(target: NoticeTarget): string {
  switch (target.kind) {
    case 'publication':
      return publicationPath(target.id)
    case 'proposal':
      return proposalPath(target.id, target.store)
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
  }
}

/** Where the line has little room it is one short word. */
function Soon() {
  const t = useSentences('shell')
  return (
    <Badge size="sm">
      <span className="min-[64rem]:max-[90rem]:hidden">{t('soon')}</span>
      <span className="hidden min-[64rem]:max-[90rem]:inline">{t('soonShort')}</span>
    </Badge>
  )
}

export interface HeaderProps {
  /** On the workbench every row counts: its area is in the menu alone. @default true */
  areaBar?: boolean | undefined
}

/** What stands above every screen: the header, and the screens of the area that one is in. */
export function Header({ areaBar = true }: HeaderProps) {
  const t = useSentences('shell')
  const { search } = useLocation()
  const areas = useAreas()
  const navigate = useNavigate()
  const { person } = useSession()
  const { current, lost } = useStores()
  const area = areaBar ? areas.find(({ current, entries }) => current && entries.length > 1) : undefined
  return (
    <>
      <AppHeader
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
            <PlanLabel />
          </Suspense>
        }
        language={<LanguageMenu />}
        extras={
          <>
            <FinderButton />
            <NoticeBell store={current?.store ?? null} hrefOf={hrefOf} />
            <ThemeMenu />
          </>
        }
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
        <Suspense>
          <AreaBar label={area.label} links={area.entries} />
        </Suspense>
      )}
      {lost !== null && (
        <Suspense>
          <LostStore store={lost} />
        </Suspense>
      )}
      {current && current.pausedAt !== null && (
        <Suspense>
          <PausedStore store={current} />
        </Suspense>
      )}
    </>
  )
}
