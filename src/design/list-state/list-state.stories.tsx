import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, playground } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { InEveryLanguage } from '../snapshot/index.ts'
import { listStateSizes, ListState, type ListStateValue } from './index.ts'

const meta = {
  title: 'Design/List state',
  component: ListState,
  args: { state: { kind: 'empty' } },
} satisfies Meta<typeof ListState>
export default meta
type Story = StoryObj<typeof meta>

const examples: Record<Exclude<ListStateValue['kind'], 'ready'>, ListStateValue> = {
  empty: {
    kind: 'empty',
    title: 'Todavía no hay publicaciones',
    advice: 'Cuando indexes una categoría, su historia se cuenta aquí.',
    action: <Button tone="accent">Ordenar una categoría</Button>,
  },
  noResult: { kind: 'noResult', action: <Button>Quitar los filtros</Button> },
  failed: { kind: 'failed', onRetry: fn(), reference: '01JD3Q-8FKZ' },
  forbidden: { kind: 'forbidden' },
  loading: { kind: 'loading' },
}

export const Playground: Story = playground({ state: { control: 'object' }, size: choice(listStateSizes) })

export const Snapshot: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      {Object.values(examples).map((state) => (
        <div key={state.kind} className="overflow-hidden rounded-lg border border-default bg-surface">
          <ListState state={state} />
        </div>
      ))}
      <div className="overflow-hidden rounded-lg border border-default bg-surface">
        <ListState size="sm" state={{ kind: 'noResult' }} />
      </div>
    </div>
  ),
}

export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando…')
  },
}

export const TriesAgain: Story = {
  args: { state: { kind: 'failed', onRetry: fn() } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('No se pudo cargar')
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    canvas.getByRole('button', { name: 'Reintentar' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.state.kind === 'failed' && args.state.onRetry).toHaveBeenCalledTimes(2)
  },
}

export const Forbidden: Story = { args: { state: { kind: 'forbidden' } } }

export const ReadyIsTheListItself: Story = {
  args: { state: { kind: 'ready' }, children: <p>128 productos</p> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('128 productos')).toBeVisible()
  },
}

export const SpeaksPortuguese: Story = {
  globals: { language: 'pt' },
  args: { state: { kind: 'noResult' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nada corresponde')).toBeVisible()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    state: {
      kind: 'empty',
      title: 'Todavía no hay publicaciones de Guirnaldasluminosasdeexteriorconmandoadistanciaytemporizador',
      advice:
        'Cuando indexes una categoría, su historia se cuenta aquí: electroencefalografistas.internacionalizados@regalos-de-temporada.example.com.',
      action: <Button tone="accent">Ordenar una categoría de electrodomésticos pequeños</Button>,
    },
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <InEveryLanguage>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['empty', 'noResult', 'forbidden'] as const).map((kind) => (
          <ListState key={kind} size="sm" state={{ kind }} />
        ))}
        <ListState size="sm" state={{ kind: 'failed', onRetry: fn() }} />
      </div>
    </InEveryLanguage>
  ),
}
