import {
  listGroupOf,
  listHealth,
  platformListKinds,
  type AttentionReason,
  type HeldAutomation,
  type Home,
  type ListInNeed,
} from '../../../../contract/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import {
  AutomationIcon,
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
  home: Pick<Home, 'attention' | 'inNeed' | 'currency' | 'trouble' | 'proposals' | 'automations'> | null
  links: HomeLinks
  /** Milliseconds since 1970. */
  now: number
}

/** Magic orderings that are shown at most. */
const mostHeld = 3

const looks = {
  failed: { tone: 'danger', icon: DangerIcon },
  drifted: { tone: 'warning', icon: OrderIcon },
  'sold-out': { tone: 'warning', icon: WarningIcon },
  unpublished: { tone: 'neutral', icon: PublishIcon },
} as const satisfies Record<AttentionReason, object>

/** What somebody should look at: what stops everything, then the lists, those that sell most first. */
export function AttentionPanel({ home, links, now }: AttentionPanelProps) {
  const t = useSentences('home')
  const format = useFormat()
  if (home === null) return <AttentionPlace />
  const { attention, inNeed, currency, trouble, proposals, automations } = home
  const open = proposals.waiting + proposals.sentBack + automations.held.length > 0
  const more = platformListKinds.filter((group) => inNeed[group] > attention.filter(({ kind }) => listGroupOf(kind) === group).length)
  return (
    <Panel
      title={t('attention.title')}
      description={attention.length > 1 && attention.some(({ revenue30 }) => revenue30 > 0) && t('attention.sorted')}
      padding="none"
      footer={
        automations.next && (
          <span className="me-auto flex min-w-0 items-center gap-1.5 text-sm text-muted">
            <AutomationIcon aria-hidden className="size-4 shrink-0" />
            <Link href={links.automation(automations.next.level, automations.next.id)} className="min-w-0 wrap-anywhere">
              {automations.next.name}
            </Link>
            <span className="shrink-0">{format.since(automations.next.at, now)}</span>
          </span>
        )
      }
      actions={more.map((group) => (
        <Link key={group} href={links.inNeed(group)}>
          {t(`attention.all.${group}`, { count: inNeed[group], lists: format.number(inNeed[group]) })}
        </Link>
      ))}
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
          {automations.held.slice(0, mostHeld).map((automation) => (
            <Held key={automation.id} automation={automation} href={links.automation(automation.level, automation.id)} />
          ))}
          {attention.map((list) => (
            <InNeed key={`${list.kind} ${list.id}`} list={list} currency={currency} href={links.order(list)} now={now} />
          ))}
        </ItemList>
      )}
    </Panel>
  )
}

/** A magic ordering that left something to decide, or that failed. */
function Held({ automation: { name, failed, held, proposed }, href }: { automation: HeldAutomation; href: string }) {
  const t = useSentences('home')
  const format = useFormat()
  const facts = [
    ...(proposed > 0 ? [t('automation.proposed', { count: proposed, lists: format.number(proposed) })] : []),
    ...(held > 0 ? [t('automation.held', { count: held, lists: format.number(held) })] : []),
  ]
  return (
    <Item
      tone={failed ? 'danger' : 'warning'}
      icon={<AutomationIcon />}
      title={t(failed ? 'automation.failedTitle' : 'automation.title', { name })}
      detail={failed ? t('automation.failedText') : facts.join(' · ')}
      href={href}
    />
  )
}

interface InNeedProps {
  list: ListInNeed
  currency: string
  href: string
  now: number
}

function InNeed({ list, currency, href, now }: InNeedProps) {
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
        <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          {alsoSoldOut && <ListHealthMark health={health} soldOut={list.soldOut} soldOutFirst={list.soldOutFirst} />}
          {list.status !== 'never' && <ListStatusBadge status={list.status} />}
          {list.revenue30 > 0 && <span>{t('attention.revenue', { revenue: format.money(list.revenue30, currency) })}</span>}
        </span>
      }
      href={href}
    />
  )
}
