import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { CategoryIcon } from '../icon/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Tag, TagList, tagSizes, tagTones, type TagSize, type TagTone } from './index.ts'

const tones = Object.keys(tagTones) as TagTone[]
const sizes = Object.keys(tagSizes) as TagSize[]

const meta = { title: 'Design/Tag', component: Tag, args: { children: 'Mugs', onRemove: fn() } } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ children: text, tone: choice(tagTones), size: choice(tagSizes), disabled: toggle })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {tones.map((tone) => (
        <SnapshotRow key={tone} name={tone}>
          {sizes.map((size) => (
            <span key={size} className="inline-flex flex-wrap items-center gap-3">
              <Tag tone={tone} size={size}>
                Mugs
              </Tag>
              <Tag tone={tone} size={size} icon={<CategoryIcon />}>
                Mugs
              </Tag>
              <Tag tone={tone} size={size} onRemove={fn()}>
                Cake Stands
              </Tag>
              <Tag tone={tone} size={size} icon={<CategoryIcon />} onRemove={fn()}>
                Cake Stands
              </Tag>
            </span>
          ))}
        </SnapshotRow>
      ))}
      <SnapshotRow name="disabled">
        <Tag disabled>Mugs</Tag>
        <Tag disabled onRemove={fn()}>
          Cake Stands
        </Tag>
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

function Chosen({ names }: { names: readonly string[] }) {
  const [left, setLeft] = useState(names)
  return (
    <TagList label="Categorías elegidas">
      {left.map((name) => (
        <Tag key={name} onRemove={() => setLeft(left.filter((other) => other !== name))}>
          {name}
        </Tag>
      ))}
    </TagList>
  )
}

export const RemovedByPointerAndByKeyboard: Story = {
  render: () => <Chosen names={['Mugs', 'Cake Stands', 'Teapots', 'Trays']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Cake Stands' }))
    await expect(canvas.queryByText('Cake Stands')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Quitar Teapots' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('button', { name: 'Quitar Trays' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Quitar Mugs' })).toHaveFocus()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const ManyOfThem: Story = {
  tags: ['many'],
  render: () => <Chosen names={Array.from({ length: 300 }, (_, at) => `Categoría ${at + 1}`)} />,
}

export const NoneOfThem: Story = {
  render: () => <Chosen names={[]} />,
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <Chosen
      names={[
        'Mugs',
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        'Table Linen & Napkin Rings',
        'Recipe Boxes & Shopping Lists',
      ]}
    />
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>
      <Tag onRemove={fn()}>Mugs</Tag>
    </RowPerLanguage>
  ),
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    await expect(names).toEqual(['Quitar', 'Remove', 'Remover'])
  },
}
