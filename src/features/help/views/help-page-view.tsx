import type { ReactNode } from 'react'
import { Breadcrumb } from '../../../design/breadcrumb/index.ts'
import { Link } from '../../../design/link/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Screenshot } from '../../../design/screenshot/index.ts'
import { Stepper } from '../../../design/stepper/index.ts'
import { useLanguage, useSentences } from '../../../i18n/index.ts'
import { isTopic, type HelpText } from '../model/help-pages.ts'
import { blocksOf, type Block, type Item, type Piece } from '../model/blocks.ts'
import { pictureNamed, pictureOf, pictureSize, type PictureName } from '../model/videos.ts'
import { TopicVideo } from './topic-video.tsx'

export interface HelpPageViewProps {
  text: HelpText
  titleOf: (page: string) => string
  indexHref: string
  hrefOf: (page: string) => string
}

/** One page of the help, to read. */
export function HelpPageView({ text: { name: page, title, lead, body, steps }, titleOf, indexHref, hrefOf }: HelpPageViewProps) {
  const t = useSentences('help-pages')
  const write = (pieces: readonly Piece[]): ReactNode =>
    pieces.map(({ kind, text }, nth) => {
      if (kind === 'page')
        return (
          <Link key={nth} href={hrefOf(text)}>
            {titleOf(text)}
          </Link>
        )
      return kind === 'code' ? (
        <code key={nth} className="rounded-sm border border-default bg-surface box-decoration-clone px-1 font-mono text-sm wrap-anywhere">
          {text}
        </code>
      ) : (
        text
      )
    })
  return (
    <Page
      breadcrumb={<Breadcrumb items={[{ label: t('title'), href: indexHref }, { label: title }]} />}
      title={title}
      description={body === undefined ? undefined : lead}
    >
      <div className="flex max-w-2xl flex-col gap-4">
        {isTopic(page) && <TopicVideo topic={page} title={title} />}
        {isTopic(page) || body === undefined ? (
          <Stepper
            label={`${t('steps')}: ${title}`}
            orientation="vertical"
            current=""
            steps={steps.map((step, at) => ({
              value: String(at),
              title: step.title,
              detail: (
                <>
                  {step.detail}
                  {isTopic(page) && <Picture of={{ of: page, name: step.name }} shows={step.title} />}
                </>
              ),
            }))}
          />
        ) : (
          blocksOf(body).map((block, nth) => <BlockView key={nth} block={block} write={write} />)
        )}
        <Link href={indexHref}>{t('all')}</Link>
      </div>
    </Page>
  )
}

/** A picture of a step. */
function Picture({ of, shows }: { of: PictureName; shows: string }) {
  const t = useSentences('help-pages')
  return <Screenshot src={pictureOf(of, useLanguage())} alt={t('picture', { step: shows })} {...pictureSize} className="mt-2" />
}

/** The picture of a point, where it has one. */
function PictureOf({ item: { pieces, picture } }: { item: Item }) {
  const of = picture === undefined ? null : pictureNamed(picture)
  const shows = pieces.map(({ kind, text }) => (kind === 'text' ? text : '')).join('')
  return of && <Picture of={of} shows={shows.replace(/[:.]\s*$/, '')} />
}

function BlockView({ block, write }: { block: Block; write: (pieces: readonly Piece[]) => ReactNode }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className="pt-2 text-lg font-semibold">{write(block.pieces)}</h2>
    case 'text':
      return <p>{write(block.pieces)}</p>
    case 'code':
      return (
        <pre
          tabIndex={0}
          className="overflow-x-auto rounded-md bg-sunken px-3 py-2 font-mono text-sm outline-focus focus-visible:outline-2"
        >
          {write(block.pieces)}
        </pre>
      )
    case 'bullets':
    case 'numbers': {
      const List = block.kind === 'bullets' ? 'ul' : 'ol'
      return (
        <List className={`flex flex-col gap-1.5 pl-5 ${block.kind === 'bullets' ? 'list-disc' : 'list-decimal'}`}>
          {block.items.map((item, nth) => (
            <li key={nth} className="wrap-anywhere">
              {write(item.pieces)}
              <PictureOf item={item} />
            </li>
          ))}
        </List>
      )
    }
  }
}
