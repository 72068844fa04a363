import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { noPublication } from '../../../../contract/index.ts'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { listOf, ordering } from '../ordering.fixtures.ts'
import { LiveWorkbench } from './live-workbench.fixtures.tsx'

const published = listOf(
  [
    { id: 1, name: 'Taza' },
    { id: 2, name: 'Jarrón' },
  ],
  { ordering: { ...ordering, publishedVersion: ordering.version } },
)

const meta = {
  title: 'Features/Ordering/Drifted list',
  component: LiveWorkbench,
  parameters: { layout: 'fullscreen' },
  decorators: [underHeader, localized],
  args: {
    list: published,
    start: { open: { kind: 'history' } },
    onSave: fn(),
    onPublish: fn(),
    onExport: fn(),
    onLayout: fn(),
    onFile: fn(),
    onOverrule: fn(),
  },
} satisfies Meta<typeof LiveWorkbench>
export default meta
type Story = StoryObj<typeof meta>

/** Words of a published list: of the badge, of the bar below, and of the history. */
const wordsOfPublished = ['Verificada', 'Guardado e indexado', 'Indexado']

export const NowhereReadsPublished: Story = {
  args: { publicationFacts: { ...noPublication, state: 'verified', drifted: 2 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect((await page.findAllByText('Cambiada fuera')).length).toBe(2)
    await expect(page.getByText('La tienda ya no está como la indexaste')).toBeVisible()
    for (const words of wordsOfPublished) await expect(page.queryByText(words)).toBeNull()
  },
}

export const BeforeItIsKnownNothingReadsPublished: Story = {
  args: { publicationFacts: null },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(page.getByText('Todo guardado')).toBeVisible()
    for (const words of wordsOfPublished) await expect(page.queryByText(words)).toBeNull()
  },
}

export const OneThatHasNotDriftedReadsPublished: Story = {
  args: { publicationFacts: { ...noPublication, state: 'verified' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    for (const words of wordsOfPublished) await expect(await page.findByText(words)).toBeVisible()
  },
}
