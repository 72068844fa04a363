import { useState } from 'react'
import { type Webhook, type WebhookEvent, webhookEvents, webhookLimits } from '../../../../contract/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { Field } from '../../../design/field/index.ts'
import { FormDialog } from '../../../design/form/index.ts'
import { Input } from '../../../design/input/index.ts'
import { Switch } from '../../../design/switch/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { WebhookAnswer } from '../model/webhook-dialog.ts'

export interface WebhookFormProps {
  /** Null for a new one. */
  former: Webhook | null
  busy: boolean
  fault: string | undefined
  onAnswer: (answer: WebhookAnswer) => void
  onClose: () => void
}

/** Asks where a webhook leads and what it is sent. */
export function WebhookForm({ former, busy, fault, onAnswer, onClose }: WebhookFormProps) {
  const t = useSentences('webhooks')
  const [answer, setAnswer] = useState<WebhookAnswer>({
    url: former?.url ?? '',
    events: former?.events ?? [...webhookEvents],
    active: former?.active ?? true,
  })
  const [requested, setRequested] = useState(false)
  const url = answer.url.trim()
  const unusable = !/^https?:\/\/\S+$/.test(url)
  const way = former === null ? 'making' : 'changing'
  const choose = (event: WebhookEvent, wanted: boolean): void =>
    setAnswer({ ...answer, events: webhookEvents.filter((each) => (each === event ? wanted : answer.events.includes(each))) })
  const submit = (): void => {
    setRequested(true)
    if (!unusable && answer.events.length > 0) onAnswer({ ...answer, url })
  }
  return (
    <FormDialog
      title={t(`form.${way}.title`)}
      action={t(`form.${way}.submit`)}
      busy={busy}
      fault={fault}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('column.url')} hint={t('urlHint')} error={requested && unusable ? t('urlMissing') : undefined}>
        <Input
          type="url"
          name="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://"
          maxLength={webhookLimits.url}
          value={answer.url}
          onChange={(event) => setAnswer({ ...answer, url: event.target.value })}
        />
      </Field>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="pb-2 text-sm font-medium">{t('column.events')}</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={t(`event.${event}`)}
            checked={answer.events.includes(event)}
            onCheckedChange={(wanted) => choose(event, wanted)}
          />
        ))}
        {requested && answer.events.length === 0 && <p className="text-sm text-danger">{t('eventsMissing')}</p>}
      </fieldset>
      {former && <Switch label={t('activeLabel')} checked={answer.active} onCheckedChange={(active) => setAnswer({ ...answer, active })} />}
    </FormDialog>
  )
}
