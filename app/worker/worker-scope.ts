/** What a worker has that a page has not: the types of the browser and of workers do not go together in one program. */
export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

export interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: WorkerMessageEvent
}

export interface WorkerScope {
  readonly location: Location
  readonly clients: { claim: () => Promise<void> }
  readonly registration: { navigationPreload?: { enable: () => Promise<void> } }
  readonly navigator: { onLine: boolean; connection?: { saveData?: boolean; effectiveType?: string } }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}
