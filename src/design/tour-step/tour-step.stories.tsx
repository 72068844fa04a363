import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '../button/index.ts'
import { number, playground, text, toggle } from '../controls/index.ts'
import { Dialog } from '../dialog/index.ts'
import { WordsProvider, languages } from '../words/index.ts'
import { TourStep, type TourStepProps } from './index.ts'

const advance = fn()

/** A page with the control that the step is about. */
function OnAPage({
  inDialog = false,
  label = 'Guardar',
  ...props
}: Omit<TourStepProps, 'control'> & { inDialog?: boolean; label?: string }) {
  const [control, setControl] = useState<Element | null>(null)
  const button = (
    <Button ref={setControl} tone="accent" onClick={advance}>
      {label}
    </Button>
  )
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">1 cambio sin guardar</p>
      {inDialog ? (
        <Dialog open title="Revisar" actions={button}>
          Se mueve 1 producto.
        </Dialog>
      ) : (
        button
      )}
      <TourStep {...props} control={control} />
    </div>
  )
}

const meta = {
  title: 'Design/Tour step',
  component: OnAPage,
  args: {
    title: 'A mano',
    step: 3,
    of: 4,
    children: 'Pulsa «Guardar»',
    detail: 'Tu borrador no se pierde si cierras la página.',
    onLeave: fn(),
    onNext: fn(),
  },
  parameters: { snapshot: { height: 340 } },
} satisfies Meta<typeof OnAPage>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({
  title: text,
  step: number(1, 9),
  of: number(1, 9),
  children: text,
  detail: text,
  reading: toggle,
})

export const Snapshot: Story = {}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    children: 'Pulsa «Donaudampfschifffahrtsgesellschaftskapitänsmütze»',
  },
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: (args) => (
    <div className="grid grid-cols-3">
      {languages.map((language) => (
        <WordsProvider key={language} language={language}>
          <OnAPage {...args} title={language} label={language} />
        </WordsProvider>
      ))}
    </div>
  ),
}

export const FollowedAndLeftByKeyboard: Story = {
  play: async ({ args }) => {
    const step = await screen.findByRole('region', { name: 'A mano' })
    await expect(step).toHaveFocus()
    await expect(screen.getByRole('status')).toHaveTextContent('Pulsa «Guardar»')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Salir de la guía' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    await expect(advance).toHaveBeenCalled()
    screen.getByRole('button', { name: 'Salir de la guía' }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onLeave).toHaveBeenCalled()
  },
}

export const OverADialogItCanBeReached: Story = {
  args: { inDialog: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Saltar este paso' }))
    await expect(args.onNext).toHaveBeenCalled()
    await expect(screen.getByRole('dialog', { name: 'Revisar' })).toBeVisible()
  },
}
