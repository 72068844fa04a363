import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, number, playground } from '../controls/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { Pagination, type PaginationProps } from './index.ts'

const meta = {
  title: 'Design/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 20, total: 312, onPageChange: fn(), onPageSizeChange: fn(), pageSizes: [20, 50, 100] },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ page: number(1, 16), pageSize: choice([20, 50, 100]), total: number(0, 1_000) })

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      {[
        { page: 1, total: 312 },
        { page: 8, total: 312 },
        { page: 16, total: 312 },
        { page: 2, total: 44 },
        { page: 1, total: 12 },
        { page: 1, total: 0 },
      ].map(({ page, total }) => (
        <SnapshotRow key={`${page} ${total}`} name={`${page} · ${total}`}>
          <Pagination {...args} aria-label={`${page} · ${total}`} page={page} total={total} className="w-full" />
        </SnapshotRow>
      ))}
      <SnapshotRow name="no choice of size">
        <Pagination {...args} aria-label="no choice" page={3} onPageSizeChange={undefined} className="w-full" />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SnapshotOnAPhone: Story = { tags: ['phone', 'long-words'], args: { page: 8, total: 123_456_789 } }

function Walked(args: PaginationProps) {
  const [page, setPage] = useState(args.page)
  const [pageSize, setPageSize] = useState(args.pageSize)
  return (
    <Pagination
      {...args}
      page={page}
      pageSize={pageSize}
      onPageChange={setPage}
      onPageSizeChange={(size) => {
        setPageSize(size)
        setPage(1)
      }}
    />
  )
}

export const WalkedByPointer: Story = {
  render: (args) => <Walked {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('21–40 de 312')
    await userEvent.click(canvas.getByRole('button', { name: 'Página 16' }))
    await expect(canvas.getByRole('button', { name: 'Página 16' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('status')).toHaveTextContent('301–312 de 312')
  },
}

export const WalkedByKeyboardTheFocusStays: Story = {
  args: { page: 15 },
  render: (args) => <Walked {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const next = canvas.getByRole('button', { name: 'Página siguiente' })
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('301–312 de 312')
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
}

export const MoreOnAPage: Story = {
  render: (args) => <Walked {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Por página' }), '100')
    await expect(canvas.getByRole('status')).toHaveTextContent('1–100 de 312')
    await expect(canvas.queryByRole('button', { name: 'Página 5' })).toBeNull()
  },
}

export const Nothing: Story = {
  tags: ['empty'],
  args: { total: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Ninguno')
  },
}

export const AHundredThousand: Story = { tags: ['many'], args: { page: 2_500, total: 100_000 } }

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: (args) => (
    <div className="flex flex-col gap-6">
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <Pagination {...args} aria-label={language} page={62} total={4_207} />
        </WordsProvider>
      ))}
    </div>
  ),
}
