import { useState, type ReactNode } from 'react'
import { limits, type Passkey } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { Field } from '../../../design/field/index.ts'
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
        <Question
          title={t('twoSteps.removing.title')}
          text={t('twoSteps.removing.text')}
          action={t('twoSteps.removing.do')}
          tone="danger"
          sending={sending}
          fault={fault}
          onAnswer={props.onRemoveApp}
          onClose={onClose}
        />
      )
    case 'renewing-codes':
      return (
        <Question
          title={t('twoSteps.renewing.title')}
          text={t('twoSteps.renewing.text')}
          action={t('twoSteps.renewing.do')}
          tone="accent"
          sending={sending}
          fault={fault}
          onAnswer={props.onRenewCodes}
          onClose={onClose}
        />
      )
    case 'removing-passkey':
      return (
        <Question
          title={t('passkeys.removing.title', { name: dialog.passkey.name })}
          text={t('passkeys.removing.text')}
          action={t('passkeys.removing.do')}
          tone="danger"
          sending={sending}
          fault={fault}
          onAnswer={() => props.onRemovePasskey(dialog.passkey)}
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

interface QuestionProps extends AskProps {
  title: string
  text: string
  action: string
  tone: 'danger' | 'accent'
  onAnswer: () => void
}

function Question({ title, text, action, tone, sending, fault, onAnswer, onClose }: QuestionProps) {
  const t = useSentences('profile')
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      decisive
      size="sm"
      title={title}
      description={text}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('cancel')}</Button>
          </DialogClose>
          <Button tone={tone} loading={sending} onClick={onAnswer}>
            {action}
          </Button>
        </>
      }
    >
      {fault && <Banner tone="danger">{fault.text}</Banner>}
    </Dialog>
  )
}

interface AnswerFormProps extends AskProps {
  id: string
  title: string
  text: string
  action: string
  size?: 'sm' | 'md'
  onSubmit: () => void
  children: ReactNode
}

/** A dialog whose answer is written: Enter sends it. */
function AnswerForm({ id, title, text, action, size = 'sm', sending, onSubmit, onClose, children }: AnswerFormProps) {
  const t = useSentences('profile')
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size={size}
      title={title}
      description={text}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} tone="accent" loading={sending}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!sending) onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
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
    <AnswerForm
      id="set-up"
      title={t('twoSteps.setUp.title')}
      text={t('twoSteps.setUp.text')}
      action={t('twoSteps.setUp.submit')}
      size="md"
      sending={sending}
      fault={fault}
      onSubmit={submit}
      onClose={onClose}
    >
      {fault && wrong === undefined && <Banner tone="danger">{fault.text}</Banner>}
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
    </AnswerForm>
  )
}

interface CodesDialogProps extends Pick<MethodDialogsProps, 'onCopy' | 'onDownload' | 'onClose'> {
  codes: readonly string[]
}

function CodesDialog({ codes, onCopy, onDownload, onClose }: CodesDialogProps) {
  const t = useSentences('profile')
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      // Shown once: a click beside it must not lose them.
      decisive
      cross={false}
      title={t('codes.title')}
      description={t('codes.text')}
      actions={
        <>
          <Button icon={<DuplicateIcon />} onClick={() => onCopy(codes.join('\n'))}>
            {t('codes.copy')}
          </Button>
          <Button icon={<DownloadIcon />} onClick={() => onDownload(codes)}>
            {t('codes.download')}
          </Button>
          <DialogClose>
            <Button tone="accent">{t('codes.done')}</Button>
          </DialogClose>
        </>
      }
    >
      <ul aria-label={t('codes.title')} className="grid grid-cols-1 gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="tabular-nums">
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
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
    <AnswerForm
      id="passkey"
      title={t(`passkeys.${way}.title`)}
      text={t(`passkeys.${way}.text`)}
      action={t(`passkeys.${way}.submit`)}
      sending={sending}
      fault={fault}
      onSubmit={submit}
      onClose={onClose}
    >
      {fault && <Banner tone="danger">{fault.text}</Banner>}
      <Field label={t('passkeys.name')} error={requested && name.trim() === '' ? t('passkeys.nameMissing') : undefined}>
        <Input
          name="name"
          autoComplete="off"
          maxLength={limits.passkeys.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </AnswerForm>
  )
}
