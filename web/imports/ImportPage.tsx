import { paths } from '#web/platform/navigation/paths.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import styles from './ImportPage.module.css'
import { ImportSteps } from './steps/ImportSteps.tsx'
import type { RowsToFix } from './import-queries.ts'
import { useFixingRows } from './steps/use-fixing-rows.ts'
import { LatestImports } from './outcome/LatestImports.tsx'
import { RunningImport } from './outcome/RunningImport.tsx'
import { useFollowedImport } from './outcome/use-followed-import.ts'

const TITLE = 'Add products from .csv'

/** Many products at once (spec 2, CSV import). */
export function ImportPage() {
  usePageTitle(TITLE)
  const { followed, follow, close, tellOthers } = useFollowedImport()
  const fixing = useFixingRows()

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
      <div className={styles['past']}>
        <LatestImports onShow={follow} onFix={fixing.fix} onUndone={() => void tellOthers()} />
      </div>
    </main>
  )
}
