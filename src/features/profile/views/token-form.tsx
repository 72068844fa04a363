import { useState } from 'react'
import { apiTokenLimits, type ApiTokenPermission, apiTokenPermissions } from '../../../../contract/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormDialog } from '../../../design/form/index.ts'
import { Input } from '../../../design/input/index.ts'
import { Select } from '../../../design/select/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { ProfileRefusal } from '../model/profile-answer.ts'
import type { TokenAnswer, TokenStore } from '../model/token-answer.ts'

export interface TokenFormProps {
  stores: readonly TokenStore[]
  sending: boolean
  fault: ProfileRefusal | null
  onMake: (answer: TokenAnswer) => void
  onClose: () => void
}

const lasting = ['30', '90', '365', 'always'] as const
const permissionsOfTokens = apiTokenPermissions as readonly ApiTokenPermission[]

const toggled = <T,>(all: readonly T[], one: T, wanted: boolean): T[] => (wanted ? [...all, one] : all.filter((each) => each !== one))

/** Asks what a new API token is for: its name, its stores, its permissions and its end. */
export function TokenForm({ stores, sending, fault, onMake, onClose }: TokenFormProps) {
  const t = useSentences('api-tokens')
  const [answer, setAnswer] = useState({
    name: '',
    stores: stores.length === 1 ? stores.map(({ store }) => store) : [],
    permissions: permissionsOfTokens.filter((permission) => permission.endsWith('.read')),
    days: '90',
  })
  const [requested, setRequested] = useState(false)
  const missing = {
    name: answer.name.trim() === '',
    stores: answer.stores.length === 0,
    permissions: answer.permissions.length === 0,
  }
  const submit = (): void => {
    setRequested(true)
    if (missing.name || missing.stores || missing.permissions) return
    onMake({ ...answer, name: answer.name.trim(), days: answer.days === 'always' ? null : Number(answer.days) })
  }
  return (
    <FormDialog
      title={t('making.title')}
      description={t('making.text')}
      action={t('making.submit')}
      busy={sending}
      fault={fault?.text}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('name')} hint={t('nameHint')} error={requested && missing.name ? t('nameMissing') : undefined}>
        <Input
          name="name"
          autoComplete="off"
          maxLength={apiTokenLimits.name}
          value={answer.name}
          onChange={(event) => setAnswer({ ...answer, name: event.target.value })}
        />
      </Field>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="pb-2 text-sm font-medium">{t('stores')}</legend>
        {stores.map(({ store, displayName }) => (
          <Checkbox
            key={store}
            label={<span dir="auto">{displayName}</span>}
            checked={answer.stores.includes(store)}
            onCheckedChange={(wanted) => setAnswer({ ...answer, stores: toggled(answer.stores, store, wanted) })}
          />
        ))}
        {requested && missing.stores && <p className="text-sm text-danger">{t('storesMissing')}</p>}
      </fieldset>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="pb-2 text-sm font-medium">{t('permissions')}</legend>
        {permissionsOfTokens.map((permission) => (
          <Checkbox
            key={permission}
            label={t(`permission.${permission}`)}
            checked={answer.permissions.includes(permission)}
            onCheckedChange={(wanted) => setAnswer({ ...answer, permissions: toggled(answer.permissions, permission, wanted) })}
          />
        ))}
        {requested && missing.permissions && <p className="text-sm text-danger">{t('permissionsMissing')}</p>}
      </fieldset>
      <Field label={t('lasts')} className="max-w-60">
        <Select
          options={lasting.map((value) => ({ value, label: t(`lasting.${value}`) }))}
          value={answer.days}
          onValueChange={(days) => setAnswer({ ...answer, days })}
        />
      </Field>
    </FormDialog>
  )
}
