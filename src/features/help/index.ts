/** Help that shows: the quick demo beside every page, and guided tours on the page itself. */
export { QuickDemo, type QuickDemoProps } from './pages/quick-demo.tsx'
export { Tour, type TourProps } from './pages/tour.tsx'
export { labelNamespaces, topicOf, type HelpScreen, type TopicName } from './model/topics.ts'
export { beginTour, type TourPlace } from './model/tour.ts'
export { HelpPages, type HelpPagesProps } from './pages/help-pages.tsx'
export { useHelpTexts } from './views/use-help-texts.ts'
