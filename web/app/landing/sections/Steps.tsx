import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import styles from './HowItWorks.module.css'

type Props = {
  id: string
  audience: string
  title: string
  steps: readonly { name: string; words: string }[]
  call: { words: string; href: string }
}

export function Steps({ id, audience, title, steps, call }: Props) {
  return (
    <div id={id}>
      <p className={styles['audience']}>{audience}</p>
      <h2>{title}</h2>
      <ol className={styles['steps']}>
        {steps.map(({ name, words }) => (
          <li key={name}>
            <b>{name}</b>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <ButtonLink kind="primary" href={call.href}>
        {call.words}
      </ButtonLink>
    </div>
  )
}
