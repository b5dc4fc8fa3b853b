import { useViewer } from '#web/accounts/account-queries.ts'
import { staffTools, toolsFor } from './tools.ts'
import { ToolsFrame } from './ToolsFrame.tsx'

export function StaffFrame() {
  const viewer = useViewer()
  return <ToolsFrame label="Staff tools" tools={toolsFor(staffTools, viewer)} />
}
