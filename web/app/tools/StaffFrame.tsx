import { staffTools } from './tools.ts'
import { ToolsFrame } from './ToolsFrame.tsx'

export function StaffFrame() {
  return <ToolsFrame label="Staff tools" tools={staffTools} />
}
