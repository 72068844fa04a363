import type { Notice, NoticeKind } from '../../../../contract/index.ts'
import type { NotificationKind } from '../../../design/notification-panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { detailsOf, markOf } from '../model/notice-details.ts'

/** Kinds that say what to do. */
const advised = [
  'publication-failed',
  'synchronisation-failed',
  'drift',
  'credential-invalid',
  'automation-held',
  'automation-failed',
  'proposal-waiting',
  'proposal-sent-back',
  'partner-joined',
  'partner-left',
  'access-changed',
  'second-factor-taken',
  'sold-out-first',
  'list-fell',
  'no-orders',
  'sums-corrected',
] as const satisfies readonly NoticeKind[]
const hasAdvice = (kind: NoticeKind): kind is (typeof advised)[number] => (advised as readonly NoticeKind[]).includes(kind)
/** Their word is the name of the magic ordering. */
const isOfAutomation = (kind: NoticeKind): boolean => kind === 'automation-held' || kind === 'automation-failed'

/** A notice as it is read. */
export interface NoticeText {
  kind: NotificationKind
  title: string
  detail: string
}

/** Makes the sentences of notices in the person's language. */
export function useNoticeText(): (notice: Notice) => NoticeText {
  const t = useSentences('notices')
  const format = useFormat()
  return (notice) => {
    const {
      kind,
      list,
      storeName,
      figures: { edited = 0 },
    } = notice
    const store = storeName ?? ''
    const by = notice.by || t('someone')
    const figures = detailsOf(notice).map(({ say, count, of }) =>
      t(`detail.${say}`, { count: of ?? count, number: format.number(count), of: format.number(of ?? count) }),
    )
    const advice = hasAdvice(kind) ? t(`advice.${kind}`) : ''
    const quoted = notice.word === null || isOfAutomation(kind) ? '' : t('word', { by, word: notice.word })
    const counted = figures.length > 0 ? `${figures.join(', ')}.` : ''
    const parts = [counted, quoted, edited > 0 ? t('advice.edited') : '', advice]
    // How somebody left comes before what became of their work.
    const detail = (kind === 'partner-left' ? parts.toReversed() : parts).filter(Boolean).join(' ')
    return {
      kind: markOf(kind),
      title: t(`title.${kind}`, { list: list?.name ?? t('someList'), store, by, name: notice.word ?? '' }),
      detail,
    }
  }
}
