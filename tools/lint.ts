import { runStages } from './stage.ts'
import { deadCode, format, lint, naming, importRules } from './stages.ts'

process.exitCode = await runStages([
  [
    [format, lint],
    [naming, importRules, deadCode],
  ],
])
