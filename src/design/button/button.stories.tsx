import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { PublishIcon, SaveIcon } from '../icon/index.ts'
import { drawn, drawnStates, InEveryLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Button, buttonSizes, buttonTones, type ButtonSize, type ButtonTone } from './index.ts'

const tones = Object.keys(buttonTones) as ButtonTone[]
const sizes = Object.keys(buttonSizes) as ButtonSize[]

const meta = { title: 'Design/Button', component: Button, args: { children: 'Guardar', onClick: fn() } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({
  children: text,
  tone: choice(buttonTones),
  size: choice(buttonSizes),
  loading: toggle,
  disabled: toggle,
  keepsFocus: toggle,
  wide: toggle,
  iconOnPhone: toggle,
})

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {tones.map((tone) => (
        <SnapshotRow key={tone} name={tone}>
          {drawnStates.map((state) => (
            <Button key={state} tone={tone} {...drawn(state)}>
              Guardar
            </Button>
          ))}
          <Button tone={tone} disabled>
            Guardar
          </Button>
          <Button tone={tone} loading>
            Guardar
          </Button>
          <Button tone={tone} icon={<PublishIcon />}>
            Indexar
          </Button>
        </SnapshotRow>
      ))}
      {sizes.map((size) => (
        <SnapshotRow key={size} name={size}>
          {tones.map((tone) => (
            <Button key={tone} tone={tone} size={size} icon={<SaveIcon />}>
              Guardar
            </Button>
          ))}
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const TheOneThingToDo: Story = { args: { tone: 'accent', icon: <PublishIcon />, children: 'Indexar' } }

export const DestroysSomething: Story = { args: { tone: 'danger', children: 'Eliminar la tienda' } }

export const Works: Story = {
  args: { tone: 'accent', loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /guardar/i })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    button.focus()
    await expect(button).toHaveFocus()
  },
}

export const KeepsItsWidthWhileItWorks: Story = {
  render: () => (
    <div className="flex gap-4">
      <Button icon={<SaveIcon />}>Guardar cambios</Button>
      <Button icon={<SaveIcon />} loading>
        Guardar cambios
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [rest, busy] = within(canvasElement).getAllByRole('button')
    await expect(busy?.offsetWidth).toBe(rest?.offsetWidth)
  },
}

export const PressedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex w-48 flex-col items-start gap-3">
      <Button tone="accent" wide>
        Reordenar automáticamente las subcategorías de electrodomésticos
      </Button>
      <Button icon={<SaveIcon />}>Electroencefalografistasinternacionalizados</Button>
      <Button tone="quiet">No</Button>
    </div>
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <InEveryLanguage>
      <Button loading>Samara</Button>
    </InEveryLanguage>
  ),
  play: async ({ canvasElement }) => {
    for (const name of [/en curso/, /in progress/, /em andamento/])
      await expect(within(canvasElement).getByRole('button', { name })).toBeVisible()
  },
}
