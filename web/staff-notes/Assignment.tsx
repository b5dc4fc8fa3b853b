import { Check, UserRound } from 'lucide-react'
import type { Assignee } from '#market/staff-notes/assignment.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import { MenuRule } from '#web/platform/ui/menus/MenuRule.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useAssign, useAssignees } from './assignment-queries.ts'
import type { NotedSubject } from './staff-note-queries.ts'

type Props = NotedSubject & { assignee: Assignee }

/** Who of the staff is responsible: one takes it by one press, or gives it to anybody of the staff. */
export function Assignment({ assignee, ...noted }: Props) {
  const viewer = useViewer()
  const { data: staff = [] } = useAssignees()
  const change = useAssign(noted)
  const isMine = assignee?.id === viewer?.id
  const nameOf = (id: number) =>
    id === viewer?.id ? 'you' : staff.find((each) => each.id === id)?.name

  const assign = (to: number | null) =>
    void change.run({ to, seen: assignee }, ({ data }) =>
      toastSaved(
        data.assignee
          ? `Assigned to ${nameOf(data.assignee.id) ?? data.assignee.name}`
          : 'Unassigned',
      ),
    )

  return (
    <div className="row wrap between">
      <span className="row soft">
        <UserRound />
        <span>
          Assignee: <b>{assignee ? (isMine ? 'you' : assignee.name) : 'none'}</b>
        </span>
      </span>
      <span className="row">
        {viewer && !isMine && (
          <Button size="small" busy={change.isPending} onClick={() => assign(viewer.id)}>
            Assign to me
          </Button>
        )}
        <Menu label="Assign to" trigger={<Button size="small">Assign to…</Button>}>
          {staff.map(({ id, name }) => (
            <MenuAction
              key={id}
              icon={id === assignee?.id ? Check : undefined}
              onAction={() => id !== assignee?.id && assign(id)}
            >
              {id === viewer?.id ? `${name} (you)` : name}
            </MenuAction>
          ))}
          {assignee && <MenuRule />}
          {assignee && <MenuAction onAction={() => assign(null)}>No one</MenuAction>}
        </Menu>
      </span>
    </div>
  )
}
