import { Button } from '../../../design/button/index.ts'
import { Dialog } from '../../../design/dialog/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface StartChoiceDialogProps {
  /** Steps of one's own draft. */
  changes: number
  onVersion: () => void
  onOwn: () => void
}

/** A proposal is opened to be edited where the person has a draft of their own: they choose what to go on with. */
export function StartChoiceDialog({ changes, onVersion, onOwn }: StartChoiceDialogProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  return (
    <Dialog
      open
      // Leaving without a choice changes nothing of what the person did.
      onOpenChange={onOwn}
      decisive
      cross={false}
      size="sm"
      title={t('startChoice.title', { count: changes, changes: format.number(changes) })}
      description={t('startChoice.text')}
      actions={
        <>
          <Button onClick={onOwn}>{t('startChoice.own')}</Button>
          <Button tone="accent" onClick={onVersion}>
            {t('startChoice.proposal')}
          </Button>
        </>
      }
    />
  )
}
