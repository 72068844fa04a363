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
  'proposal-waiting',
  'proposal-sent-back',
  'partner-joined',
  'partner-left',
  'access-changed',
] as const satisfies readonly NoticeKind[]
const hasAdvice = (kind: NoticeKind): kind is (typeof advised)[number] => (advised as readonly NoticeKind[]).includes(kind)
/** Kinds whose title names the store. */
const namesStore = new Set<NoticeKind>(['credential-invalid', 'partner-joined', 'partner-left', 'access-changed'])

/** A notice as it is read. */
export interface NoticeText {
  kind: NotificationKind
  title: string
  detail: string
}

/**
 * Makes the sentences of notices in the person's language.
 * @param named whether each names its store, since they are of several
 */
export function useNoticeText(named: boolean): (notice: Notice) => NoticeText {
  const t = useSentences('notices')
  const format = useFormat()
  return (notice) => {
    const {
      kind,
      list,
      storeName,
      figures: { edited = 0 },
    } = notice
    const by = notice.by || t('someone')
    const figures = detailsOf(notice).map(({ say, count, of }) =>
      t(`detail.${say}`, { count: of ?? count, number: format.number(count), of: format.number(of ?? count) }),
    )
    const advice = hasAdvice(kind) ? t(`advice.${kind}`) : ''
    const quoted = notice.word === null ? '' : t('word', { by, word: notice.word })
    const counted = figures.length > 0 ? `${figures.join(', ')}.` : ''
    const parts = [counted, quoted, edited > 0 ? t('advice.edited') : '', advice]
    // How somebody left comes before what became of their work.
    const detail = (kind === 'partner-left' ? parts.toReversed() : parts).filter(Boolean).join(' ')
    return {
      kind: markOf(kind),
      title: t(`title.${kind}`, { list: list?.name ?? t('someList'), store: storeName, by }),
      detail: [named && !namesStore.has(kind) ? storeName : '', detail].filter(Boolean).join(' · '),
    }
  }
}
