import { openable } from '#web/platform/ui/dialogs/openable.ts'

/** The panel that the bell, a key and the palette open. */
export const notificationPanel = openable()
