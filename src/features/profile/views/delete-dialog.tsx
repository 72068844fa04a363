import { useState } from 'react'
import type { Profile } from '../../../../contract/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormDialog } from '../../../design/form/index.ts'
import { Input } from '../../../design/input/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { ProfileRefusal } from '../model/profile-answer.ts'

export interface DeleteDialogProps {
  profile: Profile
  removal: { removing: boolean; fault: ProfileRefusal | null }
  storesHref: string
  onDelete: (given: { confirm: string }) => void
  onClose: () => void
}

/** Asks before an account is deleted; who still owns stores reads which ones, and where they are disconnected. */
export function DeleteDialog({ profile, removal: { removing, fault }, storesHref, onDelete, onClose }: DeleteDialogProps) {
  const t = useSentences('profile')
  const [confirm, setConfirm] = useState('')
  const { email, ownedStores } = profile
  const owns = ownedStores.length > 0
  const same = confirm.trim().toLowerCase() === email.toLowerCase()
  if (!owns)
    return (
      <FormDialog
        tone="danger"
        size="sm"
        title={t('deleting.title')}
        description={t('deleting.text')}
        action={t('deleting.do')}
        leave={t('deleting.keep')}
        busy={removing}
        disabled={!same}
        fault={fault?.text}
        onSubmit={() => onDelete({ confirm })}
        onClose={onClose}
      >
        <Field label={t('deleting.confirm', { email })}>
          <Input type="email" name="confirm" autoComplete="off" value={confirm} onChange={(event) => setConfirm(event.target.value)} />
        </Field>
      </FormDialog>
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      decisive
      size="sm"
      title={t('deleting.ownsTitle')}
      description={t('deleting.owns')}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('deleting.keep')}</Button>
          </DialogClose>
          <ButtonLink tone="accent" href={storesHref}>
            {t('deleting.stores')}
          </ButtonLink>
        </>
      }
    >
      <ul className="flex flex-col gap-1">
        {ownedStores.map(({ store, displayName, partners }) => (
          <li key={store} dir="auto">
            {partners > 0 ? t('deleting.storeWithPartners', { store: displayName, count: partners }) : displayName}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
