import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { choice, playground, text, toggle } from '../controls/index.ts'
import { drawn, drawnStates, InEveryLanguage, SnapshotRow, SnapshotSheet } from '../snapshot/index.ts'
import { Link, linkTones, NavigationProvider, type LinkTone } from './index.ts'

const tones = Object.keys(linkTones) as LinkTone[]

const meta = { title: 'Design/Link', component: Link, args: { href: '#categories', children: 'Todas las categorías' } } satisfies Meta<
  typeof Link
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ children: text, tone: choice(linkTones), external: toggle })

export const Snapshot: Story = {
  render: ({ href, children }) => (
    <SnapshotSheet>
      {tones.map((tone) => (
        <SnapshotRow key={tone} name={tone}>
          {drawnStates.map((state) => (
            <Link key={state} href={href} tone={tone} {...drawn(state)}>
              {children}
            </Link>
          ))}
        </SnapshotRow>
      ))}
      <SnapshotRow name="external">
        <Link href="https://example.com" external>
          Ver la tienda
        </Link>
      </SnapshotRow>
      <SnapshotRow name="in a text">
        <p className="max-w-md">
          Esta categoría se ordenó por última vez el lunes. <Link href={href}>Mira qué cambió</Link> antes de indexarla.
        </p>
      </SnapshotRow>
    </SnapshotSheet>
  ),
}

const travel = fn()

export const TravelsAsTheApplicationWants: Story = {
  decorators: [
    (Story) => (
      <NavigationProvider
        anchor={({ href, children, ...rest }) => (
          <a
            {...rest}
            href={href}
            onClick={(event) => {
              event.preventDefault()
              travel(href)
            }}
          >
            {children}
          </a>
        )}
      >
        <Story />
      </NavigationProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    travel.mockClear()
    await userEvent.click(within(canvasElement).getByRole('link'))
    await expect(travel).toHaveBeenCalledWith('#categories')
    within(canvasElement).getByRole('link').focus()
    await userEvent.keyboard('{Enter}')
    await expect(travel).toHaveBeenCalledTimes(2)
  },
}

export const LeavesTheProduct: Story = {
  args: { href: 'https://example.com', external: true, children: 'Ver la tienda' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ver la tienda (se abre en otra pestaña)' })
    await expect(link).toHaveAttribute('rel', 'noreferrer')
  },
}

export const SnapshotOnAPhone: Story = {
  tags: ['phone', 'long-words'],
  render: ({ href }) => (
    <p className="w-60">
      Esta categoría se ordenó el lunes.{' '}
      <Link href={href}>Mira qué cambió en Guirnaldasluminosasdeexteriorconmandoadistanciaytemporizador</Link> antes de indexarla.
    </p>
  ),
}

export const SnapshotInEveryLanguage: Story = {
  tags: ['languages'],
  render: () => (
    <InEveryLanguage>
      <Link href="https://example.com" external>
        example.com
      </Link>
    </InEveryLanguage>
  ),
  play: async ({ canvasElement }) => {
    for (const name of [/se abre en otra pestaña/, /opens in a new tab/, /outra aba|nova aba|outra guia/])
      await expect(within(canvasElement).getByRole('link', { name })).toBeVisible()
  },
}
