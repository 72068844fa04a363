import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { categoryTree } from '../../../../stories/screens/shop/category-tree.ts'
import { currency } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { groups, links } from '../samara-collections.fixtures.ts'
import { GroupsView, type GroupsViewProps } from './groups-view.tsx'

/** The table with its dialog, as the page keeps it. */
function Groups(props: GroupsViewProps) {
  const [removing, setRemoving] = useState(props.removing)
  return <GroupsView {...props} removing={removing} onRemoving={setRemoving} />
}

const meta = {
  title: 'Screens/Samara groups',
  component: Groups,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'collections' } },
  tags: ['screen'],
  args: {
    groups,
    choices: { categories: categoryTree, brands: [], lists: [], currency },
    failure: undefined,
    onRetry: fn(),
    links,
    removing: null,
    onRemoving: fn(),
    busy: false,
    refused: null,
    onRemove: fn(),
  },
} satisfies Meta<typeof Groups>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { tags: ['form'], args: { groups: undefined } }
export const Empty: Story = { tags: ['form'], args: { groups: [] } }
export const NoResult: Story = { tags: ['form'], args: { search: 'submarinos' } }
export const Failed: Story = { tags: ['form'], args: { groups: undefined, failure: { code: 'network/unreachable' } } }

export const OneThatIsUsedNamesWhere: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { removing: groups[0]! },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('Lo usan Tea time, Christmas under £5. Quítalo antes de esas colecciones.')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Eliminar' })).toBeNull()
  },
}

export const OneThatNobodyUsesIsDeleted: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { removing: groups[3]! },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Eliminar el grupo «Candles»?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar' }))
    await expect(args.onRemove).toHaveBeenCalledWith(groups[3])
  },
}
