/** How a samaraScore came about, and what somebody put in its place. */
export { ScoreBreakdown, type ScoreBreakdownProps } from './score-breakdown.tsx'
export { highestScore, pointsOf, type Overruled, type ScoreComponent } from './points.ts'
