import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground, text, toggle } from '../controls/index.ts'
import { Field } from '../field/index.ts'
import { drawn, RowPerLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { FileDrop, FileReport, type BadLine, type FileDropProps } from './index.ts'

const meta = {
  title: 'Design/File drop',
  component: FileDrop,
  args: { 'aria-label': 'Orden en un archivo', accept: ['.csv', '.xlsx'], maxBytes: 5_000_000, onFile: fn() },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

const bad: readonly BadLine[] = [
  { line: 14, text: '22423;REGENCY CAKESTAND 3 TIER;uno', reason: 'La posición «uno» no es un número.' },
  { line: 27, text: '85123A;WHITE HANGING HEART;3', reason: 'La posición 3 ya la tiene la línea 5.' },
  { line: 108, text: 'SKU-99999;;12', reason: 'En esta tienda no hay ningún producto con la referencia SKU-99999.' },
  { line: 109, text: '', reason: 'Falta la referencia.' },
]

const rules = { accept: ['.csv', '.xlsx'], maxBytes: 5_000_000, onFile: fn() }
const file = { name: 'orden-de-tazas.csv', size: 24_600 }

export const Playground: Story = playground({ hint: text, checking: toggle })

export const Snapshot: Story = {
  render: () => (
    <SnapshotSheet>
      <SnapshotRow name="place" columns>
        <FileDrop aria-label="uno" {...rules} />
        <FileDrop aria-label="dos" {...rules} disabled />
        <Field label="Archivo" error="Elige un archivo." hint="Dos columnas: referencia y posición.">
          <FileDrop {...rules} {...drawn('focus')} />
        </Field>
      </SnapshotRow>
      <SnapshotRow name="taken" columns>
        <FileDrop aria-label="tres" {...rules} file={file} onRemove={fn()} />
        <FileDrop aria-label="cuatro" {...rules} file={file} checking />
      </SnapshotRow>
      <SnapshotRow name="some are bad">
        <FileReport className="w-full" good={118} bad={bad} onContinue={fn()} onDownloadBad={fn()} onReplace={fn()} />
      </SnapshotRow>
      <SnapshotRow name="all are good">
        <FileReport className="w-full" good={1_204} bad={[]} onContinue={fn()} onReplace={fn()} />
      </SnapshotRow>
      <SnapshotRow name="none is good">
        <FileReport className="w-full" good={0} bad={bad.slice(0, 2)} onContinue={fn()} onReplace={fn()} />
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

function Taking(props: FileDropProps) {
  const [taken, setTaken] = useState<File>()
  return (
    <FileDrop
      {...props}
      file={taken}
      onRemove={() => setTaken(undefined)}
      onFile={(next) => {
        setTaken(next)
        props.onFile(next)
      }}
    />
  )
}

const csv = new File(['a;1\n'], 'orden.csv')

export const ChosenThenRemoved: Story = {
  render: (args) => <Taking {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText<HTMLInputElement>('Orden en un archivo')
    await expect(input).toHaveAccessibleDescription('CSV o XLSX, hasta 5 MB')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.upload(input, csv)
    await expect(args.onFile).toHaveBeenLastCalledWith(csv)
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar orden.csv' }))
    await expect(canvas.getByLabelText('Orden en un archivo')).toHaveFocus()
  },
}

function drag(type: 'dragover' | 'drop', files: readonly File[]): void {
  const dataTransfer = new DataTransfer()
  for (const one of files) dataTransfer.items.add(one)
  screen
    .getByText(/^CSV o XLSX/)
    .closest('label')!
    .dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

export const Dropped: Story = {
  play: async ({ args }) => {
    drag('dragover', [csv])
    await expect(await screen.findByText('Suéltalo')).toBeVisible()
    drag('drop', [csv])
    await expect(args.onFile).toHaveBeenLastCalledWith(csv)
  },
}

export const SnapshotRefused: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const says = (sentence: string) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(sentence))
    drag('drop', [csv, csv])
    await says('Suelta los archivos de uno en uno.')
    drag('drop', [new File(['x'.repeat(5_400_000)], 'catálogo.csv')])
    await says('catálogo.csv ocupa 5,4 MB, y el límite es 5 MB. Divídelo en partes.')
    drag('drop', [new File([''], 'foto de la taza.png')])
    await says('foto de la taza.png no se puede leer aquí: elige un archivo CSV o XLSX.')
    await expect(args.onFile).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Orden en un archivo')).toBeInvalid()
  },
}

const goOn = fn()
const download = fn()

export const GoesOnWithTheGoodOnes: Story = {
  render: () => <FileReport good={118} bad={bad} onContinue={goOn} onDownloadBad={download} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Seguir con las 118 correctas' }))
    await expect(goOn).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar las otras 4' }))
    await expect(download).toHaveBeenCalled()
    await expect(canvas.getByRole('table', { name: 'Líneas con problemas' })).toHaveAttribute('aria-rowcount', '5')
    await expect(canvas.getByRole('cell', { name: 'La posición «uno» no es un número.' })).toBeVisible()
  },
}

export const WithoutAGoodLine: Story = {
  render: () => <FileReport good={0} bad={bad} badCount={1_204} onContinue={goOn} onDownloadBad={download} onReplace={fn()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Ninguna de las 1.204 líneas se puede usar')
    await expect(canvas.getByText('Se muestran 4 de 1.204 líneas con problemas.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Seguir/ })).toBeNull()
    download.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar las 1.204 líneas' }))
    await expect(download).toHaveBeenCalledOnce()
  },
}

const thousands: readonly BadLine[] = Array.from({ length: 100_000 }, (_, at) => ({
  line: at + 2,
  text: `SKU-${at};${at}`,
  reason: `En esta tienda no hay ningún producto con la referencia SKU-${at}.`,
}))

// Storybook writes down what a story draws; these lines are better not written down.
const Thousands = () => <FileReport good={12} bad={thousands} onContinue={goOn} onDownloadBad={download} />

export const AHundredThousandBadLines: Story = {
  tags: ['many'],
  render: () => <Thousands />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByRole('row')).length).toBeLessThan(40)
    const table = canvas.getByRole('table')
    table.scrollTop = table.scrollHeight
    await waitFor(() => expect(canvas.getByText('100.001')).toBeVisible())
  },
}

export const NothingInTheFile: Story = {
  tags: ['empty'],
  render: () => <FileReport good={0} bad={[]} onContinue={fn()} onReplace={fn()} />,
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: () => (
    <div className="flex flex-col gap-6">
      <FileDrop aria-label="Orden" {...rules} hint="Dos columnas: referencia y posición." />
      <FileDrop
        aria-label="Orden"
        {...rules}
        file={{ name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.csv', size: 1_400_000 }}
        onRemove={fn()}
      />
      <FileReport
        good={118}
        bad={[
          ...bad,
          {
            line: 4_207,
            text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
            reason: 'No hay ningún producto con esta referencia.',
          },
        ]}
        onContinue={fn()}
        onDownloadBad={fn()}
        onReplace={fn()}
      />
    </div>
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <RowPerLanguage columns>
      {(language) => (
        <>
          <FileDrop aria-label={language} {...rules} />
          <FileReport className="col-span-2" good={4_207} bad={bad.slice(3)} onContinue={fn()} onDownloadBad={fn()} onReplace={fn()} />
        </>
      )}
    </RowPerLanguage>
  ),
}
