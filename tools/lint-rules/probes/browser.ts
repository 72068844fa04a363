const component = (body: string) => `import { useEffect, useMemo, useRef, useState } from 'react'\n${body}\n`

/** For each rule of React, a fault that it must find. */
export const react: Record<string, string> = {
  'react/error-boundaries': component('export function A() { try { return <A /> } catch { return null } }'),
  'react/exhaustive-deps': component('export function A({ b }: { b: number }) { useEffect(() => { console.log(b) }, []); return null }'),
  'react/globals': component('let b = 1\nexport function A() { b = 2; return <p>{b}</p> }'),
  'react/preserve-manual-memoization': component(
    'export function A() { const b = [1]; const c = useRef(1); if (c) b.push(2); const d = useMemo(() => b.map(String), [b]); return <p>{d}</p> }',
  ),
  'react/refs': component('export function A() { const b = useRef(1); return <p>{b.current}</p> }'),
  'react/rules-of-hooks': component('export function A({ b }: { b: boolean }) { if (b) useState(1); return null }'),
  'react/set-state-in-effect': component(
    'export function A() { const [b, setB] = useState(1); useEffect(() => { setB(2) }, []); return <p>{b}</p> }',
  ),
  'react/set-state-in-render': component('export function A() { const [b, setB] = useState(1); setB(2); return <p>{b}</p> }'),
  'react/unsupported-syntax': component("export function A() { eval('1'); return <p>1</p> }"),
  'react/use-memo': component('export function A() { const b = useMemo((c: number) => c, []); return <p>{b}</p> }'),
}

const drawn = (markup: string) => `export const A = ({ b }: { b: () => void }) => ${markup}\n`

/** For each rule of access, a fault that it must find. */
export const access: Record<string, string> = {
  'jsx-a11y/alt-text': drawn('<img src="b" onError={b} />'),
  'jsx-a11y/anchor-has-content': drawn('<a href="/b" onFocus={b} />'),
  'jsx-a11y/anchor-is-valid': drawn('<a href="#" onFocus={b}>b</a>'),
  'jsx-a11y/aria-activedescendant-has-tabindex': drawn('<div aria-activedescendant="b" onFocus={b} />'),
  'jsx-a11y/aria-props': drawn('<div aria-lable="b" onFocus={b} />'),
  'jsx-a11y/aria-proptypes': drawn('<div aria-hidden="perhaps" onFocus={b} />'),
  'jsx-a11y/aria-role': drawn('<div role="datepicker" onFocus={b} />'),
  'jsx-a11y/aria-unsupported-elements': drawn('<meta aria-hidden="true" onFocus={b} />'),
  'jsx-a11y/autocomplete-valid': drawn('<input type="text" autoComplete="foo" onFocus={b} />'),
  'jsx-a11y/click-events-have-key-events': drawn('<div onClick={b} />'),
  'jsx-a11y/heading-has-content': drawn('<h1 onFocus={b} />'),
  'jsx-a11y/html-has-lang': drawn('<html onFocus={b} />'),
  'jsx-a11y/iframe-has-title': drawn('<iframe src="b" onFocus={b} />'),
  'jsx-a11y/img-redundant-alt': drawn('<img src="b" alt="a picture of b" onError={b} />'),
  'jsx-a11y/interactive-supports-focus': drawn('<div role="button" onClick={b} onKeyDown={b} />'),
  'jsx-a11y/label-has-associated-control': drawn('<label onFocus={b}>b</label>'),
  'jsx-a11y/media-has-caption': drawn('<video src="b" onFocus={b} />'),
  'jsx-a11y/mouse-events-have-key-events': drawn('<button onMouseOver={b}>b</button>'),
  'jsx-a11y/no-access-key': drawn('<button accessKey="b" onFocus={b}>b</button>'),
  'jsx-a11y/no-autofocus': drawn('<input autoFocus onFocus={b} />'),
  'jsx-a11y/no-distracting-elements': drawn('<marquee onFocus={b} />'),
  'jsx-a11y/no-interactive-element-to-noninteractive-role': drawn('<button role="img" onFocus={b}>b</button>'),
  'jsx-a11y/no-noninteractive-element-interactions': drawn('<li onClick={b} onKeyDown={b}>b</li>'),
  'jsx-a11y/no-noninteractive-element-to-interactive-role': drawn('<h1 role="button" onFocus={b}>b</h1>'),
  'jsx-a11y/no-redundant-roles': drawn('<button role="button" onFocus={b}>b</button>'),
  'jsx-a11y/no-static-element-interactions': drawn('<div onClick={b} onKeyDown={b} />'),
  'jsx-a11y/role-has-required-aria-props': drawn('<span role="checkbox" onFocus={b} />'),
  'jsx-a11y/role-supports-aria-props': drawn('<a href="/b" role="link" aria-multiline onFocus={b}>b</a>'),
  'jsx-a11y/scope': drawn('<div scope="col" onFocus={b} />'),
  'jsx-a11y/tabindex-no-positive': drawn('<button tabIndex={2} onFocus={b}>b</button>'),
}

const storyFile = (name: string, story: string) =>
  `import { expect, within } from 'storybook/test'\nexport default { title: 'b', component: () => null }\nexport const ${name} = ${story}\n`

/** For each rule of stories, a fault that it must find. */
export const stories: Record<string, string> = {
  'storybook/await-interactions': "export default { title: 'b' }\nexport const B = { play: async () => { userEvent.click(1) } }\n",
  'storybook/context-in-play-function': storyFile(
    'B',
    '{ play: async ({ canvasElement }) => { await C.play({ canvasElement }) } }\nexport const C = {}',
  ),
  'storybook/default-exports': 'export const B = {}\n',
  'storybook/hierarchy-separator': "export default { title: 'a|b', component: () => null }\nexport const B = {}\n",
  'storybook/no-redundant-story-name': storyFile('BigButton', "{ name: 'Big Button' }"),
  'storybook/no-renderer-packages': `import { type Meta } from '@storybook/react'\nexport default { title: 'b', component: () => null } as Meta\nexport const B = {}\n`,
  'storybook/prefer-pascal-case': storyFile('bigButton', '{}'),
  'storybook/story-exports': "export default { title: 'b', component: () => null }\n",
  'storybook/use-storybook-expect': "export default { title: 'b' }\nexport const B = { play: () => { expect(1) } }\n",
  'storybook/use-storybook-testing-library': "import { screen } from '@testing-library/react'\n" + storyFile('B', '{ play: () => screen }'),
}
