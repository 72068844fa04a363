import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { number, playground, toggle } from '../controls/index.ts'
import { Field } from '../field/index.ts'
import { InEveryLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { NumberInput, type NumberInputProps } from './index.ts'

function Counting({ value: initial, onValueChange, ...rest }: NumberInputProps) {
  const [value, setValue] = useState(initial)
  return (
    <NumberInput
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Design/Number input',
  component: NumberInput,
  args: { value: 12, min: 1, max: 4207, onValueChange: fn(), onCommit: fn() },
  render: (args) => (
    <Field label="Soltar en la posición" className="max-w-44">
      <Counting {...args} />
    </Field>
  ),
} satisfies Meta<typeof NumberInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({
  min: number(0, 100),
  max: number(0, 10_000),
  step: number(1, 100),
  steppers: toggle,
  disabled: toggle,
})

export const Snapshot: Story = {
  render: ({ onValueChange }) => (
    <SnapshotSheet>
      <SnapshotRow name="rest" columns>
        <NumberInput aria-label="Posición" value={12} min={1} onValueChange={onValueChange} />
        <NumberInput aria-label="Pequeño" size="sm" value={1204} min={1} onValueChange={onValueChange} />
        <NumberInput aria-label="Sin botones" value={12} steppers={false} onValueChange={onValueChange} />
      </SnapshotRow>
      <SnapshotRow name="ends" columns>
        <NumberInput aria-label="El primero" value={1} min={1} onValueChange={onValueChange} />
        <NumberInput aria-label="El último" value={96} max={96} onValueChange={onValueChange} />
        <NumberInput aria-label="Vacío" value={null} placeholder="1 – 96" onValueChange={onValueChange} />
      </SnapshotRow>
      <SnapshotRow name="invalid, disabled" columns>
        <NumberInput aria-label="Con error" aria-invalid value={9999} onValueChange={onValueChange} />
        <NumberInput aria-label="No disponible" disabled value={12} onValueChange={onValueChange} />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const WalkedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Soltar en la posición' })
    input.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{PageUp}{ArrowDown}')
    await expect(input).toHaveValue('23')
    await userEvent.keyboard('{Enter}')
    await expect(args.onCommit).toHaveBeenCalledWith(23)
  },
}

export const BroughtBackIntoRange: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton')
    await userEvent.clear(input)
    await userEvent.type(input, '99999x{Enter}')
    await expect(args.onCommit).not.toHaveBeenCalled()
    await expect(input).toHaveValue('4207')
    await userEvent.clear(input)
    await userEvent.type(input, '0')
    await userEvent.tab()
    await expect(input).toHaveValue('1')
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: ({ onValueChange }) => (
    <div className="flex w-40 flex-col gap-3">
      <NumberInput aria-label="El mayor" value={9_007_199_254_740_991} onValueChange={onValueChange} />
      <NumberInput aria-label="Vacío" value={null} placeholder="entre 1 y 100.000 posiciones" onValueChange={onValueChange} />
    </div>
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: ({ onValueChange }) => (
    <InEveryLanguage>
      <NumberInput aria-label="1 – 4207" value={1204} onValueChange={onValueChange} />
    </InEveryLanguage>
  ),
  play: async ({ canvasElement }) => {
    for (const name of [/Aumentar/, /Increase/])
      await expect(within(canvasElement).getAllByRole('button', { name, hidden: true })[0]).toBeVisible()
  },
}
