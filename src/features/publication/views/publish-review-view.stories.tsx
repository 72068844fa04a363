import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { productsOf, type ShopProduct } from '../../../../stories/screens/shop/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { Field } from '../../../design/field/index.ts'
import { EditIcon, UndoIcon } from '../../../design/icon/index.ts'
import { Textarea } from '../../../design/textarea/index.ts'
import { conflicts } from '../publication.fixtures.ts'
import { proposal } from '../proposals.fixtures.ts'
import { ProposalNotes } from './proposal-notes.tsx'
import { PublishReviewView, type ReviewState } from './publish-review-view.tsx'

const listName = 'Mugs'
const all = productsOf(listName)
const known = new Map(all.map((product) => [product.id, product]))
const productOf = (id: number): ShopProduct => {
  const product = known.get(id)
  if (!product) throw new RangeError(`no product ${id}`)
  return product
}
const risers = [...all].sort((a, b) => b.revenue[0] * 13 - b.revenue[2] - (a.revenue[0] * 13 - a.revenue[2])).slice(0, 7)
const newest = [...all].sort((a, b) => a.age - b.age).slice(0, 2)
const stillest = [...all].sort((a, b) => a.revenue[2] - b.revenue[2])[0]!
/** The live ordering: by the revenue of 90 days, without the two newest products, which the category did not have then. */
const live = all.filter((product) => !newest.includes(product)).sort((a, b) => b.revenue[2] - a.revenue[2])
const carried = new Set<ShopProduct>([...risers, ...newest, stillest])
/**
 * The draft: the seven products with the highest growth moved up, the two
 * newest on the first screen; the one that sold least has left the category.
 */
const after = Int32Array.from(
  [...risers.slice(0, 4), ...newest, ...risers.slice(4), ...live.filter((product) => !carried.has(product))].filter(
    (product) => product !== stillest,
  ),
  ({ id }) => id,
)

const ready: Extract<ReviewState, { kind: 'ready' }> = {
  kind: 'ready',
  review: {
    live: live.map(({ id }) => id),
    former: [{ id: stillest.id, name: stillest.name, reference: stillest.reference, imageUrl: stillest.imageUrl }],
    way: 'scores',
    writes: 9,
    calls: 18,
    seconds: 1,
    conflicts: [],
  },
}

const nowAndAtOnce = { kind: 'publish', startsAt: null, endsAt: null }

const meta = {
  title: 'Screens/Publish review',
  component: PublishReviewView,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'categories' } },
  tags: ['screen'],
  args: {
    request: {
      listName,
      after,
      itemOf: (id) => {
        if (id === stillest.id) throw new RangeError('left the list')
        const { name, reference, imageUrl, stock } = productOf(id)
        return { name, reference, imageUrl, soldOut: stock <= 0 }
      },
      sold: (id) => ({ units: productOf(id).units[1], revenue: productOf(id).revenue[1] }),
    },
    state: ready,
    dirty: true,
    working: false,
    backHref: '#order-by-category',
    hrefOf: ({ kind, id }) => `#order-by-${kind}-${id}`,
    queueHref: '#index-admin',
    timeZone: 'Europe/London',
    ownTimeZone: 'Europe/Madrid',
    now: '2026-11-21T10:24:00Z',
    onGo: fn(),
  },
} satisfies Meta<typeof PublishReviewView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const AlreadySaved: Story = { args: { dirty: false } }

/** It shares products with other published lists. */
export const WithConflicts: Story = { args: { state: { ...ready, review: { ...ready.review, conflicts: [...conflicts] } } } }

/** A collection in which so many products move that it is sent as a file. */
export const CollectionByFile: Story = {
  parameters: { header: { area: 'collections' } },
  args: {
    request: { ...meta.args.request, listName: 'Black Friday' },
    state: { ...ready, review: { ...ready.review, way: 'file', writes: 61, calls: 4, seconds: 40 } },
  },
}

/** A partner whose publications need approval sends it instead. */
export const SentForApproval: Story = {
  args: {
    approval: true,
    fields: (
      <Field label="Unas palabras" hint="Qué cambiaste y por qué." optional>
        <Textarea name="word" limit={500} />
      </Field>
    ),
  },
}

const reviewed = {
  lead: 'Pia Costa propone este orden para Mugs.',
  notes: <ProposalNotes proposal={proposal} outside={false} timeZone="Europe/London" now={Date.parse('2026-11-21T10:24:00Z')} />,
  initial: { way: 'now', startsAt: null, ends: false, endsAt: null },
  more: (
    <>
      <ButtonLink href="#edit" icon={<EditIcon />}>
        Editar
      </ButtonLink>
      <Button icon={<UndoIcon />}>Devolver</Button>
    </>
  ),
} as const

/** The owner reviews what a partner proposes. */
export const Proposed: Story = { args: { dirty: false, proposal: reviewed } }

/** The list was saved since, and the time that was proposed has passed. */
export const ProposedAndOvertaken: Story = {
  args: {
    dirty: false,
    proposal: {
      ...reviewed,
      notes: (
        <ProposalNotes
          proposal={{
            ...proposal,
            startsAt: '2026-11-21T10:00:00Z',
            changed: { what: 'saved', at: '2026-11-21T10:10:00Z', by: 'Rosa Lima' },
          }}
          outside
          timeZone="Europe/London"
          now={Date.parse('2026-11-21T10:24:00Z')}
        />
      ),
    },
  },
}

export const Loading: Story = { tags: ['form'], args: { state: { kind: 'loading' } } }

export const Empty: Story = {
  tags: ['form'],
  args: {
    state: { kind: 'ready', review: { live: [...after], former: [], way: 'scores', writes: 0, calls: 0, seconds: 0, conflicts: [] } },
  },
}

export const Failed: Story = { tags: ['form'], args: { state: { kind: 'failed', failure: { code: 'server/unavailable' }, again: fn() } } }

export const SavesAndPublishes: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Entradas: 2 · salidas: 1')).toBeVisible()
    await expect(canvas.getByText('Primero se guardan tus cambios.')).toBeVisible()
    canvas.getByRole('button', { name: 'Guardar e indexar' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onGo).toHaveBeenLastCalledWith(nowAndAtOnce)
  },
}

export const SavesOnly: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Solo guardar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Solo guardar' }))
    await expect(args.onGo).toHaveBeenLastCalledWith({ kind: 'save' })
    await expect(canvas.getByRole('link', { name: 'Volver a ordenar' })).toHaveAttribute('href', '#order-by-category')
  },
}

/** When it begins and the button that does it: side by side in one bar, in sight at the top of the page as at its end. */
export const WhenStandsBesideTheAction: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Indexar' })
    await expect(within(bar).getByRole('radio', { name: 'Ahora' })).toBeChecked()
    await expect(within(bar).getByRole('button', { name: 'Guardar e indexar' })).toBeVisible()
    const inSight = () => {
      const { top, bottom } = bar.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight + 1
    }
    const page = canvasElement.querySelector('main')!
    page.scrollTop = 0
    await expect(inSight()).toBe(true)
    page.scrollTop = page.scrollHeight / 2
    await expect(inSight()).toBe(true)
  },
}

export const NothingChanges: Story = {
  ...Empty,
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('La tienda ya tiene este orden')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Indexar y verificar' }))
    await expect(args.onGo).toHaveBeenLastCalledWith(nowAndAtOnce)
  },
}

export const CannotCompare: Story = {
  ...Failed,
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Tu borrador sigue como está/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  },
}

const choose = async (canvasElement: HTMLElement, day: string, time: string, nth = 0): Promise<void> => {
  const canvas = within(canvasElement)
  const fieldOf = (name: string): HTMLElement => canvas.getAllByRole('textbox', { name })[nth]!
  await userEvent.clear(fieldOf('Día'))
  await userEvent.type(fieldOf('Día'), day)
  await userEvent.tab()
  await userEvent.clear(fieldOf('Hora'))
  await userEvent.type(fieldOf('Hora'), time)
  await userEvent.tab()
}

export const ScheduledByTheClocksOfTheStore: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Programar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar y programar' }))
    await expect(canvas.getByText('Falta el día')).toBeVisible()
    await expect(args.onGo).not.toHaveBeenCalled()
    await choose(canvasElement, '27/11/2026', '0:05')
    await expect(canvas.getByText(/Reino Unido/)).toBeVisible()
    await expect(canvas.getByText(/Para ti: .*1:05/)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Recuperar después el orden actual' }))
    await choose(canvasElement, '1/12/2026', '0:00', 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar y programar' }))
    await expect(args.onGo).toHaveBeenLastCalledWith({ kind: 'publish', startsAt: '2026-11-27T00:05:00Z', endsAt: '2026-12-01T00:00:00Z' })
  },
}

export const AnEndBeforeTheStartIsRefused: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Programar' }))
    await choose(canvasElement, '27/11/2026', '9:00')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Recuperar después el orden actual' }))
    await choose(canvasElement, '27/11/2026', '8:00', 1)
    await expect(canvas.getByText('Tiene que ser después de que empiece')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar y programar' }))
    await expect(args.onGo).not.toHaveBeenCalled()
    // What was typed stays.
    await expect(canvas.getAllByRole('textbox', { name: 'Hora' })[0]).toHaveValue('09:00')
  },
}

export const AnAmbiguousTimeNeedsAChoice: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Programar' }))
    await choose(canvasElement, '31/10/2027', '1:30')
    await userEvent.click(await canvas.findByRole('radio', { name: /La segunda/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar y programar' }))
    await expect(args.onGo).toHaveBeenLastCalledWith({ kind: 'publish', startsAt: '2027-10-31T01:30:00Z', endsAt: null })
  },
}

export const ATimeThatDoesNotExistCountsAsTheNextOne: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Programar' }))
    await choose(canvasElement, '28/3/2027', '1:30')
    await expect(canvas.getByText(/la hora 01:30 no existe/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar y programar' }))
    await expect(args.onGo).toHaveBeenLastCalledWith({ kind: 'publish', startsAt: '2027-03-28T01:30:00Z', endsAt: null })
  },
}

export const ConflictsSayWhatOneCanDo: Story = {
  ...WithConflicts,
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Cocina y mesa' })).toHaveAttribute('href', '#order-by-category-4')
    await expect(canvas.getByText(/5 productos dejarían de estar donde los pusiste/)).toBeVisible()
    await expect(canvas.getByText(/Programada para el 27 nov 2026, 00:05/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver lo programado' })).toHaveAttribute('href', '#index-admin')
  },
}

export const AnEmptyMomentIsWarnedOf: Story = {
  ...CollectionByFile,
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('La colección se queda vacía un momento')).toBeVisible()
    await expect(within(canvasElement).queryByText(/otras categorías que los muestran/)).toBeNull()
  },
}
