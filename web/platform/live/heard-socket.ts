/**
 * A WebSocket that tells of every frame, since the Rails client keeps its pings to itself, and that
 * leaves when it opens after everybody else has, since that client does not close what is opening.
 */
export function heardSocket(onFrame: () => void, stopping: AbortSignal): typeof WebSocket {
  return class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', onFrame)
      this.addEventListener('open', () => {
        if (stopping.aborted) this.close()
      })
    }
  }
}
