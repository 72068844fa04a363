import { type Html, html } from './html.ts'
import { style } from './style.ts'
import { type Language, languages, type Words } from './words.ts'

export interface Link {
  name: string
  href: string
  current: boolean
}

export interface Layout {
  language: Language
  say: Words
  title: string
  /** The shop's first page. */
  home: string
  departments: readonly Link[]
  /** This page in another language. */
  inLanguage(language: Language): string
  main: Html
}

const gift = html`<svg viewBox="0 0 36 36" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" aria-hidden="true">
  <rect x="5" y="12" width="26" height="7" rx="2" />
  <path d="M8 19v10.5c0 .8.7 1.5 1.5 1.5h17c.8 0 1.5-.7 1.5-1.5V19M18 12v19" />
  <path
    d="M18 12c-6.500-.5-9-2.500-9-5 0-1.800 1.300-3 3-3 3.200 0 5.200 3.600 6 8 .800-4.400 2.800-8 6-8 1.700 0 3 1.200 3 3 0 2.500-2.500 4.500-9 5z"
  />
</svg>`

const styleElement: Html = { markup: `<style>${style}</style>` }

/** The frame of every page: head, shop sign, departments, footer. */
export const page = ({ language, say, title, home, departments, inLanguage, main }: Layout): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title === say.shop ? title : `${title} · ${say.shop}`}</title>
        ${styleElement}
      </head>
      <body>
        <a class="skip" href="#main">${title}</a>
        <header>
          <div class="wrap bar">
            <a class="logo serif" href="${home}">${gift}<span>${say.shop}</span></a>
            <nav class="languages" aria-label="${say.language}">
              ${languages.map((one) => html`<a href="${inLanguage(one)}" lang="${one}" hreflang="${one}" ${one === language && html` aria-current="true"`}>${one.toUpperCase()}</a>`)}
            </nav>
          </div>
          ${
            departments.length > 0 &&
            html`<nav class="shelf" aria-label="${say.departments}">
              <ul class="wrap">
                ${departments.map(({ name, href, current }) => html`<li><a href="${href}" ${current && html` aria-current="true"`}>${name}</a></li>`)}
              </ul>
            </nav>`
          }
        </header>
        <main id="main" class="wrap">${main}</main>
        <footer><p class="wrap">${say.about}</p></footer>
      </body>
    </html>`.markup
