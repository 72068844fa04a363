import { useMemo, type ReactNode } from 'react'
import type { StorePartner } from '../../../../contract/index.ts'
import { Avatar } from '../../../design/avatar/index.ts'
import { Badge, NotedBadge } from '../../../design/badge/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Combobox } from '../../../design/combobox/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { Field } from '../../../design/field/index.ts'
import { AddIcon, CredentialIcon, EditIcon, MailIcon, RemoveIcon } from '../../../design/icon/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { MenuItem, MenuSeparator } from '../../../design/menu/index.ts'
import { useFailedCall, useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { nameOf, type PartnerAction } from '../model/partner-action.ts'
import { LimitTags } from './limit-tags.tsx'

export interface PartnersViewProps {
  /** The store that is looked at, by its name, and how people read it; null where the person owns none. */
  store: { store: string; displayName: string } | null
  /** Stores that the person owns. */
  stores: readonly { store: string; displayName: string }[]
  onStore: (store: string) => void
  /** Undefined until they are known. */
  partners: readonly StorePartner[] | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
  /** The e-mail of who looks. */
  self: string
  onInvite: () => void
  onAction: (action: PartnerAction) => void
  onResend: (partner: StorePartner) => void
  /** Something to know before one invites. */
  notice?: ReactNode
  /** What is being done with one of them. */
  children?: ReactNode
}

const tones = { active: 'success', invited: 'info', expired: 'warning' } as const
/** Names of limits in a row. */
const shownLimits = 3

/** Who works in a store, in what, and who is invited. */
export function PartnersView({
  store,
  stores,
  onStore,
  partners,
  failure,
  onRetry,
  self,
  onInvite,
  onAction,
  onResend,
  notice,
  children,
}: PartnersViewProps) {
  const t = useSentences('partners')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const columns = useColumns(self)
  const alone = partners?.every(({ email }) => email === self) === true
  const state: ListStateValue | undefined =
    store === null
      ? { kind: 'empty', title: t('noStore.title'), advice: t('noStore.text') }
      : partners
        ? alone
          ? { kind: 'empty', title: t('empty.title'), advice: t('empty.text') }
          : undefined
        : failure
          ? { kind: 'failed', title: failed('partners.load'), advice: say(failure), onRetry }
          : { kind: 'loading', title: t('loading') }
  return (
    <div className="flex flex-col gap-4">
      {notice}
      {store && (
        <div className="flex flex-wrap items-end justify-between gap-3">
          {stores.length > 1 ? (
            <Field label={t('store')} className="w-72 max-sm:w-full">
              <Combobox
                clearable={false}
                options={stores.map(({ store: name, displayName }) => ({ value: name, label: displayName }))}
                value={store.store}
                onValueChange={(name) => {
                  if (name !== null) onStore(name)
                }}
              />
            </Field>
          ) : (
            <p className="min-w-0 flex-1 basis-64 text-muted">{t('lead', { store: store.displayName })}</p>
          )}
          {/* At the same place however many there are: it is pressed while they are still coming. */}
          <span className="max-sm:w-full max-sm:[&>*]:w-full">
            <Button tone="accent" icon={<AddIcon />} onClick={onInvite}>
              {t('invite.action')}
            </Button>
          </span>
        </div>
      )}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={alone ? [] : (partners ?? [])}
        state={state}
        idOf={({ email }) => email}
        nameOf={nameOf}
        actions={(partner) => <PartnerMenu partner={partner} own={partner.email === self} onAction={onAction} onResend={onResend} />}
      />
      {children}
    </div>
  )
}

function useColumns(self: string): readonly TableColumn<StorePartner>[] {
  const t = useSentences('partners')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'person',
        head: t('column.person'),
        width: 230,
        grow: 1,
        cell: (partner) => (
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={nameOf(partner)} decorative />
            <span className="flex min-w-0 flex-col">
              <span className="flex min-w-0 items-center gap-2">
                <span dir="auto" className="truncate font-medium" title={nameOf(partner)}>
                  {nameOf(partner)}
                </span>
                {partner.email === self && <Badge size="sm">{t('you')}</Badge>}
              </span>
              {partner.name !== null && (
                <span className="truncate text-xs text-muted" title={partner.email}>
                  {partner.email}
                </span>
              )}
            </span>
          </span>
        ),
        sortValue: nameOf,
      },
      { id: 'role', head: t('column.role'), width: 110, cell: ({ role }) => t(`role.${role}`), sortValue: ({ role }) => role },
      {
        id: 'limits',
        head: t('column.limits'),
        width: 175,
        phone: 'wide',
        cell: ({ limits }) => <LimitTags limits={limits} most={shownLimits} />,
        phoneCell: ({ limits }) => (
          <span className="flex flex-wrap items-center gap-1">
            <span className="text-muted">{t('column.limits')}</span>
            <LimitTags limits={limits} most={shownLimits} />
          </span>
        ),
      },
      {
        id: 'approval',
        head: t('column.approval'),
        width: 165,
        phone: 'wide',
        cell: ({ limits }) => t(limits.approval ? 'approval.needed' : 'approval.direct'),
        // In the line of facts it has no room.
        phoneCell: ({ limits }) => (limits.approval ? <span className="text-muted">{t('approval.needed')}</span> : null),
      },
      {
        id: 'since',
        head: t('column.since'),
        width: 145,
        yields: 1,
        cell: ({ since }) => format.day(since.slice(0, 10)),
        sortValue: ({ since }) => since,
      },
      {
        id: 'state',
        head: t('column.state'),
        width: 190,
        phone: 'status',
        cell: (partner) => <PartnerState partner={partner} />,
        phoneCell: (partner) => <PartnerState partner={partner} inLine />,
        sortValue: ({ state }) => state,
      },
    ],
    [t, format, self],
  )
}

/** Whether somebody works here already; of an invitation, until when it works and whether its message is out. */
function PartnerState({ partner: { state, expiresAt, mail }, inLine = false }: { partner: StorePartner; inLine?: boolean }) {
  const t = useSentences('partners')
  const format = useFormat()
  const trouble = mail === 'waiting' || mail === 'failed' || mail === 'kept' || mail === 'sending'
  const note = trouble ? t(`mail.${mail}`) : expiresAt && t('until', { day: format.day(expiresAt.slice(0, 10)) })
  return (
    <NotedBadge
      tone={mail === 'failed' ? 'danger' : tones[state]}
      dot
      inLine={inLine}
      note={state === 'invited' ? note : null}
      noteTone={mail === 'failed' ? 'danger' : mail === 'waiting' ? 'warning' : 'muted'}
    >
      {t(`state.${state}`)}
    </NotedBadge>
  )
}

interface PartnerMenuProps extends Pick<PartnersViewProps, 'onAction' | 'onResend'> {
  partner: StorePartner
  /** It is who looks. */
  own: boolean
}

function PartnerMenu({ partner, own, onAction, onResend }: PartnerMenuProps) {
  const t = useSentences('partners')
  if (own)
    return (
      <MenuItem disabled onSelect={() => undefined}>
        {t('you')}
      </MenuItem>
    )
  const change = (
    <MenuItem icon={<EditIcon />} onSelect={() => onAction({ kind: 'change', partner })}>
      {t('change.action')}
    </MenuItem>
  )
  if (partner.state !== 'active')
    return (
      <>
        <MenuItem icon={<MailIcon />} onSelect={() => onResend(partner)}>
          {t('resend.action')}
        </MenuItem>
        {change}
        <MenuSeparator />
        <MenuItem icon={<RemoveIcon />} tone="danger" onSelect={() => onAction({ kind: 'withdraw', partner })}>
          {t('withdraw.action')}
        </MenuItem>
      </>
    )
  return (
    <>
      {partner.role === 'partner' && (
        <>
          {change}
          <MenuItem icon={<CredentialIcon />} onSelect={() => onAction({ kind: 'owner', partner })}>
            {t('owner.action')}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<RemoveIcon />} tone="danger" onSelect={() => onAction({ kind: 'remove', partner })}>
        {t('remove.action')}
      </MenuItem>
    </>
  )
}
