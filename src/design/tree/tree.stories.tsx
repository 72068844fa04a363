import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { number, playground, text } from '../controls/index.ts'
import { Badge } from '../badge/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Tree, type TreeChecks, type TreeProps } from './index.ts'
import { categories, manyCategories, type CategoryExample } from './tree.fixtures.ts'
import { numbersIn } from '../words/index.ts'
import { looks } from './tree.variants.ts'

function Checked({ start = [], ...props }: Partial<TreeProps<CategoryExample>> & { start?: readonly number[] }) {
  const [checked, setChecked] = useState<TreeChecks>(new Set(start))
  return (
    <div className="flex h-96 max-w-96 flex-col overflow-hidden rounded-lg border border-default shadow-card">
      <Tree
        label="Categorías"
        searchLabel="Buscar categorías"
        nodes={categories}
        aside={({ products }) => numbersIn('es').format(products)}
        className="flex-1"
        defaultOpen={[100]}
        {...props}
        checked={checked}
        onCheckedChange={setChecked}
      />
      <output className="border-t border-subtle bg-surface p-2 text-xs text-muted">{[...checked].join(', ')}</output>
    </div>
  )
}

function Categories({ height = 480, ...props }: Partial<TreeProps<CategoryExample>> & { height?: number }) {
  const [selected, setSelected] = useState<number | null>(props.selected ?? null)
  return (
    <div className="flex max-w-96 flex-col overflow-hidden rounded-lg border border-default shadow-card" style={{ height }}>
      <Tree
        label="Categorías"
        searchLabel="Buscar categorías"
        nodes={categories}
        aside={({ products }) => numbersIn('es').format(products)}
        noResult={<p className="p-4 text-muted">Ninguna categoría se llama así.</p>}
        className="flex-1"
        {...props}
        selected={selected}
        onSelect={(id) => {
          setSelected(id)
          props.onSelect?.(id)
        }}
      />
    </div>
  )
}

const meta = { title: 'Design/Tree', component: Categories } satisfies Meta<typeof Categories>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ searchLabel: text, lineHeight: number(24, 64), height: number(200, 900) })

export const Snapshot: Story = {
  parameters: { snapshot: { height: 760 } },
  render: () => (
    <SnapshotSheet>
      {Object.keys(looks).map((look) => (
        <SnapshotRow key={look} name={look}>
          <div className="w-96">
            <Categories
              label={look}
              searchLabel={`Buscar (${look})`}
              height={320}
              selected={look === 'selected' ? 402 : null}
              defaultOpen={look === 'rest' ? [100] : []}
              aside={({ products, children }) => (
                <>
                  {products === 240 ? (
                    <Badge tone="warning" size="sm">
                      Sin indexar
                    </Badge>
                  ) : null}
                  {children.length === 0 || products > 0 ? numbersIn('es').format(products) : null}
                </>
              )}
            />
          </div>
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const OpenedAtTheChosenOne: Story = {
  args: { selected: 402 },
  play: async ({ canvasElement }) => {
    const tree = within(within(canvasElement).getByRole('tree', { name: 'Categorías' }))
    await expect(tree.getByRole('treeitem', { name: /^Marcos/ })).toHaveAttribute('aria-selected', 'true')
    await expect(tree.getByRole('treeitem', { name: /^Decoración/ })).toHaveAttribute('aria-expanded', 'true')
    await expect(tree.queryByRole('treeitem', { name: /^Velas/ })).toBeNull()
  },
}

export const WalkedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const tree = within(within(canvasElement).getByRole('tree'))
    tree.getByRole('treeitem', { name: /^Cocina/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tree.getByRole('treeitem', { name: /^Cocina/ })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(tree.getByRole('treeitem', { name: /^Teteras/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(tree.getByRole('treeitem', { name: /^Teteras/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tree.getByRole('treeitem', { name: /^Cocina/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tree.getByRole('treeitem', { name: /^Cocina/ })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('n')
    await expect(tree.getByRole('treeitem', { name: /^Navidad/ })).toHaveFocus()
  },
}

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar categorías' }), 'lampar')
    await expect(canvas.getAllByRole('treeitem').map((line) => line.textContent)).toEqual(['Iluminación400', 'Lámparas33'])
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('treeitem', { name: /^Lámparas/ })).toHaveFocus()
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'submarinos')
    await expect(canvas.getByText('Ninguna categoría se llama así.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(categories.length)
  },
}

export const FiveThousand: Story = {
  tags: ['many'],
  args: { nodes: manyCategories(5_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Desplegar todo' }))
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60)
    canvas.getByRole('treeitem', { name: /^Departamento 1/ }).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Subcategoría 45\.10\.10/))
    await expect(document.activeElement).toBeVisible()
  },
}

export const SnapshotChecked: Story = { parameters: { snapshot: { height: 440 } }, render: () => <Checked start={[101, 103, 300]} /> }

export const CheckedByClickAndByKeyboard: Story = {
  render: () => <Checked start={[701]} defaultOpen={[700]} />,
  play: async ({ canvasElement }) => {
    const tree = within(within(canvasElement).getByRole('tree'))
    const garden = tree.getByRole('treeitem', { name: /^Jardín/ })
    await expect(garden).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(tree.getByText('Herramientas'))
    tree.getByRole('treeitem', { name: /^Herramientas/ }).focus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(garden).toHaveAttribute('aria-checked', 'true')
    await expect(canvasElement.querySelector('output')).toHaveTextContent('700')
    await userEvent.keyboard('{ArrowLeft} ')
    await expect(garden).toHaveAttribute('aria-checked', 'false')
    await expect(canvasElement.querySelector('output')).toHaveTextContent('')
  },
}

export const SearchedAndMarked: Story = {
  tags: ['snapshot'],
  args: { height: 260 },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'tar')
    await expect(within(canvasElement).getByRole('treeitem', { name: /^Papelería/ })).toBeVisible()
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('Tar')
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>{(language) => <Categories label={language} searchLabel={`Buscar (${language})`} height={180} />}</RowPerLanguage>
  ),
}

export const Empty: Story = { tags: ['empty'], args: { nodes: [], noResult: <p className="p-4 text-muted">Todavía no hay categorías.</p> } }

export const SnapshotOnAPhone: Story = { tags: ['phone', 'long-words'], args: { defaultOpen: [200] } }
