import { Tabs } from '#web/platform/ui/Tabs.tsx'
import type { QueueMeta } from './application-words.ts'
import { addressOf, type QueueView } from './applications-address.ts'

type Props = { view: QueueView; meta: QueueMeta | undefined }

export function ApplicationTabs({ view: { state, search }, meta }: Props) {
  const tab = (label: string, of: QueueView['state'], count: number | undefined) => ({
    label,
    href: addressOf({ state: of, search }),
    current: of === state,
    count,
    tone: of === 'waiting' && meta && meta.waiting_count > 0 ? ('amber' as const) : undefined,
  })
  return (
    <Tabs
      label="Applications"
      tabs={[
        tab('Waiting', 'waiting', meta?.waiting_count),
        tab('Approved', 'approved', meta?.approved_count),
        tab('Denied', 'denied', meta?.denied_count),
      ]}
    />
  )
}
