/** The sheet on which stories draw a component's snapshot. Used by stories only. */
export {
  drawn,
  drawnStates,
  InEveryLanguage,
  InFormWidth,
  RowPerLanguage,
  SnapshotRow,
  SnapshotSheet,
  type DrawnState,
} from './snapshot.tsx'
