import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { underHeader } from '../../../../stories/screens/frame/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import type { HelpPageName } from '../model/help-pages.ts'
import { HelpIndexView } from './help-index-view.tsx'
import { HelpPageView } from './help-page-view.tsx'
import { useHelpTexts } from './use-help-texts.ts'

interface HelpProps {
  page?: HelpPageName
  unknown?: boolean
  query?: string
}

/** The help, or one page of it. */
function Help({ page, unknown = false, query }: HelpProps) {
  const groups = useHelpTexts()
  const texts = Object.values(groups).flat()
  const text = texts.find(({ name }) => name === page)
  const hrefOf = (name: string): string => `#${name}`
  return text ? (
    <HelpPageView
      text={text}
      titleOf={(name) => texts.find((each) => each.name === name)?.title ?? name}
      indexHref="#help"
      hrefOf={hrefOf}
    />
  ) : (
    <HelpIndexView groups={groups} unknown={unknown} hrefOf={hrefOf} query={query} />
  )
}

const meta = {
  title: 'Screens/Help',
  component: Help,
  decorators: [underHeader, localized],
  parameters: { layout: 'fullscreen', header: { area: 'none' } },
  tags: ['screen'],
} satisfies Meta<typeof Help>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const APage: Story = { args: { page: 'self-hosting' } }

export const NoResult: Story = { tags: ['form'], args: { query: 'xyz', unknown: true } }

export const FoundByAWordOfItsText: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Buscar en la ayuda' }), 'argon2id')
    await expect(canvas.getByRole('link', { name: 'Seguridad y privacidad' })).toHaveAttribute('href', '#security')
    await expect(canvas.queryByRole('link', { name: 'Criterio' })).toBeNull()
  },
}
