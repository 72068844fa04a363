import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { Panel } from '../panel/index.ts'
import { drawn, drawnStates, InEveryLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Switch, switchSizes, type SwitchProps, type SwitchSize } from './index.ts'

const sizes = Object.keys(switchSizes) as SwitchSize[]

const meta = { title: 'Design/Switch', component: Switch, args: { label: 'Agotados al final', onCheckedChange: fn() } } satisfies Meta<
  typeof Switch
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({
  label: text,
  hint: text,
  size: choice(switchSizes),
  labelSide: choice(['start', 'end']),
  loading: toggle,
  disabled: toggle,
})

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {drawnStates.map((state) => (
        <SnapshotRow key={state} name={state}>
          <Switch label="Apagado" {...drawn(state)} />
          <Switch label="Encendido" defaultChecked {...drawn(state)} />
        </SnapshotRow>
      ))}
      <SnapshotRow name="disabled">
        <Switch label="Apagado" disabled />
        <Switch label="Encendido" defaultChecked disabled />
      </SnapshotRow>
      <SnapshotRow name="being saved">
        <Switch label="Apagado" loading />
        <Switch label="Encendido" defaultChecked loading />
      </SnapshotRow>
      {sizes.map((size) => (
        <SnapshotRow key={size} name={size}>
          <Switch size={size} label="Apagado" />
          <Switch size={size} label="Encendido" defaultChecked />
          <Switch size={size} label="Guardando" defaultChecked loading />
        </SnapshotRow>
      ))}
      <SnapshotRow name="with a hint">
        <Switch label="Agotados al final" hint="Vuelven a su sitio cuando hay existencias." defaultChecked />
      </SnapshotRow>
      <SnapshotRow name="label at the start">
        <div className="w-full max-w-md">
          <Switch labelSide="start" label="Avisar por correo" hint="Cuando una publicación falla o termina con errores." defaultChecked />
        </div>
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SwitchedByLabelAndByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Agotados al final'))
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    const control = canvas.getByRole('switch', { name: 'Agotados al final' })
    await expect(control).toBeChecked()
    control.focus()
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
    await userEvent.keyboard('{Enter}')
    await expect(control).toBeChecked()
  },
}

export const WhileItIsSaved: Story = {
  args: { loading: true, checked: true },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch')
    await userEvent.click(control)
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
    await expect(control).toHaveFocus()
    await expect(control).toHaveAccessibleDescription('en curso')
  },
}

function Setting(props: SwitchProps) {
  const [on, setOn] = useState(true)
  return <Switch labelSide="start" checked={on} onCheckedChange={setOn} {...props} />
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <Panel title="Avisos">
      <div className="flex flex-col gap-4">
        <Setting label="Publicaciones" hint="Cuando una termina, falla o termina con errores." />
        <Setting
          label="Reordenaciones automáticas de subcategorías de electrodomésticos retenidas para su aprobación"
          hint="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        />
        <Setting label="Credenciales" loading />
      </div>
    </Panel>
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <InEveryLanguage>
      <Switch label="Samara" loading />
    </InEveryLanguage>
  ),
  play: async ({ canvasElement }) => {
    const texts = ['en curso', 'in progress', 'em andamento']
    for (const [at, control] of within(canvasElement).getAllByRole('switch').entries())
      await expect(control).toHaveAccessibleDescription(texts[at])
  },
}
