import styles from './Palette.module.css'

type Props = { isSearching: boolean; hasFailed: boolean }

/** Says that the server still looks, or could not. */
export function FinderStatus({ isSearching, hasFailed }: Props) {
  return (
    <output className={styles['status']}>
      {hasFailed && 'The search did not answer. Type on to try again.'}
      {isSearching && !hasFailed && 'Searching…'}
    </output>
  )
}
