import { useState } from 'react'
import { useOwnProductsChanged } from '#web/own-products/own-product-queries.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import type { Followed } from './outcome/followed.ts'
import styles from './ImportPage.module.css'
import { ImportSteps } from './steps/ImportSteps.tsx'
import { useLatestImports, type RowsToFix } from './import-queries.ts'
import { useFixingRows } from './steps/use-fixing-rows.ts'
import { LatestImports } from './outcome/LatestImports.tsx'
import { isUnderWay } from './outcome/look-again.ts'
import { RunningImport } from './outcome/RunningImport.tsx'

const TITLE = 'Add products from .csv'

/** Many products at once (spec 2, CSV import). */
export function ImportPage() {
  usePageTitle(TITLE)
  const tellOthers = useOwnProductsChanged()
  const [followed, follow] = useState<Followed>()
  const fixing = useFixingRows()
  const [closed, setClosed] = useState<readonly string[]>([])
  const { data: imports } = useLatestImports()
  // One that was begun before the page was opened, or elsewhere; the list may be older than what was closed.
  const underWay = imports?.find((each) => isUnderWay(each) && !closed.includes(each.key))
  if (underWay && !followed) follow({ fileKey: underWay.key, fileName: underWay.file_name })

  function close() {
    if (followed) setClosed([...closed, followed.fileKey])
    follow(undefined)
    void tellOthers()
  }
  function fix(rows: RowsToFix) {
    close()
    fixing.fix(rows)
  }
  return (
    <main className="page">
      <Breadcrumbs
        trail={[{ label: 'My Products', href: paths.manageProducts() }]}
        here="CSV Import"
      />
      <PageHead
        title={TITLE}
        summary="UPCs you already list are updated, never duplicated. Importing the same file again changes nothing."
      />
      {followed && (
        <div className={styles['running']}>
          <RunningImport
            key={followed.fileKey}
            {...followed}
            onFinish={close}
            onFix={fix}
            onUndone={close}
          />
        </div>
      )}
      <ImportSteps fixing={fixing} onBegun={follow} />
      <p className="row wrap">
        <span className="soft">Photos in a folder or ZIP?</span>
        <Link href={paths.photosByName()}>Add photos by file name</Link>
      </p>
      <LatestImports onShow={follow} onFix={fixing.fix} onUndone={() => void tellOthers()} />
    </main>
  )
}
