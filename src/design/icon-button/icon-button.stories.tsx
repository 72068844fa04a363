import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { GridIcon, UndoIcon } from '../icon/index.ts'
import { drawn, drawnStates, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { IconButton, iconButtonSizes, iconButtonTones, type IconButtonSize, type IconButtonTone } from './index.ts'

const tones = Object.keys(iconButtonTones) as IconButtonTone[]
const sizes = Object.keys(iconButtonSizes) as IconButtonSize[]

const meta = {
  title: 'Design/Icon button',
  component: IconButton,
  args: { label: 'Deshacer', icon: <UndoIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({
  label: text,
  tone: choice(iconButtonTones),
  size: choice(iconButtonSizes),
  side: choice(['top', 'right', 'bottom', 'left']),
  silent: toggle,
  disabled: toggle,
})

export const Snapshot: Story = {
  render: ({ label, icon }) => (
    <SnapshotSheet>
      {tones.map((tone) => (
        <SnapshotRow key={tone} name={tone}>
          {drawnStates.map((state) => (
            <IconButton key={state} label={label} icon={icon} tone={tone} {...drawn(state)} />
          ))}
          <IconButton label={label} icon={icon} tone={tone} pressed />
          <IconButton label={label} icon={icon} tone={tone} disabled />
          <IconButton label={label} icon={icon} tone={tone} loading />
        </SnapshotRow>
      ))}
      {sizes.map((size) => (
        <SnapshotRow key={size} name={size}>
          {tones.map((tone) => (
            <IconButton key={tone} label={label} icon={icon} tone={tone} size={size} />
          ))}
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const SaysItsNameToEverybody: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Deshacer' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Deshacer')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const ASwitch: Story = { args: { label: 'Ver como cuadrícula', icon: <GridIcon />, pressed: true } }

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: ({ icon }) => (
    <div className="flex justify-end gap-1">
      {tones.map((tone) => (
        <IconButton
          key={tone}
          tone={tone}
          icon={icon}
          label={`Deshacer «Mover Guirnaldas luminosas de exterior con mando a distancia» (${tone})`}
        />
      ))}
    </div>
  ),
}

export const ALongNameFindsRoom: Story = {
  tags: ['phone', 'long-words'],
  args: { label: 'Deshacer «Mover Guirnaldas luminosas de exterior con mando a distancia y temporizador a la posición 1.204»' },
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/posición 1\.204/)
  },
}
