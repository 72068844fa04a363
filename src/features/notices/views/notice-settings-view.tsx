import { mutableNoticeKinds, noticeMails, type NoticeSettings } from '../../../../contract/index.ts'
import { Field } from '../../../design/field/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { RadioGroup, RadioOption } from '../../../design/radio/index.ts'
import { SkeletonRows } from '../../../design/skeleton/index.ts'
import { Switch } from '../../../design/switch/index.ts'
import { useSentences } from '../../../i18n/index.ts'

export interface NoticeSettingsViewProps {
  state: { kind: 'loading' } | { kind: 'failed'; advice: string; again: () => void } | { kind: 'ready'; settings: NoticeSettings }
  onChange: (settings: NoticeSettings) => void
}

/** What a person is notified of, and when by e-mail. */
export function NoticeSettingsView({ state, onChange }: NoticeSettingsViewProps) {
  const t = useSentences('notices')
  if (state.kind === 'loading') return <ListState state={{ kind: 'loading', skeleton: <SkeletonRows rows={4} /> }} />
  if (state.kind === 'failed')
    return <ListState size="sm" state={{ kind: 'failed', title: t('settings.failed'), advice: state.advice, onRetry: state.again }} />
  const { settings } = state
  return (
    <div className="flex flex-col gap-6">
      <Field label={t('settings.mailing')} hint={t('settings.mailingHint')}>
        <RadioGroup
          value={settings.mailing}
          onValueChange={(value) => onChange({ ...settings, mailing: noticeMails.find((known) => known === value) ?? 'off' })}
        >
          {noticeMails.map((value) => (
            <RadioOption key={value} value={value} label={t(`settings.mailings.${value}`)} />
          ))}
        </RadioGroup>
      </Field>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="pb-2 font-medium">{t('settings.kinds')}</legend>
        {mutableNoticeKinds.map((kind) => (
          <Switch
            key={kind}
            labelSide="start"
            label={t(`settings.kind.${kind}`)}
            checked={!settings.muted.includes(kind)}
            onCheckedChange={(wanted) =>
              onChange({ ...settings, muted: wanted ? settings.muted.filter((muted) => muted !== kind) : [...settings.muted, kind] })
            }
          />
        ))}
        <p className="text-sm text-muted">{t('settings.always')}</p>
      </fieldset>
    </div>
  )
}
