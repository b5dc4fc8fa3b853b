import { CircleAlert, CircleCheck, X } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { Link } from '#web/platform/navigation/Link.tsx'
import { TextButton } from '../TextButton.tsx'
import styles from './ToastRegion.module.css'
import { clearPlace, type ToastPlace } from './clear-place.ts'
import { closeToast, onToastsChange, shownToasts, type Toast } from './toasts.ts'

/** Once in the page, outside everything else. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts, shownToasts)
  const region = useRef<HTMLElement>(null)
  const [place, setPlace] = useState<ToastPlace>('bottom')

  useLayoutEffect(() => {
    if (region.current && toasts.length > 0) setPlace(clearPlace(region.current))
  }, [toasts])

  return (
    <section
      ref={region}
      className={styles['region']}
      data-place={place}
      aria-label="Notifications"
      aria-live="polite"
    >
      {toasts.map((toast) => (
        <ToastBar key={toast.id} toast={toast} onClose={() => closeToast(toast.id)} />
      ))}
    </section>
  )
}

type Props = { toast: Toast; onClose: () => void }

/** Leaves after its time, unless it is pointed at or focus is in it. */
function ToastBar({ toast, onClose }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const held = useHoverOrFocus(bar)
  const leave = useEffectEvent(onClose)

  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => leave(), toast.ms)
    return () => clearTimeout(timer)
  }, [held, toast.ms])

  const action = toast.action
  return (
    <div ref={bar} className={styles['toast']}>
      <span className={styles[toast.tone]}>
        {toast.tone === 'good' ? <CircleCheck /> : <CircleAlert />}
      </span>
      <span>
        {toast.text}{' '}
        {toast.link && (
          <Link href={toast.link.href} onClick={onClose}>
            {toast.link.label}
          </Link>
        )}
      </span>
      {action && (
        <TextButton
          className={styles['action']}
          onClick={() => {
            onClose()
            action.act()
          }}
        >
          {action.label}
        </TextButton>
      )}
      <button type="button" className={styles['close']} aria-label="Close" onClick={onClose}>
        <X />
      </button>
    </div>
  )
}

/** Whether an element is pointed at or has focus within it. */
function useHoverOrFocus(element: RefObject<HTMLElement | null>) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const listening = new AbortController()
    const on = (event: string, listener: () => void) =>
      element.current?.addEventListener(event, listener, { signal: listening.signal })
    on('pointerenter', () => setPointed(true))
    on('pointerleave', () => setPointed(false))
    on('focusin', () => setFocused(true))
    on('focusout', () => setFocused(false))
    return () => listening.abort()
  }, [element])

  return pointed || focused
}
