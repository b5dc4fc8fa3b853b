import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { useCreateProduct } from './product-queries.ts'
import { ProductEditor } from './ProductEditor.tsx'
import { showRefusal } from './show-refusal.ts'
import { useProductForm } from './use-product-form.ts'

const TITLE = 'Add New Product'

export function NewProductPage() {
  usePageTitle(TITLE)
  const form = useProductForm()
  const create = useCreateProduct()
  return (
    <main className="page">
      <Breadcrumbs
        trail={[{ label: 'Manage Products', href: paths.manageProducts() }]}
        here={TITLE}
      />
      <PageHead title={TITLE} summary="Buyers see the product as soon as it is created." />
      <ProductEditor
        form={form}
        save={create}
        saveLabel="Create Product"
        onSave={(fields) => create.mutate(fields, { onError: (error) => showRefusal(form, error) })}
      />
    </main>
  )
}
