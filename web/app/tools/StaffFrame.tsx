import { useViewer } from '#web/accounts/account-queries.ts'
import { useApprovalsToDecide } from '#web/approvals/approval-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { staffTools, toolsFor } from './page-tools.ts'
import { ToolTabs } from './ToolTabs.tsx'

export function StaffFrame() {
  const viewer = useViewer()
  const toDecide = useApprovalsToDecide().data ?? 0
  const mark = toDecide > 0 ? ({ count: toDecide, tone: 'amber' } as const) : undefined
  const tools = toolsFor(staffTools, viewer).map((tool) =>
    tool.href === paths.adminApprovals() ? { ...tool, ...mark } : tool,
  )
  return <ToolTabs label="Staff tools" tools={tools} />
}
