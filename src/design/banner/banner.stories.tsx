import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { PortraitSheet } from '../portrait/index.ts'
import { tones } from '../tokens/index.ts'
import { Banner } from './index.ts'

const meta = { title: 'Design/Banner', component: Banner, args: { children: 'La sincronización terminó hace un momento.' } } satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

const dismiss = fn()

export const Portrait: Story = {
  render: () => (
    <PortraitSheet>
      <div className="flex flex-col gap-3">
        {tones.map((tone) => (
          <Banner key={tone} tone={tone} title="Ordenación sin guardar" action={<Button size="sm">Guardar ahora</Button>} onDismiss={dismiss}>
            Moviste 14 productos desde la última vez.
          </Banner>
        ))}
        <Banner tone="info">Una sola frase, sin nada que hacer.</Banner>
        <Banner tone="danger" title="Solo un titular" />
      </div>
    </PortraitSheet>
  ),
}

export const PutAway: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Descartar' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const ADangerIsReadOutAtOnce: Story = {
  args: { tone: 'danger', title: 'La plataforma no responde', children: 'La publicación espera y sigue sola.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('La plataforma no responde')
  },
}

export const OnAPhone: Story = {
  tags: ['phone', 'portrait'],
  args: { tone: 'warning', title: 'Otra persona guardó esta categoría', action: <Button size="sm">Comparar las dos</Button>, onDismiss: fn() },
}
