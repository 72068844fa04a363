import { attentionReasons, listHealth, type AttentionReason, type Home, type ListInNeed } from '../../../../contract/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import {
  CredentialIcon,
  DangerIcon,
  OrderIcon,
  PublishIcon,
  ScheduleIcon,
  SuccessIcon,
  UndoIcon,
  WarningIcon,
} from '../../../design/icon/index.ts'
import { Item, ItemList } from '../../../design/item-list/index.ts'
import { Link } from '../../../design/link/index.ts'
import { ListHealthMark } from '../../../design/list-health-mark/index.ts'
import { ListStatusBadge } from '../../../design/list-status-badge/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { HomeLinks } from '../model/links.ts'
import { AttentionPlace } from './attention-place.tsx'

export interface AttentionPanelProps {
  /** Null while it is on its way. */
  home: Pick<Home, 'attention' | 'counts' | 'trouble' | 'proposals'> | null
  links: HomeLinks
  /** Milliseconds since 1970. */
  now: number
}

const looks = {
  failed: { tone: 'danger', icon: DangerIcon },
  drifted: { tone: 'warning', icon: OrderIcon },
  'sold-out': { tone: 'warning', icon: WarningIcon },
  unpublished: { tone: 'neutral', icon: PublishIcon },
} as const satisfies Record<AttentionReason, object>

/** What somebody should look at, the most urgent first. */
export function AttentionPanel({ home, links, now }: AttentionPanelProps) {
  const t = useSentences('home')
  const format = useFormat()
  if (home === null) return <AttentionPlace />
  const { attention, counts, trouble, proposals } = home
  const open = proposals.waiting + proposals.sentBack > 0
  const more = attentionReasons.reduce((sum, reason) => sum + counts[reason], 0) - attention.length
  return (
    <Panel
      title={t('attention.title')}
      padding="none"
      actions={more > 0 && <Link href={links.lists}>{t('attention.more', { count: more, more: format.number(more) })}</Link>}
    >
      {attention.length === 0 && trouble === null && !open ? (
        <p className="flex items-center gap-2 px-4 py-5 text-muted">
          <SuccessIcon className="text-success" />
          {t('attention.none')}
        </p>
      ) : (
        <ItemList>
          {trouble !== null && (
            <Item
              tone="danger"
              icon={<CredentialIcon />}
              title={t(`trouble.${trouble.kind}.title`)}
              detail={t(`trouble.${trouble.kind}.text`)}
              action={
                <ButtonLink size="sm" href={trouble.kind === 'credential' ? links.key : links.synchronise}>
                  {t(`trouble.${trouble.kind}.action`)}
                </ButtonLink>
              }
            />
          )}
          {proposals.waiting > 0 && (
            <Item
              tone="info"
              icon={<ScheduleIcon />}
              title={t('proposals.waiting', { count: proposals.waiting, waiting: format.number(proposals.waiting) })}
              detail={t('proposals.waitingText')}
              href={links.proposals}
            />
          )}
          {proposals.sentBack > 0 && (
            <Item
              tone="warning"
              icon={<UndoIcon />}
              title={t('proposals.sentBack', { count: proposals.sentBack, sentBack: format.number(proposals.sentBack) })}
              detail={t('proposals.sentBackText')}
              href={links.proposals}
            />
          )}
          {attention.map((list) => (
            <InNeed key={`${list.kind} ${list.id}`} list={list} href={links.order(list)} now={now} />
          ))}
        </ItemList>
      )}
    </Panel>
  )
}

function InNeed({ list, href, now }: { list: ListInNeed; href: string; now: number }) {
  const t = useSentences('home')
  const format = useFormat()
  const { tone, icon: Icon } = looks[list.reason]
  const health = listHealth(list)
  // Where that is the reason, it stands in the sentence.
  const alsoSoldOut = health === 'sold-out-first' && list.reason !== 'sold-out'
  const why = ((): string => {
    switch (list.reason) {
      case 'failed':
        return t('attention.failed')
      case 'drifted':
        return t('attention.drifted', { count: list.drifted ?? 0, drifted: format.number(list.drifted ?? 0) })
      case 'sold-out':
        return t('attention.soldOut', { count: list.soldOutFirst, soldOut: format.number(list.soldOutFirst) })
      case 'unpublished':
        return list.savedAt === null ? t('attention.unpublished') : t('attention.savedAt', { when: format.since(list.savedAt, now) })
    }
  })()
  return (
    <Item
      tone={tone}
      icon={<Icon />}
      title={list.name}
      detail={list.routeBefore === '' ? why : `${list.routeBefore} · ${why}`}
      aside={
        (alsoSoldOut || list.status !== 'never') && (
          <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
            {alsoSoldOut && <ListHealthMark health={health} soldOut={list.soldOut} soldOutFirst={list.soldOutFirst} />}
            {list.status !== 'never' && <ListStatusBadge status={list.status} />}
          </span>
        )
      }
      href={href}
    />
  )
}
