import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, number, playground, text, toggle } from '../controls/index.ts'
import { inputSizes } from '../input/index.ts'
import { Field } from '../field/index.ts'
import { InFormWidth, RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Textarea } from './index.ts'

const meta = {
  title: 'Design/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Por qué', onValueChange: fn() },
  decorators: [InFormWidth],
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

const reason = 'Sube por la campaña de Navidad y baja el 7 de enero.'

export const Playground: Story = playground({
  placeholder: text,
  size: choice(inputSizes),
  rows: number(1, 12),
  maxRows: number(1, 24),
  limit: number(0, 1_000),
  disabled: toggle,
})

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name="states" columns>
        <Textarea aria-label="rest" defaultValue={reason} />
        <Textarea aria-label="disabled" defaultValue={reason} disabled />
        <Textarea aria-label="read only" defaultValue={reason} readOnly />
        <Textarea aria-label="placeholder" placeholder="Para quien lo lea después" />
      </SnapshotRow>
      <SnapshotRow name="limit" columns>
        <Textarea aria-label="some" limit={280} defaultValue={reason} />
        <Textarea aria-label="nearly full" limit={60} defaultValue={reason} />
        <Textarea aria-label="too much" limit={40} defaultValue={reason} />
      </SnapshotRow>
      <SnapshotRow name="grown" columns>
        <Textarea aria-label="one line" rows={1} defaultValue="Una línea" />
        <Textarea aria-label="six lines" rows={2} defaultValue={`${reason}\n${reason}\n${reason}`} />
        <Field label="Por qué" error="Di por qué, para quien lo lea después.">
          <Textarea limit={280} />
        </Field>
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SnapshotFocused: Story = {
  args: { defaultValue: reason, limit: 280 },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
  },
}

export const GrowsAndSaysHowMuchRoomIsLeft: Story = {
  args: { rows: 1, limit: 20 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const text = canvas.getByRole('textbox')
    const before = text.offsetHeight
    await userEvent.type(text, 'una{Enter}dos{Enter}tres')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('una\ndos\ntres')
    await expect(text.offsetHeight).toBeGreaterThan(before)
    await expect(canvas.getByRole('status')).toHaveTextContent('Quedan 8 caracteres')
    await userEvent.type(text, ' y cuatro')
    await expect(canvas.getByRole('status')).toHaveTextContent('Sobra 1 carácter')
    await expect(text).toBeInvalid()
    await expect(text).toHaveValue('una\ndos\ntres y cuatro')
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: { limit: 280, defaultValue: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ${reason}` },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage columns>
      <Textarea aria-label="over" limit={20} defaultValue={reason} />
      <Textarea aria-label="long" limit={12_000} defaultValue={reason.repeat(40)} maxRows={3} />
    </RowPerLanguage>
  ),
}
