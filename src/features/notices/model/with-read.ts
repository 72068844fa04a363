import type { Notice } from '../../../../contract/index.ts'

/** The answer after some were read; null: all of them. */
export function withRead(
  present: { unread: number; notices: Notice[] },
  ids: readonly string[] | null,
): { unread: number; notices: Notice[] } {
  const isRead = ({ id }: Notice): boolean => ids === null || ids.includes(id)
  const newly = present.notices.filter((notice) => !notice.read && isRead(notice)).length
  return {
    unread: ids === null ? 0 : Math.max(0, present.unread - newly),
    notices: present.notices.map((notice) => (isRead(notice) ? { ...notice, read: true } : notice)),
  }
}
