import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

/** Sends any number of generated requests to the API: `npm run test:fuzz -- --cases 100000 --seed 7`. The same seed sends the same. */
const { values } = parseArgs({ options: { cases: { type: 'string', default: '20000' }, seed: { type: 'string' } } })
const seed = values.seed ?? String(Math.floor(Math.random() * 1_000_000_000))
if (!/^\d+$/.test(values.cases) || !/^\d+$/.test(seed)) {
  console.error('--cases and --seed are whole numbers.')
  process.exit(2)
}
console.log(`${values.cases} cases, --seed ${seed}`)
const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'server/http/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, SAMARA_FUZZ_CASES: values.cases, SAMARA_FUZZ_SEED: seed },
})
run.on('exit', (code) => (process.exitCode = code ?? 1))
