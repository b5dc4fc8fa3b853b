import { ListChecks } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { ProductEditor } from '../form/ProductEditor.tsx'
import { showRefusal } from '../form/show-refusal.ts'
import { KeptDraftBanner } from './KeptDraftBanner.tsx'
import type { Creating } from './use-creating.ts'
import { useShopStanding } from '../use-shop-standing.ts'
import { READ_MS, useListAfter } from './use-list-after.ts'

type Props = { creating: Creating }

/** A new product with all of its fields at once. */
export function CreateByForm({ creating: { state, help, create, draft } }: Props) {
  const { isUnderReview } = useShopStanding()
  useListAfter(create.isSuccess, READ_MS)
  return (
    <>
      <PageHead
        title="Add New Product"
        summary={
          isUnderReview
            ? 'Buyers see the product once your application is approved.'
            : 'Buyers see the product as soon as you create it.'
        }
      >
        <ButtonLink kind="quiet" className="flush" href={paths.newProduct({ form: 'wizard' })}>
          <ListChecks />
          Add step by step
        </ButtonLink>
      </PageHead>
      <KeptDraftBanner draft={draft} />
      <ProductEditor
        state={state}
        help={help}
        save={create}
        saveLabel="Create Product"
        onSave={(fields) =>
          create.mutate(fields, { onError: (error) => showRefusal(state.form, error) })
        }
      />
    </>
  )
}
