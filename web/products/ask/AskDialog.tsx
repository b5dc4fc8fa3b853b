import type { Product } from '#market/products/product-api.ts'
import { companyOf } from '#web/accounts/role.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { useAskQuestion, useQuestionOnLot } from '#web/offers/questions/question-queries.ts'
import { QuestionTalk } from '#web/offers/questions/QuestionTalk.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'

type Props = { product: Pick<Product, 'id' | 'name' | 'seller'>; onClose: () => void }

/** What the buyer asked about the lot before, and the field for more. */
export function AskDialog({ product, onClose }: Props) {
  const viewer = useViewer()
  const { data, error, isPending, refetch } = useQuestionOnLot(product.id)
  const sending = useAskQuestion(product.id)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Ask ${product.seller.name}`}
      closesOutside
      startsAt="field"
    >
      <DialogBody className="col g4">
        <p className="soft">
          About <bdi>{product.name}</bdi>
        </p>
        {isPending && (
          <Loading label="Loading what you asked">
            <SkeletonRows rows={2} />
          </Loading>
        )}
        {error && data === undefined && (
          <LoadProblem message={error.message} onRetry={() => void refetch()} />
        )}
        {data !== undefined && (
          <QuestionTalk
            keptAs={`lot ${product.id}`}
            conversation={data}
            viewer="buyer"
            buyerName={viewer ? (companyOf(viewer) ?? '') : ''}
            sellerName={product.seller.name}
            error={error}
            onRetry={() => void refetch()}
            sending={sending}
          />
        )}
      </DialogBody>
    </Dialog>
  )
}
