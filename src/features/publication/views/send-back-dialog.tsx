import { useRef, useState } from 'react'
import { limits, type Proposal } from '../../../../contract/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormDialog } from '../../../design/form/index.ts'
import { Textarea } from '../../../design/textarea/index.ts'
import { useSentences } from '../../../i18n/index.ts'

export interface SendBackDialogProps {
  proposal: Proposal
  working: boolean
  onSendBack: (word: string) => void
  onClose: () => void
}

/** Asks for the word that a proposal is sent back with. */
export function SendBackDialog({ proposal, working, onSendBack, onClose }: SendBackDialogProps) {
  const t = useSentences('proposals')
  const field = useRef<HTMLTextAreaElement>(null)
  const [word, setWord] = useState('')
  const [tried, setTried] = useState(false)
  const missing = word.trim() === ''
  const send = (): void => {
    if (!missing && word.length <= limits.proposal.word) {
      onSendBack(word)
      return
    }
    setTried(true)
    field.current?.focus()
  }
  return (
    <FormDialog
      title={t('back.title', { list: proposal.listName })}
      description={t('back.text', { who: proposal.proposedBy || t('someone') })}
      action={t('back.do')}
      leave={t('back.leave')}
      busy={working}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t('back.word')} error={tried && missing ? t('back.missing') : undefined} required>
        <Textarea ref={field} name="word" value={word} onValueChange={setWord} limit={limits.proposal.word} />
      </Field>
    </FormDialog>
  )
}
