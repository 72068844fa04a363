/** What a guided tour asks for next: a small sheet beside the control that it is about, and a ring around that control. */
export { TourStep, type TourStepProps } from './tour-step.tsx'
