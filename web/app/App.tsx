import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { ToastRegion } from '#web/platform/ui/ToastRegion.tsx'
import { createQueries } from './queries.ts'
import { createPageRouter } from './router.tsx'

export function App() {
  const [queries] = useState(createQueries)
  const [router] = useState(() => createPageRouter(queries))
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <ToastRegion />
    </QueryClientProvider>
  )
}
