/** The engine of long work: states and transitions as data, schedules, retries, take-over, cancel. */
export { type Actor, person, system } from './actor.ts'
export { type Again, type Beside, type RunDefinition, type RunPace, Superseded, usualRunPace, type Work } from './definition.ts'
export { createRuns, type Runs } from './engine.ts'
export { askRoutine, defineRoutine, type Routine, type RoutineKind } from './routine.ts'
export { type Run, type RunChanges, runColumns, runRepository } from './run.repository.ts'
export { startRounds } from './rounds.ts'
export { claimIn, defineKind, isEnded, type Kind, ruleOf, type StateOf } from './states.ts'
export { maxCancelWait } from './worker.ts'
