import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground, toggle } from '../controls/index.ts'
import { Badge } from '../badge/index.ts'
import { Field } from '../field/index.ts'
import { AutomationIcon, FavouriteIcon, ProductIcon, RiseIcon, StoreIcon } from '../icon/index.ts'
import { drawn, drawnStates, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { radioLooks, RadioGroup, RadioOption } from './index.ts'

const meta = { title: 'Design/Radio group', component: RadioGroup, args: { 'aria-label': 'Periodo', onValueChange: fn() } } satisfies Meta<
  typeof RadioGroup
>
export default meta
type Story = StoryObj<typeof meta>

const goals = (
  <>
    <RadioOption value="best" icon={<FavouriteIcon />} label="Más vendidos" hint="Lo que más se vendió en 30 días, arriba." />
    <RadioOption value="new" icon={<AutomationIcon />} label="Novedades" hint="Da una oportunidad a lo recién llegado." />
    <RadioOption
      value="clear"
      icon={<ProductIcon />}
      label="Liquidar existencias"
      hint="Primero lo que lleva más tiempo en el almacén."
      aside={<Badge tone="warning">Margen bajo</Badge>}
    />
    <RadioOption value="revenue" icon={<RiseIcon />} label="Más ingresos" hint="Necesita un mes de ventas." disabled />
  </>
)

export const Playground: Story = {
  ...playground({ look: choice(radioLooks), columns: choice([1, 2, 3]), disabled: toggle, required: toggle }),
  args: { defaultValue: 'best', children: goals },
}

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {drawnStates.map((state) => (
        <SnapshotRow key={state} name={state}>
          <RadioGroup aria-label={`Lista: ${state}`} defaultValue="b" className="w-40">
            <RadioOption value="a" label="Mes" {...drawn(state)} />
            <RadioOption value="b" label="Año" {...drawn(state)} />
          </RadioGroup>
          <RadioGroup aria-label={`Tarjetas: ${state}`} look="cards" columns={2} defaultValue="b" className="w-120 max-w-full">
            <RadioOption value="a" label="Mes" hint="Se paga el día 1." {...drawn(state)} />
            <RadioOption value="b" label="Año" hint="Dos meses gratis." aside="−17 %" {...drawn(state)} />
          </RadioGroup>
        </SnapshotRow>
      ))}
      <SnapshotRow name="disabled">
        <RadioGroup aria-label="Inactivo" defaultValue="b" disabled className="w-40">
          <RadioOption value="a" label="Mes" />
          <RadioOption value="b" label="Año" />
        </RadioGroup>
        <RadioGroup aria-label="Inactivo en tarjetas" look="cards" columns={2} defaultValue="b" disabled className="w-120 max-w-full">
          <RadioOption value="a" label="Mes" hint="Se paga el día 1." />
          <RadioOption value="b" label="Año" hint="Dos meses gratis." />
        </RadioGroup>
      </SnapshotRow>
      <SnapshotRow name="a goal">
        <RadioGroup aria-label="Objetivo" look="cards" columns={2} defaultValue="best" className="w-full">
          {goals}
        </RadioGroup>
      </SnapshotRow>
      <SnapshotRow name="refused">
        <Field label="Periodo de pago" error="Elige cada cuánto quieres pagar.">
          <RadioGroup>
            <RadioOption value="a" label="Mes" />
            <RadioOption value="b" label="Año" />
          </RadioGroup>
        </Field>
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const ChosenByPointerAndByKeyboard: Story = {
  render: (args) => (
    <RadioGroup {...args} look="cards" columns={2}>
      {goals}
    </RadioGroup>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Da una oportunidad a lo recién llegado.'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('new')
    const second = canvas.getByRole('radio', { name: 'Novedades' })
    await expect(second).toHaveAccessibleDescription('Da una oportunidad a lo recién llegado.')
    second.focus()
    await userEvent.keyboard('{ArrowDown>}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('clear'))
    await expect(canvas.getByRole('radio', { name: 'Liquidar existencias' })).toHaveFocus()
    await userEvent.keyboard('{/ArrowDown}{ArrowDown>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Más vendidos' })).toBeChecked())
    await userEvent.keyboard('{/ArrowDown}')
  },
}

export const NamedByItsField: Story = {
  render: () => (
    <Field label="Formato de hora" hint="También en los informes." required>
      <RadioGroup defaultValue="24" name="hours">
        <RadioOption value="24" label="24 horas" />
        <RadioOption value="12" label="12 horas" />
      </RadioGroup>
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Formato de hora' })
    await expect(group).toHaveAccessibleDescription('También en los informes.')
    await expect(group).toBeRequired()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <RadioGroup aria-label="Plataforma" look="cards" columns={2} defaultValue="vtex">
      <RadioOption
        value="vtex"
        icon={<StoreIcon />}
        label="VTEX"
        hint="Tu tienda real: necesita una clave con permisos de catálogo."
        aside={<Badge tone="accent">Recomendada</Badge>}
      />
      <RadioOption
        value="demo"
        icon={<AutomationIcon />}
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
        hint="Una tienda de regalos con un año de ventas."
        aside="Gratis"
      >
        <p className="text-sm text-muted">3.789 productos, 112 categorías</p>
      </RadioOption>
    </RadioGroup>
  ),
}
