import { useMemo } from 'react'
import { type KnownMail, mailStates } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Button } from '../../../design/button/index.ts'
import { DataTable, type TableColumn } from '../../../design/data-table/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { EditIcon, MailIcon } from '../../../design/icon/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { MenuItem } from '../../../design/menu/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import type { OperatorRequest } from '../model/operator-request.ts'
import { ListFrame, type OperatorList, TwoLines, useListState } from './operator-list.tsx'
import { SearchAndState } from './search-and-state.tsx'

/** The message that is read. */
export interface OpenMail {
  subject: string
  receiver: string
  /** Undefined until it is known; null where a mail server has it. */
  text: string | null | undefined
  failure: SayableFailure | undefined
  onRetry: () => void
}

export interface OutboxViewProps {
  list: OperatorList<KnownMail>
  requested: OperatorRequest
  onAsk: (part: Partial<OperatorRequest>) => void
  /** Milliseconds since 1970. */
  now: number
  /** Null: none is read. */
  open: OpenMail | null
  onOpen: (mail: KnownMail | null) => void
  onSend: (mail: KnownMail) => void
}

const tones = { kept: 'neutral', waiting: 'info', sent: 'success', failed: 'danger' } as const

/** Messages to people: sent, waiting, and those that no mail server took. */
export function OutboxView({ list, requested, onAsk, now, open, onOpen, onSend }: OutboxViewProps) {
  const t = useSentences('operator')
  const format = useFormat()
  const columns = useMemo<readonly TableColumn<KnownMail>[]>(
    () => [
      {
        id: 'message',
        head: t('outbox.message'),
        width: 300,
        grow: 2,
        cell: ({ subject, receiver }) => <TwoLines first={subject} second={receiver} />,
      },
      {
        id: 'state',
        head: t('outbox.state'),
        width: 160,
        phone: 'status',
        shape: 'badge',
        cell: ({ state }) => (
          <Badge tone={tones[state]} dot>
            {t(`outbox.states.${state}`)}
          </Badge>
        ),
      },
      { id: 'when', head: t('outbox.when'), width: 150, cell: ({ createdAt }) => format.since(createdAt, now) },
      {
        id: 'attempts',
        head: t('outbox.attempts'),
        width: 100,
        align: 'end',
        phone: 'none',
        cell: ({ attempts }) => format.number(attempts),
      },
      {
        id: 'fault',
        head: t('outbox.fault'),
        width: 200,
        grow: 1,
        phone: 'wide',
        cell: ({ fault }) => (
          <span className="truncate text-muted" title={fault ?? undefined}>
            {fault ?? '–'}
          </span>
        ),
        phoneCell: ({ fault }) => fault,
      },
    ],
    [t, format, now],
  )
  return (
    <ListFrame list={list}>
      <DataTable
        label={t('tab.outbox')}
        columns={columns}
        rows={list.rows ?? []}
        idOf={({ id }) => id}
        nameOf={({ subject, receiver }) => `${subject} · ${receiver}`}
        state={useListState(list, { title: t('outbox.none.title'), advice: t('outbox.none.advice') })}
        onRowOpen={onOpen}
        toolbar={
          <SearchAndState
            search={t('outbox.search')}
            state={t('outbox.state')}
            allStates={t('outbox.allStates')}
            states={mailStates}
            labelOf={(value) => t(`outbox.states.${value}`)}
            requested={requested}
            onAsk={onAsk}
          />
        }
        actions={(mail) => (
          <>
            <MenuItem icon={<EditIcon />} onSelect={() => onOpen(mail)}>
              {t('outbox.read')}
            </MenuItem>
            <MenuItem icon={<MailIcon />} disabled={mail.state === 'sent'} onSelect={() => onSend(mail)}>
              {t('outbox.send')}
            </MenuItem>
          </>
        )}
      />
      {open && <MailDialog {...open} onClose={() => onOpen(null)} />}
    </ListFrame>
  )
}

/** A message as plain text: nothing in it is markup. */
function MailDialog({ subject, receiver, text, failure, onRetry, onClose }: OpenMail & { onClose: () => void }) {
  const t = useSentences('operator')
  const say = useFailureSentence()
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={subject}
      description={t('outbox.to', { receiver })}
      actions={
        <DialogClose>
          <Button>{t('outbox.close')}</Button>
        </DialogClose>
      }
    >
      <ListState
        size="sm"
        state={
          text !== undefined
            ? { kind: 'ready' }
            : failure
              ? { kind: 'failed', title: t('failed'), advice: say(failure), onRetry }
              : { kind: 'loading' }
        }
      >
        {text === null ? (
          <p className="text-muted">{t('outbox.gone')}</p>
        ) : (
          <div className="flex flex-col gap-3">
            <p dir="auto" className="rounded-md bg-sunken px-3 py-2 break-words whitespace-pre-wrap">
              {text}
            </p>
            <p className="text-sm text-muted">{t('outbox.noted')}</p>
          </div>
        )}
      </ListState>
    </Dialog>
  )
}
