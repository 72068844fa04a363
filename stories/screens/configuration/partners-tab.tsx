import { useMemo, useState } from 'react'
import { Avatar } from '../../../src/design/avatar/index.ts'
import { Badge } from '../../../src/design/badge/index.ts'
import { Button } from '../../../src/design/button/index.ts'
import { DataTable, type TableColumn } from '../../../src/design/data-table/index.ts'
import { AddIcon, MailIcon, RemoveIcon } from '../../../src/design/icon/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { MenuItem } from '../../../src/design/menu/index.ts'
import { Tag, TagList } from '../../../src/design/tag/index.ts'
import { notify } from '../../../src/design/toast/index.ts'
import { useTexts } from '../frame/index.ts'
import { InvitePartner } from './invite-partner.tsx'
import { partners as known, type Partner } from './partners.ts'
import { partnersWords } from './partners.words.ts'

interface PartnersTabProps {
  state?: ListStateValue | undefined
  none?: boolean | undefined
  inviting?: boolean | undefined
}

/** Who else works in one's stores, in what, and whether somebody must approve. */
export function PartnersTab({ state, none = false, inviting = false }: PartnersTabProps) {
  const { say } = useTexts(partnersWords)
  const [partners, setPartners] = useState(none ? [] : known)
  const [asking, setAsking] = useState(inviting)
  const columns = useMemo<readonly TableColumn<Partner>[]>(
    () => [
      {
        id: 'person',
        head: say.person,
        width: 230,
        grow: 1,
        cell: ({ name, email }) => (
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={name ?? email} decorative />
            <span className="flex min-w-0 flex-col">
              <span className="truncate font-medium" title={name ?? email}>
                {name ?? email}
              </span>
              {name && (
                <span className="truncate text-xs text-muted" title={email}>
                  {email}
                </span>
              )}
            </span>
          </span>
        ),
        sortValue: ({ name, email }) => name ?? email,
      },
      { id: 'stores', head: say.stores, width: 150, cell: ({ stores }) => (stores.length === 0 ? say.allStores : stores.join(', ')) },
      {
        id: 'allows',
        head: say.allows,
        width: 210,
        cell: ({ limits }) =>
          limits.length === 0 ? (
            say.everything
          ) : (
            <TagList label={say.allows}>
              {limits.map((limit) => (
                <Tag key={limit} size="sm">
                  {limit}
                </Tag>
              ))}
            </TagList>
          ),
      },
      { id: 'approval', head: say.approval, width: 175, cell: ({ approval }) => (approval ? say.needed : say.notNeeded) },
      {
        id: 'state',
        head: say.state,
        width: 110,
        phone: 'status',
        cell: ({ state: is }) => (
          <Badge tone={is === 'active' ? 'success' : 'info'} dot>
            {say.states[is]}
          </Badge>
        ),
      },
    ],
    [say],
  )
  const invite = (
    <Button tone="accent" icon={<AddIcon />} onClick={() => setAsking(true)}>
      {say.invite}
    </Button>
  )
  const empty: ListStateValue | undefined =
    partners.length === 0 ? { kind: 'empty', title: say.emptyTitle, advice: say.emptyAdvice, action: invite } : undefined
  return (
    <div className="flex flex-col gap-4">
      {!empty && <div className="flex justify-end max-sm:[&>*]:w-full">{invite}</div>}
      <DataTable
        label={say.person}
        columns={columns}
        rows={state ? [] : partners}
        state={state ?? empty}
        idOf={({ email }) => email}
        nameOf={({ name, email }) => name ?? email}
        actions={(partner) => (
          <>
            {partner.state === 'invited' && (
              <MenuItem icon={<MailIcon />} onSelect={() => notify.success(say.resent, { detail: partner.email })}>
                {say.resend}
              </MenuItem>
            )}
            <MenuItem
              icon={<RemoveIcon />}
              tone="danger"
              onSelect={() => {
                setPartners(partners.filter((one) => one !== partner))
                notify.neutral(say.removed, { detail: partner.name ?? partner.email })
              }}
            >
              {say.remove}
            </MenuItem>
          </>
        )}
      />
      <InvitePartner open={asking} onOpenChange={setAsking} filled={inviting} onInvite={(partner) => setPartners([...partners, partner])} />
    </div>
  )
}
