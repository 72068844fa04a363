import { Suspense, type ComponentProps } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { product, type Configuration } from '../../contract/index.ts'
import { AppHeader } from '../design/app-header/index.ts'
import { ButtonLink } from '../design/button/index.ts'
import { NavigationProvider } from '../design/link/index.ts'
import { Mark } from '../design/mark/index.ts'
import { PageFooter, PageFrame } from '../design/page/index.ts'
import { useSentences } from '../i18n/index.ts'
import { HelpPages } from '../features/help/index.ts'
import { pageOf } from './help-route.tsx'
import { InLanguage, RouterAnchor } from './providers.tsx'
import { helpPath, paths } from './paths.ts'
import { AppearanceMenus } from './shell/appearance-menus.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Footer } from './shell/footer.tsx'
import { Title } from './shell/title.tsx'

/** The help for whoever is not signed in: outside of the product. */
export const HelpScreen = ({ links }: { links: Configuration['links'] }) => (
  <ErrorBoundary>
    <InLanguage>
      <BrowserRouter>
        <NavigationProvider anchor={RouterAnchor}>
          <PageFooter value={<Footer links={links} />}>
            <Suspense>
              <Title screen="help" />
              <Content />
            </Suspense>
          </PageFooter>
        </NavigationProvider>
      </BrowserRouter>
    </InLanguage>
  </ErrorBoundary>
)

/** A link that loads the page anew. */
const PlainAnchor = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>

function Content() {
  const t = useSentences('help-pages')
  const { pathname } = useLocation()
  return (
    <PageFrame
      header={
        <AppHeader
          mark={<Mark name={product.name} />}
          home={paths.help}
          homeLabel={t('title')}
          extras={<AppearanceMenus />}
          account={
            // The product begins with the sign-in: its page is loaded anew.
            <NavigationProvider anchor={PlainAnchor}>
              <ButtonLink href={paths.home}>{t('open', { product: product.name })}</ButtonLink>
            </NavigationProvider>
          }
        />
      }
    >
      <HelpPages named={pageOf(pathname)} indexHref={paths.help} hrefOf={helpPath} />
    </PageFrame>
  )
}
