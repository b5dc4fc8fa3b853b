import { useState } from 'react'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { UnsavedGuard } from '#web/platform/ui/UnsavedGuard.tsx'
import { DeleteProduct } from './DeleteProduct.tsx'
import { IssuesBanner } from './IssuesBanner.tsx'
import { useDeleteProduct, useOwnFeeBps, useUpdateProduct } from './product-queries.ts'
import { ProductEditor } from '../form/ProductEditor.tsx'
import { showRefusal } from '../form/show-refusal.ts'
import { changedFields, unitsNow } from './units-changed.ts'
import { READ_MS, useListAfter } from './use-list-after.ts'
import { useLotForm } from '../form/use-lot-form.ts'
import { useUpcProblem } from './use-upc-problem.ts'

type Props = { product: OwnProduct }

export function EditProduct({ product: opened }: Props) {
  // Other fetches go by: the form compares with what it began with.
  const [product] = useState(opened)
  const [unitsBefore, setUnitsBefore] = useState(product.units)
  const lot = useLotForm({ product })
  const { form } = lot
  const help = { upcProblem: useUpcProblem(form, product.id), feeBps: useOwnFeeBps() }
  const update = useUpdateProduct(product.id)
  const remove = useDeleteProduct(product.id)
  useListAfter(update.isSuccess, READ_MS)
  useListAfter(remove.isSuccess, 0)

  const save = (fields: ProductFields) =>
    update.mutate(
      { fields: changedFields(fields, unitsBefore), unitsBefore },
      {
        onError: (error) => {
          showRefusal(form, error)
          const units = unitsNow(error)
          if (units === undefined) return
          setUnitsBefore(units)
          form.setValue('units', units || null, { shouldDirty: true, shouldValidate: true })
          form.setFocus('units')
        },
      },
    )

  return (
    <main className="page">
      <UnsavedGuard isUnsaved={form.formState.isDirty && !update.isSuccess && !remove.isSuccess} />
      <Breadcrumbs
        trail={[{ label: 'Manage Products', href: paths.manageProducts() }]}
        here={product.name || product.upc}
      />
      <PageHead
        title={
          <span className="row row-3">
            Edit Product
            <Pill colour={product.provisional ? 'red' : 'green'}>
              {product.provisional ? 'Not published' : 'Published'}
            </Pill>
          </span>
        }
        summary={product.name}
      >
        {!product.provisional && (
          <ButtonLink href={paths.product(product.seller_id, product.id)}>
            View published product
          </ButtonLink>
        )}
      </PageHead>
      {product.missing.length > 0 && <IssuesBanner missing={product.missing} />}
      <ProductEditor lot={lot} help={help} save={update} saveLabel="Save Changes" onSave={save}>
        <DeleteProduct name={product.name || 'this product'} remove={remove} />
      </ProductEditor>
    </main>
  )
}
