import { useLocation, useRouter } from '@tanstack/react-router'
import { MessageCircleQuestion } from 'lucide-react'
import { questionsList } from '#market/messages/questions-list.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { wholeNumberIn } from '#market/whole-number-in.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { questionColumns } from './question-columns.tsx'
import { questionsKey } from '#web/offers/questions/questions-key.ts'
import { QuestionDialog } from './QuestionDialog.tsx'

/** What buyers asked about lots before an offer, for either side. */
export function QuestionsPage() {
  const { search } = useLocation()
  const router = useRouter()
  const viewer = useViewer()?.seller ? 'seller' : 'buyer'
  const opened = wholeNumberIn(search['question'])
  const show = (question: number | undefined) =>
    void router.navigate({ href: paths.questions({ ...search, question }), resetScroll: false })

  return (
    <>
      <ListPage
        list={questionsList}
        queryKey={questionsKey}
        title="Questions"
        summary={(count) => counted(count, 'question')}
        columns={questionColumns({ viewer, onOpen: show })}
        empty={{
          icon: MessageCircleQuestion,
          title: 'No question here matches',
          detail: 'The names of lots and companies are searched.',
          all: 'Show all questions',
          whole: <NoQuestions viewer={viewer} />,
        }}
      />
      {opened !== undefined && <QuestionDialog id={opened} onClose={() => show(undefined)} />}
    </>
  )
}

const NoQuestions = ({ viewer }: { viewer: 'buyer' | 'seller' }) =>
  viewer === 'buyer' ? (
    <EmptyState
      icon={MessageCircleQuestion}
      title="No questions yet"
      actions={
        <ButtonLink kind="primary" href={paths.catalogue()}>
          Browse all products
        </ButtonLink>
      }
    >
      “Ask the seller” on a lot’s page starts one. The answer shows here and by the bell.
    </EmptyState>
  ) : (
    <EmptyState icon={MessageCircleQuestion} title="No questions yet">
      Buyers can ask about your lots before they make an offer. Their questions appear here.
    </EmptyState>
  )
