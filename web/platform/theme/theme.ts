export type Theme = 'light' | 'dark'

const STORAGE_KEY = 'theme'
const listeners = new Set<() => void>()

const systemPrefersDark = () => matchMedia('(prefers-color-scheme: dark)')

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return systemPrefersDark().matches ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function onThemeChange(listener: () => void) {
  const system = systemPrefersDark()
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}
