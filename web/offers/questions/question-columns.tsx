import type { Party } from '#market/accounts/viewer.ts'
import type { Question, questionsList } from '#market/messages/questions-list.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { NewMessages } from '../messages/NewMessages.tsx'
import { LotLine } from './LotLine.tsx'
import { lastWords, questionPill } from './question-words.ts'
import styles from './Questions.module.css'

type Columns = readonly ListColumn<Question, keyof typeof questionsList.sorts>[]
type Reading = { viewer: Party; onOpen: (id: number) => void }

export const questionColumns = ({ viewer, onOpen }: Reading): Columns => [
  {
    head: 'Lot',
    cell: ({ product, buyer_name: buyer, seller_name: seller }) => (
      <LotLine product={product} company={viewer === 'buyer' ? seller : buyer} />
    ),
  },
  {
    head: 'Last message',
    cell: (question) => (
      <span className={styles['last']}>
        <TextButton className={styles['words']} onClick={() => onOpen(question.id)}>
          {lastWords(question, viewer)}
        </TextButton>
        <NewMessages count={question.unread_count} />
      </span>
    ),
  },
  {
    head: 'Written',
    sorts: { ascending: 'longest', descending: 'latest' },
    cell: ({ last_message: { at } }) => <RelativeTime short at={at} />,
  },
  {
    head: 'Status',
    cell: (question) => {
      const { label, colour } = questionPill(question, viewer)
      return <Pill colour={colour}>{label}</Pill>
    },
  },
]
