import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import { number, playground, toggle } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { middleOf, takeByPointer } from '../sorting/pointer.fixtures.ts'
import { columns } from './criteria-panel.fixtures.ts'
import { CriteriaPanel, type CriteriaPanelProps, type Criterion } from './index.ts'

/** The panel as a page would use it. */
function Chosen({ value, onValueChange, ...rest }: CriteriaPanelProps) {
  const [criteria, setCriteria] = useState(value)
  return (
    <CriteriaPanel
      {...rest}
      value={criteria}
      onValueChange={(next) => {
        onValueChange(next)
        setCriteria(next)
      }}
    />
  )
}

const two: readonly Criterion[] = [
  { column: 'score', direction: 'desc' },
  { column: 'since', direction: 'desc' },
]
const actions = (
  <>
    <Button>Vista previa</Button>
    <Button tone="accent">Aplicar</Button>
  </>
)

const meta = {
  title: 'Design/Criteria panel',
  component: CriteriaPanel,
  args: { columns, value: two, total: 61, onValueChange: fn() },
  render: (args) => (
    <div className="w-full max-w-lg">
      <Chosen {...args} />
    </div>
  ),
} satisfies Meta<typeof CriteriaPanel>
export default meta
type Story = StoryObj<typeof meta>

const last = ({ onValueChange }: { onValueChange: CriteriaPanelProps['onValueChange'] }) =>
  mocked(onValueChange).mock.lastCall?.[0].map(({ column, direction }) => `${column} ${direction}`)
const sentence = (canvas: HTMLElement): string => canvas.querySelector('[data-slot="criteria-sentence"]')?.textContent.trim() ?? ''

export const Playground: Story = playground({ total: number(0, 100_000), pinned: number(0, 100), disabled: toggle })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      {(
        [
          ['one', { value: [] }],
          ['two, pins', { value: two, pinned: 2, actions }],
          ['four, faults', { value: [...two, { column: 'score', direction: 'asc' }, { column: 'margin', direction: 'desc' }] }],
          ['disabled', { value: two, disabled: true }],
        ] as const
      ).map(([name, given]) => (
        <SnapshotRow key={name} name={name}>
          <div className="w-full max-w-lg">
            <Chosen {...args} {...given} />
          </div>
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const BeginsWithTheScore: Story = {
  tags: ['empty'],
  args: { value: [] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('combobox', { name: 'Columna del criterio 1' })).toHaveValue('score')
    await expect(canvas.getByRole('combobox', { name: 'Sentido del criterio 1' })).toHaveValue('desc')
    await expect(sentence(canvasElement)).toBe('Primero por samaraScore, de mayor a menor.')
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar criterio' }))
    await expect(last(args)).toEqual(['score desc', 'revenue desc'])
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Columna del criterio 2' }), 'name')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sentido del criterio 2' }), 'asc')
    await expect(sentence(canvasElement)).toBe('Primero por samaraScore, de mayor a menor; a igualdad, por Nombre, de la A a la Z.')
    await userEvent.click(canvas.getByRole('button', { name: 'Restablecer' }))
    await expect(last(args)).toEqual(['score desc'])
  },
}

export const MovedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Mover En venta desde, criterio 2 de 2' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(last(args)).toEqual(['since desc', 'score desc'])
    await expect(canvas.getByRole('status')).toHaveTextContent('En venta desde, en la posición 1 de 2.')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mover En venta desde, criterio 1 de 2' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
}

export const DraggedByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const pointer = await takeByPointer(canvas.getByRole('button', { name: 'Mover samaraScore, criterio 1 de 2' }))
    await pointer.moveTo(middleOf(canvasElement.querySelectorAll('[data-slot="criterion"]')[1] as Element, 0.9))
    await pointer.letGo()
    await expect(last(args)).toEqual(['since desc', 'score desc'])
  },
}

export const CriteriaWithoutEffectAreMarked: Story = {
  args: { value: [...two, { column: 'score', direction: 'asc' }, { column: 'margin', direction: 'desc' }], pinned: 2 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Criterio 2' })).toHaveAccessibleDescription('4 productos sin valor van al final.')
    await expect(canvas.getByRole('group', { name: 'Criterio 3' })).toHaveAccessibleDescription(
      'Ya está en el criterio 1: aquí no cambia nada.',
    )
    await expect(canvas.getByRole('group', { name: 'Criterio 4' })).toHaveAccessibleDescription(
      'Ningún producto tiene valor: no ordena nada.',
    )
    await expect(canvas.getByRole('button', { name: 'Agregar criterio' })).toBeDisabled()
    await expect(sentence(canvasElement)).toBe(
      'Primero por samaraScore, de mayor a menor; a igualdad, por En venta desde, lo más nuevo primero. Los 2 productos fijados no se mueven.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Margen' }))
    await expect(last(args)).toEqual(['score desc', 'since desc', 'score asc'])
    await expect(canvas.getByRole('combobox', { name: 'Columna del criterio 3' })).toHaveFocus()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    columns: [
      ...columns,
      { id: 'long', label: 'Ingresos acumulados de los últimos noventa días naturales sin impuestos', kind: 'number', missing: 12 },
    ],
    value: [...two, { column: 'long', direction: 'asc' }],
    actions,
  },
}

export const ManyColumns: Story = {
  tags: ['many'],
  args: {
    columns: Array.from({ length: 300 }, (_, nth) => ({ id: `c${nth}`, label: `Columna ${nth + 1}`, kind: 'number' as const })),
    value: [],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Columna del criterio 1' })).toHaveValue('c0')
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: (args) => (
    <RowPerLanguage>
      <div className="w-full max-w-lg">
        <Chosen {...args} pinned={2} />
      </div>
    </RowPerLanguage>
  ),
}
