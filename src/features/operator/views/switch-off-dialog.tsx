import type { KnownPerson } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'

export interface SwitchOffDialogProps {
  person: KnownPerson
  busy: boolean
  /** Why it could not be done. */
  failure: SayableFailure | null
  onSwitchOff: () => void
  onClose: () => void
}

/** Asks before somebody is kept out. */
export function SwitchOffDialog({ person, busy, failure, onSwitchOff, onClose }: SwitchOffDialogProps) {
  const t = useSentences('operator')
  const say = useFailureSentence()
  return (
    <Dialog
      open
      decisive
      size="sm"
      onOpenChange={onClose}
      title={t('people.offTitle', { name: person.name })}
      description={t('people.offText')}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('cancel')}</Button>
          </DialogClose>
          <Button tone="danger" loading={busy} onClick={onSwitchOff}>
            {t('people.switchOff')}
          </Button>
        </>
      }
    >
      {failure && <Banner tone="danger">{say(failure)}</Banner>}
    </Dialog>
  )
}
