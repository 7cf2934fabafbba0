/** How many messages are taken within a window, in ms. */
export const ADMISSION = {
  windowMs: 600_000,
  /** From one address; of IPv6, from one /64. */
  address: 10,
  /** From one IPv6 /48, which holds 65,536 of those and which many hosts give away with a machine. */
  network: 50,
  /** From everybody. It bounds the memory too: nobody is remembered who was not let in. */
  all: 1000,
}

/** When somebody was let in, and as whom. */
type Entry = { time: number; address: string; network: string }

/**
 * Decides for a network address whether one more message may come from there. What is refused does not count. An address
 * is forgotten when its window ends.
 * @param now a clock that never goes back, in ms
 */
export function admission(limits = ADMISSION, now = () => performance.now()): (client: string) => boolean {
  /** By time, the oldest first. */
  let entries: Entry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function forget(): void {
    const end = now() - limits.windowMs
    entries = entries.filter(({ time }) => time > end)
  }

  /** Forgets where nobody comes any more. */
  function forgetLater(): void {
    const [oldest] = entries
    if (timer || !oldest) return
    timer = setTimeout(
      () => {
        timer = undefined
        forget()
        forgetLater()
      },
      oldest.time + limits.windowMs - now(),
    )
    // On Node it would keep the process alive.
    if (typeof timer === 'object') timer.unref()
  }

  return client => {
    forget()
    const [address, network] = [networkOf(client, 64), networkOf(client, 48)]
    const count = (of: (entry: Entry) => boolean) => entries.filter(of).length
    const isFull =
      entries.length >= limits.all ||
      count(entry => entry.address === address) >= limits.address ||
      count(entry => entry.network === network) >= limits.network
    if (isFull) return false
    entries.push({ time: now(), address, network })
    forgetLater()
    return true
  }
}

/**
 * What counts as one sender: an IPv4 address as it is, of an IPv6 address the network of so many bits: a /64 is what one
 * customer has at least, a /48 what one has at most (RFC 6177). Anything else is returned unchanged.
 */
export function networkOf(address: string, bits: 64 | 48): string {
  const ip = address.replace(/^\[|\]$|%.*$/g, '')
  if (!ip.includes(':')) return ip
  const url = `http://[${ip}]`
  if (!URL.canParse(url)) return address
  // The URL standard writes an address in one way: lower case, the longest run of zeros as `::`, no dots.
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const groups = [...front, ...Array(8 - front.length - back.length).fill('0'), ...back]
  if (!V4_PREFIXES.includes(groups.slice(0, 6).join(':'))) return `${groups.slice(0, bits / 16).join(':')}::/${bits}`
  const bytes = groups.slice(6).map(group => Number.parseInt(group, 16))
  return bytes.flatMap(pair => [pair >> 8, pair & 255]).join('.')
}

/** Before an IPv4 address, as a socket that listens for both shows it, and as NAT64 does (RFC 6052 section 2.1). */
const V4_PREFIXES = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']
