/** How many messages of one pool are accepted within any `windowMs` ms. */
export const ADMISSION = {
  windowMs: 600_000,
  /** From one IPv4 address or one IPv6 /64. */
  address: 10,
  /** From one IPv6 /48, which holds 65,536 /64s and which many hosting companies give to every machine. */
  network: 50,
  /** From everybody together. This also bounds memory, since only accepted messages are remembered. */
  all: 1000,
}

/** The kinds of posts that are counted apart, so that one kind cannot use up the slots of another. */
export type Pool = 'contact' | 'subscribe' | 'held'

/** Gives a slot back, when the message that took it was not kept. */
export type GiveBack = () => void

/** Takes a slot of a pool for a message from a network address. Returns undefined when the sender may send no more for now. */
export type Admit = (client: string, pool: Pool) => GiveBack | undefined

/**
 * Returns a function that counts each pool with limits of its own.
 * @param now a clock that never goes back, in ms
 */
export function openPools(limits = ADMISSION, now?: () => number): Admit {
  const open = () => admission(limits, now)
  const pools: Record<Pool, ReturnType<typeof admission>> = { contact: open(), subscribe: open(), held: open() }
  return (client, pool) => pools[pool](client)
}

/** An accepted message: when it came, and the /64 and /48 networks (or the IPv4 address) that it counts against. */
type Entry = { time: number; address: string; network: string }

/**
 * Returns a function that takes a slot for one more message from a network address; it returns undefined when there is none.
 * Refused messages do not count, nor do those whose slot is given back. An address is forgotten when its window ends.
 * @param now a clock that never goes back, in ms
 */
export function admission(limits = ADMISSION, now = () => performance.now()): (client: string) => GiveBack | undefined {
  /** Sorted by time, the oldest first. */
  let entries: Entry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function forget(): void {
    const end = now() - limits.windowMs
    entries = entries.filter(({ time }) => time > end)
  }

  /** Schedules `forget`, so that addresses are forgotten even if no further message comes. */
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
    // On Node, where timers are objects, it would keep the process alive.
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
    if (isFull) return undefined
    const taken = { time: now(), address, network }
    entries.push(taken)
    forgetLater()
    return () => {
      entries = entries.filter(entry => entry !== taken)
    }
  }
}

/**
 * Returns what counts as one sender: an IPv4 address itself, or the network of an IPv6 address with a prefix of `bits`
 * bits. One customer has at least a /64 and at most a /48 (RFC 6177). Anything else is returned unchanged.
 */
export function networkOf(address: string, bits: 64 | 48): string {
  const ip = address.replace(/^\[|\]$|%.*$/g, '')
  if (!ip.includes(':')) return ip
  const url = `http://[${ip}]`
  if (!URL.canParse(url)) return address
  // The URL parser normalises an address: lower case, the longest run of zeros as `::`, no dots.
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const groups = [...front, ...Array(8 - front.length - back.length).fill('0'), ...back]
  if (!V4_PREFIXES.includes(groups.slice(0, 6).join(':'))) return `${groups.slice(0, bits / 16).join(':')}::/${bits}`
  const bytes = groups.slice(6).map(group => Number.parseInt(group, 16))
  return bytes.flatMap(pair => [pair >> 8, pair & 255]).join('.')
}

/** The IPv6 prefixes of an IPv4 address: that of a dual-stack socket, and that of NAT64 (RFC 6052 section 2.1). */
const V4_PREFIXES = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']
