import styles from './HowItWorks.module.css'

type Props = {
  audience: string
  title: string
  steps: readonly { name: string; words: string }[]
}

export function Steps({ audience, title, steps }: Props) {
  return (
    <div>
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
    </div>
  )
}
