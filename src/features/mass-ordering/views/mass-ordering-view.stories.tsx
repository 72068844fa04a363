import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { categories, currency } from '../../../../stories/screens/shop/index.ts'
import type { OrderableList } from '../../../../contract/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import { outcomeOf } from '../mass-ordering.fixtures.ts'
import { criteriaOf, usualRecipe, usualRules } from '../model/recipe.ts'
import { answered, apply, begin, refused, started, type Run } from '../model/run.ts'
import { MassOrderingView, type MassOrderingViewProps } from './mass-ordering-view.tsx'

const lists: readonly OrderableList[] = categories.slice(0, 24).map(({ id, name, department, products, soldOut, revenue }) => ({
  kind: 'category',
  id,
  name,
  routeBefore: department,
  imageUrl: null,
  products,
  soldOut,
  soldOutFirst: 0,
  revenue30: revenue,
  version: 1,
  savedAt: null,
  publishedVersion: null,
  outside: false,
}))
const some = lists.slice(0, 7)
const waiting = begin(usualRecipe, some)
const previewed = some.reduce<Run>(
  (run, list, nth) =>
    answered(run, list.id, {
      ...outcomeOf(list, 'preview', nth === 0 ? 0 : Math.min(list.products, (nth * 7) % 17)),
      products: list.products,
      shareBefore: 0.31 + nth * 0.04,
      shareAfter: nth === 0 ? 0.31 : 0.58 - nth * 0.03,
      soldOutFirst: nth === 2 ? 3 : 0,
    }),
  waiting,
)
const looking = answered(
  started(started(started(started(waiting, some[0]!.id), some[1]!.id), some[2]!.id), some[3]!.id),
  some[0]!.id,
  outcomeOf(some[0]!, 'preview', 17),
)
const done = [
  (run: Run) => answered(run, some[0]!.id, { ...run.lines[0]!.outcome!, result: 'unchanged' }),
  (run: Run) => answered(run, some[1]!.id, { ...run.lines[1]!.outcome!, result: 'saved' }),
  (run: Run) => refused(run, some[2]!.id, { code: 'ordering/stale-version' }),
  (run: Run) => answered(run, some[3]!.id, { ...run.lines[3]!.outcome!, result: 'saved' }),
  (run: Run) => refused(run, some[4]!.id, { code: 'network/unreachable' }),
  (run: Run) => answered(run, some[5]!.id, { ...run.lines[5]!.outcome!, result: 'saved' }),
  (run: Run) => answered(run, some[6]!.id, { ...run.lines[6]!.outcome!, result: 'saved' }),
].reduce((run, next) => next(run), apply(previewed, new Set(some.map(({ id }) => id))))

/** Keeps what is chosen, as the page does; nothing is asked of anybody. */
function Choosing(props: MassOrderingViewProps) {
  const [recipe, setRecipe] = useState(props.recipe)
  const [own, setOwn] = useState(props.own)
  const [chosen, setChosen] = useState(props.chosen)
  const [leftOut, setLeftOut] = useState(props.leftOut)
  const recipeChosen = (next: typeof recipe): void => {
    props.onRecipe(next)
    setRecipe(next)
  }
  return (
    <MassOrderingView
      {...props}
      recipe={recipe}
      onRecipe={recipeChosen}
      own={own}
      onOwn={setOwn}
      chosen={chosen}
      onChosen={setChosen}
      leftOut={leftOut}
      onLeftOut={setLeftOut}
    />
  )
}

const meta = {
  title: 'Screens/Mass ordering',
  component: Choosing,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'categories' } },
  tags: ['screen'],
  args: {
    kind: 'category',
    onKind: fn(),
    state: { kind: 'ready', lists, outside: 0, currency },
    approval: false,
    recipe: usualRecipe,
    onRecipe: fn(),
    own: false,
    onOwn: fn(),
    chosen: new Set([some[0]!.id, some[2]!.id]),
    onChosen: fn(),
    run: null,
    leftOut: new Set(),
    onLeftOut: fn(),
    hrefOf: ({ id }) => `#order-${id}`,
    onPreview: fn(),
    onApply: fn(),
    onAgain: fn(),
    onStop: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof Choosing>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Previewed: Story = { args: { run: previewed, leftOut: new Set([some[5]!.id]) } }

export const ResultPerList: Story = { args: { run: done } }

export const YourOwnRecipe: Story = {
  tags: ['form'],
  args: {
    own: true,
    recipe: {
      criteria: criteriaOf.clearStock,
      rules: { ...usualRules, inARow: { by: 'brand', most: 2 }, newEvery: { every: 6, days: 30 } },
    },
  },
}

export const Loading: Story = { tags: ['form'], args: { state: { kind: 'loading' } } }

export const Empty: Story = { tags: ['form'], args: { state: { kind: 'ready', lists: [], outside: 0, currency } } }

export const Failed: Story = { tags: ['form'], args: { state: { kind: 'failed', failure: { code: 'server/unavailable' }, again: fn() } } }

export const SomeAreOutsideOfYourLimits: Story = {
  tags: ['form'],
  args: { state: { kind: 'ready', lists: lists.slice(0, 5), outside: 19, currency } },
}

export const AllAreOutsideOfYourLimits: Story = {
  tags: ['form'],
  args: { state: { kind: 'ready', lists: [], outside: 24, currency } },
}

export const WithApprovalItIsSentFromEachList: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { run: done, approval: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/envíalo para aprobación desde cada lista/)).toBeVisible()
    await expect(canvas.queryByText(/hasta que lo indexes/)).toBeNull()
  },
}

export const NoPermission: Story = { tags: ['!screen'], args: { state: { kind: 'forbidden' } } }

export const Looking: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { run: looking },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 de 7')
    await userEvent.click(canvas.getByRole('button', { name: 'Parar' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: /^Aplicar/ })).toBeNull()
  },
}

export const ChoosesAndLooks: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { chosen: new Set() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Elige alguna categoría' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: `Seleccionar ${some[1]!.name}` }))
    await userEvent.type(canvas.getByRole('searchbox'), some[4]!.name)
    await userEvent.click(canvas.getByRole('checkbox', { name: `Seleccionar ${some[4]!.name}` }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Más ingresos' }))
    await expect(args.onRecipe).toHaveBeenLastCalledWith({ criteria: criteriaOf.revenue, rules: null })
    await userEvent.click(canvas.getByRole('button', { name: 'Vista previa de 2 categorías' }))
    await expect(args.onPreview).toHaveBeenCalledOnce()
  },
}

/** A phone shows the lists at once; the recipe is a line that opens. */
export const ListsFirstOnAPhone: Story = {
  tags: ['phone', '!screen'],
  globals: { language: 'es' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')[0]!.getBoundingClientRect().top).toBeLessThan(300)
    await userEvent.click(canvas.getByRole('button', { name: 'Receta: Equilibrada' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Receta' }))
    await userEvent.click(drawer.getByRole('radio', { name: 'Más vendidos' }))
    await expect(args.onRecipe).toHaveBeenLastCalledWith({ criteria: criteriaOf.bestSellers, rules: null })
    await userEvent.click(drawer.getByRole('button', { name: 'Usar esta receta' }))
    await expect(await canvas.findByRole('button', { name: 'Receta: Más vendidos' })).toBeVisible()
  },
}

export const LeavesOneOut: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { run: previewed },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: `Seleccionar ${some[0]!.name}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Aplicar a 6 categorías' }))
    await expect(args.onApply).toHaveBeenCalledWith(new Set(some.slice(1).map(({ id }) => id)))
  },
}

export const TriesAgain: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  args: { run: done },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('4 categorías ordenadas')).toBeVisible()
    await expect(canvas.getByText('Otra persona la guardó')).toBeVisible()
    await expect(canvas.getByText(/No hay conexión con el servidor/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a intentarlo con 2 categorías' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}

export const RulesForAll: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Poner las mismas reglas/ }))
    await expect(args.onRecipe).toHaveBeenLastCalledWith({ criteria: criteriaOf.balanced, rules: usualRules })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seguidos, como mucho' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'De la misma' }), 'category')
    await expect(args.onRecipe).toHaveBeenLastCalledWith({
      criteria: criteriaOf.balanced,
      rules: { ...usualRules, inARow: { by: 'category', most: 2 } },
    })
  },
}
