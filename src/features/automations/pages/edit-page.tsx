import { useMemo, useRef, useState } from 'react'
import type { ListGroup, StoreCredential } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useSentences, useSentencesOfParts, type SayableFailure } from '../../../i18n/index.ts'
import { useAutomations } from '../data/use-automations.ts'
import { useTargetLists } from '../data/use-target-lists.ts'
import { configurationOf, draftOf, newAutomation, sameDraft, targetsOf, type AutomationDraft } from '../model/automation-draft.ts'
import { dayIn } from '../model/automation-of-list.ts'
import type { AutomationLinks } from '../model/links.ts'
import { meetingsOf } from '../model/meetings.ts'
import { EditView } from '../views/edit-view.tsx'
import { useAutomationActions } from './use-automation-actions.ts'
import { useEvidence } from './use-evidence.tsx'

export interface EditPageProps {
  /** What all magic orderings of the level are called. */
  title: string
  store: StoreCredential
  level: ListGroup
  links: AutomationLinks
  /** Null for a new one. */
  id: number | null
  /** The one that a new one begins as a copy of. */
  copyOf: number | null
  /** Where one goes on: to another address. */
  onGo: (href: string) => void
}

/** A magic ordering is written: what it is for, how, when and within which limits, with what the past says of it. */
export function EditPage({ title, store: { store, timeZone, approval }, level, links, id, copyOf, onGo }: EditPageProps) {
  useSentencesOfParts('automations', 'ordering')
  const t = useSentences('automations')
  const { automations, failure, again } = useAutomations(store, level)
  const lists = useTargetLists(store, level)
  const actions = useAutomationActions(store, level)
  const kept = automations?.find((one) => one.id === id) ?? null
  const source = automations?.find((one) => one.id === (id ?? copyOf))
  const gone = automations !== undefined && (id ?? copyOf) !== null && !source
  // What is written, and what it was begun from.
  const [written, setWritten] = useState<{ draft: AutomationDraft; from: AutomationDraft; version: number | null } | null>(null)
  if (written === null && automations && lists.lists && !gone) {
    const from = source ? draftOf(source) : newAutomation
    const draft = source && id === null ? { ...from, name: t('copyName', { name: source.name }) } : from
    setWritten({ draft, from: draft, version: id === null ? null : (source?.version ?? null) })
  }
  const draft = written?.draft
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState<SayableFailure | null>(null)
  // A new one is made once, however often it takes.
  const key = useRef(crypto.randomUUID())
  const today = dayIn(timeZone, Date.now())
  const targets = draft ? targetsOf(draft) : null
  const meetings = useMemo(
    () =>
      targets === null || !draft
        ? []
        : meetingsOf({ id, configuration: { targets, priority: draft.priority } }, automations ?? [], lists.lists ?? [], today),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the targets are made of the draft
    [draft, automations, lists.lists, id, today],
  )
  const { panel, verdict } = useEvidence(store, level, draft, lists.lists ?? [])

  /** `seen`: the version that it takes the place of. */
  const save = async (run: boolean, seen: number | null): Promise<void> => {
    const configuration = draft && configurationOf(draft)
    if (!draft || !configuration) return
    setSaving(true)
    setRefused(null)
    try {
      const given = { name: draft.name.trim(), configuration }
      const unchanged = kept !== null && sameDraft(draft, written.from)
      const saved = unchanged
        ? kept
        : id === null || seen === null
          ? await actions.create(given, key.current)
          : await actions.change(id, seen, given)
      setWritten({ draft, from: draft, version: saved.version })
      if (!unchanged) notify.success(t('done.saved'), { detail: saved.name })
      if (run) await actions.run(saved)
      if (run) onGo(links.runs(saved.id))
      else if (id === null) onGo(links.edit(saved.id))
    } catch (error) {
      const failure = failureOf(error)
      setRefused(failure)
      // What somebody else saved is to be seen before one chooses.
      if (failure.code === 'automation/stale-version') again()
    } finally {
      setSaving(false)
    }
  }
  const overtaken = kept !== null && written !== null && written.version !== null && kept.version > written.version
  return (
    <EditView
      allTitle={title}
      level={level}
      links={links}
      automation={kept}
      draft={draft}
      onDraft={(next) => setWritten((present) => present && { ...present, draft: next })}
      changed={written !== null && !sameDraft(written.draft, written.from)}
      lists={lists.lists ?? []}
      meetings={meetings}
      failure={gone ? { code: 'automation/unknown' } : (failure ?? lists.failure)}
      onRetry={() => {
        again()
        lists.again()
      }}
      mayWrite={!approval}
      overtakenBy={overtaken ? (kept.changedBy ?? '') : null}
      onReload={() => {
        if (!kept) return
        setWritten({ draft: draftOf(kept), from: draftOf(kept), version: kept.version })
        setRefused(null)
      }}
      onSaveOver={() => void save(false, kept?.version ?? null)}
      saving={saving}
      refused={refused}
      onSave={(run) => void save(run, written?.version ?? null)}
      today={today}
      timeZone={timeZone}
      evidence={panel}
      verdict={verdict}
    />
  )
}
