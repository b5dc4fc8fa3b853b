import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { DeleteProduct } from '#web/own-products/editing/DeleteProduct.tsx'
import { IssuesBanner } from '#web/own-products/editing/IssuesBanner.tsx'
import { updateOf } from '#web/own-products/editing/product-update.ts'
import { changedFields } from '#web/own-products/form/draft-changes.ts'
import { draftOf } from '#web/own-products/form/product-draft.ts'
import { ProductEditor } from '#web/own-products/form/ProductEditor.tsx'
import { showRefusal } from '#web/own-products/form/show-refusal.ts'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { UnsavedGuard } from '#web/platform/ui/dialogs/UnsavedGuard.tsx'
import { useDeleteSellerProduct, useEditSellerProduct } from './seller-product-queries.ts'
import { SellerTrail } from './SellerTrail.tsx'
import { useSellerAfter } from './use-seller-after.ts'
import { useSellerLot } from './use-seller-lot.ts'

type Props = { opened: OwnProduct }

export function EditSellerProduct({ opened }: Props) {
  const { id: productId, seller_id: sellerId } = opened
  const { lot, help, seller } = useSellerLot(sellerId, opened)
  const { form } = lot
  useWatch({ control: form.control })
  const begun = useMemo(() => draftOf(opened), [opened])
  const changed = changedFields(begun, form.getValues())
  const named = { id: sellerId, product_id: productId }
  const edit = useEditSellerProduct(named)
  const remove = useDeleteSellerProduct(named)
  useSellerAfter(sellerId, edit.isSuccess && 'Product saved')
  useSellerAfter(sellerId, remove.isSuccess && 'Product deleted')

  return (
    <main className="page">
      <UnsavedGuard isUnsaved={changed.length > 0 && !edit.isSuccess && !remove.isSuccess} />
      <SellerTrail sellerId={sellerId} seller={seller} here={opened.name || opened.upc} />
      <PageHead title="Edit Product" summary={opened.name} />
      {opened.missing.length > 0 && <IssuesBanner missing={opened.missing} />}
      <ProductEditor
        state={lot}
        help={help}
        save={edit}
        saveLabel="Save Changes"
        onSave={(fields) =>
          edit.mutate(updateOf(fields, changed, opened), {
            onError: (error) => showRefusal(form, error),
          })
        }
      >
        <DeleteProduct name={opened.name || 'this product'} remove={remove} />
      </ProductEditor>
    </main>
  )
}
