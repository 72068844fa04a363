import { useId, useState } from 'react'
import { limits, unpublishWays, type SamaraCollection, type UnpublishWay } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { Field } from '../../../design/field/index.ts'
import { Form } from '../../../design/form/index.ts'
import { Input } from '../../../design/input/index.ts'
import { Select } from '../../../design/select/index.ts'
import { useFailedCall, useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { freeName } from '../model/requested-collections.ts'

/** What is about to be done with a collection. */
export interface CollectionAction {
  kind: 'duplicate' | 'remove'
  collection: SamaraCollection
}

export interface CollectionDialogsProps {
  /** Null: none is open. */
  action: CollectionAction | null
  /** Names that other collections have. */
  taken: readonly string[]
  busy: boolean
  /** Why it could not be done. */
  failure: SayableFailure | null
  onClose: () => void
  onDuplicate: (collection: SamaraCollection, name: string) => void
  /** @param onPlatform what becomes of the collection that it has in the store; null leaves it as it is */
  onRemove: (collection: SamaraCollection, onPlatform: UnpublishWay | null) => void
}

type Parts = Omit<CollectionDialogsProps, 'action'> & { collection: SamaraCollection }

/** Asks for the name of a copy, or once more before a collection is deleted. */
export function CollectionDialogs({ action, ...props }: CollectionDialogsProps) {
  if (!action) return null
  const parts = { ...props, collection: action.collection }
  return action.kind === 'duplicate' ? <DuplicateDialog {...parts} /> : <RemoveDialog {...parts} />
}

function Cancel() {
  const t = useSentences('samara-collections')
  return (
    <DialogClose>
      <Button tone="quiet">{t('cancel')}</Button>
    </DialogClose>
  )
}

function DuplicateDialog({ collection, taken, busy, failure, onClose, onDuplicate }: Parts) {
  const t = useSentences('samara-collections')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const form = useId()
  const [name, setName] = useState(() => freeName(t('duplicate.proposed', { name: collection.name }), taken, limits.samara.name))
  const [sent, setSent] = useState<string | null>(null)
  const missing = sent === name && name.trim() === ''
  const nameTaken = sent === name && failure?.code === 'samara-collection/name-taken'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('duplicate.title', { name: collection.name })}
      description={t('duplicate.text')}
      actions={
        <>
          <Cancel />
          <Button tone="accent" type="submit" form={form} loading={busy}>
            {t('action.duplicate')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        busy={busy}
        onSubmit={() => {
          setSent(name)
          if (name.trim() !== '') onDuplicate(collection, name.trim())
        }}
      >
        {failure && !nameTaken && (
          <Banner tone="danger" title={failed('collection.create')}>
            {say(failure)}
          </Banner>
        )}
        <Field label={t('duplicate.name')} required error={missing ? t('name.missing') : nameTaken ? say(failure) : undefined}>
          <Input
            name="name"
            autoComplete="off"
            maxLength={limits.samara.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </Form>
    </Dialog>
  )
}

/** One that shoppers meet in the store costs its name. */
function RemoveDialog({ collection, busy, failure, onClose, onRemove }: Parts) {
  const t = useSentences('samara-collections')
  const say = useFailureSentence()
  const form = useId()
  const [typed, setTyped] = useState('')
  const [way, setWay] = useState<UnpublishWay | null>(null)
  const { name, idVtex } = collection
  const sure = idVtex === null || typed.trim() === name
  return (
    <Dialog
      open
      decisive
      onOpenChange={onClose}
      title={t('remove.title', { name })}
      description={t('remove.text')}
      actions={
        <>
          <Cancel />
          <Button tone="danger" type="submit" form={form} disabled={!sure} loading={busy}>
            {t('action.remove')}
          </Button>
        </>
      }
    >
      <Form id={form} busy={busy} onSubmit={() => sure && onRemove(collection, idVtex === null ? null : way)}>
        {failure && (
          <Banner tone="danger" title={t('remove.failed')}>
            {say(failure)}
          </Banner>
        )}
        {idVtex !== null && (
          <>
            <Banner tone="warning">{t('remove.platform', { id: String(idVtex) })}</Banner>
            <Field label={t('remove.what')}>
              <Select
                name="way"
                value={way ?? 'keep'}
                onValueChange={(next) => setWay(unpublishWays.find((one) => one === next) ?? null)}
                options={(['keep', ...unpublishWays] as const).map((value) => ({ value, label: t(`remove.${value}`) }))}
              />
            </Field>
            <Field label={t('remove.type', { name })}>
              <Input name="typed" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
            </Field>
          </>
        )}
      </Form>
    </Dialog>
  )
}
