import { useParams, useRouter } from '@tanstack/react-router'
import { ProductEditor } from '#web/own-products/form/ProductEditor.tsx'
import { showRefusal } from '#web/own-products/form/show-refusal.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { useCreateSellerProduct } from './seller-product-queries.ts'
import { SellerTrail } from './SellerTrail.tsx'
import { useSellerLot } from './use-seller-lot.ts'

/** Lets staff list a product for a seller, with the seller's own form. */
export function NewSellerProductPage() {
  usePageTitle('Add New Product')
  const router = useRouter()
  const sellerId = Number(useParams({ strict: false }).seller_id)
  const { lot, help, seller } = useSellerLot(sellerId)
  const create = useCreateSellerProduct(sellerId)

  return (
    <main className="page">
      <UnsavedGuard isUnsaved={lot.form.formState.isDirty && !create.isSuccess} />
      <SellerTrail sellerId={sellerId} seller={seller} here="Add New Product" />
      <PageHead
        title="Add New Product"
        summary={seller && `For ${seller.name}. Buyers see it as soon as it is complete.`}
      />
      <ProductEditor
        state={lot}
        help={help}
        save={create}
        saveLabel="Create Product"
        onSave={(fields) =>
          create.mutate(fields, {
            onSuccess: () => {
              toastSaved('Product created')
              void router.navigate({ href: paths.adminSeller(sellerId) })
            },
            onError: (error) => showRefusal(lot.form, error),
          })
        }
      />
    </main>
  )
}
