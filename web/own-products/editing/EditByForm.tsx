import { ListChecks } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { ProductEditor } from '../form/ProductEditor.tsx'
import { PublishedPill } from '../wizard/PublishedPill.tsx'
import { DeleteProduct } from './DeleteProduct.tsx'
import { IssuesBanner } from './IssuesBanner.tsx'
import { KeptDraftBanner } from './KeptDraftBanner.tsx'
import type { Editing } from './use-editing.ts'

type Props = { editing: Editing }

/** Every field of a product at once. */
export function EditByForm({ editing }: Props) {
  const { product, state, help, changed, save, remove, draft } = editing
  return (
    <>
      <PageHead
        title={
          <span className="row g3 wrap">
            Edit Product
            <PublishedPill product={product} />
          </span>
        }
        summary={product.name}
      >
        <span className="row wrap flush">
          {!product.provisional && (
            <ButtonLink kind="quiet" href={paths.product(product.seller_id, product.id)}>
              View published product
            </ButtonLink>
          )}
          <ButtonLink kind="quiet" href={paths.editProduct(product.id, { form: 'wizard' })}>
            <ListChecks />
            Edit step by step
          </ButtonLink>
        </span>
      </PageHead>
      <KeptDraftBanner draft={draft} />
      {product.missing.length > 0 && <IssuesBanner missing={product.missing} />}
      <ProductEditor
        state={state}
        help={help}
        save={{ isPending: save.isPending, isSuccess: save.isDone, error: save.error }}
        saveLabel="Save Changes"
        onSave={(fields) => save.save({ fields, changed, onSaved: save.finish })}
      >
        <DeleteProduct name={product.name || 'this product'} remove={remove} />
      </ProductEditor>
    </>
  )
}
