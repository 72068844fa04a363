import { Button } from '../../../design/button/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface ReplaceDialogProps {
  /** The start that both have: ISO 8601. */
  startsAt: string
  /** The store's clocks: IANA name. */
  timeZone: string
  working: boolean
  onReplace: () => void
  onClose: () => void
}

/** Shown when the list is already scheduled for that minute; offers to replace the scheduled publication. */
export function ReplaceDialog({ startsAt, timeZone, working, onReplace, onClose }: ReplaceDialogProps) {
  const t = useSentences('publication')
  const format = useFormat()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      decisive
      size="sm"
      title={t('replacing.title', { when: format.moment(startsAt, timeZone) })}
      description={t('replacing.text')}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('replacing.keep')}</Button>
          </DialogClose>
          <Button tone="danger" loading={working} onClick={onReplace}>
            {t('replacing.do')}
          </Button>
        </>
      }
    />
  )
}
