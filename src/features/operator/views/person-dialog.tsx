import type { KnownPerson } from '../../../../contract/index.ts'
import { QuestionDialog } from '../../../design/dialog/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'

/** What is done to somebody: they are kept out, or their second step is removed. */
export type PersonChange = 'off' | 'factor'

export interface PersonDialogProps {
  change: PersonChange
  person: KnownPerson
  busy: boolean
  /** Why it could not be done. */
  failure: SayableFailure | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done to somebody that they will notice. */
export function PersonDialog({ change, person, busy, failure, onConfirm, onClose }: PersonDialogProps) {
  const t = useSentences('operator')
  const say = useFailureSentence()
  return (
    <QuestionDialog
      title={t(`people.${change}Title`, { name: person.name })}
      description={t(`people.${change}Text`)}
      action={t(change === 'off' ? 'people.switchOff' : 'people.takeFactor')}
      busy={busy}
      fault={failure && say(failure)}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
