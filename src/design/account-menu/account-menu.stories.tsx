import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground, text, toggle } from '../controls/index.ts'
import { DayIcon } from '../icon/index.ts'
import { MenuItem } from '../menu/index.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { AccountMenu } from './index.ts'

const links = { myAccount: '#account', profile: '#profile', news: '#home', administer: '#configuration', newStore: '#new-store' }

const meta = {
  title: 'Design/Account menu',
  component: AccountMenu,
  args: { name: 'Ana Ruiz', email: 'ana@regalosdeana.example', plan: 'Plan Free', links, onSignOut: fn() },
  parameters: { snapshot: { height: 420 } },
} satisfies Meta<typeof AccountMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ name: text, email: text, plan: text, open: toggle })

export const Snapshot: Story = {
  args: { open: true },
  render: (args) => (
    <div className="ml-80 w-fit">
      <AccountMenu {...args} />
    </div>
  ),
}

export const SnapshotOfAnOperator: Story = {
  args: {
    open: true,
    plan: undefined,
    name: 'operator@samara.example',
    email: 'operator@samara.example',
    links: { profile: '#profile', operate: '#admin' },
    children: (
      <MenuItem icon={<DayIcon />} aside="Claro" onSelect={fn()}>
        Apariencia
      </MenuItem>
    ),
  },
  render: (args) => (
    <div className="ml-80 w-fit">
      <AccountMenu {...args} />
    </div>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    open: true,
    name: 'María del Rosario Fernández-Villaverde Elektrizitätsversorgung',
    email: 'maria-del-rosario-fernandez-villaverde@elektrizitaetsversorgung.example',
  },
}

export const LeftByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Cuenta de Ana Ruiz' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mi cuenta' })).toHaveFocus())
    await expect(screen.getByRole('menuitem', { name: 'Mi cuenta' })).toHaveAttribute('href', '#account')
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const OnlyWhatLeadsSomewhere: Story = {
  args: { links: { news: '#home' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2)
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  args: { open: true },
  render: (args) => (
    <div className="grid grid-cols-3 justify-items-end gap-4">
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <AccountMenu {...args} />
        </WordsProvider>
      ))}
    </div>
  ),
}
