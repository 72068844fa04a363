import { Button } from '../../../design/button/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'

/** An entry of the changelog that is news for merchants. */
export type NewsKey = keyof (typeof import('../../../../public/locales/es/home.json'))['news']['entries']

export interface NewsPanelProps {
  /** The newest first. */
  entries: readonly NewsKey[]
  /** Shows the first steps, where they are not there already. */
  onSteps?: (() => void) | undefined
}

/** What is new in the product. */
export function NewsPanel({ entries, onSteps }: NewsPanelProps) {
  const t = useSentences('home')
  if (entries.length === 0 && !onSteps) return null
  return (
    <Panel
      title={t('news.title')}
      actions={
        onSteps && (
          <Button tone="quiet" size="sm" onClick={onSteps}>
            {t('firstSteps.show')}
          </Button>
        )
      }
    >
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <li key={entry} className="text-sm text-muted">
            {t(`news.entries.${entry}`)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
