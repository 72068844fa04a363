interface Place {
  why: string
  file: string
  text: string
}

/** A folder of each TypeScript project, and of those that a project takes in from beside itself. */
const folders = ['contract', 'src/api', 'src/app/journeys', 'stories', 'server', 'demo', 'tools', 'bench', 'bench/list', '.storybook']

const drawing = "const a = 'p-2 bg-surface'\n"

/** What holds in certain places, or of comments and words: the file, and the rule or the words that it must be reported with. */
export const forbidden: (Place & { rule: string })[] = [
  ...folders.map((folder) => ({
    why: 'types are known in every folder',
    rule: 'typescript/no-floating-promises',
    file: `${folder}/floating.ts`,
    text: 'export const a = (b: Promise<number>) => { b }\n',
  })),
  {
    why: 'types are known beside the folders',
    rule: 'typescript/no-floating-promises',
    file: 'floating.config.ts',
    text: 'export const a = (b: Promise<number>) => { b }\n',
  },
  {
    why: 'a pigment in a string',
    rule: 'samara/token-classes-only',
    file: 'src/design/pigment.tsx',
    text: `${drawing}export const b = [a, 'p-2 bg-blue-500']\n`,
  },
  {
    why: 'a pigment in a template',
    rule: 'samara/token-classes-only',
    file: 'stories/pigment.tsx',
    text: `${drawing}export const b = \`p-2 text-[#fff] \${a}\`\n`,
  },
  {
    why: 'an addon that is not installed',
    rule: 'storybook/no-uninstalled-addons',
    file: '.storybook/main.ts',
    text: "export default { addons: ['storybook-addon-from-nowhere'] }\n",
  },
  {
    why: 'a comment that silences nothing',
    rule: 'Unused eslint-disable directive',
    file: 'server/silent.ts',
    text: '// eslint-disable-next-line no-control-regex -- a word\nexport const a = 1\n',
  },
  { why: 'rules hold in fixtures', rule: 'eslint/eqeqeq', file: 'src/app/a.fixtures.ts', text: 'export const a = (b: number) => b == 1\n' },
]

const unsafe = "const a = JSON.parse('1')\nexport const b = () => Math.abs(a.b())\n"

/** Code that is allowed at its place and must not be reported. */
export const allowed: Place[] = [
  ...folders.map((folder) => ({
    why: "the project's own strictness is known in every folder",
    file: `${folder}/indexed.ts`,
    text: 'export const a = (b: number[]) => b[0]!.toFixed(1)\n',
  })),
  ...['server/unsafe.test.ts', 'server/testing/unsafe.ts', 'src/app/journeys/unsafe.ts', 'src/app/unsafe.fixtures.ts'].map((file) => ({
    why: 'tests may take what comes',
    file,
    text: unsafe,
  })),
  { why: 'tools may demand a default export', file: 'default.config.ts', text: 'export default 1\n' },
  { why: 'tools may demand a default export', file: '.storybook/default.ts', text: 'export default 1\n' },
  {
    why: 'a story has a default export, and a hook in its drawing',
    file: 'stories/honest.stories.tsx',
    text: "import { useState } from 'react'\nexport default { title: 'b', component: () => null }\nexport const B = { render: () => { const [c] = useState(1); return <p>{c}</p> } }\n",
  },
  { why: 'pigments live in the tokens', file: 'src/design/tokens/pigment.ts', text: "export const a = 'bg-blue-500'\n" },
  { why: 'pigments may be tested', file: 'src/design/pigment.test.ts', text: "export const a = 'bg-blue-500'\n" },
  { why: 'null and undefined may be one', file: 'server/null.ts', text: 'export const a = (b?: number | null) => b == null\n' },
  { why: 'an argument may be named as unused', file: 'server/unused.ts', text: 'export const a = (_b: number, c: number) => c\n' },
  {
    why: 'a property may be left behind',
    file: 'server/rest.ts',
    text: 'export function a(b: { c: number; d: number }) { const { c, ...rest } = b; return rest }\n',
  },
  {
    why: 'a default is enough where there are many cases',
    file: 'server/default.ts',
    text: "export function a(b: 'c' | 'd') { switch (b) { case 'c': return 1; default: return 2 } }\n",
  },
  {
    why: 'what scrolls may be reached by keyboard',
    file: 'src/app/scrolls.tsx',
    text: 'export const A = () => <section aria-label="b" tabIndex={0}>b</section>\n',
  },
  {
    why: 'an attribute may take a promise',
    file: 'src/app/attribute.tsx',
    text: 'export const A = ({ b }: { b: () => Promise<void> }) => <button onClick={b}>b</button>\n',
  },
]
