import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground, text } from '../controls/index.ts'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import {
  AccountIcon,
  CategoryIcon,
  CollectionIcon,
  ExpandIcon,
  HelpIcon,
  LanguageIcon,
  NoticesIcon,
  ReportsIcon,
  StoreIcon,
  WarningIcon,
} from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Mark } from '../mark/index.ts'
import { InEveryLanguage } from '../snapshot/index.ts'
import { AppHeader } from './index.ts'

const meta = {
  title: 'Design/App header',
  component: AppHeader,
  parameters: { layout: 'fullscreen', snapshot: { height: 90 } },
  args: {
    mark: <Mark name="Samara" />,
    home: '#home',
    homeLabel: 'Samara, inicio',
    links: [
      { label: 'Categorías', href: '#categories', icon: <CategoryIcon />, current: true },
      { label: 'Colecciones', href: '#collections', icon: <CollectionIcon /> },
      { label: 'Informes', href: '#reports', icon: <ReportsIcon /> },
      { label: 'Alertas', icon: <WarningIcon />, aside: <Badge size="sm">Pronto</Badge> },
    ],
    store: (
      <Button tone="quiet" icon={<StoreIcon />} iconAfter={<ExpandIcon />}>
        Demo
      </Button>
    ),
    plan: <Badge>Plan Free</Badge>,
    language: <IconButton label="Idioma" icon={<LanguageIcon />} silent />,
    extras: <IconButton label="Avisos" icon={<NoticesIcon />} silent />,
    phoneEntries: (
      <Button tone="quiet" icon={<HelpIcon />} className="w-full justify-start" data-closes>
        Demo rápida
      </Button>
    ),
    account: <IconButton label="Ana Ruiz" icon={<AccountIcon />} silent />,
  },
} satisfies Meta<typeof AppHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ homeLabel: text })

export const Snapshot: Story = {}

export const SnapshotOnAPhone: Story = { tags: ['phone'] }

export const SnapshotOfTheDrawer: Story = {
  tags: ['phone'],
  parameters: { snapshot: { height: 560 } },
  play: async ({ canvasElement }) => {
    // Which store one works in is shown without opening anything.
    await expect(within(canvasElement).getByRole('button', { name: 'Demo' })).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir el menú' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menú principal' })
    await expect(within(drawer).getByRole('link', { name: 'Categorías' })).toHaveAttribute('aria-current', 'page')
    await expect(within(drawer).getByText('Plan Free')).toBeVisible()
    await expect(within(drawer).getByRole('button', { name: 'Demo rápida' })).toBeVisible()
  },
}

export const WhatTheLineHasNoRoomForIsInTheDrawerAndClosesIt: Story = {
  tags: ['phone'],
  args: {
    store: (
      <Button tone="quiet" iconAfter={<ExpandIcon />}>
        <span className="block truncate">Demo Gift Shop</span>
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText('Demo Gift Shop')
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir el menú' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menú principal' })
    await userEvent.click(within(drawer).getByRole('button', { name: 'Demo rápida' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const TheDrawerGivesTheFocusBack: Story = {
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir el menú' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(within(canvasElement).getByRole('button', { name: 'Abrir el menú' })).toHaveFocus()
  },
}

export const AWayThatIsNotOpenYet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('link', { name: /Alertas/ })).toBeNull()
    await expect(canvas.getByText('Alertas', { exact: false })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const VeryLongNames: Story = {
  tags: ['long-words', 'phone'],
  args: {
    store: (
      <Button tone="quiet" icon={<StoreIcon />} iconAfter={<ExpandIcon />}>
        <span className="block max-w-40 truncate">Elektrizitätsversorgungsgerätezubehörgroßhandel</span>
      </Button>
    ),
    links: [{ label: 'Otorrinolaringológicamenteinconmensurable', href: '#long', icon: <ReportsIcon /> }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir el menú' }))
    await screen.findByRole('dialog', { name: 'Menú principal' })
  },
}

export const BeforeSomebodySignsIn: Story = {
  args: { links: [], store: undefined, extras: undefined, phoneEntries: undefined, account: undefined },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  parameters: {
    layout: 'padded',
    // Three headers on one sheet: each is the banner of its own page.
    a11y: {
      config: {
        rules: ['landmark-no-duplicate-banner', 'landmark-banner-is-top-level', 'landmark-unique'].map((id) => ({ id, enabled: false })),
      },
    },
  },
  args: { plan: undefined, store: undefined },
  render: (args) => (
    <InEveryLanguage>
      <AppHeader {...args} />
    </InEveryLanguage>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['Menú principal', 'Main menu', 'Menu principal'])
      await expect(within(canvasElement).getByRole('navigation', { name, hidden: true })).toBeInTheDocument()
  },
}
