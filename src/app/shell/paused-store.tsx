import type { StoreCredential } from '../../../contract/index.ts'
import { Banner } from '../../design/banner/index.ts'
import { Link } from '../../design/link/index.ts'
import { useSentences } from '../../i18n/index.ts'
import { paths } from '../paths.ts'

/** Says on every screen that nothing of the store goes on, and where that is ended. */
export function PausedStore({ store }: { store: StoreCredential }) {
  const t = useSentences('stores')
  return (
    <div className="px-4 pt-3 sm:px-6">
      <Banner
        tone="info"
        title={t('paused.title', { store: store.displayName })}
        action={<Link href={`${paths.configuration}#stores`}>{t('paused.end')}</Link>}
      >
        {t('paused.text')}
      </Banner>
    </div>
  )
}
