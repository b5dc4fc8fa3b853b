import { Bell, FileSpreadsheet, Keyboard, SunMoon } from 'lucide-react'
import { notificationPanel } from '#web/notifications/notification-panel.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { chooseTheme, currentTheme } from '#web/platform/theme/theme.ts'
import { keysDialog } from './around-page.ts'
import type { Entry } from './palette-entry.ts'

/** What can be done from anywhere. */
export const acts: readonly Entry[] = [
  {
    id: 'notifications',
    section: 'acts',
    label: 'Notifications',
    icon: Bell,
    to: notificationPanel.open,
  },
  {
    id: 'keys',
    section: 'acts',
    label: 'Keyboard shortcuts',
    words: 'help hotkeys',
    icon: Keyboard,
    to: keysDialog.open,
  },
  {
    id: 'theme',
    section: 'acts',
    label: 'Light or dark theme',
    words: 'mode appearance',
    icon: SunMoon,
    to: () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark'),
  },
]

/** What buyers can do besides. */
export const buyerActs: readonly Entry[] = [
  {
    id: 'offer sheet',
    section: 'acts',
    label: 'Offers by spreadsheet',
    words: 'upload csv excel bulk',
    icon: FileSpreadsheet,
    to: paths.cartUpload(),
  },
]
