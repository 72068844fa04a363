import { Panel } from '../../../design/panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'

/** An entry of the changelog that is news for merchants. */
export type NewsKey = keyof (typeof import('../../../../public/locales/es/home.json'))['news']['entries']

export interface NewsPanelProps {
  /** The newest first. */
  entries: readonly NewsKey[]
}

/** What is new in the product. */
export function NewsPanel({ entries }: NewsPanelProps) {
  const t = useSentences('home')
  if (entries.length === 0) return null
  return (
    <Panel title={t('news.title')}>
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
