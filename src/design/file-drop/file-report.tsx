import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { DangerIcon, DownloadIcon, SuccessIcon, WarningIcon } from '../icon/index.ts'
import { BadLines, type BadLine } from './bad-lines.tsx'
import { useFileTexts } from './file-drop.words.ts'

export interface FileReportProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** How many lines can be used. */
  good: number
  /** Those that cannot: all of them, or the first. */
  bad: readonly BadLine[]
  /** How many cannot in all. @default as many as `bad` holds */
  badCount?: number | undefined
  /** Goes on with the good lines. */
  onContinue: () => void
  /** The good lines are being taken over. @default false */
  continuing?: boolean | undefined
  /** Gives the bad lines as a file, to correct them there. */
  onDownloadBad?: (() => void) | undefined
  /** The bad lines are being fetched. @default false */
  downloading?: boolean | undefined
  /** Back to choosing. */
  onReplace?: (() => void) | undefined
}

/**
 * What came out of a file, line by line. The good lines are never lost because of the bad ones.
 * @example
 * <FileReport good={118} bad={[{ line: 14, text: 'SKU-99', reason: 'No hay ningún producto con esta referencia.' }]} onContinue={apply} />
 */
export function FileReport({
  good,
  bad,
  badCount = bad.length,
  onContinue,
  continuing = false,
  onDownloadBad,
  downloading = false,
  onReplace,
  className,
  ...rest
}: FileReportProps) {
  const { say, number } = useFileTexts()
  const all = good + badCount
  const count = (of: (written: string, one: boolean) => string, value: number) => of(number(value), value === 1)
  return (
    <section data-slot="file-report" className={`flex min-w-0 flex-col gap-3 ${className ?? ''}`} {...rest}>
      <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1 font-medium">
        {all === 0 ? (
          <ReportLine icon={<DangerIcon className="text-danger" />}>{say.nothing}</ReportLine>
        ) : badCount === 0 ? (
          <ReportLine icon={<SuccessIcon className="text-success" />}>{count(say.allGood, all)}</ReportLine>
        ) : good === 0 ? (
          <ReportLine icon={<DangerIcon className="text-danger" />}>{count(say.noneGood, all)}</ReportLine>
        ) : (
          <>
            <ReportLine icon={<SuccessIcon className="text-success" />}>{count(say.good, good)}</ReportLine>
            <ReportLine icon={<WarningIcon className="text-warning" />}>{count(say.bad, badCount)}</ReportLine>
          </>
        )}
      </p>
      {bad.length > 0 && <BadLines lines={bad} />}
      {badCount > bad.length && <p className="text-sm text-muted">{say.shown(number(bad.length), number(badCount))}</p>}
      <div className="flex flex-wrap items-center justify-end gap-2 max-sm:flex-col max-sm:items-stretch">
        {onReplace && (
          <Button tone={good === 0 ? 'accent' : 'quiet'} onClick={onReplace}>
            {say.otherFile}
          </Button>
        )}
        {bad.length > 0 && onDownloadBad && (
          <Button icon={<DownloadIcon />} loading={downloading} onClick={onDownloadBad}>
            {count(good === 0 ? say.downloadAll : say.download, badCount)}
          </Button>
        )}
        {good > 0 && (
          <Button tone="accent" loading={continuing} onClick={onContinue}>
            {count(say.goOn, good)}
          </Button>
        )}
      </div>
    </section>
  )
}

function ReportLine({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {icon}
      {children}
    </span>
  )
}
