import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Badge } from '../badge/index.ts'
import { playground, text } from '../controls/index.ts'
import { AutomationIcon, ListIcon, OrderIcon, ScheduleIcon, TableIcon } from '../icon/index.ts'
import { AreaBar } from './index.ts'

const meta = {
  title: 'Design/Area bar',
  component: AreaBar,
  parameters: { layout: 'fullscreen', snapshot: { height: 60 } },
  args: {
    label: 'Categorías',
    links: [
      { label: 'Todas las categorías', href: '#all', icon: <TableIcon />, current: true },
      { label: 'Elegir y ordenar', href: '#order', icon: <OrderIcon /> },
      { label: 'Ordenar varias', href: '#several', icon: <ListIcon /> },
      { label: 'Orden mágico', href: '#magic', icon: <AutomationIcon />, aside: <Badge size="sm">Pronto</Badge> },
      { label: 'Cola de indexación', href: '#queue', icon: <ScheduleIcon /> },
    ],
  },
} satisfies Meta<typeof AreaBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: text, links: { control: 'object' } })

export const Snapshot: Story = {}

export const OnAPhoneItScrolls: Story = {
  tags: ['phone', 'long-words'],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('navigation', { name: 'Categorías' })
    await expect(bar.scrollWidth).toBeGreaterThan(bar.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(within(bar).getByRole('link', { name: 'Todas las categorías' })).toHaveAttribute('aria-current', 'page')
  },
}

export const OnAPhoneTheCurrentOneIsInSight: Story = {
  tags: ['phone'],
  args: {
    links: ['Todas', 'Elegir y ordenar', 'Ordenar varias', 'Orden mágico', 'Cola de indexación'].map((label, nth) => ({
      label,
      href: `#${String(nth)}`,
      current: nth === 4,
    })),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Cola de indexación' })
    await waitFor(() => expect(Math.floor(link.getBoundingClientRect().right)).toBeLessThanOrEqual(window.innerWidth))
  },
}

export const EveryLinkIsAStopOfTab: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    for (const link of links) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
  },
}
