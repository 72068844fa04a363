import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { ratioOf, reached, type Row, table } from './measure.ts'
import { benchServer } from './server.bench.ts'
import { benchStart } from './start.bench.ts'

const sections: { title: string; rows: () => Promise<Row[]> }[] = [
  { title: 'Starting', rows: benchStart },
  { title: 'Lists', rows: benchServer },
]

const parts: string[] = []
const missed: Row[] = []
for (const section of sections) {
  process.stdout.write(`${section.title} …\n`)
  const rows = await section.rows()
  const text = table(rows)
  process.stdout.write(`${text}\n\n`)
  parts.push(`## ${section.title}\n\n${text}`)
  missed.push(...rows.filter((row) => !reached(row)))
}

const day = new Date().toISOString().slice(0, 10)
const notes = missed.length === 0 ? 'All are reached.' : `Not reached: ${missed.map((row) => `${row.work} (${ratioOf(row).toFixed(2)} × instead of ${row.reach} ×)`).join('; ')}.`
await writeFile(
  new URL('../BENCHMARKS.md', import.meta.url),
  `# Benchmarks

Written by \`npm run bench\` on ${day}, Node ${process.version}, ${cpus().length} cores. Every figure stands beside a peer or a limit from the same run; both sides are
checked to do the same work; medians, with the least and the most. Absolute times say little on a shared machine: the ratios count.

${parts.join('\n\n')}

${notes}
`,
)
process.stdout.write(`${notes}\n`)
