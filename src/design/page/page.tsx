import { use, type ComponentProps, type ReactNode } from 'react'
import { useWords } from '../words/index.ts'
import { useCollapsing } from './use-collapsing.ts'
import { PageAside } from './page-aside.ts'
import { PageFooter } from './page-footer.ts'
import { pageBody, phoneActions, phoneTitle, skip, type ActionsOnPhone, type PageWidth } from './page.variants.ts'

export interface PageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Where one is, above the title. */
  breadcrumb?: ReactNode
  title: ReactNode
  /** Beside the title: a badge, a count. */
  titleAside?: ReactNode
  description?: ReactNode
  /** @default where the page does not fill the screen */
  descriptionOnPhone?: boolean | undefined
  /** Buttons at the right of the title; under it on a narrow screen. */
  actions?: ReactNode
  /** Where they stand on a phone: under the title, in its line (for buttons with `iconOnPhone`), or nowhere. @default 'below' */
  actionsOnPhone?: ActionsOnPhone | undefined
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
 * A whole screen under the header of its `PageFrame`: title, actions, and a content that scrolls under them.
 * @example <Page title="Categorías" actions={<Button>Sincronizar</Button>}>…</Page>
 */
export function Page({
  breadcrumb,
  title,
  titleAside,
  description,
  actions,
  actionsOnPhone = 'below',
  notices,
  aside,
  onSkipToList,
  fill = false,
  descriptionOnPhone = !fill,
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
  const besideAll = use(PageAside)
  return (
    <div
      data-slot="page"
      data-away={away ? '' : undefined}
      className={`flex min-h-0 flex-1 flex-col print:block ${className ?? ''}`}
      {...rest}
    >
      <div className="flex min-h-0 flex-1 print:block">
        <main
          id="content"
          tabIndex={-1}
          onScrollCapture={fill ? onScrollCapture : undefined}
          className={`group/main relative min-h-0 min-w-0 flex-1 outline-none flex flex-col print:overflow-visible ${fill ? '' : 'overflow-y-auto'}`}
        >
          {onSkipToList && (
            <button type="button" className={skip()} onClick={onSkipToList}>
              {words.skipToList}
            </button>
          )}
          <div className={pageBody({ width, fill, className: away ? 'max-sm:pt-1.5' : '' })}>
            {/* The title stands at the same place and in the same size on every page, with its buttons in its line. */}
            <div
              className={`grid grid-cols-[minmax(min(8rem,50%),1fr)_minmax(0,auto)] items-center gap-x-6 pt-3 max-sm:pt-1.5 ${away ? 'max-sm:hidden' : ''} ${fill ? 'pb-3 max-sm:pb-1.5' : 'pb-5 max-sm:pb-3'}`}
            >
              {breadcrumb && <div className="col-span-full min-w-0">{breadcrumb}</div>}
              <div
                className={`flex min-h-control-md min-w-0 flex-wrap items-center gap-x-3 gap-y-1 ${actions ? phoneTitle[actionsOnPhone] : 'col-span-full'} max-sm:min-h-0 ${fill ? 'max-sm:flex-nowrap' : ''}`}
              >
                <h1
                  title={fill && typeof title === 'string' ? title : undefined}
                  className={`min-w-0 text-xl font-semibold wrap-anywhere max-sm:text-lg ${fill ? 'max-sm:truncate' : ''}`}
                >
                  {title}
                </h1>
                {titleAside}
              </div>
              {actions && (
                <div className={`flex min-w-0 flex-wrap items-center justify-end gap-2 print:hidden ${phoneActions[actionsOnPhone]}`}>
                  {actions}
                </div>
              )}
              {/* A phone needs the room for the list. */}
              {description && (
                <div className={`col-span-full max-w-3xl text-pretty text-muted ${descriptionOnPhone ? '' : 'max-sm:hidden'}`}>
                  {description}
                </div>
              )}
            </div>
            {notices && (
              <div className={`flex flex-col gap-2 pb-4 empty:hidden ${fill ? 'max-sm:pb-1.5' : ''} ${away ? 'max-sm:hidden' : ''}`}>
                {notices}
              </div>
            )}
            {children}
          </div>
          {/* Where it stands is known once the page is as long as it will be: until then it would jump. */}
          {!fill && <div className="w-full px-4 pt-12 group-has-[[aria-busy=true]]/main:invisible print:hidden sm:px-6">{footer}</div>}
        </main>
        {aside ?? besideAll}
      </div>
    </div>
  )
}
