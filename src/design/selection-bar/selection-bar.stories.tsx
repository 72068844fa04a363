import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { number, playground } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { PinIcon, ReleaseIcon } from '../icon/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { SelectionBar } from './index.ts'

const pins = (
  <>
    <Button size="sm" icon={<PinIcon />}>
      Fijar
    </Button>
    <Button size="sm" icon={<ReleaseIcon />}>
      Soltar
    </Button>
  </>
)

const meta = {
  title: 'Design/Selection bar',
  component: SelectionBar,
  args: { count: 3, total: 61, onToTop: fn(), onToBottom: fn(), onToPosition: fn(), onClear: fn(), children: pins },
} satisfies Meta<typeof SelectionBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ count: number(1, 61), total: number(1, 100_000) })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      <SnapshotRow name="one">
        <SelectionBar {...args} count={1} className="w-full" />
      </SnapshotRow>
      <SnapshotRow name="many, alone">
        <SelectionBar {...args} count={12_408} total={100_000} children={undefined} className="w-full" />
      </SnapshotRow>
      <SnapshotRow name="little room">
        <SelectionBar {...args} className="w-80" />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('group', { name: '3 seleccionados' }))
    bar.getByRole('button', { name: 'Al principio' }).focus()
    await userEvent.keyboard('{Enter}{Tab}{Enter}')
    await expect(args.onToTop).toHaveBeenCalledOnce()
    await expect(args.onToBottom).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Tab}12{Enter}')
    await expect(args.onToPosition).toHaveBeenCalledWith(12)
    await userEvent.click(bar.getByRole('button', { name: 'Quitar la selección' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** Three of 61 can begin at 59 at the latest. */
export const SnapshotPositionRefused: Story = {
  parameters: { snapshot: { height: 160 } },
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement)
    const field = bar.getByRole('textbox', { name: 'A la posición' })
    await userEvent.type(field, '60{Enter}')
    await expect(bar.getByRole('alert')).toHaveTextContent('Escribe un número del 1 al 59')
    await expect(field).toBeInvalid()
    await expect(args.onToPosition).not.toHaveBeenCalled()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: { count: 12_408, total: 100_000 },
  globals: { language: 'pt' },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: (args) => (
    <RowPerLanguage>
      <SelectionBar {...args} className="w-full" />
    </RowPerLanguage>
  ),
}
