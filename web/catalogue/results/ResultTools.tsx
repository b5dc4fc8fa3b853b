import { Download, Ellipsis, FileSpreadsheet, Link, Upload } from 'lucide-react'
import { Fragment } from 'react'
import { type CatalogueView, searchOfView } from '#market/catalogue/catalogue-address.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { Menu } from '#web/platform/ui/menus/Menu.tsx'
import { MenuAction } from '#web/platform/ui/menus/MenuAction.tsx'
import { useSavedSearchTools } from '../saved-searches/use-saved-search-tools.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import type { ResultTool } from '../result-tool.ts'
import { catalogueAddress } from '../use-catalogue-view.ts'
import { useRouter } from '@tanstack/react-router'
import { useViewer } from '#web/accounts/account-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { useDownloadSpreadsheet } from './use-download-spreadsheet.ts'

type Props = { view: CatalogueView }

/** What can be done with the products of a view; each tool is a hook that answers a ResultTool. */
export function ResultTools({ view }: Props) {
  const tools = [...useSavedSearchTools(view), ...useSpreadsheetTools(view), useCopyLink(view)]
  return (
    <>
      {tools
        .filter(({ isFirst }) => isFirst)
        .map(({ label, icon: Icon, onAction }) => (
          <Button key={label} size="small" className="hide-m" onClick={onAction}>
            <Icon />
            {label}
          </Button>
        ))}
      <Menu
        label="Results"
        trigger={
          <IconButton label="More actions for these results" look="edgedSmall">
            <Ellipsis />
          </IconButton>
        }
      >
        {tools.map(({ label, icon, onAction }) => (
          <MenuAction key={label} icon={icon} onAction={onAction}>
            {label}
          </MenuAction>
        ))}
      </Menu>
      {tools.map(({ label, dialog }) => (
        <Fragment key={label}>{dialog}</Fragment>
      ))}
    </>
  )
}

/** The address of what is shown, to send to a colleague. */
function useCopyLink(view: CatalogueView): ResultTool {
  function copy() {
    const { href } = new URL(catalogueAddress(view), location.href)
    navigator.clipboard.writeText(href).then(
      () => toast('Link copied'),
      () => toastProblem('Your browser blocked copying the link'),
    )
  }
  return { label: 'Copy link', icon: Link, onAction: copy }
}

/** For buyers, who make offers: the products as a spreadsheet, and the way back with it filled. */
function useSpreadsheetTools(view: CatalogueView): ResultTool[] {
  const router = useRouter()
  const isBuyer = !!useViewer()?.buyer
  const spreadsheet = useDownloadSpreadsheet(view)
  if (!isBuyer) return []
  const upload = paths.cartUpload(searchOfView(view))
  return [
    { label: 'Download as CSV', icon: Download, onAction: () => void spreadsheet.run('csv') },
    {
      label: 'Download as Excel',
      icon: FileSpreadsheet,
      onAction: () => void spreadsheet.run('xlsx'),
    },
    {
      label: 'Upload offers',
      icon: Upload,
      onAction: () => void router.navigate({ href: upload }),
    },
  ]
}
