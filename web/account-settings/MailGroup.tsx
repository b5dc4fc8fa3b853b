import { mailTopics, type MailTopic } from '#market/accounts/mail-topics.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import styles from './Mail.module.css'
import { wantedOf } from './mail-choice.ts'
import { useChooseMails } from './mail-preferences-queries.ts'

type Props = {
  /** "Offers" */
  name: string
  topics: readonly MailTopic[]
  /** What is off, once that is known. */
  muted: readonly MailTopic[] | undefined
}

/** The mails about one thing, each with its box and one for them all. */
export function MailGroup({ name, topics, muted }: Props) {
  const choose = useChooseMails()
  const wanted = muted && wantedOf(topics, muted)
  const isAwaited = muted === undefined
  return (
    <ChoiceGroup legend={name} className={styles['group']}>
      {topics.length > 1 && (
        <Checkbox
          label={`All emails about ${name.toLowerCase()}`}
          className={styles['all']}
          checked={wanted === 'all'}
          some={wanted === 'some'}
          disabled={isAwaited}
          onChange={(event) => choose.mutate({ topics, isWanted: event.currentTarget.checked })}
        />
      )}
      {topics.map((topic) => (
        <Checkbox
          key={topic}
          label={mailTopics[topic].label}
          checked={!isAwaited && !muted.includes(topic)}
          disabled={isAwaited}
          onChange={(event) =>
            choose.mutate({ topics: [topic], isWanted: event.currentTarget.checked })
          }
        />
      ))}
    </ChoiceGroup>
  )
}
