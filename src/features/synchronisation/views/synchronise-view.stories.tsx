import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { categories, currency, now } from '../../../../stories/screens/shop/index.ts'
import { catalogueChangeKinds } from '../../../../contract/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { requestOf, type Catalogue } from '../model/request.ts'
import { changes, history, running, synchronisation } from '../synchronisation.fixtures.ts'
import { SynchroniseView, type ChangesState, type SynchroniseViewProps } from './synchronise-view.tsx'

const catalogue: Catalogue = {
  products: categories.reduce((sum, { products }) => sum + products, 0),
  categories: categories.map(({ id, name, department, products }) => ({ id, name, route: department, products, above: [] })),
  collections: [
    { id: 131, name: 'Retrospot', products: 74 },
    { id: 207, name: 'Under £2', products: 388 },
  ],
}
const counts = Object.fromEntries(
  catalogueChangeKinds.map((kind) => [kind, changes.filter((change) => change.kind === kind).length]),
) as Extract<ChangesState, { kind: 'ready' }>['counts']
const noCounts = Object.fromEntries(catalogueChangeKinds.map((kind) => [kind, 0])) as typeof counts

/** Keeps what is requested and shown, as the page does. */
function Synchronising(props: SynchroniseViewProps) {
  const [request, setRequest] = useState(props.form.request)
  const [tab, setTab] = useState(props.tab)
  return (
    <SynchroniseView
      {...props}
      form={{
        ...props.form,
        request,
        onRequest: (next) => {
          props.form.onRequest(next)
          setRequest(next)
        },
      }}
      tab={tab}
      onTab={setTab}
    />
  )
}

const meta = {
  title: 'Screens/Synchronise',
  component: Synchronising,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'none' } },
  tags: ['screen'],
  args: {
    timeZone: 'Europe/London',
    state: { kind: 'ready', all: history },
    form: {
      catalogue,
      request: requestOf('categories', '101,108'),
      onRequest: fn(),
      starting: false,
      onStart: fn(),
      nightly: { on: true, nextAt: '2026-11-22T00:20:00Z', saving: false, fixed: false },
      onNightly: fn(),
    },
    tab: 'history',
    onTab: fn(),
    shown: history[0] ?? null,
    changes: { kind: 'ready', currency, counts, changes },
    now: Date.parse(now),
    onCancel: fn(),
    onResume: fn(),
    onAgain: fn(),
    onChanges: fn(),
    onRights: fn() as (() => void) | null,
  },
} satisfies Meta<typeof Synchronising>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Running: Story = {
  args: { state: { kind: 'ready', all: [running, ...history] }, form: { ...meta.args.form, request: requestOf(null, null) } },
}

export const WhatChanged: Story = { args: { tab: 'changes' } }

export const WaitingForThePlatform: Story = {
  args: {
    state: {
      kind: 'ready',
      all: [
        { ...running, state: 'waiting', waitingFor: 'platform', retryAt: '2026-11-21T10:26:00Z', usableAt: null },
        synchronisation({
          id: 'sales',
          scope: 'sales',
          state: 'failed',
          failure: 'forbidden',
          read: 0,
          added: 0,
          changed: 0,
          moved: 0,
          gone: 0,
        }),
        ...history,
      ],
    },
  },
}

export const Loading: Story = {
  tags: ['form'],
  args: {
    state: { kind: 'loading' },
    changes: { kind: 'loading' },
    shown: null,
    form: { ...meta.args.form, catalogue: undefined, nightly: undefined },
  },
}

export const Empty: Story = {
  tags: ['form'],
  args: {
    state: { kind: 'ready', all: [] },
    shown: null,
    changes: { kind: 'ready', currency, counts: noCounts, changes: [] },
    form: { ...meta.args.form, request: requestOf(null, null), catalogue: { products: 0, categories: [], collections: [] } },
  },
}

export const Failed: Story = { tags: ['form'], args: { state: { kind: 'failed', failure: { code: 'server/unavailable' }, again: fn() } } }

export const ForAPartner: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { form: { ...meta.args.form, nightly: { on: true, nextAt: '2026-11-22T00:20:00Z', saving: false, fixed: true } }, onRights: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Permisos de la clave' })).toBeNull()
    await expect(within(canvasElement).getByRole('switch', { name: 'Cada noche' })).toBeDisabled()
  },
}

export const ChosenAndStarted: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { form: { ...meta.args.form, request: requestOf(null, null) } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /Una colección/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sincronizar' }))
    await expect(canvas.getByText('Elige al menos una')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /Colección/ })).toHaveFocus()
    await expect(args.form.onStart).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('combobox', { name: /Colección/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: /Retrospot/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sincronizar 74 productos' }))
    await expect(args.form.onStart).toHaveBeenCalledOnce()
  },
}

function Starting(props: SynchroniseViewProps) {
  const [started, setStarted] = useState(false)
  return (
    <Synchronising
      {...props}
      state={{ kind: 'ready', all: started ? [running, ...history] : history }}
      form={{ ...props.form, onStart: () => setStarted(true) }}
    />
  )
}

export const WhoStartsKeepsTheFocus: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { form: { ...meta.args.form, request: requestOf('everything', null) } },
  render: (args) => <Starting {...args} />,
  play: async ({ canvasElement }) => {
    const start = within(canvasElement).getByRole('button', { name: /^Sincronizar \d/ })
    start.focus()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('button', { name: 'Cancelar' })).toBeVisible()
    await expect(start).toHaveAttribute('aria-disabled', 'true')
    await expect(start).toHaveFocus()
  },
}

export const WhatRunsIsCancelled: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { state: { kind: 'ready', all: [running, ...history] }, form: { ...meta.args.form, request: requestOf('sales', null) } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    // Sales have their own turn.
    await expect(canvas.getByRole('button', { name: 'Sincronizar' })).toBeEnabled()
    await expect(canvas.getByText('Ya puedes trabajar con tus listas; aún llegan detalles.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await expect(args.onCancel).toHaveBeenCalledWith('s7')
    await userEvent.click(canvas.getByRole('radio', { name: /Todo/ }))
    await expect(canvas.getByRole('button', { name: /^Sincronizar \d/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ChangesOfOneKind: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { tab: 'changes' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(changes.length)
    // Where the window is narrow, the kinds come in a select.
    const segment = canvas.queryByRole('radio', { name: /^De precio/ })
    if (segment) await userEvent.click(segment)
    else await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cambio' }), canvas.getByRole('option', { name: /^De precio/ }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
    await expect(canvas.getByText(/1,69\s£/)).toBeVisible()
  },
}

export const ChangesWhileOneRuns: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { tab: 'changes', state: { kind: 'ready', all: [running, ...history] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Hay una sincronización en curso\. Estos son los cambios de la última que terminó: /)).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(changes.length)
  },
}

export const ChangesOfTheFirstOneWhileItRuns: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: {
    tab: 'changes',
    state: { kind: 'ready', all: [running] },
    shown: running,
    changes: { kind: 'ready', currency, counts: noCounts, changes: [] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('La sincronización sigue en curso')).toBeVisible()
    await expect(canvas.queryByText('Nada cambió')).toBeNull()
  },
}
