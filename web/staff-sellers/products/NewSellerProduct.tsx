import { ProductEditor } from '#web/own-products/form/ProductEditor.tsx'
import { showRefusal } from '#web/own-products/form/show-refusal.ts'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { useCreateSellerProduct } from './seller-product-queries.ts'
import { SellerTrail } from './SellerTrail.tsx'
import { useSellerAfter } from './use-seller-after.ts'
import { useSellerLot } from './use-seller-lot.ts'

type Props = { sellerId: number }

/** Lets staff list a product for a seller, with the seller's own form. */
export function NewSellerProduct({ sellerId }: Props) {
  const { lot, help, seller } = useSellerLot(sellerId)
  const create = useCreateSellerProduct(sellerId)
  useSellerAfter(sellerId, create.isSuccess && 'Product created')

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
          create.mutate(fields, { onError: (error) => showRefusal(lot.form, error) })
        }
      />
    </main>
  )
}
