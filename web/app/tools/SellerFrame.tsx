import { useLocation } from '@tanstack/react-router'
import { useViewer } from '#web/accounts/account-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { SellerMark } from './SellerMark.tsx'
import { sellerTools } from './tools.ts'
import { ToolsFrame } from './ToolsFrame.tsx'

export function SellerFrame() {
  const seller = useViewer()?.seller
  const isOverview = useLocation({ select: ({ pathname }) => pathname === paths.dashboard() })
  return (
    <ToolsFrame
      label="Dashboard"
      tools={sellerTools}
      aside={seller && !isOverview && <SellerMark seller={seller} />}
    />
  )
}
