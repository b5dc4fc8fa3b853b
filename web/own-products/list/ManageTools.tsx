import type { ReactNode } from 'react'
import { useRouter } from '@tanstack/react-router'
import { Download, LayoutGrid, Table2 } from 'lucide-react'
import {
  namedSorts,
  type OwnProductSort,
  type OwnProductFilters,
} from '#market/products/views/own-product-filters.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { ColumnsMenu } from '../columns/ColumnsMenu.tsx'
import type { TableChoice } from '../columns/table-choice.ts'
import { addressOf, type ManageView, wantedOf } from './manage-address.ts'
import styles from './ManageTools.module.css'
import { sortName } from './manage-words.ts'
import { SegmentedControl } from '#web/platform/ui/SegmentedControl.tsx'
import { chooseListLayout, useListLayout } from './use-list-layout.ts'
import { exportProducts } from '#market/exports/export-api.ts'
import { download } from '#web/platform/http/download.ts'
import { WorkbookButton } from '#web/platform/ui/WorkbookButton.tsx'
import { useAction } from '#web/platform/ui/use-action.ts'

type Props = {
  view: ManageView
  /** Saving a view, and what else is done with it. */
  children: ReactNode
  /** Of the table, while it is looked at. */
  table: TableChoice | undefined
}

/** How the list is ordered and looked at, and the way to take it along. */
export function ManageTools({ view, table, children }: Props) {
  const router = useRouter()
  const exporting = useExport(wantedOf(view))

  function choose(sort: OwnProductSort) {
    void router.navigate({ href: addressOf({ ...view, sort }), replace: true })
  }
  return (
    <div className={styles['tools']}>
      <div className={styles['views']}>{children}</div>
      <FilterSelect
        size="small"
        label="Sort"
        value={view.sort}
        choices={[...new Set([...namedSorts, view.sort])].map(
          (sort) => [sort, sortName(sort)] as const,
        )}
        onChoose={choose}
      />
      <Button size="small" busy={exporting.isPending} onClick={() => void exporting.run('csv')}>
        <Download />
        Export
      </Button>
      <WorkbookButton
        size="small"
        of="Lots"
        busy={exporting.isPending}
        onPress={() => void exporting.run('xlsx')}
      />
      {table && <ColumnsMenu table={table} />}
      <LookSwitch />
    </div>
  )
}

function LookSwitch() {
  return (
    <SegmentedControl
      label="View"
      iconsOnly
      choices={[
        { value: 'cards', label: 'Cards', icon: LayoutGrid },
        { value: 'table', label: 'Table, edit in place', icon: Table2 },
      ]}
      value={useListLayout()}
      onChange={chooseListLayout}
    />
  )
}

/** Saves the products of a view in the columns of the import template. */
const useExport = (query: OwnProductFilters) =>
  useAction((format: FileFormat) => download(exportProducts, { query: { ...query, format } }))
