import { useRouter } from '@tanstack/react-router'
import { Download, FileSpreadsheet } from 'lucide-react'
import { searchOfView, type CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import type { ResultTool } from './result-tool.ts'
import { useDownloadSpreadsheet } from './use-download-spreadsheet.ts'

/** For buyers, who make offers: the lots as a spreadsheet, and the way back with it filled. */
export function useSpreadsheetTools(view: CatalogueView): ResultTool[] {
  const router = useRouter()
  const isBuyer = !!useViewer()?.buyer
  const spreadsheet = useDownloadSpreadsheet(view)
  if (!isBuyer) return []
  const upload = paths.cartUpload(searchOfView(view))
  return [
    { label: 'Download as CSV', icon: Download, onAction: () => spreadsheet.mutate() },
    {
      label: 'Upload offers',
      icon: FileSpreadsheet,
      onAction: () => void router.navigate({ href: upload }),
    },
  ]
}
