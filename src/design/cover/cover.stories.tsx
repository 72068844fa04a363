import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { playground, text } from '../controls/index.ts'
import { Banner } from '../banner/index.ts'
import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { Mark } from '../mark/index.ts'
import { Cover } from './index.ts'

const form = (
  <div className="flex flex-col gap-4">
    <h1 className="text-2xl font-semibold">Entra en Samara</h1>
    <Field label="Correo electrónico">
      <Input size="lg" type="email" />
    </Field>
    <Button tone="accent" size="lg" wide>
      Entrar
    </Button>
  </div>
)

const meta = {
  title: 'Design/Cover',
  component: Cover,
  parameters: { layout: 'fullscreen', snapshot: { height: 640 } },
  args: {
    mark: <Mark name="Samara" />,
    aside: <Button tone="quiet">ES</Button>,
    lead: 'El orden de tu catálogo, a tu manera.',
    promises: ['Ordena miles de productos arrastrando', 'Publica y comprueba lo que ve quien compra'],
    children: form,
  },
} satisfies Meta<typeof Cover>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ lead: text, promises: { control: 'object' } })

export const Snapshot: Story = { args: { foot: <span>Privacidad</span> } }

export const SnapshotOnAPhone: Story = { tags: ['phone'] }

const titleTop = (canvas: HTMLElement): number => within(canvas).getByRole('heading', { level: 1 }).getBoundingClientRect().top

function Refusable() {
  const [refused, setRefused] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl font-semibold">Entra en Samara</h1>
      {refused && <Banner tone="danger">El correo o la contraseña no son correctos.</Banner>}
      <Button onClick={() => setRefused(true)}>Entrar</Button>
    </div>
  )
}

export const AFaultDoesNotMoveTheTitle: Story = {
  args: { children: <Refusable /> },
  play: async ({ canvasElement }) => {
    const before = titleTop(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Entrar' }))
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
    await expect(titleTop(canvasElement)).toBe(before)
  },
}

export const ThePictureCannotBeReached: Story = {
  args: { picture: <Button>No se puede pulsar</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'No se puede pulsar' })).toBeNull()
  },
}

export const VeryLongWords: Story = {
  tags: ['phone', 'long-words'],
  args: {
    children: <h1 className="text-2xl font-semibold">Elektrizitätsversorgungsgerätezubehörverwaltungsautomatisierung</h1>,
    foot: <span>Otorrinolaringológicamenteinconmensurabledesproporcionadamente</span>,
  },
}
