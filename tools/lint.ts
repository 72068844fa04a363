import { runStages } from './stage.ts'
import { deadCode, format, lint, naming, rooms } from './stages.ts'

process.exitCode = await runStages([
  [
    [format, lint],
    [naming, rooms, deadCode],
  ],
])
