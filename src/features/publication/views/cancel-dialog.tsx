import type { Publication } from '../../../../contract/index.ts'
import { QuestionDialog } from '../../../design/dialog/index.ts'
import { useSentences } from '../../../i18n/index.ts'

export interface CancelDialogProps {
  publication: Publication
  working: boolean
  onCancel: () => void
  onClose: () => void
}

/** Asks for confirmation before a publication is cancelled: what was written stays. */
export function CancelDialog({ publication: { listName, state, startedAt, returns }, working, onCancel, onClose }: CancelDialogProps) {
  const t = useSentences('publication')
  return (
    <QuestionDialog
      title={t('cancelling.title', { list: listName })}
      description={t(
        state !== 'scheduled' && startedAt !== null
          ? 'cancelling.running'
          : returns === null
            ? 'cancelling.scheduled'
            : 'cancelling.returning',
      )}
      action={t('cancelling.do')}
      leave={t('cancelling.keep')}
      busy={working}
      onConfirm={onCancel}
      onClose={onClose}
    />
  )
}
