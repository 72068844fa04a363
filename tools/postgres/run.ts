/**
 * `npm run test:postgres -- 15 16 17 18`: migrations and the tests that lean on the
 * database most, on each of these versions. Each is fetched by npm once, into `.cache/`.
 */
import { runTests } from '../run-tests.ts'
import { releases, startPostgres } from './server.ts'

const wanted = process.argv.slice(2)
const versions = wanted.length > 0 ? wanted : Object.keys(releases)
const unknown = versions.find((version) => !Object.hasOwn(releases, version))
if (unknown !== undefined) {
  console.error(`${unknown} is not one of ${Object.keys(releases).join(', ')}: npm run test:postgres -- 15 18`)
  process.exit(2)
}

const tests = [
  'server/access',
  'server/database',
  'server/modules/ordering',
  'server/modules/publication',
  'server/modules/catalogue',
  'server/modules/scores',
]
const failed: string[] = []
for (const major of versions) {
  const postgres = await startPostgres(major, console.log)
  console.log(`PostgreSQL ${postgres.version}`)
  try {
    if (!(await runTests(tests, { TEST_DATABASE_URL: postgres.url }))) failed.push(postgres.version)
  } finally {
    await postgres.stop()
  }
}
console.log(failed.length === 0 ? `All passed on ${versions.join(', ')}.` : `Failed on ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
