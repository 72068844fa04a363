import { needsAttention, type AttentionLine } from './attention.ts'
import { urgencyOf } from './status-urgency.ts'

/** The lists that somebody should look at: the most urgent status first, of one status the one that was saved last. */
export const needingAttention = (lines: readonly AttentionLine[]): AttentionLine[] =>
  lines
    .filter(({ status }) => needsAttention(status))
    .sort((a, b) => urgencyOf(a) - urgencyOf(b) || (b.savedAt ?? '').localeCompare(a.savedAt ?? ''))
