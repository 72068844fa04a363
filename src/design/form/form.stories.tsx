import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground, toggle } from '../controls/index.ts'
import { Button } from '../button/index.ts'
import { Combobox } from '../combobox/index.ts'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { PasswordInput } from '../password-input/index.ts'
import { RowPerLanguage, SnapshotSheet } from '../snapshot/index.ts'
import { Select } from '../select/index.ts'
import {
  Form,
  FormActions,
  FormDialog,
  FormErrors,
  FormSection,
  type FormDialogProps,
  type FormError,
  type FormProps,
  type FormSectionLayout,
} from './index.ts'

const meta = { title: 'Design/Form', component: Form, args: { onSubmit: fn() } } satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

const options = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
]

const wrong: readonly FormError[] = [
  { name: 'email', label: 'Correo', message: 'Le falta el dominio: escribe lo que va después de la arroba.' },
  { name: 'brand', label: 'Marca', message: 'Elige una.' },
]

interface AccountProps extends Partial<FormProps> {
  errors?: readonly FormError[]
  layout?: FormSectionLayout
  sticky?: boolean
  /** Heads the two sections. */
  titles?: readonly [string, string]
}

function Account({ errors = [], layout, sticky, titles = ['Tu cuenta', 'Contraseña'], onSubmit = fn(), ...rest }: AccountProps) {
  const [brand, setBrand] = useState<string | null>(null)
  const of = (name: string) => errors.find((error) => error.name === name)?.message
  return (
    <Form onSubmit={onSubmit} {...rest}>
      <FormErrors errors={errors} />
      <FormSection title={titles[0]} description="Así te ven los colaboradores de tus tiendas." columns={2} layout={layout}>
        <Field label="Nombre">
          <Input name="name" defaultValue="Ana Ruiz" autoComplete="name" />
        </Field>
        <Field label="Correo" error={of('email')}>
          <Input name="email" type="email" defaultValue="ana@" autoComplete="email" />
        </Field>
        <Field label="Marca" error={of('brand')} data-wide>
          <Combobox name="brand" options={options} value={brand} onValueChange={setBrand} />
        </Field>
      </FormSection>
      <FormSection title={titles[1]} description="Déjala vacía para no cambiarla." columns={2} layout={layout}>
        <Field label="Contraseña nueva" optional>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Field label="Idioma">
          <Select name="language" options={options} defaultValue="es" />
        </Field>
      </FormSection>
      <FormActions sticky={sticky} note="Los cambios valen en todas tus tiendas.">
        <Button tone="quiet">Cancelar</Button>
        <Button type="submit" tone="accent" loading={rest.busy}>
          Guardar
        </Button>
      </FormActions>
    </Form>
  )
}

export const Playground: Story = { ...playground({ busy: toggle }), render: (args) => <Account {...args} /> }

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <Account />
      <Account layout="beside" errors={wrong} titles={['Tu perfil', 'Tu contraseña']} />
    </SnapshotSheet>
  ),
}

function Checked({ onSubmit }: Pick<FormProps, 'onSubmit'>) {
  const [errors, setErrors] = useState<readonly FormError[]>([])
  return (
    <Account
      errors={errors}
      onSubmit={(data, event) => {
        onSubmit(data, event)
        const email = data.get('email') as string
        setErrors([...(/.@.+\../.test(email) ? [] : wrong.slice(0, 1)), ...(data.get('brand') ? [] : wrong.slice(1))])
      }}
    />
  )
}

export const RefusedThenCorrectedByKeyboard: Story = {
  render: ({ onSubmit }) => <Checked onSubmit={onSubmit} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const email = canvas.getByRole('textbox', { name: 'Correo' })
    email.focus()
    await userEvent.keyboard('{Enter}')
    const summary = await canvas.findByRole('group', { name: 'Faltan por corregir 2 datos' })
    await expect(summary).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(email).toHaveFocus()
    await expect(email).toBeInvalid()
    await userEvent.click(canvas.getByRole('link', { name: 'Marca' }))
    const brand = canvas.getByRole('combobox', { name: 'Marca' })
    await expect(brand).toHaveFocus()
    await userEvent.keyboard('espa{Enter}')
    await userEvent.clear(email)
    await userEvent.type(email, 'ana@regalos.example{Enter}')
    await expect(canvas.queryByRole('group', { name: /corregir/ })).toBeNull()
    const [data] = (args.onSubmit as unknown as { mock: { lastCall: [FormData] } }).mock.lastCall
    await expect(Object.fromEntries(data)).toEqual({
      name: 'Ana Ruiz',
      email: 'ana@regalos.example',
      brand: 'es',
      password: '',
      language: 'es',
    })
  },
}

export const SentOnlyOnce: Story = {
  render: ({ onSubmit }) => <Account onSubmit={onSubmit} busy />,
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('textbox', { name: 'Nombre' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <Account
      layout="beside"
      errors={[
        {
          name: 'email',
          label: 'Correo',
          message: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft no es una dirección.',
        },
        { message: 'La plataforma no contesta: vuelve a intentarlo dentro de un minuto.' },
      ]}
    />
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage columns>
      <FormErrors errors={[{ message: '…' }]} />
      <FormErrors errors={[{ message: '…' }, { message: '…' }]} />
    </RowPerLanguage>
  ),
}

const sent = fn()
const left = fn()

function Naming(props: Partial<FormDialogProps>) {
  const [name, setName] = useState('Regalos de Ana')
  return (
    <FormDialog
      title="Cambiar el nombre de Regalos de Ana"
      description="La dirección de la tienda se queda como está."
      action="Guardar"
      disabled={name === ''}
      onSubmit={sent}
      onClose={left}
      {...props}
    >
      <Field label="Nombre">
        <Input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
    </FormDialog>
  )
}

export const InADialogItIsSentByEnterOrLeft: Story = {
  render: () => <Naming />,
  play: async () => {
    const name = await screen.findByRole('textbox', { name: 'Nombre' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.clear(name)
    await userEvent.keyboard('{Enter}')
    await expect(sent).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled()
    await userEvent.type(name, 'Casa y jardín{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await expect(left).toHaveBeenCalledOnce()
  },
}

const sentTwice = fn()

export const InADialogWhatWasTypedStaysWhenItIsRefused: Story = {
  render: () => <Naming busy fault="Ese nombre ya lo tiene otra tienda." faultTitle="No se guardó" onSubmit={sentTwice} />,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Ese nombre ya lo tiene otra tienda.')
    await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), ' 2{Enter}')
    await expect(sentTwice).not.toHaveBeenCalled()
    await expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Regalos de Ana 2')
  },
}

export const InADialogOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => <Naming tone="danger" fault="La plataforma no contesta." />,
}
