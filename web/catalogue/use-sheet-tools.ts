import { useRouter } from '@tanstack/react-router'
import { Download, FileSpreadsheet } from 'lucide-react'
import { searchOfView, type CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import type { ResultTool } from './result-tool.ts'
import { useDownloadSheet } from './use-download-sheet.ts'

/** For buyers, who make offers: the lots as a spreadsheet, and the way back with it filled. */
export function useSheetTools(view: CatalogueView): ResultTool[] {
  const router = useRouter()
  const isBuyer = !!useViewer()?.buyer
  const sheet = useDownloadSheet(view)
  if (!isBuyer) return []
  const upload = paths.cartUpload(searchOfView(view))
  return [
    { label: 'Download as CSV', icon: Download, onAction: () => sheet.mutate() },
    {
      label: 'Upload offers',
      icon: FileSpreadsheet,
      onAction: () => void router.navigate({ href: upload }),
    },
  ]
}
