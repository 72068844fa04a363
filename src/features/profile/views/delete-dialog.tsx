import { useState } from 'react'
import type { Profile } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { Field } from '../../../design/field/index.ts'
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
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      decisive
      size="sm"
      title={t(owns ? 'deleting.ownsTitle' : 'deleting.title')}
      description={t(owns ? 'deleting.owns' : 'deleting.text')}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('deleting.keep')}</Button>
          </DialogClose>
          {owns ? (
            <ButtonLink tone="accent" href={storesHref}>
              {t('deleting.stores')}
            </ButtonLink>
          ) : (
            <Button tone="danger" loading={removing} disabled={!same} onClick={() => onDelete({ confirm })}>
              {t('deleting.do')}
            </Button>
          )}
        </>
      }
    >
      {owns ? (
        <ul className="flex flex-col gap-1">
          {ownedStores.map(({ store, displayName, partners }) => (
            <li key={store} dir="auto">
              {partners > 0 ? t('deleting.storeWithPartners', { store: displayName, count: partners }) : displayName}
            </li>
          ))}
        </ul>
      ) : (
        <div className="flex flex-col gap-4">
          {fault && <Banner tone="danger">{fault.text}</Banner>}
          <Field label={t('deleting.confirm', { email })}>
            <Input type="email" name="confirm" autoComplete="off" value={confirm} onChange={(event) => setConfirm(event.target.value)} />
          </Field>
        </div>
      )}
    </Dialog>
  )
}
