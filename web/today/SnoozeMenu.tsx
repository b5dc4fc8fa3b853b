import { AlarmClock } from 'lucide-react'
import { snoozeAssignment } from '#market/staff-notes/assignment-api.ts'
import type { Assigned } from '#market/today/inbox-list.ts'
import { momentWords } from '#web/platform/format/times.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { call } from '#web/platform/http/call.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { snoozeChoices } from './snooze-choices.ts'
import { inboxKey, todayKey } from './today-key.ts'

type Props = { assigned: Pick<Assigned, 'id' | 'name' | 'snoozed_until'> }

/** Puts something off, or takes it up again. */
export function SnoozeMenu({ assigned: { id, name, snoozed_until: snoozed } }: Props) {
  const now = useNow()
  const snooze = useSnooze()
  const label = `Snooze ${name}`
  if (snoozed)
    return (
      <Button
        size="small"
        busy={snooze.isPending}
        aria-label={`Unsnooze: ${name}`}
        onClick={() => void snooze.run({ id, until: null }, () => toastSaved('Unsnooze'))}
      >
        Unsnooze
      </Button>
    )
  return (
    <Menu
      label={label}
      trigger={
        <Button size="small" busy={snooze.isPending} aria-label={label}>
          <AlarmClock /> Snooze
        </Button>
      }
    >
      {snoozeChoices(now).map((choice) => (
        <MenuAction
          key={choice.label}
          onAction={() =>
            void snooze.run({ id, until: choice.until }, () =>
              toastSaved(`Snoozed until ${momentWords(choice.until, new Date())}`),
            )
          }
        >
          {choice.label}
        </MenuAction>
      ))}
    </Menu>
  )
}

type Snooze = { id: number; until: Date | null }

const useSnooze = () =>
  useAction(
    ({ id, until }: Snooze) =>
      call(snoozeAssignment, { params: { id }, body: { until: until?.toISOString() ?? null } }),
    { refreshes: [inboxKey, todayKey] },
  )
