import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import storybook from 'eslint-plugin-storybook'
import tseslint from 'typescript-eslint'
import { tokenClassesOnly } from './tools/lint-rules/token-classes-only.mjs'

const browser = ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}']
const tests = ['**/*.test.{ts,tsx}', 'src/app/journeys/**', 'server/testing/**', '**/*.fixtures.{ts,tsx}']
/** Where a tool demands a default export. */
const mayExportDefault = ['*.config.{ts,js}', '.storybook/**', '**/*.stories.tsx']

export default tseslint.config(
  { ignores: ['dist', 'storybook-static', 'node_modules', 'coverage', 'test-results', 'playwright-report', '.samara', '.cache'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/require-await': 'off',
      // Our ports are objects of closures: their methods never ask for `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Export by name: a thing has one name everywhere.' },
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals: Node runs these files as they are.' },
      ],
    },
  },
  { files: mayExportDefault, rules: { 'no-restricted-syntax': 'off' } },
  {
    files: browser,
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // What scrolls must be reached by keyboard (axe asks for it), whatever it is.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      // Advice for the React compiler, which is not used here: each takes a component from a context, a ref, a clock or a virtual list for a fault.
      'react-hooks/immutability': 'off',
      'react-hooks/incompatible-library': 'off',
      'react-hooks/purity': 'off',
      'react-hooks/static-components': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}'],
    ignores: ['src/design/tokens/**', ...tests],
    plugins: { samara: { rules: { 'token-classes-only': tokenClassesOnly } } },
    rules: { 'samara/token-classes-only': 'error' },
  },
  ...storybook.configs['flat/recommended'],
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', module: 'writable', URL: 'readonly', setInterval: 'readonly', clearInterval: 'readonly' } },
  },
)
