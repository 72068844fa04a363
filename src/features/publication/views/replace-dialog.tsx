import { QuestionDialog } from '../../../design/dialog/index.ts'
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
    <QuestionDialog
      title={t('replacing.title', { when: format.moment(startsAt, timeZone) })}
      description={t('replacing.text')}
      action={t('replacing.do')}
      leave={t('replacing.keep')}
      busy={working}
      onConfirm={onReplace}
      onClose={onClose}
    />
  )
}
