import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, number, playground, text, toggle } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { JobProgress, jobLooks, type JobProgressProps, type JobState } from './index.ts'

const faults: JobProgressProps['faults'] = {
  label: '3 productos no se pudieron escribir',
  items: [
    { id: 22423, name: 'Regency Cakestand 3 Tier', reason: 'La plataforma lo rechazó', detail: '400 Bad Request: "BrandId" is required' },
    { id: 85099, name: 'Jumbo Bag Red Retrospot', reason: 'Ya no existe en la plataforma' },
    { id: 84879, name: 'Assorted Colour Bird Ornament', reason: 'Está en otra posición', detail: 'asked 4, found 9' },
  ],
}

const examples: Record<JobState, JobProgressProps> = {
  scheduled: { title: 'Tazas', state: 'scheduled', note: 'El viernes 27 a las 09:00', onCancel: fn() },
  waiting: {
    title: 'Tazas',
    state: 'waiting',
    stateLabel: 'En espera',
    progress: null,
    note: 'La plataforma no responde; se vuelve a intentar a las 10:42',
  },
  running: {
    title: 'Tazas',
    state: 'running',
    stateLabel: 'Indexando',
    progress: { done: 132, total: 412 },
    progressLabel: '132 de 412',
    timeLeft: 130,
    rate: 310,
    canBeLeft: true,
    onCancel: fn(),
    counts: [
      { label: 'Escritos', value: '119' },
      { label: 'Ya estaban bien', value: '13' },
      { label: 'Con fallo', value: '0' },
    ],
  },
  checking: {
    title: 'Tazas',
    state: 'checking',
    stateLabel: 'Verificando',
    progress: { done: 412, total: 412 },
    progressLabel: '412 de 412',
    note: 'La plataforma está indexando',
  },
  done: {
    title: 'Tazas',
    state: 'done',
    stateLabel: 'Indexada',
    progress: { done: 412, total: 412 },
    progressLabel: '412 de 412',
    note: 'Hoy a las 10:44, en 1 min 12 s',
    counts: [
      { label: 'Escritos', value: '398' },
      { label: 'Ya estaban bien', value: '14' },
      { label: 'Con fallo', value: '0' },
    ],
    result: 'Verificado en la tienda: 412 de 412 en su lugar',
  },
  faulty: {
    title: 'Tazas',
    state: 'faulty',
    stateLabel: 'Con errores',
    progress: { done: 412, total: 412 },
    progressLabel: '412 de 412',
    note: 'Hoy a las 10:44',
    counts: [
      { label: 'Escritos', value: '395' },
      { label: 'Ya estaban bien', value: '14' },
      { label: 'Con fallo', value: '3', bad: true },
    ],
    result: 'Verificado en la tienda: 409 de 412 en su lugar',
    faults: { ...faults, label: '3 productos no se pudieron escribir', open: true },
    actions: <Button size="sm">Reintentar los 3</Button>,
  },
  failed: {
    title: 'Tazas',
    state: 'failed',
    stateLabel: 'Falló',
    progress: { done: 40, total: 412 },
    progressLabel: '40 de 412',
    result: 'La plataforma rechazó la credencial de la tienda',
    actions: <Button size="sm">Revisar la credencial</Button>,
  },
  cancelled: {
    title: 'Tazas',
    state: 'cancelled',
    stateLabel: 'Cancelada',
    progress: { done: 40, total: 412 },
    progressLabel: '40 de 412',
    note: 'Hoy a las 10:43',
  },
}

const meta = { title: 'Design/Job progress', component: JobProgress, args: examples.running } satisfies Meta<typeof JobProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({
  title: text,
  state: choice(jobLooks),
  stateLabel: text,
  note: text,
  timeLeft: number(0, 3_600),
  rate: number(0, 600),
  canBeLeft: toggle,
  cancelling: toggle,
})

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {(Object.keys(jobLooks) as JobState[]).map((state) => (
        <SnapshotRow key={state} name={state}>
          <JobProgress {...examples[state]} className="w-full" />
        </SnapshotRow>
      ))}
    </SnapshotSheet>
  ),
}

export const AtWork: Story = {
  play: async ({ canvasElement }) => {
    const job = within(canvasElement).getByRole('article', { name: 'Tazas' })
    const bar = within(job).getByRole('progressbar', { name: 'Indexando' })
    await expect(bar).toHaveAttribute('aria-valuenow', '132')
    await expect(bar).toHaveAttribute('aria-valuemax', '412')
    await expect(bar).toHaveAttribute('aria-valuetext', '132 de 412')
    await expect(within(job).getByRole('status')).toHaveTextContent('Indexando')
  },
}

export const WaitsForThePlatform: Story = {
  args: examples.waiting,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const Verified: Story = { args: examples.done }

export const FaultsAreUnfolded: Story = {
  args: { ...examples.faulty, faults, onClick: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('La plataforma lo rechazó')).not.toBeVisible()
    await userEvent.click(canvas.getByText('3 productos no se pudieron escribir'))
    await expect(canvas.getByText('La plataforma lo rechazó')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

const differences = [
  { id: 22423, name: 'Regency Cakestand 3 Tier', requested: 4, found: 9 },
  { id: 85099, name: 'Jumbo Bag Red Retrospot', requested: 7, found: null },
]

export const VerifiedWithDifferences: Story = {
  args: { ...examples.faulty, result: undefined, faults: undefined, verification: { checked: 412, verified: 410, differences } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Verificado en la tienda: 410 de 412 en su lugar')).toBeVisible()
    await userEvent.click(canvas.getByText('2 diferencias con lo solicitado'))
    await expect(canvas.getByText('Solicitada: 4; está en la 9')).toBeVisible()
    await expect(canvas.getByText('Solicitada: 7; no aparece en la tienda')).toBeVisible()
  },
}

export const CalledOff: Story = {
  args: { onCancel: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancelar' }))
    within(canvasElement).getByRole('button', { name: 'Cancelar' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledTimes(2)
  },
}

export const StopsWithinFiveSeconds: Story = {
  args: { cancelling: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Cancelando: se detiene en 5 segundos como mucho.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /cancelar/i })).toHaveAttribute('aria-busy', 'true')
  },
}

export const ThousandsOfFaults: Story = {
  tags: ['many'],
  args: {
    ...examples.faulty,
    faults: {
      label: '4.207 productos no se pudieron escribir',
      items: Array.from({ length: 100 }, (_, nth) => ({ id: nth, name: `Producto ${nth}`, reason: 'Ya no existe en la plataforma' })),
      more: 'y 4.107 más',
    },
  },
}

export const NothingWentWrong: Story = { tags: ['empty'], args: { ...examples.done, faults: { label: '0 fallos', items: [] } } }

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage>
      <span className="flex w-full flex-col gap-3">
        <JobProgress
          title="Mugs"
          state="running"
          progress={{ done: 1_320, total: 4_120 }}
          timeLeft={540}
          rate={310}
          canBeLeft
          onCancel={fn()}
        />
        <JobProgress title="Mugs" state="checking" progress={{ done: 1_320, total: 4_120 }} cancelling onCancel={fn()} />
        <JobProgress title="Mugs" state="faulty" verification={{ checked: 412, verified: 410, differences }} />
        <JobProgress title="Mugs" state="scheduled" />
      </span>
    </RowPerLanguage>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: { ...examples.faulty, title: 'Neceseres y estuches de viaje para toda la familia' },
}
