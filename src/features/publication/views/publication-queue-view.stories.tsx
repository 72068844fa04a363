import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { now, timeZone } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import type { QueueRequest } from '../model/queue.ts'
import { drift } from '../publication.fixtures.ts'
import { queueLines, queueStores, refusedCalls } from '../queue.fixtures.ts'
import { DriftView } from './drift-view.tsx'
import { PublicationDetails } from './publication-details.tsx'
import { PublicationQueueView, type PublicationQueueViewProps } from './publication-queue-view.tsx'

const requested: QueueRequest = { tab: 'queue', search: '', state: '', store: '', open: null }
const idOf = (listName: string): string => queueLines.find((line) => line.listName === listName)!.id
const spies = { ask: fn(), act: fn() }

/** Holds the filter and the open publication, as the page does. */
function Queue(props: PublicationQueueViewProps) {
  const [own, setOwn] = useState(props.requested)
  const open = props.state.kind === 'ready' ? props.state.lines.find(({ id }) => id === own.open) : undefined
  const ask = (part: Partial<QueueRequest>): void => {
    spies.ask(part)
    setOwn({ ...own, ...part })
  }
  return (
    <PublicationQueueView
      {...props}
      requested={own}
      onAsk={ask}
      details={
        open && (
          <PublicationDetails
            line={open}
            faults={open.faults}
            calls={open.state === 'failed' ? refusedCalls : { total: 0, failed: 0, calls: [] }}
            hrefOf={props.hrefOf}
            doing={null}
            onAction={(act) => props.onAction(act, open)}
            onClose={() => ask({ open: null })}
          />
        )
      }
    />
  )
}

const meta = {
  title: 'Screens/Index admin',
  component: Queue,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'categories' } },
  tags: ['screen'],
  args: {
    state: { kind: 'ready', lines: queueLines },
    stores: queueStores,
    timeZone,
    families: new Map(),
    now: Date.parse(now),
    requested,
    onAsk: fn(),
    hrefOf: ({ kind, id }, store) => `#order-by-${kind}-${id}-${store}`,
    chooseHref: '#category-sort',
    onAction: spies.act,
  },
} satisfies Meta<typeof Queue>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const CalendarView: Story = { args: { requested: { ...requested, tab: 'calendar' } } }
export const DetailsOpen: Story = { args: { requested: { ...requested, open: idOf('Cake Cases') } } }
export const ChangedElsewhere: Story = {
  args: {
    drifts: (
      <DriftView drift={{ ...drift, listName: 'Mugs' }} timeZone={timeZone} hrefOf={() => '#order'} resolving={null} onResolve={fn()} />
    ),
  },
}
export const Loading: Story = { tags: ['form'], args: { state: { kind: 'loading' } } }
export const Empty: Story = { tags: ['form'], args: { state: { kind: 'ready', lines: [] } } }
export const NoResult: Story = { tags: ['form'], args: { requested: { ...requested, search: 'submarinos' } } }
export const Failed: Story = { tags: ['form'], args: { state: { kind: 'failed', failure: { code: 'network/unreachable' }, again: fn() } } }
export const NoPermission: Story = { tags: ['form'], args: { state: { kind: 'forbidden' } } }

export const FoundByNameStateAndStore: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar una lista' }), 'mugs')
    await waitFor(() => expect(canvas.queryByText('Vasos e plantas')).toBeNull())
    await expect(canvas.getAllByText('Mugs').length).toBeGreaterThan(1)
    await expect(spies.ask).toHaveBeenLastCalledWith({ search: 'mugs' })
  },
}

export const OneStoreIsNotChosenFrom: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { stores: queueStores.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('combobox', { name: 'Estado' })).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Tienda' })).toBeNull()
  },
}

export const WhatCanBeDoneHangsOnTheState: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { requested: { ...requested, search: 'Natal', state: 'scheduled' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Acciones de Natal' }))
    const menu = await screen.findByRole('menu')
    await expect(within(menu).getByRole('menuitem', { name: 'Abrir la lista' })).toHaveAttribute('href', expect.stringContaining('casa'))
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Cambiar la fecha' }))
    await expect(spies.act).toHaveBeenLastCalledWith('move', expect.objectContaining({ listName: 'Natal', state: 'scheduled' }))
  },
}

export const DetailsTellTheCallsAndWhatFailed: Story = {
  ...DetailsOpen,
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async () => {
    const details = within(await screen.findByRole('dialog', { name: 'Cake Cases' }))
    await expect(details.getByText(/5 llamadas en total, 2 sin éxito/)).toBeVisible()
    await expect(details.getByText('PUT /api/catalog/pvt/product/21212')).toBeInTheDocument()
    await expect(details.getByText(/La plataforma rechaza la clave/)).toBeVisible()
    await userEvent.click(details.getByRole('button', { name: 'Reintentar' }))
    await expect(spies.act).toHaveBeenLastCalledWith('retry', expect.objectContaining({ listName: 'Cake Cases' }))
    await userEvent.keyboard('{Escape}')
    await expect(spies.ask).toHaveBeenLastCalledWith({ open: null })
  },
}

export const FaultsAreNamedByProduct: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { requested: { ...requested, open: idOf('Lunch & Snack Boxes') } },
  play: async () => {
    const details = within(await screen.findByRole('dialog', { name: 'Lunch & Snack Boxes' }))
    await expect(details.getByText('Lunch bag spaceboy design')).toBeVisible()
    await expect(details.getByText('400 BrandId is required')).toBeVisible()
  },
}

export const AProposalNamesBothPeopleUncut: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const proposer = await within(canvasElement).findByText('propuesta de Marta Soler')
    await expect(proposer).toBeVisible()
    await expect(proposer.scrollWidth).toBeLessThanOrEqual(proposer.clientWidth)
  },
}

export const CollisionsAreShownInTheCalendar: Story = {
  ...CalendarView,
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/2/)
    await userEvent.click(canvas.getByRole('tab', { name: /Cola/ }))
    await expect(spies.ask).toHaveBeenLastCalledWith({ tab: 'queue' })
  },
}
