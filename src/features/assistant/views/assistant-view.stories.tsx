import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { keyOfList } from '../../../../contract/index.ts'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { currency, now, timeZone } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { backtestOf, order, planIn, run } from '../assistant.fixtures.ts'
import { AssistantView, type AssistantViewProps } from './assistant-view.tsx'

/** The assistant, whose plan is kept as the page does. */
function Assistant({ plan: first, ...props }: AssistantViewProps) {
  const [plan, setPlan] = useState(first)
  return <AssistantView {...props} plan={plan} onPlan={(change) => setPlan((present) => present && { ...present, ...change })} />
}

const meta = {
  title: 'Screens/Assistant',
  component: Assistant,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'none' } },
  tags: ['screen'],
  args: {
    links: { home: '#home', queue: '#index-admin', automations: () => '#magic-sort-categories' },
    currency,
    timeZone,
    now,
    readOnly: false,
    plan: planIn('goal'),
    taken: false,
    failure: undefined,
    onRetry: fn(),
    onPlan: fn(),
    onAnew: fn(),
    run,
    runFailure: undefined,
    onTestAgain: fn(),
    looked: keyOfList(run.lists[0]!.list),
    onLook: fn(),
    evidence: { state: 'ready', backtest: backtestOf(0) },
    order,
    orderFailure: undefined,
    cost: undefined,
    finishing: false,
    refused: undefined,
    onFinish: fn(),
    done: null,
    onDone: fn(),
  },
} satisfies Meta<typeof Assistant>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { plan: planIn('lists'), taken: true } }
export const Evidence: Story = { args: { plan: planIn('evidence') } }
export const Rules: Story = { args: { plan: { ...planIn('rules'), exploring: { share: 10, seed: 1 } } } }
export const PublishOrSchedule: Story = { args: { plan: planIn('publish') } }
export const Done: Story = { tags: ['form'], args: { done: planIn('publish') } }
export const Loading: Story = { tags: ['form'], args: { plan: undefined } }
export const Empty: Story = { tags: ['form'], args: { plan: { ...planIn('lists'), lists: [] }, run: { ...run, lists: [], sum: null } } }
export const Failed: Story = { tags: ['form'], args: { plan: undefined, failure: { code: 'network/unreachable' } } }
export const NoPermission: Story = { tags: ['form'], args: { plan: undefined, failure: { code: 'access/not-permitted' } } }

export const AGoalIsChosenAndTheNextStepTestsIt: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { run: { ...run, state: 'running', progress: 0.4, lists: [], sum: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Liquidar existencias'))
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }))
    await expect(canvas.getByText('¿En qué listas?')).toBeVisible()
    await expect(canvas.getByText('Liquidar existencias')).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Siguiente' })).toBeDisabled()
  },
}

export const TheLastStepAloneEndsIt: Story = {
  tags: ['!screen'],
  globals: { language: 'en' },
  args: { plan: { ...planIn('publish'), end: 'now' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('312 units in 30 days, stock for 7 weeks')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Publish now' }))
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
}
