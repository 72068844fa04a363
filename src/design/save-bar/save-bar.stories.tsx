import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { bottomBarLooks } from '../bottom-bar/index.ts'
import { Button } from '../button/index.ts'
import { ClockIcon, ScheduleIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { notify, ToastHost } from '../toast/index.ts'
import { draftLooks, SaveBar, type DraftState, type SaveBarProps } from './index.ts'

const step = (label: string, keys: string[], disabled = false) => ({ label, keys, disabled, onPress: fn() })
const changed: SaveBarProps = {
  label: 'Cambios de la ordenación',
  changed: true,
  message: '3 cambios sin guardar',
  hint: 'Último guardado hoy a las 10:44, Ana',
  undo: step('Deshacer: mover 3 productos', ['Ctrl', 'Z']),
  redo: step('Rehacer', ['Ctrl', 'Mayús', 'Z'], true),
  save: { label: 'Guardar', onPress: fn() },
  publish: { label: 'Indexar', onPress: fn() },
}
const drafts: Record<DraftState, string> = {
  saving: 'Guardando el borrador…',
  kept: 'Borrador guardado en este dispositivo a las 10:24',
  failed: 'El borrador no se pudo guardar: este navegador no tiene sitio',
}
const extras = (
  <Button tone="quiet" icon={<ClockIcon />}>
    Historial
  </Button>
)
const more = <IconButton tone="neutral" label="Programar la publicación" icon={<ScheduleIcon />} side="top" />
const clean: SaveBarProps = {
  ...changed,
  changed: false,
  message: 'Todo guardado',
  undo: { ...changed.undo, disabled: true },
  save: { ...changed.save, disabled: true },
}

const meta = { title: 'Design/Save bar', component: SaveBar, args: changed } satisfies Meta<typeof SaveBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ changed: toggle, message: text, hint: text, next: choice(['save', 'publish']) })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {Object.keys(bottomBarLooks).map((look) => (
        <SnapshotRow key={look} name={look}>
          <SaveBar {...(look === 'changed' ? changed : clean)} label={look} className="w-full" />
        </SnapshotRow>
      ))}
      <SnapshotRow name="saving">
        <SaveBar {...changed} label="Guardando" save={{ ...changed.save, loading: true }} className="w-full" />
      </SnapshotRow>
      {(Object.keys(draftLooks) as DraftState[]).map((state) => (
        <SnapshotRow key={state} name={`draft ${state}`}>
          <SaveBar {...changed} label={state} draft={{ state, label: drafts[state] }} extras={extras} more={more} className="w-full" />
        </SnapshotRow>
      ))}
      <SnapshotRow name="little room">
        <SaveBar {...changed} label="Con poco sitio" className="w-80" />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SomethingChanged: Story = {
  play: async ({ args, canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('region', { name: 'Cambios de la ordenación' }))
    await expect(bar.getByRole('status')).toHaveTextContent('3 cambios sin guardar')
    await userEvent.click(bar.getByRole('button', { name: 'Deshacer: mover 3 productos' }))
    await expect(args.undo.onPress).toHaveBeenCalledOnce()
    await expect(bar.getByRole('button', { name: 'Rehacer' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(bar.getByRole('button', { name: 'Guardar' }))
    await expect(args.save.onPress).toHaveBeenCalledOnce()
    await expect(args.publish?.onPress).not.toHaveBeenCalled()
  },
}

export const NothingToSave: Story = {
  args: clean,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-disabled', 'true')
    await expect(within(canvasElement).getByRole('button', { name: 'Indexar' })).not.toHaveAttribute('aria-disabled')
  },
}

export const NothingToPublishTo: Story = {
  args: { ...clean, publish: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-disabled', 'true')
    await expect(within(canvasElement).queryByRole('button', { name: 'Indexar' })).toBeNull()
  },
}

export const StaysInSight: Story = {
  render: (args) => (
    <div tabIndex={0} role="group" aria-label="Página larga" className="h-64 overflow-auto rounded-lg border border-default">
      <div className="h-160 p-4 text-muted">Una página más larga que su ventana.</div>
      <SaveBar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('group', { name: 'Página larga' })
    const bar = within(canvasElement).getByRole('region')
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(page.getBoundingClientRect().bottom)
    page.scrollTop = 200
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(page.getBoundingClientRect().bottom)
  },
}

export const OnAPhone: Story = { tags: ['phone', 'snapshot'] }

export const OnAPhoneWhatTheDraftSaysIsReadWhole: Story = {
  tags: ['phone'],
  args: { draft: { state: 'kept', label: drafts.kept }, extras: <IconButton label="Historial" icon={<ClockIcon />} /> },
  play: async ({ canvasElement }) => {
    const sentence = within(canvasElement).getByText(drafts.kept)
    await expect(sentence.scrollWidth).toBeLessThanOrEqual(sentence.clientWidth)
    await expect(getComputedStyle(sentence).textOverflow).toBe('clip')
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    message: '1.204 cambios sin guardar en Donaudampfschifffahrtsgesellschaftskapitän',
    undo: step('Deshacer: mover 1.204 productos a la posición 98.796 de la categoría', ['Ctrl', 'Z']),
    draft: { state: 'kept', label: drafts.kept },
    extras: <IconButton label="Historial" icon={<ClockIcon />} side="top" />,
    more,
  },
}

function UntilSaved({ save, ...rest }: SaveBarProps) {
  const [saved, setSaved] = useState(false)
  const press = () => {
    save.onPress()
    setSaved(true)
  }
  return <SaveBar {...rest} changed={!saved} save={{ ...save, onPress: press, disabled: saved }} />
}

export const WhoSavedStaysThere: Story = {
  render: (args) => <UntilSaved {...args} />,
  play: async ({ args, canvasElement }) => {
    const save = within(canvasElement).getByRole('button', { name: 'Guardar' })
    save.focus()
    await userEvent.keyboard('{Enter}')
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(save).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.save.onPress).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Indexar' })).toHaveFocus()
  },
}

export const NoticesStandAboveIt: Story = {
  render: (args) => (
    <>
      <div className="h-dvh" />
      <SaveBar {...args} />
      <ToastHost />
    </>
  ),
  play: async ({ canvasElement }) => {
    notify.success('Orden guardado', { detail: 'Los compradores lo verán al indexar' })
    const notice = (await screen.findByText('Orden guardado')).closest('[data-slot=toast]') as HTMLElement
    const bar = within(canvasElement).getByRole('region', { name: 'Cambios de la ordenación' })
    await waitFor(() => expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top))
  },
}

export const UndoneByItsName: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Deshacer: mover 3 productos' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.undo.onPress).toHaveBeenCalledOnce()
  },
}
