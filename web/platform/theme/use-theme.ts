import { useSyncExternalStore } from 'react'
import { currentTheme, onThemeChange } from './theme.ts'

export const useTheme = () =>
  useSyncExternalStore(onThemeChange, currentTheme, () => 'light' as const)
