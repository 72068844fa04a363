/**
 * `npm run bench`: every figure beside its peer or its limit. `npm run bench -- browser`
 * measures that section alone and leaves the others as they stand.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { benchBacktest } from './backtest.bench.ts'
import { benchBackup } from './backup.bench.ts'
import { benchCatalogue } from './catalogue.bench.ts'
import { benchCollections } from './collections.bench.ts'
import { benchFinding } from './finding.bench.ts'
import { benchFirstLoad } from './first-load.bench.ts'
import { benchHelp } from './help.bench.ts'
import { benchLearning } from './learning.bench.ts'
import { benchLighthouse } from './lighthouse.bench.ts'
import { benchList } from './list.bench.ts'
import { benchLive } from './live.bench.ts'
import { benchLoad } from './load.bench.ts'
import { benchMagic } from './magic.bench.ts'
import { benchManyLines } from './many-lines.bench.ts'
import { type Row, table } from './measure.ts'
import { benchOpening } from './opening.bench.ts'
import { benchPeople } from './people.bench.ts'
import { benchPublication } from './publication.bench.ts'
import { benchReports } from './reports.bench.ts'
import { benchServer } from './server.bench.ts'
import { benchStart } from './start.bench.ts'
import { benchSynchronise } from './synchronise.bench.ts'
import { benchWork } from './work.bench.ts'
import { yardstick } from './yardstick.ts'

const sections: Record<string, { title: string; parts: (() => Promise<Row[]>)[]; named?: boolean }> = {
  starting: { title: 'Starting', parts: [benchStart] },
  lists: { title: 'Lists', parts: [benchCatalogue, benchServer] },
  collections: { title: 'Samara collections', parts: [benchCollections] },
  load: { title: 'Many merchants', parts: [benchLoad] },
  people: { title: 'Many people', parts: [benchPeople] },
  platform: { title: 'Platform', parts: [benchPublication, benchSynchronise] },
  browser: { title: 'Browser', parts: [benchList, benchOpening, benchWork, benchFirstLoad] },
  finding: { title: 'Command palette', parts: [benchFinding] },
  help: { title: 'Help', parts: [benchHelp] },
  magic: { title: 'Magic ordering', parts: [benchMagic, benchLearning, benchBacktest] },
  reports: { title: 'Reports', parts: [benchReports] },
  live: { title: 'Real time', parts: [benchLive] },
  // Its lines are made by a command of its own, which takes 20 minutes: measured where it is named.
  'many-lines': { title: 'Reports over 100,000,000 lines', parts: [benchManyLines], named: true },
  backup: { title: 'Backup', parts: [benchBackup] },
  lighthouse: { title: 'Lighthouse', parts: [benchLighthouse] },
}

const file = new URL('../BENCHMARKS.md', import.meta.url)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in sections))
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}: ${Object.keys(sections).join(', ')}.`)
  process.exit(1)
}

/** The sections that stand in the file, by their titles. */
const existing = new Map(
  (await readFile(file, 'utf8').catch(() => ''))
    .split(/^(?=## )/m)
    .slice(1)
    .map(
      (part) =>
        [
          /^## (.*)$/m.exec(part)?.[1] ?? '',
          part
            .split('\n')
            .filter((line) => !line.startsWith('## ') && !/^(Not reached|All are reached)/.test(line))
            .join('\n')
            .trim(),
        ] as const,
    ),
)

const notReached = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.endsWith('| not reached |'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, work, , , , ratio, reach]) => `${work} (${ratio} instead of ${reach})`)

/** Writes all sections that there are. Returns what is not reached, in words. */
async function writeFigures(): Promise<string> {
  const written = Object.values(sections).flatMap(({ title }) => {
    const text = existing.get(title)
    return text === undefined ? [] : [`## ${title}\n\n${text}`]
  })
  const missed = written.flatMap(notReached)
  const notes = missed.length === 0 ? 'All are reached.' : `Not reached: ${missed.join('; ')}.`
  await writeFile(
    file,
    `# Benchmarks

Written by \`npm run bench\`. Every figure stands beside a peer or a limit from the same run; both sides are checked to do the same work;
medians, with the least and the most. Absolute times say little on a shared machine: the ratios count.

${written.join('\n\n')}

${notes}
`,
  )
  return notes
}

// Whoever breaks a bench off ends the products that it started as well: each is killed as this process exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const day = new Date().toISOString().slice(0, 10)
const failed: string[] = []
let notes = await writeFigures()
for (const [name, { title, parts, named }] of Object.entries(sections)) {
  if (wanted.length > 0 ? !wanted.includes(name) : named) continue
  process.stdout.write(`${title} …\n`)
  try {
    const { what, milliseconds } = yardstick()
    const rows: Row[] = []
    for (const part of parts) rows.push(...(await part()))
    const text = table(rows)
    process.stdout.write(`${text}\n\n`)
    const machine = `${cpus().length} cores, on which ${what} take ${milliseconds.toFixed(0)} ms`
    existing.set(title, `Measured on ${day}, Node ${process.version}, ${machine}.\n\n${text}`)
    // What was measured stays, whatever becomes of the sections after it.
    notes = await writeFigures()
  } catch (error) {
    failed.push(name)
    console.error(error)
  }
}
process.stdout.write(`${notes}\n`)
if (failed.length > 0) {
  console.error(`Could not be measured: ${failed.join(', ')}.`)
  process.exitCode = 1
}
