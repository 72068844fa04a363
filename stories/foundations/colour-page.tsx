import { bg, border, ramps, tones, type Bg, type Border, type Fg, type Tone } from '../../src/design/tokens/index.ts'
import { EasingCurves } from './easing-curves.tsx'
import { inkOn, shapeOn } from './measured.ts'
import { Chapter, FoundationPage } from './foundation-page.tsx'

const papers = ['canvas', 'surface', 'raised', 'sunken', 'hover'] as const satisfies readonly Bg[]
const inks = ['default', 'muted', 'subtle', 'accent', 'success', 'warning', 'danger', 'info'] as const satisfies readonly Fg[]
const series = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5', 'series-6'] as const satisfies readonly Bg[]

/** What each tone says when a thing is coloured in it. */
const says: Record<Tone, string> = {
  neutral: 'nothing in particular',
  accent: 'act here',
  success: 'went well',
  warning: 'take care',
  danger: 'went wrong',
  info: 'good to know',
}

const inkOf = (tone: Tone): Fg => (tone === 'neutral' ? 'muted' : tone)

/** Colours as pigments, then by meaning: grounds, inks, tones, what is pressed, curves, lines. */
export function ColourPage() {
  return (
    <FoundationPage
      title="Colour"
      lead="Paper and ink, and one accent that always means “act here”. Every meaning is a pair, for light and for dark; the numbers are measured contrasts, light · dark: 4.5 is the least for text, 3 for lines and shapes."
    >
      <Chapter
        title="Pigments"
        code="tokens/colour-ramps.ts"
        note="Even steps of lightness. Nobody paints with these: they are what meanings are made of."
      >
        <div className="flex flex-col gap-1.5">
          {Object.entries(ramps).map(([name, steps]) => (
            <div key={name} className="flex items-center gap-3 text-xs text-muted">
              <span className="w-16 shrink-0">{name}</span>
              <span className="flex h-8 min-w-0 flex-1 overflow-hidden rounded-sm">
                {Object.entries(steps).map(([step, hex]) => (
                  <span key={step} className="flex-1" style={{ background: hex }} />
                ))}
              </span>
            </div>
          ))}
        </div>
      </Chapter>

      <Chapter
        title="Ink on paper"
        code="text-… on bg-…"
        note="From the desk that everything lies on (canvas) to what floats (raised) and what one looks into (sunken)."
      >
        <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Ink on paper">
          <table className="w-full min-w-160 border-separate border-spacing-1 text-left">
            <thead>
              <tr className="text-xs text-muted">
                <td />
                {papers.map((paper) => (
                  <th key={paper} scope="col" className="px-2 font-normal">
                    {paper}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {inks.map((ink) => (
                <tr key={ink}>
                  <th scope="row" className="pr-3 text-xs font-normal text-muted">
                    {ink}
                  </th>
                  {papers.map((paper) => (
                    <td
                      key={paper}
                      className="rounded-sm border border-subtle px-2 py-1.5"
                      style={{ background: `var(--bg-${paper})`, color: `var(--fg-${ink})` }}
                    >
                      {ink === 'subtle' && (paper === 'sunken' || paper === 'hover') ? (
                        <span aria-label="not used" className="text-muted">
                          –
                        </span>
                      ) : (
                        <span className="flex items-baseline justify-between gap-2">
                          <span className="text-lg font-medium">Aa</span>
                          <span className="text-xs tabular-nums">{inkOn(ink, paper)}</span>
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Chapter>

      <Chapter
        title="Tones"
        code="bg-…-soft, bg-…-mark, text-…, border-…-soft"
        note="Six things that a colour may say. It never says them alone: a word or a sign stands with it."
      >
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          {tones.map((tone) => (
            <div
              key={tone}
              className="flex flex-col gap-2 rounded-lg border p-3"
              style={{
                background: `var(--bg-${tone}-soft)`,
                borderColor: tone === 'neutral' ? 'var(--border-default)' : `var(--border-${tone}-soft)`,
              }}
            >
              <span className="flex items-center gap-2 font-medium" style={{ color: `var(--fg-${inkOf(tone)})` }}>
                <span className="size-2.5 rounded-full" style={{ background: `var(--bg-${tone}-mark)` }} />
                {tone}
              </span>
              <span className="text-default">{says[tone]}</span>
              <span className="text-xs tabular-nums" style={{ color: `var(--fg-${inkOf(tone)})` }}>
                {inkOn(inkOf(tone), `${tone}-soft`)}
              </span>
            </div>
          ))}
        </div>
      </Chapter>

      <Chapter title="What is pressed" code="bg-accent, bg-danger" note="At rest, under the pointer, in the moment of pressing.">
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
          {(['accent', 'danger'] as const).flatMap((tone) =>
            (['', '-hover', '-pressed'] as const).map((state) => (
              <span
                key={`${tone}${state}`}
                className="flex h-12 items-center justify-between rounded-md px-4 font-medium"
                style={{ background: `var(--bg-${tone}${state})`, color: `var(--fg-on-${tone})` }}
              >
                {tone}
                {state}
                <span className="text-xs tabular-nums">{inkOn(`on-${tone}`, `${tone}${state}`)}</span>
              </span>
            )),
          )}
        </div>
      </Chapter>

      <Chapter
        title="Curves"
        code="bg-series-1 … 6, stroke-series-…"
        note="They differ in hue and in lightness; the first is the one that matters. Numbers are against the surface."
      >
        <div className="flex flex-col gap-3 rounded-lg border border-subtle bg-surface p-4">
          <EasingCurves names={series} />
          <div className="flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted tabular-nums">
            {series.map((name) => (
              <span key={name} className="flex items-center gap-2">
                <span className="h-1 w-5 rounded-full" style={{ background: `var(--bg-${name})` }} />
                {name} {shapeOn(name, 'surface')}
              </span>
            ))}
          </div>
        </div>
        <p>
          And behind the letters that a search found: <mark className="rounded-xs bg-highlight px-0.5 text-default">heart</mark> for a
          kitchen sign <span className="text-xs text-muted tabular-nums">{inkOn('default', 'highlight')}</span>
        </p>
      </Chapter>

      <Chapter title="Lines" code="border-…, outline-…">
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
          {(Object.keys(border) as Border[]).map((name) => (
            <span
              key={name}
              className="grid h-14 place-items-center rounded-md border-2 bg-surface text-xs text-muted"
              style={{ borderColor: `var(--border-${name})` }}
            >
              {name}
            </span>
          ))}
        </div>
      </Chapter>

      <Chapter title="Grounds" code="bg-…" note={`All ${Object.keys(bg).length} of them.`}>
        <div className="grid grid-cols-3 gap-x-4 gap-y-3 sm:grid-cols-6">
          {(Object.keys(bg) as Bg[]).map((name) => (
            <span key={name} className="flex min-w-0 flex-col gap-1 text-2xs text-muted">
              <span className="h-10 rounded-sm border border-default" style={{ background: `var(--bg-${name})` }} />
              <span className="truncate">{name}</span>
            </span>
          ))}
        </div>
      </Chapter>
    </FoundationPage>
  )
}
