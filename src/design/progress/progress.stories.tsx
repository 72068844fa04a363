import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { choice, number, playground, text, toggle } from '../controls/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Progress, progressSizes, progressTones, type ProgressSize, type ProgressTone } from './index.ts'

const tones = Object.keys(progressTones) as ProgressTone[]
const sizes = Object.keys(progressSizes) as ProgressSize[]

const meta = {
  title: 'Design/Progress',
  component: Progress,
  args: { label: 'Indexando', value: 132, max: 800, detail: '132 de 800' },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({
  label: text,
  value: number(0, 800),
  max: number(1, 800),
  detail: text,
  tone: choice(progressTones),
  size: choice(progressSizes),
  labelHidden: toggle,
})

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name="tones" columns>
        {tones.map((tone) => (
          <Progress key={tone} tone={tone} label="Indexando" value={66} detail="66 %" />
        ))}
      </SnapshotRow>
      <SnapshotRow name="sizes" columns>
        {sizes.map((size) => (
          <Progress key={size} size={size} label="Indexando" value={132} max={800} detail="132 de 800" />
        ))}
      </SnapshotRow>
      <SnapshotRow name="ends, unknown" columns>
        <Progress label="En cola" value={0} />
        <Progress label="Terminado" tone="success" value={100} />
        <Progress label="Leyendo el catálogo" value={null} />
      </SnapshotRow>
      <SnapshotRow name="waits, stopped" columns>
        <Progress label="En espera de la plataforma" tone="neutral" idle value={66} />
        <Progress label="Cancelada" tone="neutral" idle value={30} />
        <Progress label="En cola" tone="neutral" idle value={null} />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const ReadOut: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Indexando' })
    await expect(bar).toHaveAttribute('aria-valuenow', '132')
    await expect(bar).toHaveAttribute('aria-valuetext', '132 de 800')
  },
}

export const NobodyKnowsHowFar: Story = {
  args: { value: null, detail: 'un momento' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const WhatWaitsNeverLooksLikeWork: Story = {
  args: { value: 66, max: 100, idle: true, tone: 'neutral' },
  play: async ({ canvasElement }) => {
    const fill = within(canvasElement).getByRole('progressbar').firstElementChild!
    await expect(getComputedStyle(fill).maskImage).toContain('repeating-linear-gradient')
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex w-44 flex-col gap-4">
      <Progress
        label="Indexando Guirnaldasluminosasdeexteriorconmandoadistancia"
        value={99_999}
        max={100_000}
        detail="99.999 de 100.000 productos"
      />
      <Progress label="Leyendo el catálogo de la plataforma, categoría por categoría" value={null} detail="un momento" />
    </div>
  ),
}
