import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { people } from '../operator.fixtures.ts'
import { granted, Operator } from '../page.fixtures.tsx'
import { PersonDialog } from './person-dialog.tsx'

const meta = {
  title: 'Features/Operator/Page',
  component: Operator,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'none', person: 'operator' } },
  tags: ['screen'],
  args: granted,
} satisfies Meta<typeof Operator>
export default meta
type Story = StoryObj<typeof meta>

export const PeopleOfAStore: Story = { args: { address: 'store=regalosdeana', list: 'many' } }

export const BeforeSomebodyIsSwitchedOff: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <Operator {...args} />
      <PersonDialog
        change="off"
        person={people[0]!}
        busy={false}
        failure={{ code: 'user/last-operator' }}
        onConfirm={() => void args.onAct('off')}
        onClose={() => void args.onAct('close')}
      />
    </>
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar la cuenta' }))
    await expect(args.onAct).toHaveBeenCalledWith('off')
  },
}

export const BeforeASecondStepIsRemoved: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <Operator {...args} />
      <PersonDialog
        change="factor"
        person={people[2]!}
        busy={false}
        failure={null}
        onConfirm={() => void args.onAct('removed')}
        onClose={() => void args.onAct('close')}
      />
    </>
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Quitar el segundo paso de Luis Ortega?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar el segundo paso' }))
    await expect(args.onAct).toHaveBeenCalledWith('removed')
  },
}

export const ASecondStepIsRemovedWhereThereIsOne: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Ana Ruiz$/ }))
    await screen.findByRole('menuitem', { name: 'Ver su actividad' })
    await expect(screen.queryByRole('menuitem', { name: 'Quitar el segundo paso' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: /Luis Ortega$/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quitar el segundo paso' }))
    await expect(args.onAct).toHaveBeenCalledWith('factor', 'luis@demogiftshop.example')
  },
}

export const APersonsMenuLeadsToTheirActivity: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Luis Ortega$/ }))
    await expect(await screen.findByRole('menuitem', { name: 'Ver su actividad' })).toHaveAttribute(
      'href',
      expect.stringContaining('person=00000000-0000-4000-8000-000000000003'),
    )
    await userEvent.click(screen.getByRole('menuitem', { name: 'Activar la cuenta' }))
    await expect(args.onAct).toHaveBeenCalledWith('switch', 'luis@demogiftshop.example', true)
  },
}
