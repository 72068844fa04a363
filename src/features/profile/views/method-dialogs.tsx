import { useState } from 'react'
import { limits, type Passkey } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { QuestionDialog, ShownOnceDialog } from '../../../design/dialog/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormDialog } from '../../../design/form/index.ts'
import { DownloadIcon, DuplicateIcon } from '../../../design/icon/index.ts'
import { Input } from '../../../design/input/index.ts'
import { QrCode } from '../../../design/qr-code/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { ProfileRefusal } from '../model/profile-answer.ts'
import { inGroups, type MethodsDialog } from '../model/sign-in-methods.ts'

export interface MethodDialogsProps {
  dialog: MethodsDialog
  /** Whether what was answered is under way. */
  sending: boolean
  /** Why the server, or the browser, did not do it. */
  fault: ProfileRefusal | null
  onConfirmApp: (code: string) => void
  onRemoveApp: () => void
  onRenewCodes: () => void
  onCopy: (text: string) => void
  onDownload: (codes: readonly string[]) => void
  onAddPasskey: (name: string) => void
  onRenamePasskey: (passkey: Passkey, name: string) => void
  onRemovePasskey: (passkey: Passkey) => void
  onClose: () => void
}

/** What is asked and shown when somebody changes how they sign in. */
export function MethodDialogs({ dialog, ...props }: MethodDialogsProps) {
  const t = useSentences('profile')
  const { sending, fault, onClose } = props
  switch (dialog.kind) {
    case 'set-up':
      return <SetUpDialog {...props} keyText={dialog.key} address={dialog.address} />
    case 'codes':
      return <CodesDialog {...props} codes={dialog.codes} />
    case 'removing-app':
      return (
        <QuestionDialog
          title={t('twoSteps.removing.title')}
          description={t('twoSteps.removing.text')}
          action={t('twoSteps.removing.do')}
          busy={sending}
          fault={fault?.text}
          onConfirm={props.onRemoveApp}
          onClose={onClose}
        />
      )
    case 'renewing-codes':
      return (
        <QuestionDialog
          title={t('twoSteps.renewing.title')}
          description={t('twoSteps.renewing.text')}
          action={t('twoSteps.renewing.do')}
          tone="accent"
          busy={sending}
          fault={fault?.text}
          onConfirm={props.onRenewCodes}
          onClose={onClose}
        />
      )
    case 'removing-passkey':
      return (
        <QuestionDialog
          title={t('passkeys.removing.title', { name: dialog.passkey.name })}
          description={t('passkeys.removing.text')}
          action={t('passkeys.removing.do')}
          busy={sending}
          fault={fault?.text}
          onConfirm={() => props.onRemovePasskey(dialog.passkey)}
          onClose={onClose}
        />
      )
    case 'adding-passkey':
      return <NameDialog {...props} former={null} onAnswer={props.onAddPasskey} />
    case 'renaming-passkey':
      return <NameDialog {...props} former={dialog.passkey.name} onAnswer={(name) => props.onRenamePasskey(dialog.passkey, name)} />
  }
}

interface AskProps {
  sending: boolean
  fault: ProfileRefusal | null
  onClose: () => void
}

interface SetUpDialogProps extends AskProps, Pick<MethodDialogsProps, 'onConfirmApp' | 'onCopy'> {
  keyText: string
  address: string
}

function SetUpDialog({ keyText, address, sending, fault, onConfirmApp, onCopy, onClose }: SetUpDialogProps) {
  const t = useSentences('profile')
  const [code, setCode] = useState('')
  const [requested, setRequested] = useState(false)
  const wrong = fault?.code === 'identity/wrong-code' ? fault.text : undefined
  const submit = (): void => {
    setRequested(true)
    if (code.trim() !== '') onConfirmApp(code.trim())
  }
  return (
    <FormDialog
      title={t('twoSteps.setUp.title')}
      description={t('twoSteps.setUp.text')}
      action={t('twoSteps.setUp.submit')}
      busy={sending}
      fault={wrong === undefined && fault?.text}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <QrCode text={address} label={t('twoSteps.setUp.picture')} className="shrink-0" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-sm text-muted">{t('twoSteps.setUp.byHand')}</p>
          <p className="mt-1 font-mono text-sm break-words">{inGroups(keyText)}</p>
          <Button size="sm" className="mt-2" icon={<DuplicateIcon />} onClick={() => onCopy(keyText)}>
            {t('twoSteps.setUp.copy')}
          </Button>
        </div>
      </div>
      <Field
        label={t('twoSteps.setUp.code')}
        error={requested && code.trim() === '' ? t('twoSteps.setUp.codeMissing') : wrong}
        className="max-w-60"
      >
        <Input
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={limits.secondFactor.digits + 2}
          className="font-mono"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}

interface CodesDialogProps extends Pick<MethodDialogsProps, 'onCopy' | 'onDownload' | 'onClose'> {
  codes: readonly string[]
}

function CodesDialog({ codes, onCopy, onDownload, onClose }: CodesDialogProps) {
  const t = useSentences('profile')
  return (
    <ShownOnceDialog
      title={t('codes.title')}
      description={t('codes.text')}
      shown={codes}
      copy={t('codes.copy')}
      onCopy={onCopy}
      more={
        <Button icon={<DownloadIcon />} onClick={() => onDownload(codes)}>
          {t('codes.download')}
        </Button>
      }
      done={t('codes.done')}
      onClose={onClose}
    />
  )
}

interface NameDialogProps extends AskProps {
  /** Null for a passkey that is to be added. */
  former: string | null
  onAnswer: (name: string) => void
}

function NameDialog({ former, sending, fault, onAnswer, onClose }: NameDialogProps) {
  const t = useSentences('profile')
  const [name, setName] = useState(former ?? t('passkeys.adding.usual'))
  const [requested, setRequested] = useState(false)
  const way = former === null ? 'adding' : 'renaming'
  const submit = (): void => {
    setRequested(true)
    if (name.trim() !== '') onAnswer(name.trim())
  }
  return (
    <FormDialog
      size="sm"
      title={t(`passkeys.${way}.title`)}
      description={t(`passkeys.${way}.text`)}
      action={t(`passkeys.${way}.submit`)}
      busy={sending}
      fault={fault?.text}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('passkeys.name')} error={requested && name.trim() === '' ? t('passkeys.nameMissing') : undefined}>
        <Input
          name="name"
          autoComplete="off"
          maxLength={limits.passkeys.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
