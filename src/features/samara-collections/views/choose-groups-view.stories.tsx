import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { categoryTree } from '../../../../stories/screens/shop/category-tree.ts'
import { currency } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { groups, links } from '../samara-collections.fixtures.ts'
import { ChooseGroupsView, type ChooseGroupsViewProps } from './choose-groups-view.tsx'

/** The table; what is chosen is kept, as the page does. */
function ChooseGroups(props: ChooseGroupsViewProps) {
  const [chosen, setChosen] = useState(props.chosen)
  const [exclude, setExclude] = useState(props.exclude)
  return <ChooseGroupsView {...props} chosen={chosen} onChosen={setChosen} exclude={exclude} onExclude={setExclude} />
}

const meta = {
  title: 'Screens/Samara groups of a collection',
  component: ChooseGroups,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'collections' } },
  tags: ['screen'],
  args: {
    title: 'Grupos de una colección',
    links,
    collection: 'Candle evenings',
    missing: false,
    groups,
    choices: { categories: categoryTree, brands: [], lists: [], currency },
    failure: undefined,
    onRetry: fn(),
    chosen: new Set([1]),
    onChosen: fn(),
    exclude: false,
    onExclude: fn(),
    effect: { before: 78, after: 127, entering: 49, leaving: 0 },
    busy: false,
    refused: null,
    onAdd: fn(),
  },
} satisfies Meta<typeof ChooseGroups>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { tags: ['form'], args: { groups: undefined, chosen: new Set() } }
export const Empty: Story = { tags: ['form'], args: { groups: [], chosen: new Set() } }
export const Failed: Story = { tags: ['form'], args: { groups: undefined, chosen: new Set(), failure: { code: 'network/unreachable' } } }
export const Refused: Story = { tags: ['form'], args: { refused: { code: 'samara-collection/cycle' } } }

export const ChosenGroupsAreAdded: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Con ellos la colección pasa de 78 a 127 productos.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar Sold out' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Excluye' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar 2 grupos' }))
    await expect(args.onAdd).toHaveBeenCalledTimes(1)
  },
}
