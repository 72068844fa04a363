import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { CategoryTable } from '../../../../stories/screens/frame/category-table.tsx'
import { ScreenHeader } from '../../../../stories/screens/frame/index.ts'
import { now } from '../../../../stories/screens/shop/index.ts'
import { Page, PageFrame } from '../../../design/page/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { withRead } from '../model/with-read.ts'
import { notices } from '../notices.fixtures.ts'
import { NoticesView, type NoticesViewProps } from './notices-view.tsx'

/** The bell over a screen that one works on; what is read and cleared stays so. */
function OverAScreen(props: NoticesViewProps) {
  const t = useSentences('shell')
  const [open, setOpen] = useState(props.open)
  const [shown, setShown] = useState({ unread: 0, notices: props.state.kind === 'ready' ? [...props.state.notices] : [] })
  const bell = (
    <NoticesView
      {...props}
      open={open}
      onOpenChange={setOpen}
      state={props.state.kind === 'ready' ? { kind: 'ready', notices: shown.notices } : props.state}
      onRead={(id, followed) => {
        props.onRead(id, followed)
        setShown(withRead(shown, [id]))
      }}
      onReadAll={() => setShown(withRead(shown, null))}
      onClear={() => setShown({ unread: 0, notices: [] })}
    />
  )
  return (
    <PageFrame header={<ScreenHeader area="categories" bell={bell} />}>
      <Page title={t('titles.categories')}>
        <CategoryTable />
      </Page>
    </PageFrame>
  )
}

const meta = {
  title: 'Screens/Notifications',
  component: OverAScreen,
  decorators: [localized],
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  args: {
    open: true,
    onOpenChange: fn(),
    state: { kind: 'ready', notices },
    now,
    hrefOf: ({ kind }) => `#${kind}`,
    settingsHref: '#preferences',
    onRead: fn(),
    onReadAll: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof OverAScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = { tags: ['form'], args: { state: { kind: 'loading' } } }

export const Empty: Story = { tags: ['form'], args: { state: { kind: 'ready', notices: [] } } }

export const Failed: Story = { tags: ['form'], args: { state: { kind: 'failed', again: fn() } } }

export const FollowedAndRead: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ args }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Notificaciones' }))
    const link = panel.getByRole('link', { name: /Mugs se indexó.*sin leer/ })
    await expect(link).toHaveAttribute('href', '#publication')
    await expect(panel.getByText('61 de 61 posiciones verificadas.')).toBeVisible()
    await expect(
      panel
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    ).toEqual(['Hoy · Tu cuenta', 'Hoy · Demo Gift Shop'])
    await userEvent.click(panel.getByRole('radio', { name: 'Sin leer' }))
    await expect(panel.queryByRole('link', { name: /Balloons/ })).toBeNull()
    await userEvent.click(panel.getByRole('radio', { name: 'Todas' }))
    await userEvent.click(link)
    await expect(args.onRead).toHaveBeenCalledWith('8', true)
    await expect(panel.queryByRole('link', { name: /Mugs se indexó.*sin leer/ })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Vaciar' }))
    await expect(panel.getByText('Estás al día')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
