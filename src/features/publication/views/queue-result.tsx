import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { QueueLine } from '../model/queue.ts'

/** What came of a publication, in a few words. */
export function QueueResult({ line: { state, failure, cancelling, returns, written, checked, verified, unseen } }: { line: QueueLine }) {
  const t = useSentences('publication-queue')
  const format = useFormat()
  if (cancelling && state !== 'cancelled') return <span className="truncate text-muted">{t('cancelling')}</span>
  if (failure !== null)
    return <span className={`truncate ${failure === 'superseded' ? 'text-muted' : 'text-danger'}`}>{t(`why.${failure}`)}</span>
  if (state === 'cancelled')
    return (
      <span className="truncate text-muted">
        {written === 0 ? t('notBegun') : t('stopped', { count: written, written: format.number(written) })}
      </span>
    )
  if (state === 'scheduled' && returns !== null) return <span className="truncate text-muted">{t('returns')}</span>
  if (checked === 0) return <span className="truncate text-muted">{t('noResult')}</span>
  return (
    <span className={`truncate tabular-nums ${verified < checked ? 'font-medium text-warning' : ''}`}>
      {t(unseen > 0 ? 'inPlaceUnseen' : 'inPlace', {
        verified: format.number(verified),
        checked: format.number(checked),
        unseen: format.number(unseen),
      })}
    </span>
  )
}
