import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { number, playground } from '../controls/index.ts'
import { ListState } from '../list-state/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { looks } from '../sorting/index.ts'
import { handleOf, itemsIn, longPlaces, names, positionFaults, announcedIn } from '../sorting/ordered.fixtures.ts'
import { middleOf, settled, takeByPointer } from '../sorting/pointer.fixtures.ts'
import { actions, sources, Workbench } from './workbench.fixtures.tsx'

const meta = { title: 'Design/Sortable list', component: Workbench, args: { count: 12, onMove: fn() } } satisfies Meta<typeof Workbench>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ count: number(0, 1_000), rowHeight: number(40, 96), height: number(200, 900) })

export const Snapshot: Story = {
  parameters: { snapshot: { height: 900 } },
  render: () => (
    <SnapshotSheet>
      {(Object.keys(looks) as (keyof typeof looks)[])
        .filter((look) => look !== 'held')
        .map((look) => (
          <SnapshotRow key={look} name={look}>
            <div className="w-full">
              <Workbench
                count={5}
                height={322}
                chosen={look === 'selected' ? [1, 2] : []}
                label={look}
                {...(look === 'hit' ? { hit: 1 } : {})}
              />
            </div>
          </SnapshotRow>
        ))}
      <SnapshotRow name="no room for columns">
        <div className="w-80">
          <Workbench count={4} height={346} chosen={[1]} label="Con poco sitio" />
        </div>
      </SnapshotRow>
      <SnapshotRow name="frozen">
        <div className="w-full">
          <Workbench count={2} height={154} frozen label="Sin mover" />
        </div>
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const FewRows: Story = {}

export const FourHundredRows: Story = {
  args: { count: 412 },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'Productos de Regalos' })
    await expect(grid).toHaveAttribute('aria-rowcount', '413')
    await expect(itemsIn(grid).length).toBeLessThan(30)
  },
}

export const AHundredThousandRows: Story = {
  tags: ['many'],
  args: { count: 100_000 },
  play: async ({ canvasElement }) => {
    handleOf(canvasElement, names.heart).focus()
    await userEvent.keyboard('{End}')
    const last = document.activeElement?.closest('[role="row"]')
    await expect(last).toHaveAttribute('aria-rowindex', '100001')
    await expect(last).toBeVisible()
    await expect(itemsIn(canvasElement).length).toBeLessThan(40)
    await userEvent.keyboard(' {Home} ')
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '2')
    await expect(announcedIn(canvasElement)).toContain('en la posición 1 de 100.000')
  },
}

/** Positions of a hundred thousand, with and without marks, in rows of two heights and as cards. */
export const LongPositionsStayOnOneLine: Story = {
  tags: ['many'],
  args: { count: 100_000, visible: longPlaces },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Workbench {...args} height={440} label="Sin marcas" />
      <Workbench {...args} height={440} label="Con marcas" sourceOf={() => 'hand'} />
      <Workbench {...args} height={410} label="Apretada" rowHeight={52} sourceOf={({ id }) => (id % 2 ? 'criterion' : 'pin')} />
      <div className="w-72">
        <Workbench {...args} height={580} label="Tarjetas" sourceOf={() => 'automation'} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await settled()
    const lists = within(canvasElement).getAllByRole('grid')
    await expect(lists.map((list) => itemsIn(list).length)).toEqual([7, 7, 7, 7])
    await expect(within(lists[0]!).getByText('100.000')).toBeVisible()
    await expect(positionFaults(canvasElement)).toEqual([])
  },
}

export const OnAPhone: Story = {
  tags: ['phone', 'snapshot'],
  parameters: { snapshot: { height: 520 } },
  args: { count: 412, chosen: [1] },
  play: async ({ canvasElement }) => {
    const row = itemsIn(canvasElement)[0] as HTMLElement
    await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expect(within(row).getByText('2,95 £')).toBeVisible()
    await expect(within(row).getByRole('button', { name: `Mover ${names.heart}` })).toBeVisible()
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const VeryLongNames: Story = {
  args: {
    rename: (name) => `${name}, edición especial de aniversario con caja de regalo, lazo y tarjeta escrita a mano por quien la envía`,
  },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
  },
}

export const VeryLongNamesOnAPhone: Story = { ...VeryLongNames, tags: ['phone', 'long-words'] }

export const NothingInIt: Story = {
  tags: ['empty'],
  args: { count: 0, empty: <ListState state={{ kind: 'empty', title: 'Esta categoría no tiene productos' }} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Esta categoría no tiene productos')).toBeVisible()
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Seleccionar todo' })).toBeDisabled()
  },
}

export const Loading: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { height: 520 } },
  args: { count: 0, loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Frozen: Story = {
  args: { frozen: true },
  play: async ({ args, canvasElement }) => {
    const pointer = await takeByPointer(handleOf(canvasElement, names.heart))
    await pointer.moveTo(middleOf(itemsIn(canvasElement)[4] as HTMLElement))
    await pointer.letGo()
    handleOf(canvasElement, names.heart).focus()
    await userEvent.keyboard(' {ArrowDown} ')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const SpeaksEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: `Move ${names.heart}` })
      .focus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(announcedIn(canvasElement)).toBe(`${names.heart}, position 2 of 12`)
  },
}

export const SpeaksPortuguese: Story = {
  globals: { language: 'pt' },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: `Mover ${names.heart}` })
      .focus()
    await userEvent.keyboard(' {ArrowDown} ')
    await expect(announcedIn(canvasElement)).toBe(`${names.heart}, na posição 2 de 12.`)
  },
}

export const SnapshotSourcesAndActions: Story = {
  parameters: { snapshot: { height: 520 } },
  args: { sourceOf: ({ id }) => sources[id] ?? null, actions, onColumnResize: fn(), hit: 5 },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone'],
  parameters: { snapshot: { height: 520 } },
  args: { count: 412, chosen: [2], sourceOf: ({ id }) => sources[id] ?? null, hit: 4 },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>
      {(language) => (
        <div className="w-full">
          <Workbench count={3} height={212} label={language} sourceOf={({ id }) => sources[id] ?? null} />
        </div>
      )}
    </RowPerLanguage>
  ),
}
