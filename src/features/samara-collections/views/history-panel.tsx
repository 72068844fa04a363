import type { membershipHistory, Reply } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { useFilterSentence, type FilterGivenChoices } from '../../../design/filter-builder/index.ts'
import { EnteredIcon, LeftIcon } from '../../../design/icon/index.ts'
import { Item, ItemList, ItemSkeleton } from '../../../design/item-list/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { conditionOf } from './conditions.ts'

export interface HistoryPanelProps {
  /** The newest first; undefined until they are known. */
  changes: Reply<typeof membershipHistory> | undefined
  /** There may be earlier ones. */
  more: boolean
  onMore: () => void
  choices: FilterGivenChoices
  /** IANA name of the store's time zone. */
  timeZone: string
}

/** How many products are named. */
const named = 3

/** What entered a collection and left it, when, by whom, and because of which filter. */
export function HistoryPanel({ changes, more, onMore, choices, timeZone }: HistoryPanelProps) {
  const t = useSentences('samara-collection')
  const format = useFormat()
  const sentence = useFilterSentence(choices)
  return (
    <Panel title={t('history.title')} padding="none">
      {changes === undefined ? (
        <ItemSkeleton items={3} />
      ) : changes.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted">{t('history.none')}</p>
      ) : (
        <ItemList aria-label={t('history.title')}>
          {changes.map(({ id, at, by, entered, group, filter, count, products }) => {
            const names = products.slice(0, named).map(({ id: product, name }) => name || String(product))
            const why =
              group === null
                ? t('history.byItself')
                : filter === null
                  ? t('history.group', { group })
                  : t('history.filter', { group, filter: sentence({ conditions: [conditionOf(filter, 1)] }) })
            return (
              <Item
                key={id}
                icon={entered ? <EnteredIcon /> : <LeftIcon />}
                tone={entered ? 'success' : 'neutral'}
                title={t(entered ? 'history.entered' : 'history.left', { count, number: format.number(count) })}
                detail={[names.join(', ') + (count > names.length ? '…' : ''), why, by ?? t('history.byItself')]
                  .filter((line, nth, all) => line !== '' && all.indexOf(line) === nth)
                  .join(' · ')}
                aside={<time dateTime={at}>{format.moment(at, timeZone)}</time>}
              />
            )
          })}
        </ItemList>
      )}
      {more && (
        <div className="border-t border-subtle p-2">
          <Button tone="quiet" wide onClick={onMore}>
            {t('history.more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
