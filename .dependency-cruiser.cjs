'use strict'

/** The folders, and which may import which. Read top to bottom; `tools/boundaries.test.ts` shows every rule fail where it should. */

/** Journeys drive the product from outside, through a browser: they lie in `src/app` and belong to no part. */
const journeys = '^src/app/journeys/'
/** The build alone imports it. */
const fetchPart = '^src/app/fetch-part\\.ts$'
const test = '\\.test\\.tsx?$'
const story = '\\.stories\\.tsx$'
const fixtures = '\\.fixtures\\.tsx?$'

/** A part of the tree imports these parts and no others. Stories have a rule of their own. */
const only = (name, part, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: `^${part}/`, pathNot: [story, journeys] },
  to: { path: '^(src|server|demo|contract|stories)/', pathNot: allowed.map((one) => `^${one}/`) },
})

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

/** The folders of `src/design` and everything else that is entered by its `index.ts`. */
const insideOf = (folder) => `^${folder}/[^/]+/(?!index\\.(tsx?|css)$)`

module.exports = {
  forbidden: [
    only('contract-is-the-bottom', 'contract', ['contract'], 'The contract knows nobody.'),
    only('design-knows-no-product', 'src/design', ['src/design'], 'A design component is drawn without data.'),
    only('api-speaks-contract', 'src/api', ['src/api', 'contract'], 'The client is contract plus fetch.'),
    only('i18n-stands-alone', 'src/i18n', ['src/i18n', 'contract'], 'Languages know what there is to say, and nobody who says it.'),
    only(
      'features-below-app',
      'src/features',
      ['src/features', 'src/design', 'src/api', 'src/i18n', 'contract'],
      'Features never see the shell.',
    ),
    only('app-composes', 'src/app', ['src/app', 'src/features', 'src/design', 'src/api', 'src/i18n', 'contract'], 'The shell composes.'),
    {
      ...only('server-below-contract', 'server', ['server', 'contract'], 'The server never renders, and knows no demo.'),
      // One place starts the demo; tests meet the platform that it has on board.
      from: { path: '^server/', pathNot: ['^server/serve\\.ts$', test, fixtures, '^server/testing/'] },
    },
    forbid(
      'demo-by-its-index',
      'The server starts the demo by its index.',
      { path: '^server/serve\\.ts$' },
      { path: '^demo/(?!index\\.ts$)' },
    ),
    forbid('server-renders-nothing', 'Not even where it knows the demo.', { path: '^(server|demo)/' }, { path: '^(src|stories)/' }),
    forbid(
      'demo-by-the-server-s-indexes',
      'The demo uses what the server offers, and nothing behind it.',
      { path: '^demo/', pathNot: [test, fixtures] },
      { path: '^server/', pathNot: ['^server/(kernel/(clock|logger)|http/demo-shop)\\.ts$', '^server/(modules/[^/]+|[^/]+)/index\\.ts$'] },
    ),

    forbid(
      'features-are-strangers',
      'Compose two features in src/app.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    forbid(
      'features-through-index',
      'Import a feature by its index.',
      { path: '^src/app/', pathNot: [test, story] },
      { path: insideOf('src/features') },
    ),
    forbid(
      'design-through-index',
      'Import a component by its folder.',
      { path: '^src/(?!design/)|^stories/' },
      { path: insideOf('src/design'), pathNot: fixtures },
    ),
    forbid(
      'siblings-through-index',
      'Components know each other by their index, too.',
      { path: '^src/design/([^/]+)/' },
      { path: insideOf('src/design'), pathNot: ['^src/design/$1/', fixtures] },
    ),
    forbid(
      'client-through-index',
      'Import the client by src/api/index.ts.',
      { path: '^src/(?!api/)' },
      { path: '^src/api/(?!index\\.ts$)' },
    ),
    forbid(
      'modules-through-index',
      'A server module is known by its index.',
      { path: '^server/modules/([^/]+)/' },
      { path: insideOf('server/modules'), pathNot: '^server/modules/$1/' },
    ),
    forbid(
      'server-through-index',
      'The rest of the server, too, knows modules, jobs, mail and the identity provider by their index.',
      { path: '^server/(?!modules/|jobs/|identity/|mail/)' },
      { path: `${insideOf('server/modules')}|^server/(jobs|identity|mail)/(?!index\\.ts$)` },
    ),

    forbid(
      'routes-do-not-query',
      'Route → service → repository.',
      { path: '\\.routes\\.ts$' },
      { path: '\\.repository\\.ts$|^server/database/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'services-know-no-http',
      'A use case can be called by a job as well.',
      { path: '\\.(service|repository)\\.ts$' },
      { path: '^server/http/|node_modules/(fastify|@fastify)/' },
    ),
    forbid(
      'what-a-call-carries-is-an-argument',
      'No AsyncLocalStorage: a reader sees what is passed on.',
      { path: '^(server|demo)/' },
      { path: '^(node:)?async_hooks$', dependencyTypes: ['core'] },
    ),
    forbid(
      'views-fetch-nothing',
      'A view is drawn from props, so it can be storied.',
      { path: '^src/features/[^/]+/views/' },
      { path: '^src/(api|features/[^/]+/(data|pages))/|node_modules/swr/' },
    ),
    forbid(
      'model-is-pure',
      'A model is arithmetic: no React, no network, no look.',
      { path: '^src/features/[^/]+/model/' },
      { path: '^src/(api|design|app)/|^src/features/[^/]+/(data|views|pages)/|node_modules/(react|react-dom|swr)/' },
    ),
    forbid(
      'design-is-offline',
      'Pixels know neither network, nor session, nor route, nor language.',
      { path: '^src/design/' },
      { path: 'node_modules/(swr|react-router|react-router-dom|oidc-client-ts|i18next|typebox)/' },
    ),
    forbid(
      'stories-need-no-server',
      'A story is drawn from fixtures alone.',
      { path: `^stories/|${story}` },
      { path: '^(server|src/(app|api))/|^src/features/[^/]+/(data|pages)/' },
    ),

    forbid(
      'no-node-in-browser',
      'The browser has no Node.',
      { path: '^(src|contract)/', pathNot: [journeys, test] },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'no-server-library-in-browser',
      'It would be shipped to every merchant.',
      { path: '^(src|contract)/' },
      { path: 'node_modules/(@?fastify|kysely|pg|pg-boss|pg-copy-streams|pino|jose|oidc-provider|csv-parse)/' },
    ),
    forbid(
      'product-runs-without-tools',
      'What is delivered needs neither tools, nor benchmarks, nor test parts.',
      { path: '^(src|server|demo|contract)/', pathNot: [test, story, journeys, '^server/testing/', fixtures] },
      { path: `^(tools|bench|\\.storybook)/|^server/testing/|${fixtures}|${test}|${story}` },
    ),
    forbid(
      'no-development-library-in-product',
      'A library that the product needs is a dependency, not a development dependency.',
      { path: '^(src|server|demo|contract)/', pathNot: [test, story, journeys, '^server/testing/', fixtures] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    ),

    forbid(
      'no-unknown-library',
      'Every library that is imported stands in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    ),
    forbid('no-cycle', 'Two files that need each other are one file, or three.', {}, { circular: true }),
    forbid(
      'no-orphan',
      'Nobody needs this file.',
      {
        orphan: true,
        pathNot: [test, story, '\\.d\\.ts$', '(^|/)[^/]+\\.config\\.ts$', '^tools/', '^bench/', '^\\.storybook/', journeys, fetchPart],
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
