import { useState } from 'react'
import type { PlatformRight, StoreCredential } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Dialog } from '../../../design/dialog/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormDialog } from '../../../design/form/index.ts'
import { DownloadIcon } from '../../../design/icon/index.ts'
import { Input } from '../../../design/input/index.ts'
import { ListState, type ListStateValue } from '../../../design/list-state/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { emptyKey, faultsOf, type KeyFault } from '../model/new-store.ts'
import { isNameOf, type StoreAction } from '../model/store-action.ts'
import { useKeyErrors } from './key-errors.ts'
import { KeyFields } from './key-fields.tsx'
import { OrderRetentionDialog, type RetentionOfStore } from './order-retention-dialog.tsx'
import { RightsTable } from './rights-table.tsx'

export interface StoreDialogsProps {
  /** Null: none is open. */
  action: StoreAction | null
  onClose: () => void
  /** It is being done. */
  busy: boolean
  /** Why it could not be done. */
  failure: SayableFailure | null
  onRename: (store: StoreCredential, name: string) => void
  onReplace: (store: StoreCredential, given: { key: string; token: string }) => void
  onExport: (store: StoreCredential) => void
  onDisconnect: (store: StoreCredential, confirmation: string) => void
  onKeepOrders: (store: StoreCredential, months: number) => void
  /** How long its single orders are kept, while that is looked at. */
  retention: RetentionOfStore
  /** What the key of the store may do, while that is looked at. */
  rights: { rights: readonly PlatformRight[] | undefined; failure: SayableFailure | undefined; again: () => void }
}

/** What an owner does with a store: another name, another key, a look at what the key may do, how long orders are kept, taking it away. */
export function StoreDialogs({ action, ...props }: StoreDialogsProps) {
  if (!action) return null
  const parts = { ...props, store: action.store }
  switch (action.kind) {
    case 'rename':
      return <RenameDialog {...parts} />
    case 'replace':
      return <ReplaceDialog {...parts} />
    case 'rights':
      return <StoreRightsDialog {...parts} />
    case 'retention':
      return <OrderRetentionDialog {...parts} onKeep={props.onKeepOrders} />
    case 'disconnect':
      return <DisconnectDialog {...parts} />
  }
}

type DialogParts = Omit<StoreDialogsProps, 'action'> & { store: StoreCredential }

function RenameDialog({ store, onRename, busy, failure, onClose }: DialogParts) {
  const t = useSentences('connections')
  const say = useFailureSentence()
  const [name, setName] = useState(store.displayName)
  const missing = name.trim() === ''
  return (
    <FormDialog
      title={t('stores.rename.title', { store: store.displayName })}
      action={t('save')}
      busy={busy}
      fault={failure && say(failure)}
      disabled={missing}
      onSubmit={() => onRename(store, name.trim())}
      onClose={onClose}
    >
      <Field label={t('name.label')} hint={t('stores.rename.hint')} required error={missing ? t('name.missing') : undefined}>
        <Input name="name" autoComplete="off" maxLength={80} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
    </FormDialog>
  )
}

function ReplaceDialog({ store, onReplace, busy, failure, onClose }: DialogParts) {
  const t = useSentences('connections')
  const say = useFailureSentence()
  const [typed, setTyped] = useState({ ...emptyKey, account: store.account })
  const [faults, setFaults] = useState<readonly KeyFault[]>([])
  const errors = useKeyErrors(faults, failure)
  return (
    <FormDialog
      title={t('stores.replace.title', { store: store.displayName })}
      description={t('stores.replace.text')}
      action={t('stores.replace.submit')}
      busy={busy}
      fault={failure && say(failure)}
      onSubmit={() => {
        const wrong = faultsOf(typed)
        setFaults(wrong)
        if (wrong.length === 0) onReplace(store, { key: typed.key, token: typed.token })
      }}
      onClose={onClose}
    >
      <KeyFields
        typed={typed}
        onTyped={(next) => {
          setTyped(next)
          setFaults([])
        }}
        errors={errors}
        account={false}
      />
    </FormDialog>
  )
}

function StoreRightsDialog({ store, onClose, rights: { rights, failure, again } }: DialogParts) {
  const t = useSentences('connections')
  const say = useFailureSentence()
  const state: ListStateValue = rights
    ? { kind: 'ready' }
    : failure
      ? { kind: 'failed', title: t('stores.rights.failed'), advice: say(failure), onRetry: again }
      : { kind: 'loading', title: t('key.checking') }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('stores.rights.title', { store: store.displayName })}
      description={t('rights.where')}
    >
      <ListState size="sm" state={state}>
        <RightsTable rights={rights ?? []} />
      </ListState>
    </Dialog>
  )
}

function DisconnectDialog({ store, onExport, onDisconnect, busy, failure, onClose }: DialogParts) {
  const t = useSentences('connections')
  const say = useFailureSentence()
  const format = useFormat()
  const [typed, setTyped] = useState('')
  return (
    <FormDialog
      tone="danger"
      title={t('stores.disconnect.title', { store: store.displayName })}
      description={t(store.storeType === 'demo' ? 'stores.disconnect.demo' : 'stores.disconnect.text')}
      action={t('stores.disconnect.action')}
      busy={busy}
      fault={failure && say(failure)}
      disabled={!isNameOf(store, typed)}
      onSubmit={() => onDisconnect(store, typed)}
      onClose={onClose}
    >
      <ul className="list-disc ps-5 text-sm">
        <li>{t('stores.disconnect.orderings', { count: store.products, products: format.number(store.products) })}</li>
        <li>{t('stores.disconnect.sales')}</li>
        <li>{t('stores.disconnect.partners')}</li>
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-3 py-2">
        <span className="min-w-0 flex-1 basis-56 text-sm">{t('stores.disconnect.export')}</span>
        <Button size="sm" icon={<DownloadIcon />} onClick={() => onExport(store)}>
          {t('stores.disconnect.exportAction')}
        </Button>
      </div>
      <Field label={t('stores.disconnect.confirm', { store: store.displayName })}>
        <Input value={typed} autoComplete="off" spellCheck={false} maxLength={80} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  )
}
