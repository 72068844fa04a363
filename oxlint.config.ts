import { defineConfig } from 'oxlint'

type Rules = Record<string, 'error' | 'off' | ['error', ...unknown[]]>

const errors = (plugin: string, names: string): Rules =>
  Object.fromEntries(names.split(/\s+/).flatMap((name) => (name === '' ? [] : [[`${plugin}/${name}`, 'error' as const]])))

/** What is wrong in any program. */
const javascript: Rules = {
  ...errors(
    'eslint',
    `constructor-super for-direction getter-return no-async-promise-executor no-case-declarations no-class-assign no-compare-neg-zero
    no-cond-assign no-const-assign no-constant-binary-expression no-control-regex no-debugger no-dupe-class-members no-dupe-else-if
    no-dupe-keys no-duplicate-case no-empty no-empty-character-class no-empty-pattern no-empty-static-block no-ex-assign no-extra-boolean-cast
    no-fallthrough no-func-assign no-global-assign no-import-assign no-invalid-regexp no-irregular-whitespace no-loss-of-precision
    no-misleading-character-class no-new-native-nonconstructor no-obj-calls no-prototype-builtins no-regex-spaces
    no-self-assign no-setter-return no-shadow-restricted-names no-sparse-arrays no-this-before-super no-unassigned-vars no-unexpected-multiline
    no-unreachable no-unsafe-finally no-unsafe-negation no-unsafe-optional-chaining no-unused-labels no-unused-private-class-members
    no-useless-assignment no-useless-backreference no-useless-catch no-useless-escape preserve-caught-error require-yield use-isnan
    valid-typeof`,
  ),
  'eslint/no-constant-condition': ['error', { checkLoops: 'allExceptWhileTrue' }],
  'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^$', ignoreRestSiblings: true }],
}

const typescript: Rules = {
  ...errors('eslint', 'no-array-constructor no-unused-expressions no-var prefer-const prefer-rest-params prefer-spread'),
  ...errors(
    'typescript',
    `ban-ts-comment no-duplicate-enum-values no-empty-object-type no-explicit-any no-extra-non-null-assertion no-misused-new no-namespace
    no-non-null-asserted-optional-chain no-require-imports no-this-alias no-unnecessary-type-constraint no-unsafe-declaration-merging
    no-unsafe-function-type no-wrapper-object-types prefer-as-const prefer-namespace-keyword triple-slash-reference`,
  ),
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
  'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
  'import/no-default-export': 'error',
  'samara/no-enum': 'error',
}

/** What only the types show; tsgolint finds it. */
const typed: Rules = {
  ...errors(
    'typescript',
    `await-thenable no-array-delete no-base-to-string no-duplicate-type-constituents no-floating-promises no-for-in-array no-implied-eval
    no-redundant-type-constituents no-unnecessary-type-assertion no-unsafe-argument no-unsafe-assignment no-unsafe-call no-unsafe-enum-comparison
    no-unsafe-member-access no-unsafe-return no-unsafe-unary-minus only-throw-error prefer-promise-reject-errors restrict-plus-operands
    restrict-template-expressions`,
  ),
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
}

/**
 * The compiler's advice `immutability`, `incompatible-library`, `purity` and `static-components` is left out: the
 * compiler is not used here, and each takes a component from a context, a ref, a clock or a virtual list for a fault.
 */
const react = errors(
  'react',
  `error-boundaries exhaustive-deps globals preserve-manual-memoization refs rules-of-hooks set-state-in-effect set-state-in-render
  unsupported-syntax use-memo`,
)

/** `no-noninteractive-tabindex` is left out: what scrolls must be reached by keyboard (axe asks for it), whatever it is. */
const access: Rules = {
  ...errors(
    'jsx-a11y',
    `alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props aria-proptypes aria-role aria-unsupported-elements
    autocomplete-valid click-events-have-key-events heading-has-content html-has-lang iframe-has-title img-redundant-alt
    label-has-associated-control media-has-caption mouse-events-have-key-events no-access-key no-autofocus no-distracting-elements
    no-redundant-roles role-has-required-aria-props role-supports-aria-props scope tabindex-no-positive`,
  ),
  'jsx-a11y/interactive-supports-focus': [
    'error',
    { tabbable: ['button', 'checkbox', 'link', 'searchbox', 'spinbutton', 'switch', 'textbox'] },
  ],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: ['none', 'presentation'], canvas: ['img'] }],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: ['onClick', 'onError', 'onLoad', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
      alert: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      body: ['onError', 'onLoad'],
      dialog: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      iframe: ['onError', 'onLoad'],
      img: ['onError', 'onLoad'],
    },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ul: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
      ol: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
      li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
      table: ['grid'],
      td: ['gridcell'],
      fieldset: ['radiogroup', 'presentation'],
    },
  ],
  'jsx-a11y/no-static-element-interactions': [
    'error',
    { allowExpressionValues: true, handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
  ],
}

const stories = errors(
  'storybook',
  `await-interactions context-in-play-function default-exports hierarchy-separator no-redundant-story-name no-renderer-packages
  prefer-pascal-case story-exports use-storybook-expect use-storybook-testing-library`,
)

const off = (rules: Rules, wanted: (name: string) => boolean = () => true): Rules =>
  Object.fromEntries(Object.keys(rules).flatMap((name) => (wanted(name) ? [[name, 'off' as const]] : [])))

const tests = ['**/*.test.{ts,tsx}', 'src/app/journeys/**', 'server/testing/**', '**/*.fixtures.{ts,tsx}']

/** The lint rules. `tools/lint-rules/lint-rules.test.ts` shows that each one reports a violation. */
export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'react', 'jsx-a11y'],
  jsPlugins: [{ name: 'samara', specifier: './tools/lint-rules/plugin.mjs' }, 'eslint-plugin-storybook'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['node_modules', 'dist', 'storybook-static', 'coverage', 'test-results', 'playwright-report', '.samara', '.cache'],
  rules: javascript,
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: { ...typescript, ...typed } },
    // Where a tool demands a default export.
    {
      files: ['*.config.ts', '.storybook/**', '**/*.stories.tsx', 'src/app/journeys/ready.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['{src,stories,.storybook}/**/*.{ts,tsx}'], rules: { ...react, ...access } },
    {
      files: ['{src,stories}/**/*.{ts,tsx}'],
      excludeFiles: ['src/design/tokens/**', ...tests],
      rules: { 'samara/token-classes-only': 'error' },
    },
    { files: ['**/*.stories.tsx'], rules: { ...stories, 'react/rules-of-hooks': 'off' } },
    { files: ['.storybook/main.ts'], rules: { 'storybook/no-uninstalled-addons': 'error' } },
    { files: tests, rules: off(typed, (name) => /\/no-unsafe-(assignment|member-access|argument|call|return)$/.test(name)) },
    {
      files: ['**/*.{mjs,cjs,js}'],
      env: { builtin: true, node: true },
      rules: { 'eslint/no-undef': 'error', 'eslint/no-redeclare': 'error' },
    },
  ],
})
