import type { Notice } from '../../../../contract/index.ts'
import type { NotificationKind } from '../../../design/notification-panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { detailsOf, markOf } from '../model/notice-details.ts'

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
    const advice =
      kind === 'publication-failed' ||
      kind === 'synchronisation-failed' ||
      kind === 'drift' ||
      kind === 'credential-invalid' ||
      kind === 'proposal-waiting' ||
      kind === 'proposal-sent-back'
        ? t(`advice.${kind}`)
        : ''
    const quoted = notice.word === null ? '' : t('word', { by, word: notice.word })
    const detail = [figures.length > 0 ? `${figures.join(', ')}.` : '', quoted, edited > 0 ? t('advice.edited') : '', advice]
      .filter(Boolean)
      .join(' ')
    return {
      kind: markOf(kind),
      title: t(`title.${kind}`, { list: list?.name ?? t('someList'), store: storeName, by }),
      detail: [named && kind !== 'credential-invalid' ? storeName : '', detail].filter(Boolean).join(' · '),
    }
  }
}
