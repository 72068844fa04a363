import { runStages } from './stage.ts'
import { deadCode, lint, naming, rooms } from './stages.ts'

process.exitCode = await runStages([[naming, rooms, deadCode], [lint]])
