import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CategoryTable } from '../../../../stories/screens/frame/category-table.tsx'
import { ScreenHeader } from '../../../../stories/screens/frame/index.ts'
import { Page, PageFrame } from '../../../design/page/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { localized } from '../../../i18n/storybook/index.ts'
import type { TopicName } from '../model/topics.ts'
import { QuickDemoView } from './quick-demo-view.tsx'
import { useOtherPages } from './use-help-texts.ts'
import { useWrittenThemes } from './use-written-themes.ts'

/** A video that is recorded anew changes no picture of the panel. */
const drawnPoster = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#f0f0ec"/>${[0, 1, 2, 3]
    .map((row) => `<rect x="60" y="${30 + row * 32}" width="200" height="26" rx="4" fill="#fff"/>`)
    .join('')}</svg>`,
)}`

interface BesideAScreenProps {
  topic: TopicName | null
  query?: string
  poster?: string | undefined
  onShow: (topic: TopicName) => void
}

/** The quick demo beside the screen that one works on: one looks, and does it at once. */
function BesideAScreen({ topic: first, query, poster, onShow }: BesideAScreenProps) {
  const t = useSentences('shell')
  const [open, setOpen] = useState(true)
  const [topic, setTopic] = useState(first)
  const themes = useWrittenThemes()
  const pages = useOtherPages()
  return (
    <PageFrame header={<ScreenHeader area="categories" help={{ open, onOpenChange: setOpen }} />}>
      <Page
        title={t('titles.categories')}
        aside={
          open && (
            <QuickDemoView
              themes={themes}
              topic={topic}
              onTopicChange={setTopic}
              pages={pages}
              hrefOf={(page) => `#${page}`}
              helpHref="#help"
              onShow={onShow}
              onClose={() => setOpen(false)}
              opened
              query={query}
              poster={poster}
            />
          )
        }
      >
        <CategoryTable />
      </Page>
    </PageFrame>
  )
}

const meta = {
  title: 'Screens/Quick demo',
  component: BesideAScreen,
  decorators: [localized],
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  args: { topic: 'manualSort', poster: drawnPoster, onShow: fn() },
} satisfies Meta<typeof BesideAScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const NoResult: Story = { tags: ['form'], args: { query: 'xyz' } }

export const AVideoForEachTopic: Story = {
  tags: ['!screen'],
  args: { poster: undefined },
  globals: { language: 'es' },
  play: async ({ canvasElement }) => {
    const panel = within(await within(canvasElement).findByRole('dialog', { name: 'Demo rápida' }))
    const player = panel.getByRole('group', { name: 'Orden manual' })
    const video = player.querySelector('video')!
    await expect(video).toHaveAttribute('poster', '/videos/es/manual-sort.webp')
    await expect(video.paused).toBe(true)
    await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_METADATA))
    await expect(Math.round(video.duration)).toBe(23)
    const transcript = panel.getByRole('link', { name: /^Transcripción del vídeo/ })
    await expect(transcript).toHaveAttribute('href', '/videos/es/manual-sort.txt')
    within(player).getByRole('slider').focus()
    await userEvent.keyboard('k')
    await waitFor(() => expect(video.paused).toBe(false))
    await userEvent.keyboard('k')
    await waitFor(() => expect(video.paused).toBe(true))
  },
}

export const SearchedShownAndOpenedAgain: Story = {
  tags: ['!screen'],
  globals: { language: 'es' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const panel = within(await canvas.findByRole('dialog', { name: 'Demo rápida' }))
    await expect(panel.getByRole('navigation', { name: 'Paso a paso: Orden manual' })).toBeVisible()
    await userEvent.type(panel.getByRole('searchbox', { name: 'Buscar en la ayuda' }), 'empates')
    await userEvent.click(await panel.findByRole('button', { name: 'Criterios de orden' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Enséñame: Criterios de orden' }))
    await expect(args.onShow).toHaveBeenCalledWith('criteria')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Demo rápida' }))
    const again = within(await canvas.findByRole('dialog', { name: 'Demo rápida' }))
    await expect(again.getByRole('button', { name: 'Enséñame: Criterios de orden' })).toBeVisible()
  },
}
