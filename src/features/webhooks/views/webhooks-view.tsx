import { useMemo } from 'react'
import type { Webhook } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Button } from '../../../design/button/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { AddIcon, CredentialIcon, EditIcon, RemoveIcon, RunIcon, HistoryIcon } from '../../../design/icon/index.ts'
import { Link } from '../../../design/link/index.ts'
import type { ListStateValue } from '../../../design/list-state/index.ts'
import { MenuItem, MenuSeparator } from '../../../design/menu/index.ts'
import { type SayableFailure, useFailureSentence, useSentences } from '../../../i18n/index.ts'
import type { WebhookDialog } from '../model/webhook-dialog.ts'

export interface WebhooksViewProps {
  /** What the store is called. */
  store: string
  /** Undefined until they are known. */
  webhooks: readonly Webhook[] | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
  /** What the help says of webhooks. */
  helpHref: string
  onAsk: (dialog: WebhookDialog) => void
  onTest: (webhook: Webhook) => void
}

/** The webhooks of a store: where each leads, what it is sent, and what can be done with it. */
export function WebhooksView({ store, webhooks, failure, onRetry, helpHref, onAsk, onTest }: WebhooksViewProps) {
  const t = useSentences('webhooks')
  const say = useFailureSentence()
  const columns = useMemo<readonly TableColumn<Webhook>[]>(
    () => [
      {
        id: 'url',
        head: t('column.url'),
        width: 320,
        grow: 1,
        cell: ({ url }) => (
          <span dir="ltr" className="block truncate font-mono text-sm" title={url}>
            {url}
          </span>
        ),
        sortValue: ({ url }) => url,
      },
      {
        id: 'events',
        head: t('column.events'),
        width: 300,
        grow: 1,
        cell: ({ events }) => events.map((event) => t(`event.${event}`)).join(', '),
      },
      {
        id: 'state',
        head: t('column.state'),
        width: 130,
        phone: 'status',
        cell: ({ active }) => (
          <Badge tone={active ? 'success' : 'neutral'} dot>
            {t(active ? 'active' : 'inactive')}
          </Badge>
        ),
      },
    ],
    [t],
  )
  const state: ListStateValue | undefined = webhooks
    ? webhooks.length === 0
      ? { kind: 'empty', title: t('none'), advice: t('noneText') }
      : undefined
    : failure
      ? { kind: 'failed', title: t('failed'), advice: say(failure), onRetry }
      : { kind: 'loading', title: t('loading') }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose min-w-0 flex-1 basis-72 text-muted">
          {t('text', { store })} <Link href={helpHref}>{t('help')}</Link>
        </p>
        {/* At the same place however many there are: it is pressed while they are still coming. */}
        <Button tone="accent" icon={<AddIcon />} onClick={() => onAsk({ kind: 'making' })}>
          {t('make')}
        </Button>
      </div>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={webhooks ?? []}
        state={state}
        idOf={({ id }) => id}
        nameOf={({ url }) => url}
        actions={(webhook) => (
          <>
            <MenuItem icon={<RunIcon />} onSelect={() => onTest(webhook)}>
              {t('test.action')}
            </MenuItem>
            <MenuItem icon={<HistoryIcon />} onSelect={() => onAsk({ kind: 'deliveries', webhook })}>
              {t('deliveries.action')}
            </MenuItem>
            <MenuItem icon={<EditIcon />} onSelect={() => onAsk({ kind: 'changing', webhook })}>
              {t('changing.action')}
            </MenuItem>
            <MenuItem icon={<CredentialIcon />} onSelect={() => onAsk({ kind: 'renewing', webhook })}>
              {t('renewing.action')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem tone="danger" icon={<RemoveIcon />} onSelect={() => onAsk({ kind: 'removing', webhook })}>
              {t('removing.action')}
            </MenuItem>
          </>
        )}
      />
    </div>
  )
}
