import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { UnsavedGuard } from '#web/platform/ui/UnsavedGuard.tsx'
import { ProductEditor } from '../form/ProductEditor.tsx'
import { showRefusal } from '../form/show-refusal.ts'
import { useLotForm } from '../form/use-lot-form.ts'
import { useCreateProduct, useOwnFeeBps } from './product-queries.ts'
import { READ_MS, useListAfter } from './use-list-after.ts'
import { useUpcProblem } from './use-upc-problem.ts'

const TITLE = 'Add New Product'

export function NewProductPage() {
  usePageTitle(TITLE)
  const lot = useLotForm({})
  const create = useCreateProduct()
  const help = { upcProblem: useUpcProblem(lot.form, undefined), feeBps: useOwnFeeBps() }
  useListAfter(create.isSuccess, READ_MS)
  return (
    <main className="page">
      <UnsavedGuard isUnsaved={lot.form.formState.isDirty && !create.isSuccess} />
      <Breadcrumbs
        trail={[{ label: 'Manage Products', href: paths.manageProducts() }]}
        here={TITLE}
      />
      <PageHead title={TITLE} summary="Buyers see the product as soon as it is created." />
      <ProductEditor
        lot={lot}
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
