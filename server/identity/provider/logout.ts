import type { KoaContextWithOIDC } from 'oidc-provider'
import { paths } from '../../../contract/index.ts'
import { page } from './pages.ts'
import { languageOf, wordsOf } from './words.ts'

const formId = 'op.logoutForm'

/** True where the application proves, by an ID token of this very person, that it asks to sign out: then nobody is asked again. */
function isProven({ oidc }: KoaContextWithOIDC): boolean {
  const hint = oidc.entities.IdTokenHint as { payload?: { sub?: unknown } } | undefined
  return oidc.session?.accountId !== undefined && hint?.payload?.sub === oidc.session.accountId
}

/** Pages of signing out: at once for our own application, else after a question. */
export const logoutPages = (webUrl: string) => ({
  logoutSource: (ctx: KoaContextWithOIDC, html: string): void => {
    const language = languageOf(ctx.oidc.params?.ui_locales, ctx.get('accept-language'))
    const { askSignOut, signingOut } = wordsOf(language)
    const atOnce = isProven(ctx)
    const { title, text } = atOnce ? signingOut : askSignOut
    const answers = atOnce ? { yes: askSignOut.yes } : { yes: askSignOut.yes, no: askSignOut.no }
    // A form that sends itself is sent by no button: its answer stands in it.
    const answered = atOnce ? html.replace('</form>', '<input type="hidden" name="logout" value="yes"/></form>') : html
    ctx.body = page({ language, title, text, form: { html: answered, id: formId, ...answers, atOnce } })
  },
  postLogoutSuccessSource: (ctx: KoaContextWithOIDC): void => {
    const language = languageOf(ctx.oidc.params?.ui_locales, ctx.get('accept-language'))
    const { signedOut, again } = wordsOf(language)
    ctx.type = 'html'
    ctx.body = page({ language, ...signedOut, link: { to: `${webUrl}${paths.signIn}`, label: again } })
  },
})

const expired = new Set(['SessionNotFound'])

/** The page for a failure that cannot be reported to the application. */
export const errorPage =
  (webUrl: string) =>
  (ctx: KoaContextWithOIDC, out: { error: string; error_description?: string | undefined }, error: Error): void => {
    const language = languageOf(ctx.oidc.params?.ui_locales ?? ctx.query.ui_locales, ctx.get('accept-language'))
    const { expired: late, refused, failed, again } = wordsOf(language)
    const { title, text } = expired.has(error.name) ? late : out.error === 'server_error' ? failed : refused
    ctx.type = 'html'
    ctx.body = page({
      language,
      title,
      text,
      detail: out.error_description ? `${out.error}: ${out.error_description}` : out.error,
      link: { to: `${webUrl}${paths.signIn}`, label: again },
    })
  }
