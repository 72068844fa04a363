import { ItemSkeleton } from '../../../design/item-list/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'

/** Keeps the place of what needs attention until that is known. */
export function AttentionPlace() {
  const t = useSentences('home')
  return (
    <Panel title={t('attention.title')} padding="none" aria-busy>
      <ItemSkeleton items={4} />
    </Panel>
  )
}
