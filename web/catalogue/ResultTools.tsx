import { Ellipsis } from 'lucide-react'
import { Fragment } from 'react'
import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { Menu } from '#web/platform/ui/Menu.tsx'
import { MenuAction } from '#web/platform/ui/MenuAction.tsx'
import styles from './Results.module.css'
import { useSavedSearchTools } from './saved-searches/use-saved-search-tools.tsx'
import { useCopyLink } from './use-copy-link.ts'
import { useSpreadsheetTools } from './use-spreadsheet-tools.ts'

type Props = { view: CatalogueView }

/** What can be done with the lots of a view; each tool is a hook that answers a ResultTool. */
export function ResultTools({ view }: Props) {
  const tools = [...useSavedSearchTools(view), ...useSpreadsheetTools(view), useCopyLink(view)]

  return (
    <>
      <span className={classes(styles['tools'], 'hide-m')}>
        {tools.map(({ label, icon: Icon, onAction }) => (
          <Button key={label} kind="quiet" size="small" onClick={onAction}>
            <Icon />
            {label}
          </Button>
        ))}
      </span>
      <span className={classes(styles['menu'], 'only-m')}>
        <Menu
          label="Results"
          trigger={
            <IconButton label="More to do with these results" look="edged">
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
      </span>
      {tools.map(({ label, dialog }) => (
        <Fragment key={label}>{dialog}</Fragment>
      ))}
    </>
  )
}
