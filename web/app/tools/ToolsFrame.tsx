import { Outlet, useLocation } from '@tanstack/react-router'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { currentTool, type Tool } from './tools.ts'
import styles from './ToolsFrame.module.css'

type Props = { label: string; tools: readonly Tool[] }

/** A row with the way to every page of one's work, above the page. */
export function ToolsFrame({ label, tools }: Props) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const current = currentTool(tools, pathname)
  return (
    <>
      <div className={styles['tools']}>
        <Tabs label={label} tabs={tools.map((tool) => ({ ...tool, current: tool === current }))} />
      </div>
      <Outlet />
    </>
  )
}
