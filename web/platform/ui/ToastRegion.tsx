import { useSyncExternalStore } from 'react'
import { ToastBar } from './ToastBar.tsx'
import styles from './Toasts.module.css'
import { closeToast, onToastsChange, shownToasts } from './toasts.ts'

/** Once in the page, beside everything else. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts)
  return (
    <section className={styles['region']} aria-label="Notifications" aria-live="polite">
      {toasts.map((toast) => (
        <ToastBar key={toast.id} toast={toast} onClose={() => closeToast(toast.id)} />
      ))}
    </section>
  )
}
