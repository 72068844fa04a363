import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { choice, number, playground, text, toggle } from '../controls/index.ts'
import { CheckIcon } from '../icon/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { ProgressRing, ringSizes, ringTones, type RingSize, type RingTone } from './index.ts'

const tones = Object.keys(ringTones) as RingTone[]
const sizes = Object.keys(ringSizes) as RingSize[]

const meta = { title: 'Design/Progress ring', component: ProgressRing, args: { label: 'Indexando', value: 132, max: 412 } } satisfies Meta<
  typeof ProgressRing
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({
  label: text,
  value: number(0, 412),
  max: number(1, 412),
  tone: choice(ringTones),
  size: choice(ringSizes),
  labelHidden: toggle,
})

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {sizes.map((size) => (
        <SnapshotRow key={size} name={size}>
          {tones.map((tone, nth) => (
            <ProgressRing key={tone} size={size} tone={tone} label="Indexando" labelHidden value={32 + nth * 20} />
          ))}
          <ProgressRing size={size} label="Indexando" labelHidden value={0} />
          <ProgressRing
            size={size}
            tone="success"
            label="Indexando"
            labelHidden
            value={100}
            inside={<CheckIcon className="text-success" />}
          />
          <ProgressRing size={size} label="Preparando" value={null} />
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const ProgressIsAnnounced: Story = {
  args: { detail: '132 de 412' },
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('progressbar', { name: 'Indexando' })
    await expect(ring).toHaveAttribute('aria-valuenow', '132')
    await expect(ring).toHaveAttribute('aria-valuemax', '412')
    await expect(ring).toHaveAttribute('aria-valuetext', '132 de 412')
  },
}

export const NobodyKnowsHowFar: Story = {
  args: { value: null, label: 'Leyendo el catálogo' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const AlmostIsNotDone: Story = {
  args: { value: 99_998, max: 100_000, size: 'xl' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveTextContent(/^99/)
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>
      {(language) => <ProgressRing label={{ es: 'Indexando', en: 'Indexing', pt: 'Indexando' }[language]} size="lg" value={62} />}
    </RowPerLanguage>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex w-40 flex-col gap-4">
      <ProgressRing label="Sincronizando electrodomésticos y utensilios de cocina" size="lg" value={47} />
      <ProgressRing label="Sincronizando electrodomésticos" size="sm" value={null} />
    </div>
  ),
}
