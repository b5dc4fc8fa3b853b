import { Moon, Sun } from 'lucide-react'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { chooseTheme } from './theme.ts'
import { useTheme } from './use-theme.ts'

export function ThemeSwitch() {
  const isDark = useTheme() === 'dark'
  return (
    <IconButton
      label={isDark ? 'Light theme' : 'Dark theme'}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun className="i-20" /> : <Moon className="i-20" />}
    </IconButton>
  )
}
