/** The sheet on which stories draw a component's portrait. Used by stories only. */
export { drawn, drawnStates, InEveryLanguage, InFormWidth, PortraitRow, PortraitSheet, type DrawnState } from './portrait.tsx'
