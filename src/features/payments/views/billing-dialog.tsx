import { useMemo, useState } from 'react'
import type { BillingDetails } from '../../../../contract/index.ts'
import { Combobox } from '../../../design/combobox/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormDialog } from '../../../design/form/index.ts'
import { Input } from '../../../design/input/index.ts'
import { Textarea } from '../../../design/textarea/index.ts'
import { useFailureSentence, useLanguage, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { billingFaults, mostAddress, noBilling } from '../model/billing-faults.ts'
import { countries } from '../model/countries.ts'
import { useCountryNames } from './country-names.ts'

export interface BillingDialogProps {
  /** Null where none are given yet. */
  billing: BillingDetails | null
  busy: boolean
  failure: SayableFailure | null
  onSave: (billing: BillingDetails) => void
  onClose: () => void
}

/** Asks whom invoices are for. What was typed stays until it is saved. */
export function BillingDialog({ billing, busy, failure, onSave, onClose }: BillingDialogProps) {
  const t = useSentences('payments')
  const say = useFailureSentence()
  const countryName = useCountryNames()
  const language = useLanguage()
  const [typed, setTyped] = useState<BillingDetails>(billing ?? noBilling)
  const [sent, setSent] = useState<BillingDetails | null>(null)
  const options = useMemo(
    () =>
      countries.map((value) => ({ value, label: countryName(value) })).sort((one, other) => one.label.localeCompare(other.label, language)),
    [countryName, language],
  )
  const set = (part: Partial<BillingDetails>): void => setTyped({ ...typed, ...part })
  const faults = sent === null ? [] : billingFaults(typed)
  const refused = sent === typed ? failure : null
  const error = (field: Exclude<keyof BillingDetails, 'address'>): string | undefined => {
    if (faults.includes(field)) {
      return {
        name: t('company.nameMissing'),
        country: t('company.countryMissing'),
        taxId: t('company.taxIdBad'),
        invoiceEmail: t('company.emailBad'),
      }[field]
    }
    if (refused?.code === 'billing/bad-tax-id' && field === 'taxId') return say(refused)
    return refused?.code === 'billing/bad-country' && field === 'country' ? say(refused) : undefined
  }
  const atField = refused?.code === 'billing/bad-tax-id' || refused?.code === 'billing/bad-country'
  return (
    <FormDialog
      title={t('company.title')}
      description={t('company.text')}
      action={t('company.save')}
      busy={busy}
      fault={failure && !atField && say(failure)}
      faultTitle={t('company.notSaved')}
      onSubmit={() => {
        setSent(typed)
        if (billingFaults(typed).length === 0) onSave(typed)
      }}
      onClose={onClose}
    >
      <Field label={t('company.name')} error={error('name')} required>
        <Input
          name="name"
          autoComplete="organization"
          maxLength={120}
          value={typed.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <Field label={t('company.country')} hint={t('company.countryHint')} error={error('country')} required>
        <Combobox
          name="country"
          clearable={false}
          options={options}
          value={typed.country === '' ? null : typed.country}
          onValueChange={(country) => set({ country: country ?? '' })}
        />
      </Field>
      <Field label={t('company.taxId')} hint={t('company.taxIdHint')} error={error('taxId')} optional>
        <Input
          name="taxId"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
          value={typed.taxId}
          onChange={(event) => set({ taxId: event.target.value })}
        />
      </Field>
      <Field label={t('company.address')} optional>
        <Textarea
          name="address"
          rows={3}
          autoComplete="street-address"
          limit={mostAddress}
          value={typed.address}
          onValueChange={(address) => set({ address })}
        />
      </Field>
      <Field label={t('company.invoiceEmail')} hint={t('company.invoiceEmailHint')} error={error('invoiceEmail')} optional>
        <Input
          name="invoiceEmail"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={typed.invoiceEmail}
          onChange={(event) => set({ invoiceEmail: event.target.value })}
        />
      </Field>
    </FormDialog>
  )
}
