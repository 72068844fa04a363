import { use, type ComponentProps, type ReactNode } from 'react'
import { useWords } from '../words/index.ts'
import { useCollapsing } from './use-collapsing.ts'
import { PageFooter } from './page-footer.ts'
import { pageBody, skip, type PageWidth } from './page.variants.ts'

export interface PageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What stands above everything, usually an `AppHeader`. */
  header?: ReactNode
  /** Where one is, above the title. */
  breadcrumb?: ReactNode
  title: ReactNode
  /** Beside the title: a badge, a count. */
  titleAside?: ReactNode
  description?: ReactNode
  /** Buttons at the right of the title; under it on a narrow screen. */
  actions?: ReactNode
  /** A phone has no room for them. @default true */
  actionsOnPhone?: boolean | undefined
  /** Between title and content: banners. */
  notices?: ReactNode
  /** Beside the content, as high as the screen: a `Drawer` that is not modal. */
  aside?: ReactNode
  /** The content takes the height that is left and scrolls by itself, like a long list. @default false */
  fill?: boolean | undefined
  /** Puts the focus into the list of the page: the first Tab of the content offers it. */
  onSkipToList?: (() => void) | undefined
  /** @default 'normal' */
  width?: PageWidth | undefined
}

/**
 * A whole screen: header, title, actions, and a content that scrolls under them. A keyboard can skip to the content.
 * @example <Page header={<AppHeader … />} title="Categorías" actions={<Button>Sincronizar</Button>}>…</Page>
 */
export function Page({
  header,
  breadcrumb,
  title,
  titleAside,
  description,
  actions,
  actionsOnPhone = true,
  notices,
  aside,
  onSkipToList,
  fill = false,
  width = fill ? 'full' : 'normal',
  className,
  children,
  ...rest
}: PageProps) {
  const words = useWords()
  const { collapsed, onScrollCapture } = useCollapsing()
  // A phone has no room for both: what stands above a long list steps aside while it is scrolled.
  const away = fill && collapsed
  const footer = use(PageFooter)
  return (
    <div data-slot="page" className={`flex h-dvh flex-col bg-canvas text-default ${className ?? ''}`} {...rest}>
      <a href="#content" className={skip()}>
        {words.skipToContent}
      </a>
      <div className={away ? 'max-sm:hidden sm:contents' : 'contents'}>{header}</div>
      <div className="flex min-h-0 flex-1">
        <main
          id="content"
          tabIndex={-1}
          onScrollCapture={fill ? onScrollCapture : undefined}
          className={`relative min-h-0 min-w-0 flex-1 outline-none ${fill ? 'flex flex-col' : 'overflow-y-auto'}`}
        >
          {onSkipToList && (
            <button type="button" className={skip()} onClick={onSkipToList}>
              {words.skipToList}
            </button>
          )}
          <div className={pageBody({ width, fill, className: away ? 'max-sm:pt-1.5' : '' })}>
            <div
              className={`flex flex-wrap items-end justify-between gap-x-6 gap-y-3 ${away ? 'max-sm:hidden' : ''} ${fill ? 'pt-3 pb-3 max-sm:gap-y-1 max-sm:py-1.5' : 'pt-6 pb-5 max-sm:pt-4'}`}
            >
              <div className="min-w-0 max-sm:w-full">
                {breadcrumb && <div className={fill ? 'mb-1 max-sm:mb-0' : 'mb-1'}>{breadcrumb}</div>}
                <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${fill ? 'max-sm:flex-nowrap' : ''}`}>
                  <h1
                    title={fill && typeof title === 'string' ? title : undefined}
                    className={`min-w-0 font-semibold wrap-anywhere ${fill ? 'text-xl max-sm:truncate max-sm:text-lg' : 'text-2xl'}`}
                  >
                    {title}
                  </h1>
                  {titleAside}
                </div>
                {description && <p className="max-w-2xl text-muted">{description}</p>}
              </div>
              {actions && <div className={`flex flex-wrap items-center gap-2 ${actionsOnPhone ? '' : 'max-sm:hidden'}`}>{actions}</div>}
            </div>
            {notices && (
              <div className={`flex flex-col gap-2 pb-4 empty:hidden ${fill ? 'max-sm:pb-1.5' : ''} ${away ? 'max-sm:hidden' : ''}`}>
                {notices}
              </div>
            )}
            {children}
            {!fill && <div className="mt-auto pt-12">{footer}</div>}
          </div>
        </main>
        {aside}
      </div>
    </div>
  )
}
