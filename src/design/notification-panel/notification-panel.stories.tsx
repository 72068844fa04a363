import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground, toggle } from '../controls/index.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { NotificationList, NotificationPanel, type NotificationPanelProps } from './index.ts'
import { notifications, now } from './notification-panel.fixtures.ts'

const meta = {
  title: 'Design/Notification panel',
  component: NotificationPanel,
  args: { notifications, now, onRead: fn(), onReadAll: fn(), onClear: fn(), onRetry: fn() },
  parameters: { snapshot: { height: 620 } },
  render: (args) => (
    <div className="flex justify-end">
      <NotificationPanel {...args} />
    </div>
  ),
} satisfies Meta<typeof NotificationPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ open: toggle })

export const Snapshot: Story = { args: { defaultOpen: true } }

export const SnapshotOnAPhone: Story = { tags: ['phone'], args: { defaultOpen: true } }

export const SnapshotOfEveryState: Story = {
  render: (args) => (
    <div className="grid gap-4 sm:grid-cols-3">
      {(['loading', 'failed', 'ready'] as const).map((state) => (
        <div key={state} className="flex h-80 flex-col overflow-hidden rounded-lg bg-raised shadow-popover">
          <NotificationList {...args} notifications={[]} state={state} />
        </div>
      ))}
    </div>
  ),
}

function Lived(args: NotificationPanelProps) {
  const [shown, setShown] = useState(args.notifications)
  return (
    <div className="flex justify-end">
      <NotificationPanel
        {...args}
        notifications={shown}
        onRead={(id) => setShown(shown.map((notice) => (notice.id === id ? { ...notice, read: true } : notice)))}
        onReadAll={() => setShown(shown.map((notice) => ({ ...notice, read: true })))}
        onClear={() => setShown([])}
      />
    </div>
  )
}

export const ReadAndClearedByPointer: Story = {
  render: (args) => <Lived {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Notificaciones, 2 sin leer' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Notificaciones' }))
    await userEvent.click(panel.getByRole('button', { name: /espera tu visto bueno.*sin leer/ }))
    await expect(panel.queryByRole('button', { name: /visto bueno/ })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Marcar todo como leído' }))
    await expect(panel.queryByRole('button', { name: 'Marcar todo como leído' })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Vaciar' }))
    await expect(panel.getByRole('status')).toHaveTextContent('Estás al día')
  },
}

export const LeftByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement).getByRole('button', { name: /Notificaciones/ })
    bell.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Marcar todo como leído' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(bell).toHaveFocus()
  },
}

export const TriesAgain: Story = {
  args: { defaultOpen: true, state: 'failed', notifications: [] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const NothingHappened: Story = { tags: ['empty'], args: { defaultOpen: true, notifications: [] } }

export const ThousandsHappened: Story = {
  tags: ['many'],
  args: {
    defaultOpen: true,
    notifications: Array.from({ length: 5_000 }, (_, at) => ({
      id: String(at),
      kind: 'finished' as const,
      title: `Publicación ${at + 1}`,
      at: now,
      read: at > 200,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(await screen.findByText('y 4.950 anteriores')).toBeInTheDocument()
    await expect(within(canvasElement).getByText('99+')).toBeVisible()
  },
}

export const VeryLongWords: Story = {
  tags: ['phone', 'long-words'],
  args: {
    defaultOpen: true,
    notifications: [
      {
        id: 'a',
        kind: 'failed',
        title: 'Elektrizitätsversorgungsgerätezubehörverwaltungsautomatisierung',
        detail: 'Otorrinolaringológicamenteinconmensurabledesproporcionadamente',
        at: now,
        read: false,
        href: '#a',
      },
    ],
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: (args) => (
    <div className="grid gap-4 sm:grid-cols-3">
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <div className="flex h-96 flex-col overflow-hidden rounded-lg bg-raised shadow-popover">
            <NotificationList {...args} notifications={notifications.slice(0, 3)} />
          </div>
        </WordsProvider>
      ))}
    </div>
  ),
}
