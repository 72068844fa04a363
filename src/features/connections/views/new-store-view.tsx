import type { ReactNode } from 'react'
import type { CheckedKey } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Breadcrumb } from '../../../design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { Field } from '../../../design/field/index.ts'
import { Form, FormActions, FormSection } from '../../../design/form/index.ts'
import { AutomationIcon, StoreIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import { Input } from '../../../design/input/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Progress } from '../../../design/progress/index.ts'
import { RadioGroup, RadioOption } from '../../../design/radio/index.ts'
import { Stepper } from '../../../design/stepper/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { newStoreSteps, stepNamed, type KeyCheck, type KeyFault, type NewStoreStep, type TypedKey } from '../model/new-store.ts'
import { missingOf, suffices } from '../model/rights.ts'
import { useKeyErrors } from './key-errors.ts'
import { KeyFields } from './key-fields.tsx'
import { RightsTable } from './rights-table.tsx'

export interface NewStoreViewProps {
  /** Something to know before one begins: that the plan allows no further store. */
  notice?: ReactNode
  /** Where the person's stores are. */
  storesHref: string
  step: NewStoreStep
  onStep: (step: NewStoreStep) => void
  platform: 'vtex' | 'demo'
  onPlatform: (platform: 'vtex' | 'demo') => void
  typed: TypedKey
  onTyped: (typed: TypedKey) => void
  /** What must be corrected before the key can be tried. */
  faults: readonly KeyFault[]
  check: KeyCheck
  /** What the key was last found to be allowed; null where that is not known. */
  checked: CheckedKey | null
  onCheck: () => void
  /** The name that the store will have here. */
  name: string
  onName: (name: string) => void
  /** The store is being made. */
  making: boolean
  /** Why it could not be made. */
  failure: SayableFailure | null
  onConnect: () => void
  onDemo: () => void
}

/** Connects a store, in three steps: where it is, its key, and what that may do. */
export function NewStoreView(props: NewStoreViewProps) {
  const { notice, storesHref, step, onStep, platform, checked, making, failure } = props
  const t = useSentences('connections')
  const titles = useSentences('shell')
  const say = useFailureSentence()
  const at = newStoreSteps.indexOf(step)
  const cancel = (
    <ButtonLink tone="quiet" href={storesHref}>
      {t('cancel')}
    </ButtonLink>
  )
  const steps = newStoreSteps.map((value) => ({ value, title: t(`step.${value}`) }))
  return (
    <Page
      breadcrumb={<Breadcrumb items={[{ label: t('back'), href: storesHref }, { label: titles('titles.newStore') }]} />}
      title={titles('titles.newStore')}
      description={t('lead')}
      notices={notice}
    >
      <div className="flex flex-col gap-6">
        <Stepper
          label={titles('titles.newStore')}
          steps={platform === 'demo' ? steps.slice(0, 1) : steps}
          current={step}
          onStepChange={(next) => {
            if (newStoreSteps.indexOf(stepNamed(next)) < at) onStep(stepNamed(next))
          }}
        />
        {step === 'platform' && (
          <Form busy={making} onSubmit={() => (platform === 'demo' ? props.onDemo() : onStep('key'))}>
            <FormSection title={t('platform.title')}>
              <RadioGroup
                aria-label={t('platform.title')}
                look="cards"
                columns={2}
                value={platform}
                onValueChange={(value) => props.onPlatform(value === 'demo' ? 'demo' : 'vtex')}
              >
                <RadioOption value="vtex" icon={<StoreIcon />} label={t('platform.vtex')} hint={t('platform.vtexHint')} />
                <RadioOption value="demo" icon={<AutomationIcon />} label={t('platform.demo')} hint={t('platform.demoHint')} />
              </RadioGroup>
            </FormSection>
            {failure && (
              <Banner tone="danger" title={t('notMade')}>
                {say(failure)}
              </Banner>
            )}
            <FormActions>
              {cancel}
              <Button type="submit" tone="accent" loading={making}>
                {t(platform === 'demo' ? 'demo' : 'next')}
              </Button>
            </FormActions>
          </Form>
        )}
        {step === 'key' && <KeyStep {...props} cancel={cancel} />}
        {step === 'rights' && checked && <RightsStep {...props} checked={checked} cancel={cancel} />}
      </div>
    </Page>
  )
}

type StepProps = NewStoreViewProps & { cancel: ReactNode }

/** The account with its key. */
function KeyStep({ typed, onTyped, faults, check, onCheck, onStep, cancel }: StepProps) {
  const t = useSentences('connections')
  const say = useFailureSentence()
  const failure = check.kind === 'failed' ? check.failure : null
  const errors = useKeyErrors(faults, failure)
  const running = check.kind === 'running'
  const swapped = failure?.code === 'store/swapped-key'
  return (
    <Form busy={running} onSubmit={onCheck}>
      {failure && (
        <Banner
          tone="danger"
          title={t('key.notTaken')}
          action={
            swapped && (
              <Button size="sm" onClick={() => onTyped({ ...typed, key: typed.token, token: typed.key })}>
                {t('key.swap')}
              </Button>
            )
          }
        >
          {say(failure)}
        </Banner>
      )}
      <FormSection title={t('key.title')} description={t('key.text')}>
        <KeyFields typed={typed} onTyped={onTyped} errors={errors} />
      </FormSection>
      {running && <Progress label={t('key.checking')} value={null} />}
      <FormActions>
        {cancel}
        <Button onClick={() => onStep('platform')}>{t('previous')}</Button>
        <Button type="submit" tone="accent" loading={running}>
          {t('key.check')}
        </Button>
      </FormActions>
    </Form>
  )
}

/** What the key may do, and what the store will be called. */
function RightsStep({
  checked,
  name,
  onName,
  making,
  failure,
  check,
  onCheck,
  onConnect,
  onStep,
  cancel,
}: StepProps & { checked: CheckedKey }) {
  const t = useSentences('connections')
  const say = useFailureSentence()
  const format = useFormat()
  const missing = missingOf(checked.rights).length
  const enough = suffices(checked.rights)
  const again = (
    <Button size="sm" icon={<SynchroniseIcon />} loading={check.kind === 'running'} onClick={onCheck}>
      {t('rights.again')}
    </Button>
  )
  return (
    <Form busy={making} onSubmit={onConnect}>
      {failure && (
        <Banner tone="danger" title={t('notMade')}>
          {say(failure)}
        </Banner>
      )}
      {missing === 0 ? (
        <Banner tone="success" title={t('rights.all', { account: checked.account })}>
          {t('rights.allText')}
        </Banner>
      ) : (
        <Banner
          tone={enough ? 'warning' : 'danger'}
          title={t('rights.missing', { count: missing, rights: format.number(missing) })}
          action={again}
        >
          {t(enough ? 'rights.missingText' : 'rights.tooLittle')}
        </Banner>
      )}
      <div className="grid min-w-0 grid-cols-1 items-start gap-x-10 gap-y-6 md:grid-cols-2">
        <FormSection title={t('rights.title')} description={t('rights.where')}>
          <RightsTable rights={checked.rights} />
        </FormSection>
        <Panel title={t('name.title')} description={t('rights.then')} className="max-md:order-first">
          <Field label={t('name.label')} hint={t('name.hint')} required error={name.trim() === '' ? t('name.missing') : undefined}>
            <Input name="name" autoComplete="off" value={name} maxLength={80} onChange={(event) => onName(event.target.value)} />
          </Field>
        </Panel>
      </div>
      <FormActions sticky>
        {cancel}
        <Button onClick={() => onStep('key')}>{t('previous')}</Button>
        <Button type="submit" tone="accent" loading={making} disabled={!enough || name.trim() === ''}>
          {t(missing === 0 ? 'connect' : 'connectAnyway')}
        </Button>
      </FormActions>
    </Form>
  )
}
