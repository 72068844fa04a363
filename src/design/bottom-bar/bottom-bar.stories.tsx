import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { choice, playground, text } from '../controls/index.ts'
import { Field } from '../field/index.ts'
import { PublishIcon } from '../icon/index.ts'
import { Input } from '../input/index.ts'
import { Segments } from '../segments/index.ts'
import { SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { BottomBar, bottomBarLooks, type BottomBarLook, type BottomBarProps } from './index.ts'

const pressed = fn()

function When({ names = ['Ahora', 'Programar', 'Solo guardar'] }: { names?: readonly string[] }) {
  const [way, setWay] = useState(names[0]!)
  return (
    <>
      <Segments label="Cuándo" value={way} onValueChange={setWay} options={names.map((name) => ({ value: name, label: name }))} />
      <Checkbox label="Recuperar después el orden actual" />
    </>
  )
}

const args: BottomBarProps = {
  label: 'Indexar',
  actions: (
    <Button tone="accent" icon={<PublishIcon />} onClick={pressed}>
      Guardar e indexar
    </Button>
  ),
  children: <When />,
}

const meta = { title: 'Design/Bottom bar', component: BottomBar, args } satisfies Meta<typeof BottomBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ look: choice(bottomBarLooks), label: text })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      {(Object.keys(bottomBarLooks) as BottomBarLook[]).map((look) => (
        <SnapshotRow key={look} name={look}>
          <BottomBar {...args} look={look} label={look} className="w-full" />
        </SnapshotRow>
      ))}
      <SnapshotRow name="more to fill in">
        <BottomBar
          {...args}
          label="Más"
          className="w-full"
          above={
            <Field label="Empieza">
              <Input defaultValue="27/11/2026" />
            </Field>
          }
        />
      </SnapshotRow>
      <SnapshotRow name="the action alone">
        <BottomBar label="Sola" actions={args.actions} className="w-full" />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const ChosenAndDoneByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('region', { name: 'Indexar' }))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight} ')
    await expect(bar.getByRole('radio', { name: 'Programar' })).toBeChecked()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(pressed).toHaveBeenCalledOnce()
  },
}

/** However far the page is scrolled, it is in sight. */
export const InSightOfALongPage: Story = {
  render: (props) => (
    <div className="h-60 overflow-y-auto">
      <div className="h-[200dvh]" />
      <BottomBar {...props} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Indexar' })
    const page = bar.parentElement!
    await expect(Math.abs(bar.getBoundingClientRect().bottom - page.getBoundingClientRect().bottom)).toBeLessThan(2)
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  args: {
    children: <When names={['Agora', 'Donaudampfschifffahrtsgesellschaftskapitän', 'Só salvar']} />,
    actions: (
      <>
        <Button>Editar</Button>
        <Button>Devolver</Button>
        {args.actions}
      </>
    ),
  },
}
