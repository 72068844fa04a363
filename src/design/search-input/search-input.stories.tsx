import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, number, playground, text, toggle } from '../controls/index.ts'
import { inputSizes } from '../input/index.ts'
import { InEveryLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { SearchInput, type SearchInputProps } from './index.ts'

function Searching({ value: initial, ...rest }: SearchInputProps) {
  const [value, setValue] = useState(initial)
  return <SearchInput {...rest} value={value} onValueChange={setValue} />
}

const meta = {
  title: 'Design/Search input',
  component: SearchInput,
  args: { label: 'Buscar productos', value: '', onValueChange: fn() },
  render: (args) => (
    <div className="max-w-96">
      <Searching {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({
  label: text,
  placeholder: text,
  size: choice(inputSizes),
  count: number(0, 1_000),
  disabled: toggle,
})

export const Snapshot: Story = {
  render: ({ onValueChange }) => (
    <SnapshotSheet>
      <SnapshotRow name="rest" columns>
        <SearchInput label="Buscar productos" value="" onValueChange={onValueChange} />
        <SearchInput label="Buscar por nombre" value="taza" count={128} onValueChange={onValueChange} />
        <SearchInput label="Buscar por referencia" value="22423" detail="3 / 12" onValueChange={onValueChange} />
      </SnapshotRow>
      <SnapshotRow name="small" columns>
        <SearchInput label="Buscar categorías" size="sm" value="" onValueChange={onValueChange} />
        <SearchInput label="Buscar colecciones" size="sm" value="navid" count={0} onValueChange={onValueChange} />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const ClearedByButton: Story = {
  args: { value: 'taza', count: 128 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('128 resultados')
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('')
  },
}

export const ClearedByEscape: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox', { name: 'Buscar productos' })
    await userEvent.type(input, 'tetera')
    await expect(input).toHaveValue('tetera')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: ({ onValueChange }) => (
    <div className="flex w-56 flex-col gap-3">
      <SearchInput label="Buscar productos por nombre, referencia o identificador" value="" onValueChange={onValueChange} />
      <SearchInput label="Buscar" value="guirnaldasluminosasdeexteriorconmandoadistancia" count={100_000} onValueChange={onValueChange} />
    </div>
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: ({ onValueChange }) => (
    <InEveryLanguage>
      {(language) => <SearchInput label={language} value="heart" count={1_204} onValueChange={onValueChange} />}
    </InEveryLanguage>
  ),
}
