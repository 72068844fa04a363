import { useState } from 'react'
import { Breadcrumb } from '../../../src/design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { Combobox } from '../../../src/design/combobox/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { Form, FormActions, FormSection } from '../../../src/design/form/index.ts'
import { Input } from '../../../src/design/input/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { Skeleton } from '../../../src/design/skeleton/index.ts'
import { notify, ToastHost } from '../../../src/design/toast/index.ts'
import { presets, type WeightsOf } from '../automations/backtest.ts'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { automationEditWords } from './automation-edit.words.ts'
import { BacktestPanel } from './backtest-panel.tsx'
import { HeldChange } from './held-change.tsx'
import { HowSection } from './how-section.tsx'
import { usualRules } from './rules.ts'
import { RulesSections } from './rules-sections.tsx'

export interface AutomationEditProps {
  state?: 'ready' | 'loading' | 'empty' | 'failed' | 'forbidden'
  /** The backtest is at work. */
  testing?: boolean
  /** Its last run waits for permission. */
  held?: boolean
}

const wholeLists = ['Mugs', 'T-Light Holders', 'Cake Stands'].map((value) => ({ value, label: value }))

/** An automation: what it orders, how, when, within which limits, and whether it would have been better. */
export function AutomationEdit({ state: first = 'ready', testing = false, held: heldAtFirst = false }: AutomationEditProps) {
  const { say } = useTexts(automationEditWords)
  const [state, setState] = useState(first)
  const fresh = state === 'empty'
  const [name, setName] = useState(fresh ? '' : heldAtFirst ? 'T-Lights, every night' : 'Mugs and T-Lights')
  const [lists, setLists] = useState<readonly string[]>(fresh ? [] : heldAtFirst ? ['T-Light Holders'] : ['Mugs', 'T-Light Holders'])
  const [weights, setWeights] = useState<WeightsOf>(heldAtFirst ? presets.balanced : presets.bestSellers)
  const [rules, setRules] = useState(usualRules)
  const [largest, setLargest] = useState<number | null>(20)
  const [held, setHeld] = useState(heldAtFirst)
  const [requested, setRequested] = useState(false)
  const save = (): void => {
    setRequested(true)
    if (name.trim() !== '' && lists.length > 0) notify.success(say.saved, { detail: name })
  }
  const title = fresh ? say.newTitle : name || say.newTitle
  return (
    <Page
      header={<ScreenHeader area="categories" />}
      breadcrumb={<Breadcrumb items={[{ label: say.parent, href: '#magic-sort-categories' }, { label: title }]} />}
      title={title}
      description={say.description}
    >
      {state === 'failed' || state === 'forbidden' ? (
        <ListState
          state={
            state === 'failed'
              ? { kind: 'failed', advice: say.failedAdvice, onRetry: () => setState('loading') }
              : { kind: 'forbidden', advice: say.forbiddenAdvice }
          }
        />
      ) : state === 'loading' ? (
        <div aria-busy className="grid gap-5 lg:grid-cols-2">
          <Skeleton shape="block" className="h-160 rounded-lg" />
          <Skeleton shape="block" className="h-120 rounded-lg" />
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          {held && (
            <HeldChange
              limit={largest === null ? 1 : largest / 100}
              onAnswer={(allowed) => {
                setHeld(false)
                notify.neutral(allowed ? say.allowed : say.refused)
              }}
            />
          )}
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Form onSubmit={save}>
              <Panel padding="lg">
                <div className="flex flex-col gap-8">
                  <FormSection title={say.basics}>
                    <Field label={say.name} error={requested && name.trim() === '' ? say.nameMissing : undefined}>
                      <Input value={name} onChange={(event) => setName(event.target.value)} autoComplete="off" />
                    </Field>
                    <Field label={say.lists} hint={say.listsHint} error={requested && lists.length === 0 ? say.listsMissing : undefined}>
                      <Combobox multiple options={wholeLists} value={lists} onValueChange={setLists} placeholder={say.chooseLists} />
                    </Field>
                  </FormSection>
                  <HowSection weights={weights} onWeightsChange={setWeights} />
                  <RulesSections rules={rules} onRulesChange={setRules} largest={largest} onLargestChange={setLargest} />
                </div>
              </Panel>
              <FormActions sticky>
                <ButtonLink tone="quiet" href="#magic-sort-categories">
                  {say.cancel}
                </ButtonLink>
                <Button type="submit" tone="accent">
                  {say.save}
                </Button>
              </FormActions>
            </Form>
            <div className="min-w-0 lg:sticky lg:top-4">
              <BacktestPanel lists={lists} weights={weights} rules={rules} running={testing ? 0.42 : null} />
            </div>
          </div>
        </div>
      )}
      <ToastHost />
    </Page>
  )
}
