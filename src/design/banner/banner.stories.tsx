import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, playground, text } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { InEveryLanguage, SnapshotSheet } from '../snapshot/index.ts'
import { tones } from '../tokens/index.ts'
import { bannerTones, Banner } from './index.ts'

const meta = { title: 'Design/Banner', component: Banner, args: { children: 'La sincronización terminó hace un momento.' } } satisfies Meta<
  typeof Banner
>
export default meta
type Story = StoryObj<typeof meta>

const dismiss = fn()

export const Playground: Story = {
  ...playground({ tone: choice(bannerTones), title: text, children: text }),
  args: { title: 'Ordenación sin guardar' },
}

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <div className="flex flex-col gap-3">
        {tones.map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            title="Ordenación sin guardar"
            action={<Button size="sm">Guardar ahora</Button>}
            onDismiss={dismiss}
          >
            Moviste 14 productos desde la última vez.
          </Banner>
        ))}
        <Banner tone="info">Una sola frase, sin nada que hacer.</Banner>
        <Banner tone="danger" title="Solo un titular" />
      </div>
    </SnapshotSheet>
  ),
}

export const PutAway: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    const dismissing = within(canvasElement).getByRole('button', { name: 'Descartar' })
    await userEvent.click(dismissing)
    dismissing.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledTimes(2)
  },
}

export const ADangerIsReadOutAtOnce: Story = {
  args: { tone: 'danger', title: 'La plataforma no responde', children: 'La publicación espera y sigue sola.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('La plataforma no responde')
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone'],
  args: {
    tone: 'warning',
    title: 'Otra persona guardó esta categoría',
    action: <Button size="sm">Comparar las dos</Button>,
    onDismiss: fn(),
  },
}

export const LongWordsInLittleRoom: Story = {
  tags: ['phone', 'long-words'],
  args: {
    tone: 'danger',
    title: 'Electroencefalografistas-internacionalizadísimos@regalos-de-temporada-navideña.example',
    children: 'La referencia GESCHENKVERPACKUNGSMATERIALSORTIMENTSERWEITERUNG-85123A no existe en la plataforma.',
    action: <Button size="sm">Comparar con lo que está publicado</Button>,
    onDismiss: fn(),
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <InEveryLanguage>
      <Banner tone="info" onDismiss={dismiss}>
        128
      </Banner>
    </InEveryLanguage>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['Descartar', 'Dismiss', 'Dispensar'])
      await expect(within(canvasElement).getByRole('button', { name })).toBeVisible()
  },
}
