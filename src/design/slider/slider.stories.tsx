import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { number, playground, text, toggle } from '../controls/index.ts'
import { InFormWidth, RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Slider, Weights, type SliderProps, type Weight, type WeightsProps } from './index.ts'

const meta = {
  title: 'Design/Slider',
  component: Slider,
  args: { label: 'Cambio máximo por día', value: 25, onValueChange: fn(), onCommit: fn() },
  decorators: [InFormWidth],
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

function Steered({ value: start, onValueChange, ...rest }: SliderProps) {
  const [value, setValue] = useState(start)
  return (
    <Slider
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

const components: readonly Weight[] = [
  { key: 'demand', label: 'Demanda', hint: 'Unidades e ingresos, lo reciente cuenta más', value: 70 },
  { key: 'momentum', label: 'Impulso', hint: 'Si se vende más que hace un mes', value: 40 },
  { key: 'margin', label: 'Margen', hint: 'Lo que deja cada venta', value: 30 },
  { key: 'cover', label: 'Cobertura', hint: 'Días de existencias que quedan', value: 20 },
  { key: 'newness', label: 'Novedad', hint: 'Una oportunidad para lo recién llegado', value: 25 },
  { key: 'availability', label: 'Disponibilidad', hint: 'Variantes que se pueden comprar', value: 15 },
]

function Weighed({ weights: start, onWeightChange, ...rest }: WeightsProps) {
  const [weights, setWeights] = useState(start)
  return (
    <Weights
      {...rest}
      weights={weights}
      onWeightChange={(key, value) => {
        setWeights(weights.map((weight) => (weight.key === key ? { ...weight, value } : weight)))
        onWeightChange(key, value)
      }}
    />
  )
}

const none = fn()

export const Playground: Story = playground({
  label: text,
  min: number(0, 100),
  max: number(1, 1_000),
  step: number(1, 100),
  hint: text,
  labelHidden: toggle,
  disabled: toggle,
})

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name="plain" columns>
        <Slider label="Cambio máximo" value={0} onValueChange={none} />
        <Slider label="Cambio máximo" value={35} onValueChange={none} text="35 %" hint="Cuántos productos pueden moverse en un día." />
        <Slider label="Cambio máximo" value={100} onValueChange={none} />
      </SnapshotRow>
      <SnapshotRow name="marks" columns>
        <Steered
          label="Cambio máximo"
          value={25}
          text="25 %"
          onValueChange={none}
          marks={[
            { value: 0, label: 'nada' },
            { value: 25, label: 'prudente' },
            { value: 100, label: 'todo' },
          ]}
        />
        <Slider
          label="Columnas"
          min={2}
          max={6}
          value={4}
          onValueChange={none}
          marks={[2, 3, 4, 5, 6].map((value) => ({ value, label: value }))}
        />
        <Slider label="Cambio máximo" value={35} onValueChange={none} disabled />
      </SnapshotRow>
      <SnapshotRow name="weights">
        <Weighed label="samaraScore" weights={components} onWeightChange={none} className="w-full" />
      </SnapshotRow>
      <SnapshotRow name="nothing weighs">
        <Weights
          label="samaraScore"
          weights={components.slice(0, 2).map((weight) => ({ ...weight, value: 0 }))}
          onWeightChange={none}
          className="w-full"
        />
      </SnapshotRow>
      <SnapshotRow name="disabled">
        <Weights label="samaraScore" weights={components.slice(0, 2)} onWeightChange={none} disabled className="w-full" />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SnapshotFocused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('slider')).toHaveFocus()
  },
}

export const SetByKeyboard: Story = {
  render: (args) => <Steered {...args} text="25 %" hint="En un día." />,
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Cambio máximo por día' })
    await expect(thumb).toHaveAccessibleDescription('En un día.')
    await expect(thumb).toHaveAttribute('aria-valuetext', '25 %')
    thumb.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(26)
    await userEvent.keyboard('{PageUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(36)
    await userEvent.keyboard('{Home}')
    await expect(args.onCommit).toHaveBeenLastCalledWith(0)
    await userEvent.keyboard('{End}')
    await expect(thumb).toHaveAttribute('aria-valuenow', '100')
  },
}

export const SetByPointer: Story = {
  render: (args) => <Steered {...args} />,
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider')
    const track = thumb.closest('[data-slot="slider"]')!.querySelector('[data-orientation="horizontal"]')!
    const { left, width, top, height } = track.getBoundingClientRect()
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: track, coords: { clientX: left + width / 2, clientY: top + height / 2 } },
      { keys: '[/MouseLeft]', target: track },
    ])
    await expect(Number(thumb.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(49)
    await expect(args.onValueChange).toHaveBeenCalled()
  },
}

const weightChanged = fn()

export const AWeightChangesEveryShare: Story = {
  render: () => <Weighed label="samaraScore" weights={components.slice(0, 2)} onWeightChange={weightChanged} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const demand = canvas.getByRole('slider', { name: 'Demanda' })
    const momentum = canvas.getByRole('slider', { name: 'Impulso' })
    await expect(momentum).toHaveAttribute('aria-valuetext', expect.stringMatching(/^40, es decir, 36\s%/))
    demand.focus()
    await userEvent.keyboard('{Home}')
    await expect(weightChanged).toHaveBeenLastCalledWith('demand', 0)
    await expect(momentum).toHaveAttribute('aria-valuetext', expect.stringMatching(/^40, es decir, 100\s%/))
    momentum.focus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Todos los pesos están a cero')
  },
}

export const NoWeights: Story = {
  tags: ['empty'],
  render: () => <Weights label="samaraScore" weights={[]} onWeightChange={none} />,
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex flex-col gap-6">
      <Steered
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        value={25}
        text="25 productos"
        onValueChange={none}
        marks={[
          { value: 25, label: 'prudente' },
          { value: 100, label: 'sin límite' },
        ]}
      />
      <Weighed label="samaraScore" weights={components} onWeightChange={none} />
    </div>
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage columns>
      <Weights label="samaraScore" weights={components.slice(0, 1)} onWeightChange={none} />
      <Weights label="samaraScore" weights={[{ ...components[0]!, value: 0 }]} onWeightChange={none} />
    </RowPerLanguage>
  ),
}
