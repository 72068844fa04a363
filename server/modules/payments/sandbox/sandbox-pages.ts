import type { FastifyInstance, FastifyReply } from 'fastify'
import { hostedFields, type Language, languages, type PlanCurrency } from '../../../../contract/index.ts'
import { money } from '../messages.ts'
import { fieldsScript } from './fields-script.ts'
import type { SandboxGateway } from './sandbox-gateway.ts'
import { sandboxPaths } from './sandbox-paths.ts'
import { sandboxWords } from './sandbox-words.words.ts'
import { testCards } from './test-cards.ts'

const style = `
  :root { color-scheme: light dark; --fg: #1b1f1d; --muted: #5d6763; --bg: #ffffff; --line: #8f8e87; --bad: #b3261e; --main: #1c6b4c; }
  [data-theme=dark] { --fg: #eef2f0; --muted: #a5b0ab; --bg: #151917; --line: #6f726c; --bad: #ffb4ab; --main: #4fb286; }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 2px; font: 14px/20px Page, system-ui, sans-serif; letter-spacing: -0.006em; color: var(--fg); background: transparent; -webkit-font-smoothing: antialiased; }
  label { display: block; font-weight: 500; font-size: 13px; margin-bottom: 6px; }
  input { width: 100%; height: 32px; padding: 0 10px; border: 1px solid var(--line); border-radius: 8px; font: inherit; letter-spacing: inherit; color: var(--fg); background: var(--bg); font-variant-numeric: tabular-nums; }
  /* Below 16 pixels a phone draws the page larger as soon as a field is touched. */
  @media (pointer: coarse) { input { height: 44px; font-size: 16px; } }
  input:focus-visible, button:focus-visible { outline: 2px solid var(--main); outline-offset: 1px; }
  input[aria-invalid=true] { border-color: var(--bad); }
  p { margin: 4px 0 0; font-size: 13px; color: var(--bad); min-height: 0; }
  p:empty { display: none; }
  .row { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin-top: 12px; }
  main { max-width: 420px; width: calc(100% - 32px); margin: 15vh auto; padding: 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--bg); }
  h1 { font-size: 18px; margin: 0 0 12px; }
  main p { color: var(--fg); font-size: 15px; margin: 0 0 16px; }
  main small { color: var(--muted); }
  form { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 16px; }
  button { min-height: 40px; padding: 0 16px; border-radius: 8px; border: 1px solid var(--line); background: var(--bg); color: var(--fg); font: inherit; font-weight: 600; cursor: pointer; }
  button[value=passed] { background: #1c6b4c; border-color: #1c6b4c; color: #ffffff; }
  @media (prefers-color-scheme: dark) { body.page { --fg: #eef2f0; --muted: #a5b0ab; --bg: #151917; --line: #6f726c; background: #0d100f; } }`

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
const headOf = (language: Language, title: string): string =>
  `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head>`

const fieldsPage = `${headOf('es', '')}<body><div id="fields" hidden>
<label for="number"></label><input id="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" aria-describedby="number-fault"><p id="number-fault" role="alert"></p>
<div class="row"><div><label for="expiry"></label><input id="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="7" aria-describedby="expiry-fault"><p id="expiry-fault" role="alert"></p></div>
<div><label for="securityCode"></label><input id="securityCode" inputmode="numeric" autocomplete="cc-csc" maxlength="4" aria-describedby="securityCode-fault"><p id="securityCode-fault" role="alert"></p></div></div>
</div><script src="${sandboxPaths.script}"></script></body></html>`

/** The first language of a header that we speak. */
const languageOf = (header: string | undefined): Language =>
  (header ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((code): code is Language => (languages as readonly string[]).includes(code)) ?? 'es'

const policy = (reply: FastifyReply, ancestors: "'self'" | "'none'"): FastifyReply =>
  reply
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors ${ancestors}; form-action 'self'`,
    )
    .header('cache-control', 'no-store')

/**
 * The pages of the gateway on board: fields for a card, and the bank that asks whether it is the person.
 * What is typed into the fields stays in the browser: they know the test cards, and give their page a token.
 */
export async function serveSandboxPages(app: FastifyInstance, sandbox: SandboxGateway): Promise<void> {
  const script = fieldsScript({ messages: hostedFields, words: sandboxWords, cards: testCards })
  const hidden = { schema: { hide: true } }
  app.get(sandboxPaths.fields, hidden, (_request, reply) => policy(reply, "'self'").type('text/html; charset=utf-8').send(fieldsPage))
  app.get(sandboxPaths.script, hidden, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  )
  app.get<{ Params: { charge: string } }>(`${sandboxPaths.challenge}/:charge`, hidden, async (request, reply) => {
    const { charge } = request.params
    const found = await sandbox.amountOf(charge)
    if (!found) return reply.callNotFound()
    const language = languageOf(request.headers['accept-language'])
    const say = sandboxWords[language]
    const amount = money(language, found.amount, found.currency as PlanCurrency)
    return policy(reply, "'none'")
      .type('text/html; charset=utf-8')
      .send(
        `${headOf(language, say.bank)}<body class="page"><main><h1>${say.bank}</h1><p>${escapeHtml(say.ask(amount))}</p><form method="post" action="${sandboxPaths.challenge}/${encodeURIComponent(charge)}/answer/passed"><button value="passed">${say.yes}</button></form><form method="post" action="${sandboxPaths.challenge}/${encodeURIComponent(charge)}/answer/failed"><button value="failed">${say.no}</button></form><small>${say.note}</small></main></body></html>`,
      )
  })
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, next) => {
      payload.resume()
      next(null, null)
    })
    scope.post<{ Params: { charge: string; answer: string } }>(
      `${sandboxPaths.challenge}/:charge/answer/:answer`,
      hidden,
      async (request, reply) => {
        const { charge, answer } = request.params
        const goesOn = await sandbox.authenticate(charge, answer === 'passed')
        return goesOn === null ? reply.callNotFound() : reply.header('cache-control', 'no-store').redirect(goesOn, 303)
      },
    )
    done()
  })
}
