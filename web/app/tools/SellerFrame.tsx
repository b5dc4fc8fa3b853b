import { sellerTools } from './tools.ts'
import { ToolsFrame } from './ToolsFrame.tsx'

export function SellerFrame() {
  return <ToolsFrame label="Dashboard" tools={sellerTools} />
}
