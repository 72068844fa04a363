import { Banner } from '../../design/banner/index.ts'
import { useStores } from '../../features/stores/index.ts'
import { useSentences } from '../../i18n/index.ts'

/** Says on every screen that the store which was worked in is lost, why, and what became of the work; until it is read. */
export function LostStore({ store }: { store: string }) {
  const t = useSentences('stores')
  const { current, dismissLost } = useStores()
  return (
    <div className="px-4 pt-3 sm:px-6">
      <Banner tone="warning" title={t('gone.title', { store })} onDismiss={dismissLost}>
        {t('gone.why')} {current ? t('gone.text', { store: current.displayName }) : t('gone.none')}
      </Banner>
    </div>
  )
}
