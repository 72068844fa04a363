import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { choice, playground } from '../controls/index.ts'
import { Badge } from '../badge/index.ts'
import { CredentialIcon, PartnersIcon, SettingsIcon, StoreIcon } from '../icon/index.ts'
import { drawn, drawnStates, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Tab, TabList, TabPanel, Tabs } from './index.ts'

const views = [
  { value: 'account', name: 'Mi cuenta', text: 'Nombre, correo y contraseña.' },
  { value: 'stores', name: 'Tiendas', aside: '3', text: 'Tres tiendas conectadas.' },
  { value: 'partners', name: 'Colaboradores', aside: '12', text: 'Doce personas trabajan contigo.' },
  { value: 'plan', name: 'Suscripción', text: 'Plan Growth, por meses.' },
  { value: 'preferences', name: 'Preferencias', text: 'Idioma y apariencia.' },
]

const names = views.map(({ value, name, aside }) => (
  <Tab key={value} value={value} aside={aside}>
    {name}
  </Tab>
))

const panels = views.map(({ value, text }) => (
  <TabPanel key={value} value={value}>
    {text}
  </TabPanel>
))

const meta = {
  title: 'Design/Tabs',
  component: Tabs,
  args: {
    defaultValue: 'stores',
    onValueChange: fn(),
    children: (
      <>
        <TabList label="Configuración">{names}</TabList>
        {panels}
      </>
    ),
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ defaultValue: choice(views.map(({ value }) => value)) })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name="states">
        {drawnStates.map((state) => (
          <Tabs key={state} defaultValue="stores">
            <TabList label={state}>
              <Tab value="account" {...drawn(state)}>
                Mi cuenta
              </Tab>
              <Tab value="stores">Tiendas</Tab>
            </TabList>
            <TabPanel value="stores">Tres tiendas conectadas.</TabPanel>
          </Tabs>
        ))}
      </SnapshotRow>
      <SnapshotRow name="with everything" columns>
        <Tabs defaultValue="people" className="col-span-full">
          <TabList label="Instalación">
            <Tab value="people" icon={<PartnersIcon />} aside="214">
              Personas
            </Tab>
            <Tab
              value="stores"
              icon={<StoreIcon />}
              aside={
                <Badge size="sm" tone="danger">
                  2 con errores
                </Badge>
              }
            >
              Tiendas
            </Tab>
            <Tab value="keys" icon={<CredentialIcon />} disabled>
              Credenciales
            </Tab>
            <Tab value="settings" icon={<SettingsIcon />} href="#settings">
              Ajustes
            </Tab>
          </TabList>
          <TabPanel value="people">Doscientas catorce personas, la última hace tres minutos.</TabPanel>
        </Tabs>
      </SnapshotRow>
      <SnapshotRow name="too narrow" columns>
        <Tabs defaultValue="partners">
          <TabList label="Configuración">{names}</TabList>
          {panels}
        </Tabs>
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

export const WalkedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: /Tiendas/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Colaboradores/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Doce personas')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Mi cuenta' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('account')
  },
}

export const ChosenByPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Preferencias' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Preferencias' })).toHaveTextContent('Idioma y apariencia')
  },
}

function FollowsTheAddress() {
  const [value, setValue] = useState('account')
  return (
    <Tabs value={value} onValueChange={setValue}>
      <TabList label="Configuración">
        {views.map((view) => (
          <Tab key={view.value} value={view.value} href={`#${view.value}`}>
            {view.name}
          </Tab>
        ))}
      </TabList>
      {panels}
    </Tabs>
  )
}

export const LinksThatCanBeKept: Story = {
  render: () => <FollowsTheAddress />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tab = canvas.getByRole('tab', { name: 'Suscripción' })
    await expect(tab).toHaveAttribute('href', '#plan')
    await userEvent.click(tab)
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Plan Growth')
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone'],
  args: { defaultValue: 'partners' },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist', { name: 'Configuración' })
    await waitFor(() => expect(list.dataset['more']).toBe('both'))
    const chosen = within(list)
      .getByRole('tab', { name: /Colaboradores/ })
      .getBoundingClientRect()
    await expect(chosen.right).toBeLessThanOrEqual(list.getBoundingClientRect().right)
  },
}

export const ManyWithVeryLongNames: Story = {
  tags: ['phone', 'long-words', 'many'],
  render: () => (
    <Tabs defaultValue="40">
      <TabList label="Categorías">
        {Array.from({ length: 200 }, (_, at) => (
          <Tab key={at} value={String(at)}>
            {at % 2 === 0 ? `Elektrizitätsversorgungsgerätezubehör ${at}` : `Tazas ${at}`}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="40">Otorrinolaringológicamenteinconmensurabledesproporcionadamente</TabPanel>
    </Tabs>
  ),
}
