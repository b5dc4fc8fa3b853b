import type { OwnProduct } from '#market/products/own-product-api.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { EditByForm } from './EditByForm.tsx'
import { EditByWizard } from './EditByWizard.tsx'
import { useEditing } from './use-editing.ts'
import { READ_MS, useListAfter } from './use-list-after.ts'
import { useShopStanding } from '../use-shop-standing.ts'

type Props = { product: OwnProduct; userId: number }

export function EditProduct({ product: opened, userId }: Props) {
  const editing = useEditing({ opened, userId })
  const { product, step, save, remove, draft } = editing
  const shop = useShopStanding()
  useListAfter(save.isDone, READ_MS)
  useListAfter(remove.isSuccess, 0)

  return (
    <main className="page">
      <UnsavedGuard
        isUnsaved={editing.changed.length > 0 && !editing.isOver}
        onLeave={draft.drop}
      />
      <Breadcrumbs
        trail={[{ label: shop.listLabel, href: shop.listAt() }]}
        here={product.name || product.upc}
      />
      {step ? <EditByWizard editing={editing} step={step} /> : <EditByForm editing={editing} />}
    </main>
  )
}
