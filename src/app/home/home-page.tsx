import { useSession } from '../../api/index.ts'
import { ButtonLink } from '../../design/button/index.ts'
import { Page } from '../../design/page/index.ts'
import { ListsOverview } from '../../features/lists/index.ts'
import { RunningPublications } from '../../features/publication/index.ts'
import { StoreStatePanel, useStores } from '../../features/stores/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { orderPath, paths, synchronisePath } from '../paths.ts'
import { Footer } from '../shell/footer.tsx'
import { Header } from '../shell/header.tsx'
import { greetingAt } from './greeting.ts'

/** The first page: how the store stands, what needs a look, and links to the departments. */
export function HomePage() {
  const t = useSentences('shell')
  const { person } = useSession()
  const { current } = useStores()
  const name = person.name.split(/[\s@]/)[0] ?? person.name
  return (
    <Page
      header={<Header />}
      title={t(`greeting.${greetingAt(new Date().getHours())}`, { name })}
      description={t('homeLead')}
      actions={current && <ButtonLink href={synchronisePath(current.store)}>{t('synchronise')}</ButtonLink>}
    >
      <div className="flex flex-col gap-4">
        <StoreStatePanel />
        {current && current.readiness !== 'synchronising' && (
          <>
            <RunningPublications store={current.store} timeZone={current.timeZone} queueHref={paths.indexAdmin} />
            <ListsOverview store={current.store} allHref={paths.categories} hrefOf={(list) => orderPath(list, current.store)} />
          </>
        )}
      </div>
      <Footer />
    </Page>
  )
}
