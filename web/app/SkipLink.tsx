import styles from './SkipLink.module.css'

export function SkipLink() {
  return (
    <a
      href="#content"
      className={styles['skip']}
      onClick={(event) => {
        // A change of the address would be one more step for Back.
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    >
      Skip to content
    </a>
  )
}
