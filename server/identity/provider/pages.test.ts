import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../../../contract/index.ts'
import { page, pagePolicy } from './pages.ts'
import { languageOf, wordsOf } from './words.ts'

test('whatever is put into a page stays text', () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onmouseover='x", '</title>&lt;'),
  )
  fc.assert(
    fc.property(nasty, nasty, nasty, (title, text, detail) => {
      const html = page({ language: 'es', title, text, detail, link: { to: '/login_new', label: title } })
      const bare = page({ language: 'es', title: 'x', text: 'x', detail: 'x', link: { to: '/login_new', label: 'x' } })
      expect(html.match(/</g)?.length).toBe((bare.match(/</g)?.length ?? 0) - (detail ? 0 : 2))
      expect(html.match(/"/g)?.length).toBe(bare.match(/"/g)?.length)
    }),
  )
})

test('the policy lets the page’s own style and nothing from elsewhere', () => {
  const html = page({ language: 'en', title: 'x', text: 'x' })
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? ''
  const policy = pagePolicy(['http://localhost:5173'])
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(policy).toContain("form-action 'self' http://localhost:5173")
  expect(html).not.toMatch(/https?:|style="|url\(/)
})

test('the page speaks the language that was asked for, then the browser’s, then Spanish', () => {
  expect(languageOf('pt-BR en', 'es')).toBe('pt')
  expect(languageOf(undefined, 'de-DE,en;q=0.4,pt;q=0.8')).toBe('pt')
  expect(languageOf(undefined, 'en;q=0,fr')).toBe('es')
  expect(languageOf(['en'], undefined)).toBe('es')
  fc.assert(fc.property(fc.string(), fc.string(), (requested, accepted) => languages.includes(languageOf(requested, accepted))))
})

test('no sentence of the pages is the same in all languages', () => {
  const sentences = (value: object): string[] =>
    Object.values(value).flatMap((part: unknown) => (typeof part === 'string' ? [part] : sentences(part as object)))
  const all = languages.map((language) => sentences(wordsOf(language)))
  const [first, ...others] = all
  expect(first!.length).toBeGreaterThan(10)
  expect(others.map(({ length }) => length)).toEqual(others.map(() => first!.length))
  expect(first!.filter((sentence, index) => others.every((list) => list[index] === sentence))).toEqual([])
})
