import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, playground, text } from '../controls/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { languages, WordsProvider } from '../words/index.ts'
import { Stepper, stepperOrientations, stepStates, type Step, type StepperOrientation, type StepState } from './index.ts'

const orientations = Object.keys(stepperOrientations) as StepperOrientation[]
const states = Object.keys(stepStates) as StepState[]

const steps: readonly Step[] = [
  { value: 'goal', title: 'Objetivo', detail: 'Vender más' },
  { value: 'lists', title: 'Listas', detail: '3 categorías' },
  { value: 'evidence', title: 'Pruebas' },
  { value: 'rules', title: 'Reglas' },
  { value: 'publish', title: 'Indexar' },
]

const meta = {
  title: 'Design/Stepper',
  component: Stepper,
  args: { label: 'Asistente', steps, current: 'evidence', onStepChange: fn() },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({
  label: text,
  current: choice(steps.map(({ value }) => value)),
  orientation: choice(stepperOrientations),
})

export const Snapshot: Story = {
  render: (args) => (
    <SnapshotSheet>
      {orientations.map((orientation) => (
        <Stepper key={orientation} {...args} label={orientation} orientation={orientation} />
      ))}
      <SnapshotRow name="states" columns>
        {states.map((state) => (
          <Stepper
            key={state}
            {...args}
            label={state}
            orientation="vertical"
            current="none"
            steps={[{ value: state, title: state, detail: 'Listas', state }]}
          />
        ))}
      </SnapshotRow>
      <SnapshotRow name="something failed" columns>
        <Stepper
          {...args}
          label="narrow"
          current="lists"
          steps={steps.map((step) => (step.value === 'lists' ? { ...step, state: 'failed', detail: 'Una lista ya no existe' } : step))}
        />
        <Stepper
          {...args}
          label="tall"
          orientation="vertical"
          current="lists"
          steps={steps.map((step) => (step.value === 'lists' ? { ...step, state: 'failed', detail: 'Una lista ya no existe' } : step))}
        />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Paso 3 de 5')).toBeVisible()
    await expect(within(canvasElement).getByText('Después: Reglas')).toBeVisible()
  },
}

export const OneGoesBackToWhatIsDone: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Objetivo.*hecho/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStepChange).toHaveBeenLastCalledWith('goal')
    await userEvent.click(canvas.getByRole('button', { name: /Listas/ }))
    await expect(args.onStepChange).toHaveBeenLastCalledWith('lists')
    await expect(canvas.queryByRole('button', { name: /Reglas/ })).toBeNull()
  },
}

export const OnlyShows: Story = {
  render: ({ label, current }) => <Stepper label={label} steps={steps} current={current} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const VeryLongNames: Story = {
  tags: ['phone', 'long-words'],
  args: {
    current: 'a',
    steps: [
      {
        value: 'a',
        title: 'Elektrizitätsversorgungsgerätezubehörverwaltung',
        detail: 'Otorrinolaringológicamenteinconmensurabledesproporcionadamente',
      },
      { value: 'b', title: 'Desproporcionadamenteinconmensurablesobredimensionada' },
    ],
  },
  render: (args) => (
    <div className="flex flex-col gap-8">
      <Stepper {...args} />
      <Stepper {...args} label="Vertical" orientation="vertical" />
    </div>
  ),
}

export const Many: Story = {
  tags: ['many'],
  args: {
    orientation: 'vertical',
    current: '200',
    steps: Array.from({ length: 400 }, (_, at) => ({ value: String(at), title: `Paso ${at + 1}` })),
  },
}

export const Empty: Story = { args: { steps: [] } }

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: (args) => (
    <div className="flex max-w-sm flex-col gap-6">
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <Stepper {...args} label={language} />
        </WordsProvider>
      ))}
    </div>
  ),
}
