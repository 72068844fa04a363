import { useState } from 'react'
import { Banner } from '../../../design/banner/index.ts'
import { QuestionDialog } from '../../../design/dialog/index.ts'
import { FormDialog } from '../../../design/form/index.ts'
import { useFailedCall, useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { fieldOf } from '../model/invite-error.ts'
import { chosenOf, withChosen, type ChosenLimits, type LimitNode, type LimitOption } from '../model/limits.ts'
import { nameOf, type PartnerAction } from '../model/partner-action.ts'
import type { StorePartner } from '../../../../contract/index.ts'
import { LimitFields } from './limit-fields.tsx'

export interface PartnerDialogsProps {
  /** Null: none is open. */
  action: PartnerAction | null
  /** As people read it. */
  store: string
  categories: readonly LimitNode[] | undefined
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

function ChangeDialog({ partner, categories, brands, busy, failure, onClose, onChange }: Parts) {
  const t = useSentences('partners')
  const say = useFailureSentence()
  const { limits } = partner
  const [chosen, setChosen] = useState(() => chosenOf(limits))
  const gone = (id: number) => t('limits.gone', { id })
  const atLimits = failure !== null && fieldOf(failure.code) === 'limits'
  return (
    <FormDialog
      title={t('change.title', { person: nameOf(partner) })}
      description={t('change.text')}
      action={t('save')}
      busy={busy}
      fault={failure && !atLimits && say(failure)}
      onSubmit={() => onChange(partner, chosen)}
      onClose={onClose}
    >
      <LimitFields
        chosen={chosen}
        onChosen={setChosen}
        categories={categories}
        known={limits.categories ?? []}
        brands={brands && withChosen(brands, limits.brands ?? [], gone)}
        error={atLimits ? say(failure) : undefined}
      />
      {partner.publications > 0 && <p className="text-sm text-muted">{t('change.scheduled')}</p>}
    </FormDialog>
  )
}

function WithdrawDialog({ partner, busy, failure, onClose, onWithdraw }: Parts) {
  const t = useSentences('partners')
  const say = useFailureSentence()
  return (
    <QuestionDialog
      title={t('withdraw.title', { person: nameOf(partner) })}
      description={t('withdraw.text')}
      fault={failure && say(failure)}
      faultTitle={t('withdraw.failed')}
      busy={busy}
      action={t('withdraw.action')}
      onConfirm={() => onWithdraw(partner)}
      onClose={onClose}
    />
  )
}

function RemoveDialog({ partner, store, busy, failure, onClose, onRemove }: Parts) {
  const t = useSentences('partners')
  const say = useFailureSentence()
  const format = useFormat()
  const failed = useFailedCall()
  const { publications } = partner
  return (
    <QuestionDialog
      title={t('remove.title', { person: nameOf(partner), store })}
      description={t('remove.text')}
      fault={failure && say(failure)}
      faultTitle={failed('partners.remove')}
      busy={busy}
      action={t('remove.action')}
      onConfirm={() => onRemove(partner)}
      onClose={onClose}
    >
      {publications > 0 && <Banner>{t('remove.publications', { count: publications, number: format.number(publications) })}</Banner>}
    </QuestionDialog>
  )
}

function OwnerDialog({ partner, store, busy, failure, onClose, onMakeOwner }: Parts) {
  const t = useSentences('partners')
  const say = useFailureSentence()
  return (
    <QuestionDialog
      title={t('owner.title', { person: nameOf(partner), store })}
      description={t('owner.text')}
      fault={failure && say(failure)}
      faultTitle={t('owner.failed')}
      busy={busy}
      tone="accent"
      action={t('owner.action')}
      onConfirm={() => onMakeOwner(partner)}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{t('owner.after')}</p>
    </QuestionDialog>
  )
}
