import { useId, useState, type ReactNode } from 'react'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { Form } from '../../../design/form/index.ts'
import { useFailedCall, useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { fieldOf } from '../model/invite-error.ts'
import { chosenOf, withChosen, type ChosenLimits, type LimitOption } from '../model/limits.ts'
import { nameOf, type PartnerAction } from '../model/partner-action.ts'
import type { StorePartner } from '../../../../contract/index.ts'
import { LimitFields } from './limit-fields.tsx'

export interface PartnerDialogsProps {
  /** Null: none is open. */
  action: PartnerAction | null
  /** As people read it. */
  store: string
  categories: readonly LimitOption[] | undefined
  brands: readonly LimitOption[] | undefined
  busy: boolean
  /** Why it could not be done. */
  failure: SayableFailure | null
  onClose: () => void
  onChange: (partner: StorePartner, limits: ChosenLimits) => void
  onWithdraw: (partner: StorePartner) => void
  onRemove: (partner: StorePartner) => void
  onMakeOwner: (partner: StorePartner) => void
}

type Parts = Omit<PartnerDialogsProps, 'action'> & { partner: StorePartner }

/** What an owner does with somebody: other limits, an end of the invitation, of the access, or the keys to everything. */
export function PartnerDialogs({ action, ...props }: PartnerDialogsProps) {
  if (!action) return null
  const parts = { ...props, partner: action.partner }
  switch (action.kind) {
    case 'change':
      return <ChangeDialog {...parts} />
    case 'withdraw':
      return <WithdrawDialog {...parts} />
    case 'remove':
      return <RemoveDialog {...parts} />
    case 'owner':
      return <OwnerDialog {...parts} />
  }
}

function Cancel() {
  const t = useSentences('partners')
  return (
    <DialogClose>
      <Button tone="quiet">{t('cancel')}</Button>
    </DialogClose>
  )
}

function ChangeDialog({ partner, categories, brands, busy, failure, onClose, onChange }: Parts) {
  const t = useSentences('partners')
  const say = useFailureSentence()
  const form = useId()
  const { limits } = partner
  const [chosen, setChosen] = useState(() => chosenOf(limits))
  const gone = (id: number) => t('limits.gone', { id })
  const atLimits = failure !== null && fieldOf(failure.code) === 'limits'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('change.title', { person: nameOf(partner) })}
      description={t('change.text')}
      actions={
        <>
          <Cancel />
          <Button tone="accent" type="submit" form={form} loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form id={form} busy={busy} onSubmit={() => onChange(partner, chosen)}>
        {failure && !atLimits && <Banner tone="danger">{say(failure)}</Banner>}
        <div className="flex flex-col gap-4">
          <LimitFields
            chosen={chosen}
            onChosen={setChosen}
            categories={categories && withChosen(categories, limits.categories ?? [], gone)}
            brands={brands && withChosen(brands, limits.brands ?? [], gone)}
            error={atLimits ? say(failure) : undefined}
          />
          {partner.publications > 0 && <p className="text-sm text-muted">{t('change.scheduled')}</p>}
        </div>
      </Form>
    </Dialog>
  )
}

interface ConfirmationProps {
  title: string
  description: string
  /** What it is called when it could not be done. */
  failed: string
  failure: SayableFailure | null
  busy: boolean
  tone: 'danger' | 'accent'
  action: string
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asks once more, and says what it means. */
function Confirmation({ title, description, failed, failure, busy, tone, action, onConfirm, onClose, children }: ConfirmationProps) {
  const say = useFailureSentence()
  return (
    <Dialog
      open
      decisive
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Cancel />
          <Button tone={tone} loading={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {(failure || children) && (
        <div className="flex flex-col gap-3">
          {failure && (
            <Banner tone="danger" title={failed}>
              {say(failure)}
            </Banner>
          )}
          {children}
        </div>
      )}
    </Dialog>
  )
}

function WithdrawDialog({ partner, busy, failure, onClose, onWithdraw }: Parts) {
  const t = useSentences('partners')
  return (
    <Confirmation
      title={t('withdraw.title', { person: nameOf(partner) })}
      description={t('withdraw.text')}
      failed={t('withdraw.failed')}
      failure={failure}
      busy={busy}
      tone="danger"
      action={t('withdraw.action')}
      onConfirm={() => onWithdraw(partner)}
      onClose={onClose}
    />
  )
}

function RemoveDialog({ partner, store, busy, failure, onClose, onRemove }: Parts) {
  const t = useSentences('partners')
  const format = useFormat()
  const failed = useFailedCall()
  const { publications } = partner
  return (
    <Confirmation
      title={t('remove.title', { person: nameOf(partner), store })}
      description={t('remove.text')}
      failed={failed('partners.remove')}
      failure={failure}
      busy={busy}
      tone="danger"
      action={t('remove.action')}
      onConfirm={() => onRemove(partner)}
      onClose={onClose}
    >
      {publications > 0 && <Banner>{t('remove.publications', { count: publications, number: format.number(publications) })}</Banner>}
    </Confirmation>
  )
}

function OwnerDialog({ partner, store, busy, failure, onClose, onMakeOwner }: Parts) {
  const t = useSentences('partners')
  return (
    <Confirmation
      title={t('owner.title', { person: nameOf(partner), store })}
      description={t('owner.text')}
      failed={t('owner.failed')}
      failure={failure}
      busy={busy}
      tone="accent"
      action={t('owner.action')}
      onConfirm={() => onMakeOwner(partner)}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{t('owner.after')}</p>
    </Confirmation>
  )
}
