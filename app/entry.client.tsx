import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // React says only that it recovered; what it recovered from says where to look.
    { onRecoverableError: (error) => reportError((error instanceof Error && error.cause) || error) },
  )
})
