import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground, text } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Field } from '../field/index.ts'
import { ExpandIcon, FiltersIcon } from '../icon/index.ts'
import { NumberInput } from '../number-input/index.ts'
import { Popover, PopoverClose, popoverPaddings, popoverSizes, type PopoverPadding, type PopoverSize } from './index.ts'

const sizes = Object.keys(popoverSizes) as PopoverSize[]
const paddings = Object.keys(popoverPaddings) as PopoverPadding[]

const questions = (
  <div className="flex flex-col gap-3">
    <Field label="Precio desde">
      <NumberInput value={5} min={0} onValueChange={fn()} />
    </Field>
    <Checkbox label="Solo con existencias" />
    <PopoverClose>
      <Button tone="accent" wide>
        Aplicar
      </Button>
    </PopoverClose>
  </div>
)

const meta = {
  title: 'Design/Popover',
  component: Popover,
  args: { trigger: <Button icon={<FiltersIcon />}>Filtros</Button>, label: 'Filtros', onOpenChange: fn(), children: questions },
  parameters: { snapshot: { height: 420 } },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({
  label: text,
  align: choice(['start', 'center', 'end']),
  side: choice(['top', 'right', 'bottom', 'left']),
  size: choice(popoverSizes),
  padding: choice(popoverPaddings),
})

export const Snapshot: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-x-8 gap-y-24">
      {sizes.map((size) => (
        <Popover
          key={size}
          open
          initialFocus="none"
          size={size}
          label={size}
          trigger={
            <Button iconAfter={<ExpandIcon />} className="w-72">
              {size}
            </Button>
          }
        >
          Quince productos quedan fuera.
        </Popover>
      ))}
      {paddings.map((padding) => (
        <Popover
          key={padding}
          open
          initialFocus="none"
          size="sm"
          padding={padding}
          label={`padding ${padding}`}
          trigger={<Button iconAfter={<ExpandIcon />}>padding {padding}</Button>}
        >
          <p className="bg-sunken">Quince productos quedan fuera.</p>
        </Popover>
      ))}
    </div>
  ),
  parameters: { snapshot: { height: 560 } },
}

export const SnapshotWithQuestions: Story = { args: { defaultOpen: true } }

export const SnapshotOnAPhone: Story = { tags: ['phone'], args: { defaultOpen: true, size: 'lg' } }

export const OpenedAndLeftByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filtros' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'Filtros' })
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

export const ClosedByItsButtonOrAClickBeside: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filtros' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: 'Aplicar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const LongerThanTheScreen: Story = {
  tags: ['phone', 'long-words'],
  args: {
    defaultOpen: true,
    children: (
      <>
        {Array.from({ length: 60 }, (_, at) => (
          <p key={at}>Elektrizitätsversorgungsgerätezubehörverwaltungsautomatisierung {at + 1}</p>
        ))}
        <PopoverClose>
          <Button>Listo</Button>
        </PopoverClose>
      </>
    ),
  },
}
