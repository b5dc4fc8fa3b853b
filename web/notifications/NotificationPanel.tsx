import { X } from 'lucide-react'
import { useRef } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useFocusFallback } from '#web/platform/hooks/use-focus-fallback.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import styles from './NotificationPanel.module.css'
import { NotificationList } from './NotificationList.tsx'
import { useMarkRead, useNotifications } from './notification-queries.ts'

type Props = { open: boolean; onClose: () => void }

/** Below the header, and over the whole of a phone. */
export function NotificationPanel({ open, onClose }: Props) {
  const unread = useNotifications().data?.pages[0]?.unread_count ?? 0
  const markRead = useMarkRead()
  const head = useRef<HTMLElement>(null)
  // Once all are read, the button that had focus is gone.
  useFocusFallback(head, unread > 0, 'button')

  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      className={styles['place'] ?? ''}
    >
      <Modal className={styles['panel'] ?? ''}>
        <Dialog className={styles['dialog'] ?? ''}>
          <header ref={head} className={styles['head']}>
            <Heading slot="title">Notifications</Heading>
            {unread > 0 && (
              <TextButton className="t13" onClick={() => markRead.mutate(undefined)}>
                Mark all as read
              </TextButton>
            )}
            <IconButton label="Close" look="small" className="push" onClick={onClose}>
              <X />
            </IconButton>
          </header>
          <div className={styles['list']}>
            <NotificationList
              onOpen={({ id, read }) => {
                if (!read) markRead.mutate([id])
                onClose()
              }}
            />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
