/** What /home shows once the answer of the server is there: fetched together, beside it. */
export { AttentionPanel } from './attention-panel.tsx'
export { FirstStepsPanel } from './first-steps-panel.tsx'
export { NewsPanel } from './news-panel.tsx'
export { RecentPanel } from './recent-panel.tsx'
