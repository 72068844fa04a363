import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { CheckedFile } from '../../../../contract/index.ts'
import { noRules } from '../../../../contract/index.ts'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { productsOf } from '../../../../stories/screens/shop/index.ts'
import { addDays } from '../../../design/calendar/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import type { SessionAction } from '../model/edit-session.ts'
import { listOf, now, ordering } from '../ordering.fixtures.ts'
import { LiveWorkbench } from './live-workbench.fixtures.tsx'
import { NoWorkbench } from './no-workbench.tsx'

const mugs = productsOf('Mugs').toSorted((a, b) => b.revenue[2] - a.revenue[2])
const ids = mugs.map(({ id }) => id)

/** As it was saved and published last: by the sales of a quarter, sold-out products last, one pinned. */
const list = listOf(
  mugs.map(({ age, units, revenue, score, ...product }) => ({
    ...product,
    releasedOn: addDays('2026-11-21', -age),
    units7: units[0],
    units30: units[1],
    units90: units[2],
    revenue7: revenue[0],
    revenue30: revenue[1],
    revenue90: revenue[2],
    samaraScore: score,
  })),
  {
    name: 'Mugs',
    routeBefore: 'Tableware',
    currency: 'GBP',
    pins: [{ product: ids[9]!, position: 3 }],
    rules: { ...noRules, soldOutLast: true },
    ordering: { ...ordering, publishedVersion: 3, publishedAt: '2026-11-20T17:02:00Z' },
  },
)
const none = listOf([], { name: 'Mugs', routeBefore: 'Tableware', currency: 'GBP' })

/** What somebody did this morning. */
const morning: readonly SessionAction[] = (() => {
  const inStock = mugs.filter(({ stock }) => stock > 0)
  const by = (of: (product: (typeof mugs)[number]) => number) => [...inStock].sort((a, b) => of(b) - of(a)).map(({ id }) => id)
  const at = (minutes: number): number => Date.UTC(2026, 10, 21, 10, minutes, 0)
  const laggards = by(({ revenue }) => -revenue[1])
    .filter((id) => ids.indexOf(id) < 24)
    .slice(0, 3)
  const risers = by(({ revenue }) => revenue[1])
    .filter((id) => ids.indexOf(id) >= 24)
    .slice(0, 3)
  const [star] = by(({ units }) => units[0])
  const [best] = by(({ revenue }) => revenue[1])
  return [
    { kind: 'edited', edit: { kind: 'move', products: laggards, after: ids.at(-8)! }, at: at(2) },
    { kind: 'edited', edit: { kind: 'move', products: risers, after: ids[4]! }, at: at(9) },
    { kind: 'edited', edit: { kind: 'move', products: [star!], after: null }, at: at(14) },
    { kind: 'edited', edit: { kind: 'pin', pins: [{ product: best!, position: 2 }] }, at: at(20) },
  ]
})()

const checked: CheckedFile = {
  lines: 61,
  products: [...ids].reverse().slice(4),
  positions: ids.slice(4).map(() => null),
  bad: [
    { line: 14, fault: 'unknown', text: 'SKU-99-A' },
    { line: 23, fault: 'duplicate', text: mugs[10]!.reference },
    { line: 37, fault: 'position', text: `${mugs[35]!.reference};0` },
    { line: 58, fault: 'formula', text: '=A1+1' },
  ],
  badLines: 4,
}
const file = new File(['id\n'], 'mugs-navidad.csv', { type: 'text/csv' })

const meta = {
  title: 'Screens/Workbench',
  component: LiveWorkbench,
  parameters: { layout: 'fullscreen', header: { area: 'categories' } },
  tags: ['screen'],
  decorators: [underHeader, localized],
  args: { list, actions: morning, onSave: fn(), onPublish: fn(), onExport: fn(), onLayout: fn(), onFile: fn(), onOverrule: fn() },
} satisfies Meta<typeof LiveWorkbench>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const AllSaved: Story = { args: { actions: [] } }

export const AsShoppersSeeIt: Story = { args: { layout: { view: 'grid' } } }

export const Searching: Story = { args: { start: { search: 'retrospot mug' } } }

export const CriteriaOpen: Story = {
  args: {
    start: { open: { kind: 'criteria' }, previewing: true },
    facts: {
      criteria: [
        { column: 'samaraScore', sort: 'DESC' },
        { column: 'discount', sort: 'DESC' },
      ],
    },
  },
}

export const ScoreExplained: Story = { args: { start: { open: { kind: 'score', product: ids[0]! } } } }

export const ColumnsMenu: Story = { args: { start: { columns: true } } }

export const SelectionAndMassOrdering: Story = { args: { start: { chosen: new Set(ids.slice(4, 7)) } } }

export const HistoryOpen: Story = { args: { start: { open: { kind: 'history' } } } }

export const ImportReport: Story = { args: { start: { open: { kind: 'import' } }, file: { kind: 'checked', file, checked } } }

export const SomebodyElseSaved: Story = {
  args: { facts: { conflict: { theirs: { ...ordering, version: 4, savedBy: 'Luis Ortega', savedAt: '2026-11-21T10:21:00Z' } } } },
}

export const WithoutConnection: Story = { tags: ['form'], args: { facts: { offline: true, saving: 'waiting', draftAt: now } } }

export const Loading: Story = {
  tags: ['form'],
  render: () => <NoWorkbench kind="category" listsHref="#lists" state={{ kind: 'loading' }} />,
}

/** The first rows of a long list; the others are on their way. */
export const RestComing: Story = { tags: ['form'], args: { actions: [], coming: { first: 20 } } }

export const RestDidNotCome: Story = {
  tags: ['form'],
  args: { actions: [], coming: { first: 20, failure: { code: 'network/unreachable' } } },
}

export const Empty: Story = { tags: ['form'], args: { list: none, actions: [] } }

export const NoResult: Story = { tags: ['form'], args: { start: { search: 'tetera azul' } } }

export const Failed: Story = {
  tags: ['form'],
  render: () => (
    <NoWorkbench kind="category" listsHref="#lists" state={{ kind: 'failed', failure: { code: 'server/unavailable' }, again: fn() }} />
  ),
}

export const NoPermission: Story = {
  tags: ['form'],
  render: () => (
    <NoWorkbench kind="category" listsHref="#lists" state={{ kind: 'failed', failure: { code: 'access/other-store' }, again: fn() }} />
  ),
}

export const OutsideAPartnersLimits: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  render: () => (
    <NoWorkbench kind="category" listsHref="#lists" state={{ kind: 'failed', failure: { code: 'access/outside-limits' }, again: fn() }} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('No trabajas con esta categoría')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver las categorías' })).toHaveAttribute('href', '#lists')
  },
}
