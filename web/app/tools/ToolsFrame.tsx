import { Outlet, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { currentTool, type Tool } from './tools.ts'
import styles from './ToolsFrame.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

type Props = {
  label: string
  tools: readonly Tool[]
  /** At the far end of the row. */
  aside?: ReactNode
}

/** A row with the way to every page of one's work, above the page. */
export function ToolsFrame({ label, tools, aside }: Props) {
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
