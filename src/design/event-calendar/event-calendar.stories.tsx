import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { RowPerLanguage, SnapshotSheet } from '../snapshot/index.ts'
import { states } from '../state-badge/index.ts'
import { EventCalendar, type CalendarEvent, type EventCalendarProps, type EventCalendarView } from './index.ts'

const views: readonly EventCalendarView[] = ['month', 'week', 'agenda']
const gifts = 'Demo Gift Shop'
const outlet = 'Gift Outlet'

const planned = (
  id: number,
  title: string,
  store: string,
  state: CalendarEvent['state'],
  start: string,
  end: string | null = null,
): CalendarEvent => ({ id: `${id}`, title, store, state, start, end })

const events: readonly CalendarEvent[] = [
  planned(1, 'Mugs', gifts, 'verified', '2026-11-03T08:00:00Z'),
  planned(2, 'T-Light Holders', gifts, 'verified', '2026-11-05T07:30:00Z'),
  planned(3, 'Christmas Decorations', outlet, 'done-with-errors', '2026-11-12T09:00:00Z'),
  planned(4, 'Cake Stands', gifts, 'failed', '2026-11-17T18:15:00Z'),
  planned(5, 'Mugs', gifts, 'cancelled', '2026-11-18T08:00:00Z'),
  planned(6, 'T-Light Holders', gifts, 'running', '2026-11-21T10:20:00Z'),
  planned(7, 'Lunch Bags', outlet, 'waiting', '2026-11-21T10:22:00Z'),
  planned(8, 'Christmas Decorations', gifts, 'scheduled', '2026-11-27T00:05:00Z', '2026-12-01T00:00:00Z'),
  planned(9, 'Christmas Decorations', gifts, 'scheduled', '2026-11-29T08:00:00Z'),
  planned(10, 'Mugs', gifts, 'scheduled', '2026-11-27T00:05:00Z', '2026-11-28T00:00:00Z'),
  planned(11, 'Cake Stands', gifts, 'scheduled', '2026-11-27T00:10:00Z'),
  planned(12, 'Lunch Bags', outlet, 'scheduled', '2026-11-27T07:00:00Z'),
  planned(13, 'Jumbo Bags', outlet, 'scheduled', '2026-11-27T07:30:00Z'),
]

function Opened({ onOpen, ...props }: EventCalendarProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <EventCalendar
      {...props}
      chosen={chosen}
      onOpen={(event) => {
        setChosen(event.id)
        onOpen(event)
      }}
    />
  )
}

const meta = {
  title: 'Design/Event calendar',
  component: EventCalendar,
  args: { events, timeZone: 'Europe/London', now: '2026-11-21T10:24:00Z', onOpen: fn() },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof EventCalendar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ timeZone: text, defaultView: choice(['month', 'week']), loading: toggle })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      {views.map((view) => (
        <Opened key={view} {...args} defaultView={view} defaultDay="2026-11-27" />
      ))}
      <Opened {...args} loading />
    </SnapshotSheet>
  ),
}

export const WalkedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const cell = (name: RegExp): HTMLElement => canvas.getByRole('gridcell', { name })
    cell(/^Hoy, sábado, 21 de noviembre, 2 indexaciones/).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await waitFor(() => expect(cell(/27 de noviembre, 5 indexaciones/)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const first = within(cell(/27 de noviembre/)).getAllByRole('button')[0]
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await expect(cell(/27 de noviembre/)).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('heading', { name: /diciembre de 2026/i })).toBeVisible()
    await waitFor(() => expect(cell(/27 de diciembre/)).toHaveFocus())
  },
}

export const SnapshotOfADayWithMore: Story = {
  parameters: { snapshot: { height: 860 } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '+3 más' }))
    const sheet = await screen.findByRole('dialog', { name: /27 de noviembre/ })
    await expect(within(sheet).getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(within(sheet).getByRole('button', { name: /Jumbo Bags/ }))
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '13' }))
  },
}

export const CollisionsAreAnnounced: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('2 indexaciones chocan entre sí')
    await userEvent.click(canvas.getByRole('radio', { name: 'Agenda' }))
    await expect(canvas.getAllByText('Choca con Christmas Decorations (Demo Gift Shop)')).toHaveLength(2)
  },
}

export const OtherMonthsByPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Mes siguiente' }))
    await expect(canvas.getByRole('heading', { name: /diciembre/i })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hoy' }))
    await expect(canvas.getByRole('heading', { name: /noviembre/i })).toBeVisible()
  },
}

export const NothingScheduled: Story = { tags: ['empty'], args: { events: [], defaultView: 'agenda' } }

const crowd: readonly CalendarEvent[] = Array.from({ length: 300 }, (_, nth) =>
  planned(
    nth,
    `Lista ${nth}`,
    nth % 3 === 0 ? gifts : outlet,
    states[nth % states.length] ?? 'scheduled',
    new Date(Date.UTC(2026, 10, 1, 0, nth * 21)).toISOString(),
  ),
)

export const ThreeHundred: Story = {
  tags: ['many'],
  args: { events: crowd },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('gridcell')).toHaveLength(42)
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: (args) => (
    <RowPerLanguage>
      <Opened {...args} className="w-full" />
      <Opened {...args} defaultView="agenda" defaultDay="2026-11-27" className="w-full" />
    </RowPerLanguage>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    events: events.map((event) =>
      event.title === 'Christmas Decorations' ? { ...event, title: 'Decoraciones navideñas para exteriores y jardines grandes' } : event,
    ),
  },
}
