import { Search, X } from 'lucide-react'
import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent as FieldKeyboardEvent,
  type RefObject,
} from 'react'
import { useDebouncedText } from '#web/platform/hooks/use-debounced-text.ts'
import { isForThePage } from '#web/platform/keyboard/page-keys.ts'
import { useSingleKeys } from '#web/platform/keyboard/single-keys.ts'
import { classes } from '../classes.ts'
import styles from './SearchBox.module.css'

type Props = {
  /** What is being searched for: from the address. */
  value: string
  /** Half a second after typing stops, at once on Enter and on Escape. */
  onSearch: (text: string) => void
  label: string
  placeholder?: string | undefined
  /** "/" anywhere in the page moves here: for one box a page. */
  slash?: boolean | undefined
  className?: string | undefined
}

export function SearchBox({ value, onSearch, label, placeholder, slash, className }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const { text, setText, reportNow } = useDebouncedText(value, onSearch)
  const hasKeys = useSingleKeys()
  useSlashKey(field, slash ?? false)

  function onKeyDown(event: FieldKeyboardEvent) {
    if (event.key === 'Enter') reportNow(text)
    if (event.key !== 'Escape' || text === '') return
    // A dialog around it stays open for the first Escape.
    event.stopPropagation()
    reportNow('')
  }

  return (
    <search className={classes(styles['search'], className)}>
      <Search />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' ? (
        <button
          type="button"
          className={styles['clear']}
          aria-label="Clear search"
          onClick={() => {
            reportNow('')
            field.current?.focus()
          }}
        >
          <X className="i-14" />
        </button>
      ) : (
        slash && hasKeys && <kbd aria-hidden="true">/</kbd>
      )}
    </search>
  )
}

/** Pressing "/" anywhere but in a field moves to this one. */
function useSlashKey(field: RefObject<HTMLInputElement | null>, wanted: boolean) {
  // Before it is drawn: who sees a page may press its keys.
  useLayoutEffect(() => {
    if (!wanted) return undefined
    function go(event: KeyboardEvent) {
      if (event.key !== '/' || !isForThePage(event)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  }, [field, wanted])
}
