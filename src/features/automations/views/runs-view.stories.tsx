import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { now, timeZone } from '../../../../stories/screens/shop/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { automations, links, runs } from '../automations.fixtures.ts'
import { RunsView, type RunsViewProps } from './runs-view.tsx'

/** On the way from where all of them are. */
function Runs(props: Omit<RunsViewProps, 'allTitle'>) {
  const t = useSentences('shell')
  return <RunsView {...props} allTitle={t('titles.magicCategories')} />
}

const meta = {
  title: 'Screens/Automation runs',
  component: Runs,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'categories' } },
  tags: ['screen'],
  args: {
    links,
    automation: automations[1],
    runs,
    failure: undefined,
    onRetry: fn(),
    mayWrite: true,
    onRun: fn(),
    onStop: fn(),
    now: Date.parse(now),
    timeZone,
  },
} satisfies Meta<typeof Runs>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { tags: ['form'], args: { runs: undefined } }
export const Empty: Story = { tags: ['form'], args: { runs: [] } }
export const Failed: Story = { tags: ['form'], args: { runs: undefined, failure: { code: 'network/unreachable' } } }

const spanish = { language: 'es' }

export const WhatWaitsStandsFirstAndLeadsToItsProposal: Story = {
  tags: ['behaviour'],
  globals: spanish,
  play: async ({ canvasElement }) => {
    const lists = within(within(canvasElement).getByRole('list', { name: 'Listas de la ejecución' }))
    await expect(lists.getAllByRole('listitem')[0]).toHaveTextContent('T-Light Holders')
    await expect(lists.getAllByRole('link', { name: 'Revisar' })[0]).toHaveAttribute('href', '#proposal-q1')
    await expect(lists.getByText(/Cambiaría la primera pantalla más de lo que permites/)).toBeVisible()
    await expect(lists.getByText(/8 actualizaciones/)).toBeVisible()
    await expect(within(canvasElement).getByRole('link', { name: 'Ver qué hizo esta ejecución con las ventas' })).toHaveAttribute(
      'href',
      `#effects-${runs[0]!.id}`,
    )
  },
}

export const ARunIsStopped: Story = {
  tags: ['behaviour'],
  globals: spanish,
  args: { runs: [{ ...runs[0]!, state: 'running', endedAt: null }] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Detener' }))
    await expect(args.onStop).toHaveBeenCalledWith('r3')
  },
}
