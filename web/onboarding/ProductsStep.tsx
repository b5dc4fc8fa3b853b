import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { AuthHead } from '#web/accounts/AuthHead.tsx'
import { importMessages, type ImportStatus } from '#market/imports/imported-csv-api.ts'
import { LatestImports } from '#web/imports/outcome/LatestImports.tsx'
import { RunningImport } from '#web/imports/outcome/RunningImport.tsx'
import { useFollowedImport } from '#web/imports/outcome/use-followed-import.ts'
import { AddedProducts } from './AddedProducts.tsx'
import { useOwnProducts } from '#web/own-products/own-product-queries.ts'
import type { RowsToFix } from '#web/imports/import-queries.ts'
import { useFixingRows } from '#web/imports/steps/use-fixing-rows.ts'
import { ImportSteps } from '#web/imports/steps/ImportSteps.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { useFinishOnboarding } from './onboarding-queries.ts'

type Props = { viewer: CurrentUser }

export function ProductsStep({ viewer }: Props) {
  usePageTitle('Add Products')
  const router = useRouter()
  const finish = useFinishOnboarding()
  const { followed, follow, close, tellOthers } = useFollowedImport()
  const [hasImported, setImported] = useState(false)
  const fixing = useFixingRows()
  const products = useOwnProducts({ state: 'all', search: '', sort: 'newest' })
  const hasProducts = hasImported || (products.data?.pages[0]?.meta.total_count ?? 0) > 0
  const isUnderReview = viewer.status === 'provisional'

  function finishImport(status: ImportStatus) {
    close()
    if (bringsProducts(status)) setImported(true)
  }
  function fix(rows: RowsToFix) {
    close()
    fixing.fix(rows)
  }
  function afterUndo() {
    setImported(false)
    void tellOthers()
  }
  const enter = () => void router.navigate({ to: paths.dashboard() })
  return (
    <>
      <AuthHead title="Products">
        <p>
          {isUnderReview
            ? 'Buyers will see the products you save once your application is approved.'
            : 'Buyers see products once they are complete.'}
        </p>
      </AuthHead>
      {followed && (
        <RunningImport key={followed.fileKey} {...followed} onFinish={finishImport} onFix={fix} />
      )}
      <ImportSteps fixing={fixing} onBegun={follow} />
      <p>
        <Link href={paths.newProduct()}>Add Products Manually</Link>
      </p>
      <LatestImports onShow={follow} onFix={fixing.fix} onUndone={afterUndo} />
      <AddedProducts products={products} />
      {finish.error && <Banner tone="red">{finish.error.message}</Banner>}
      <Button
        kind="primary"
        size="large"
        full
        busy={finish.isPending}
        onClick={() => finish.mutate(undefined, { onSuccess: enter })}
      >
        {hasProducts ? 'Create Seller Profile' : 'Skip & Create Seller Profile'}
      </Button>
    </>
  )
}

const bringsProducts = ({
  message,
  imported_count: whole,
  provisional_count: drafts,
}: ImportStatus) => message === importMessages.complete && whole + drafts > 0
