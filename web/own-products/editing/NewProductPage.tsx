import { useViewer } from '#web/accounts/account-queries.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { CreateByForm } from './CreateByForm.tsx'
import { CreateByWizard } from './CreateByWizard.tsx'
import { useCreating } from './use-creating.ts'
import { useShopStanding } from '../use-shop-standing.ts'

const TITLE = 'Add New Product'

export function NewProductPage() {
  usePageTitle(TITLE)
  const viewer = useViewer()
  return viewer && <NewProduct userId={viewer.id} sellerName={viewer.seller?.name ?? ''} />
}

type Props = { userId: number; sellerName: string }

function NewProduct({ userId, sellerName }: Props) {
  const creating = useCreating(userId)
  const { changed, create, draft } = creating
  const shop = useShopStanding()
  return (
    <main className="page">
      <UnsavedGuard isUnsaved={changed.length > 0 && !create.isSuccess} onLeave={draft.drop} />
      <Breadcrumbs trail={[{ label: shop.listLabel, href: shop.listAt() }]} here={TITLE} />
      {creating.step ? (
        <CreateByWizard creating={creating} sellerName={sellerName} />
      ) : (
        <CreateByForm creating={creating} />
      )}
    </main>
  )
}
