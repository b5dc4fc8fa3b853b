/** The other end of a socket, played by the test. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static opened: FakeSocket[] = []

  readonly url: string
  readonly protocol = 'actioncable-v1-json'
  readyState = FakeSocket.CONNECTING
  sent: unknown[] = []

  constructor(url: string) {
    super()
    this.url = url
    FakeSocket.opened.push(this)
  }

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }

  close() {
    this.readyState = FakeSocket.CLOSED
    this.#happen(new Event('close'))
  }

  open() {
    this.readyState = FakeSocket.OPEN
    this.#happen(new Event('open'))
  }

  say(frame: object) {
    this.#happen(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }

  /** Greets the page and confirms its subscriptions, as the server does. */
  welcome() {
    this.open()
    this.say({ type: 'welcome' })
    for (const command of this.sent) {
      if (isSubscribe(command)) {
        this.say({ type: 'confirm_subscription', identifier: command.identifier })
      }
    }
  }

  #happen(event: Event) {
    this.dispatchEvent(event)
    const handler: unknown = Reflect.get(this, `on${event.type}`)
    if (typeof handler === 'function') handler.call(this, event)
  }
}

function isSubscribe(command: unknown): command is { identifier: string } {
  return (
    typeof command === 'object' &&
    command !== null &&
    'command' in command &&
    command.command === 'subscribe'
  )
}
