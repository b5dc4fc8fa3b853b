import { openable } from '#web/platform/ui/dialogs/openable.ts'

/** Opened by Ctrl+K, by the hint in the header and from the account menu. */
export const palette = openable()

/** The list of keys: opened by `?`, from the account menu and from the palette. */
export const keysDialog = openable()
