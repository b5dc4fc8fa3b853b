import { useViewer } from '#web/accounts/account-queries.ts'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { LotLine } from './LotLine.tsx'
import { useQuestion, useWriteOnQuestion } from './question-queries.ts'
import { QuestionTalk } from './QuestionTalk.tsx'

type Props = { id: number; onClose: () => void }

/** One question with its messages, for either side. */
export function QuestionDialog({ id, onClose }: Props) {
  const viewer = useViewer()?.seller ? 'seller' : 'buyer'
  const { data, error, isPending, refetch } = useQuestion(id)
  const sending = useWriteOnQuestion(id)
  const question = data?.question
  return (
    <Dialog open onClose={onClose} title="Question about a lot" closesOutside startsAt="field">
      <DialogBody>
        {isPending && (
          <Loading label="Loading the question">
            <SkeletonRows rows={3} />
          </Loading>
        )}
        {error && !data && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
        {question && (
          <div className="col g4">
            <LotLine
              product={question.product}
              company={viewer === 'buyer' ? question.seller_name : question.buyer_name}
            />
            <QuestionTalk
              keptAs={`question ${id}`}
              conversation={data}
              viewer={viewer}
              buyerName={question.buyer_name}
              sellerName={question.seller_name}
              error={error}
              onRetry={() => void refetch()}
              sending={sending}
            />
          </div>
        )}
      </DialogBody>
    </Dialog>
  )
}
