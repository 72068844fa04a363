import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { spoken } from '../../../i18n/book/index.ts'
import { now, ordering } from '../ordering.fixtures.ts'
import { ChangesBar } from './changes-bar.tsx'

const meta = {
  title: 'Features/Ordering/Changes',
  component: ChangesBar,
  decorators: [spoken],
  args: {
    changes: 3, ordering, now, undo: { products: 1, single: 'Taza esmaltada roja', to: 4 }, redo: { products: 12, single: null, to: 1 },
    saving: false, publishing: false, onUndo: fn(), onRedo: fn(), onSave: fn(), onPublish: fn(),
  },
} satisfies Meta<typeof ChangesBar>
export default meta
type Story = StoryObj<typeof meta>

export const Unsaved: Story = {
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement)
    await userEvent.click(bar.getByRole('button', { name: 'Deshacer: «Taza esmaltada roja» a la posición 4' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await expect(bar.getByRole('button', { name: 'Rehacer: 12 productos desde la posición 1' })).toBeEnabled()
    await userEvent.click(bar.getByRole('button', { name: 'Guardar' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
export const Saving: Story = { args: { saving: true } }
export const SavedButNotPublished: Story = { args: { changes: 0, undo: null, redo: null } }
export const Published: Story = { args: { changes: 0, undo: null, redo: null, ordering: { ...ordering, publishedVersion: 3 } } }
export const Publishing: Story = { args: { changes: 0, undo: null, redo: null, publishing: true } }
export const ThePlatformsOwn: Story = {
  args: { changes: 0, undo: null, redo: null, ordering: { version: 0, name: null, savedAt: null, savedBy: null, publishedVersion: null, publishedAt: null } },
}
export const InEnglish: Story = { globals: { language: 'en' } }
export const InPortuguese: Story = { globals: { language: 'pt' } }
