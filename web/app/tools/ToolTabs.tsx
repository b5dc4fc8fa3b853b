import { Outlet, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { currentTool, type Tool } from './page-tools.ts'
import styles from './ToolTabs.module.css'

type Props = {
  label: string
  tools: readonly Tool[]
  /** At the far end of the row. */
  aside?: ReactNode
}

/** A row with the way to every page of one's work, above the page. */
export function ToolTabs({ label, tools, aside }: Props) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const current = currentTool(tools, pathname)
  const row = useCurrentInView(current?.href)
  return (
    <>
      <div className={styles['tools']}>
        <div ref={row} className={styles['row']}>
          <Tabs
            label={label}
            tabs={tools.map((tool) => ({ ...tool, current: tool === current }))}
          />
          {aside}
        </div>
      </div>
      <Outlet />
    </>
  )
}

/** Where a row of tabs is wider than the screen, the current one is in the middle of what is seen of it. */
function useCurrentInView(current: string | undefined) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (current === undefined) return
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    const tabs = tab?.parentElement
    if (tab && tabs) tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return row
}
