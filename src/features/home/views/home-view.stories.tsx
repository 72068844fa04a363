import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ScreenHeader } from '../../../../stories/screens/frame/index.ts'
import { bestSellers, now, timeZone } from '../../../../stories/screens/shop/index.ts'
import { Page } from '../../../design/page/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { homeOf } from '../home.fixtures.ts'
import { HomeView } from './home-view.tsx'

const home = homeOf(bestSellers.slice(0, 16).map(({ imageUrl }) => imageUrl))
const again = fn()

const meta = {
  title: 'Screens/Home',
  component: HomeView,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  decorators: [
    (Story) => (
      <Page header={<ScreenHeader area="home" />} title="Ana" description="Demo Gift Shop">
        <div className="flex flex-col gap-4 pb-8">
          <Story />
        </div>
      </Page>
    ),
    localized,
  ],
  args: {
    state: { kind: 'ready', home },
    news: ['home', 'health', 'drift'],
    timeZone,
    now: Date.parse(now),
    links: {
      order: ({ kind, id }) => `#${kind}-${id}`,
      lists: '#category',
      choose: '#category-sort',
      proposals: '#index-admin',
      synchronise: '#synchronize',
      key: '#rights',
    },
  },
} satisfies Meta<typeof HomeView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Ver 8 más' })).toHaveAttribute('href', '#category')
    await expect((await canvas.findAllByRole('link', { name: 'Cake Stands' }))[0]).toHaveAttribute('href', '#category-108')
  },
}

export const AllInOrder: Story = {
  args: {
    state: {
      kind: 'ready',
      home: { ...home, attention: [], counts: { failed: 0, drifted: 0, 'sold-out': 0, unpublished: 0 } },
    },
  },
}

export const TheKeyIsRefusedAndSalesAreNew: Story = {
  args: {
    state: {
      kind: 'ready',
      home: {
        ...home,
        trouble: { kind: 'credential', failure: 'credential', at: '2026-11-21T08:00:00Z' },
        sales: { ...home.sales, sameHours: null, thatDay: { units: 900, revenue: 401_200 } },
      },
    },
  },
}

/** Partners sent two orderings for approval. */
export const ProposalsWait: Story = {
  args: { state: { kind: 'ready', home: { ...home, proposals: { waiting: 2, sentBack: 0 } } } },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: '2 propuestas esperan tu aprobación' })
    await expect(link).toHaveAttribute('href', '#index-admin')
  },
}

/** What the partner sent was sent back. */
export const AProposalWasSentBack: Story = {
  args: { state: { kind: 'ready', home: { ...home, proposals: { waiting: 0, sentBack: 1 } } } },
}

export const Loading: Story = { tags: ['form'], args: { state: { kind: 'loading' } } }

export const Empty: Story = {
  tags: ['form'],
  args: {
    state: {
      kind: 'ready',
      home: {
        ...home,
        attention: [],
        counts: { failed: 0, drifted: 0, 'sold-out': 0, unpublished: 0 },
        sales: { ...home.sales, today: null, sameHours: null },
        recent: [],
      },
    },
  },
}

export const Failed: Story = {
  tags: ['form'],
  args: { state: { kind: 'failed', failure: { code: 'network/unreachable' }, again } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Reintentar' }))
    await expect(again).toHaveBeenCalled()
  },
}

export const WithoutPermission: Story = { args: { state: { kind: 'forbidden' } } }
