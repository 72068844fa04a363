import { lazy, Suspense } from 'react'
import { untilFetched } from '../../design/on-demand/index.ts'
import { useSession } from '../../api/index.ts'
import { ButtonLink } from '../../design/button/index.ts'
import { Link } from '../../design/link/index.ts'
import { Page } from '../../design/page/index.ts'
import { Arriving, Today, type HomeLinks } from '../../features/home/index.ts'
import { StoreStatePanel, useStores } from '../../features/stores/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { automationPath, helpPath, listsInNeedPath, orderPath, paths, reviewPath, synchronisePath } from '../paths.ts'
import { greetingAt } from './greeting.ts'

// Most of the time nothing is under way.
const Running = lazy(() => untilFetched(() => import('./running.tsx').then(({ Running: panel }) => ({ default: panel }))))

const linksOf = (store: string): HomeLinks => ({
  order: (list) => orderPath(list, store),
  inNeed: (kind) => listsInNeedPath(kind, store),
  choose: paths.chooseCategory,
  proposals: paths.indexAdmin,
  automation: (level, id) => automationPath(level, store, { runs: String(id) }),
  reports: paths.reports,
  synchronise: synchronisePath(store),
  key: synchronisePath(store, { rights: '1' }),
  review: (list) => reviewPath(list, store),
  help: helpPath('first-steps'),
})

/** The first page: what needs attention, how the day goes, and where to go on. */
export function HomePage() {
  const t = useSentences('shell')
  const { person } = useSession()
  const { current } = useStores()
  const name = person.name.split(/[\s@]/)[0] ?? person.name
  const ready = current?.readiness === 'ready'
  return (
    <Page
      width="full"
      title={t(`greeting.${greetingAt(new Date().getHours())}`, { name })}
      description={t('homeLead')}
      actions={
        current && (
          <>
            {current.storefrontUrl && (
              <Link href={current.storefrontUrl} external>
                {t('storefront')}
              </Link>
            )}
            <ButtonLink href={synchronisePath(current.store)}>{t('synchronise')}</ButtonLink>
            <ButtonLink href={paths.assistant}>{t('titles.assistant')}</ButtonLink>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {current && ready ? (
          <Today
            key={current.store}
            store={current.store}
            timeZone={current.timeZone}
            running={
              <Suspense>
                <Running store={current.store} timeZone={current.timeZone} />
              </Suspense>
            }
            news={__NEWS__}
            links={linksOf(current.store)}
          />
        ) : (
          <>
            <StoreStatePanel />
            {current && (
              <Suspense fallback={<div aria-busy />}>
                <Arriving store={current.store} links={linksOf(current.store)} />
              </Suspense>
            )}
          </>
        )}
      </div>
    </Page>
  )
}
