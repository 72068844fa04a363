import { useFormat, useSentences } from '../../../i18n/index.ts'
import { progressTextOf, shareDone } from '../model/progress.ts'
import { underWay } from '../model/under-way.ts'
import { Progress } from '../../../design/progress/index.ts'
import type { QueueLine } from '../model/queue.ts'

/** The result of a publication, in a few words. */
export function QueueResult({ line }: { line: QueueLine }) {
  const { state, failure, cancelling, returns, written, checked, verified, unseen } = line
  const t = useSentences('publication-queue')
  const format = useFormat()
  if (underWay(line)) return <QueueProgress line={line} />
  if (cancelling && state !== 'cancelled') return <Line text={t('cancelling')} tint="text-muted" />
  if (failure !== null) return <Line text={t(`why.${failure}`)} tint={failure === 'superseded' ? 'text-muted' : 'text-danger'} />
  if (state === 'cancelled')
    return (
      <Line text={written === 0 ? t('notBegun') : t('stopped', { count: written, written: format.number(written) })} tint="text-muted" />
    )
  if (state === 'scheduled' && returns !== null) return <Line text={t('returns')} tint="text-muted" />
  if (checked === 0) return <Line text={t('noResult')} tint="text-muted" />
  const text = t(unseen > 0 ? 'inPlaceUnseen' : 'inPlace', {
    verified: format.number(verified),
    checked: format.number(checked),
    unseen: format.number(unseen),
  })
  return <Line text={text} tint={verified < checked ? 'font-medium text-warning' : ''} />
}

/** One line; where it is cut off, the whole of it shows on hover. */
function Line({ text, tint }: { text: string; tint: string }) {
  return (
    <span className={`truncate tabular-nums ${tint}`} title={text}>
      {text}
    </span>
  )
}

/** The progress of a running publication as a bar with text. The bar is empty before the first write and while the publication waits. */
function QueueProgress({ line }: { line: QueueLine }) {
  const t = useSentences('publication-queue')
  const say = useSentences('publication')
  const format = useFormat()
  const { state, cancelling, checked, verified, products, waitingFor } = line
  const share = shareDone(line)
  const waits = state === 'waiting' || cancelling
  const [done, of] = state === 'sent' ? [checked, products] : [share?.done ?? 0, share?.of ?? 0]
  const words = cancelling
    ? t('cancelling')
    : state === 'sent'
      ? t('inPlace', { verified: format.number(verified), checked: format.number(products) })
      : state === 'waiting' && waitingFor !== 'platform'
        ? t('noResult')
        : share !== null && !waits
          ? say('progress', { done: format.number(share.done), of: format.number(share.of) })
          : say(`telling.${progressTextOf(line).kind}`)
  return (
    <span className="flex w-full min-w-0 flex-col gap-1">
      <span className="truncate text-xs text-muted tabular-nums" title={words}>
        {words}
      </span>
      <Progress
        label={words}
        labelHidden
        size="sm"
        idle={waits}
        tone={waits ? 'neutral' : 'accent'}
        value={waits || of > 0 ? done : null}
        max={Math.max(1, of)}
      />
    </span>
  )
}
