import { createHash } from 'node:crypto'
import { type Language, product } from '../../../contract/index.ts'

// Colours of the web app's tokens (src/design/tokens), which these pages cannot load: they must stand when nothing else does.
const style = `
:root{color-scheme:light dark;--canvas:#f6f6f3;--surface:#fff;--line:#dfdfda;--ink:#1a1d1b;--muted:#626159;--accent:#006a4d;--accent-hover:#00513a;--on-accent:#fff;--seed:#ad5919}
@media (prefers-color-scheme:dark){:root{--canvas:#101311;--surface:#1a1d1b;--line:#2a2f2b;--ink:#e9e9e4;--muted:#a6a59d;--accent:#5cc39c;--accent-hover:#89d9b8;--on-accent:#032a1d;--seed:#ec935b}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:var(--canvas);color:var(--ink);font:0.9375rem/1.5 'Inter Variable',Inter,system-ui,sans-serif}
main{width:100%;max-width:25rem;padding:2rem;background:var(--surface);border:1px solid var(--line);border-radius:0.75rem;box-shadow:0 1px 2px #0000000a,0 8px 24px -12px #0000001f}
.mark{display:flex;align-items:center;gap:0.5rem;margin:0 0 1.75rem;font-size:1.25rem;line-height:1.75rem;font-weight:600;letter-spacing:-0.025em}
.mark svg{width:1.75rem;height:1.75rem;fill:none}
.wing{fill:var(--accent)}
.seed{fill:var(--seed)}
h1{margin:0 0 0.5rem;font-size:1.25rem;line-height:1.3;font-weight:600;letter-spacing:-0.015em;text-wrap:balance}
p{margin:0;color:var(--muted);text-wrap:pretty}
.actions{display:flex;flex-wrap:wrap;gap:0.75rem;margin-top:1.5rem}
.button{display:inline-flex;align-items:center;min-height:2.5rem;padding:0 1rem;border:1px solid var(--line);border-radius:0.5rem;background:none;color:inherit;font:inherit;font-weight:500;text-decoration:none;cursor:pointer}
.button.first{border-color:transparent;background:var(--accent);color:var(--on-accent)}
.button.first:hover{background:var(--accent-hover)}
@media (max-width:26rem){main{padding:1.5rem}.button{flex:1 1 100%;justify-content:center}}
.button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
code{display:block;margin-top:1.25rem;padding-top:1rem;border-top:1px solid var(--line);color:var(--muted);font:0.75rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
`
const goOn = 'document.forms[0].submit()'
// The winged seed, as the web app draws it.
const mark = `<svg viewBox="0 0 32 32" aria-hidden="true">
<path class="wing" d="M6 18.2C7.6 8.8 15.4 2.2 27.2 1.5C29.8 1.4 31.2 3.1 30.5 5.5C30.4 5.9 30.3 6.3 30.1 6.7C17.7 8.1 11.2 13.4 8.7 20.7ZM10.3 21.3C12.5 14.4 18 9.8 29.6 8.4C28.9 10 28.1 11.5 27.2 13C18.2 14.3 13.3 17.9 9.8 23.6ZM11.2 24.4C14.3 19.3 18.3 16.2 25.9 14.8C22.8 18.8 18.5 22 13.2 24.3Z"/>
<path class="seed" d="M3.4 20.6c2.7-3.1 6.9-3.7 9.7-1.2 2.9 2.6 2.7 6.9-.2 9.6-2.7 2.5-7 2.7-9.4.3-2.5-2.4-2.6-5.9-.1-8.7Z"/>
</svg>`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What these pages may do: nothing but show themselves and send their own form. `origins` are where a form may lead on to. */
export const pagePolicy = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${origins.join(' ')}`.trimEnd(),
    `style-src ${hash(style)}`,
    `script-src ${hash(goOn)}`,
  ].join(';')

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

interface PageContent {
  language: Language
  title: string
  text: string
  /** One line for whoever is asked for help (an error code). */
  detail?: string
  /** Where a person may go from here. */
  link?: { to: string; label: string }
  /** A form of the OpenID provider (its HTML and id), with the buttons that send it. `atOnce`: it sends itself. */
  form?: { html: string; id: string; yes: string; no?: string; atOnce: boolean }
}

/** A small page of the provider, in the product's dress. Everything but `form.html` is escaped. */
export function page({ language, title, text, detail, link, form }: PageContent): string {
  const buttons = form
    ? `<button class="button first" form="${form.id}" name="logout" value="yes">${escapeHtml(form.yes)}</button>` +
      (form.no === undefined ? '' : `<button class="button" form="${form.id}">${escapeHtml(form.no)}</button>`)
    : ''
  const actions = buttons + (link ? `<a class="button first" href="${escapeHtml(link.to)}">${escapeHtml(link.label)}</a>` : '')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${product.name}</title>
<style>${style}</style>
</head>
<body>
<main>
<div class="mark">${mark}${product.name}</div>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form?.html ?? ''}
${actions ? `<div class="actions">${actions}</div>` : ''}
${detail ? `<code>${escapeHtml(detail)}</code>` : ''}
</main>
${form?.atOnce ? `<script>${goOn}</script>` : ''}
</body>
</html>
`
}
