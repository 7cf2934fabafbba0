type Limits = {
  /** How many within a window. */
  limit: number
  windowMs: number
  /** A clock that never goes back, in ms. */
  now?: () => number
}

/** How many addresses are remembered: about 2 MB. */
const MOST_KEYS = 10_000

/**
 * Tells for a key whether it may go on: at most `limit` times in any `windowMs`. What is refused does not count. When more
 * keys come than are remembered, the ones that were let in longest ago are forgotten.
 */
export function rateLimit({ limit, windowMs, now = () => performance.now() }: Limits): (key: string) => boolean {
  const seen = new Map<string, number[]>()
  return key => {
    const time = now()
    const recent = (seen.get(key) ?? []).filter(then => then > time - windowMs)
    if (recent.length >= limit) return false
    // Moves the key to the end: the first one is the one to forget.
    seen.delete(key)
    seen.set(key, [...recent, time])
    if (seen.size > MOST_KEYS) seen.delete(seen.keys().next().value ?? '')
    return true
  }
}

/**
 * What counts as one address: an IPv4 address as it is, of an IPv6 address the /64 network, which is what one customer
 * has (RFC 6177). Anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  const ip = address.replace(/^\[|\]$|%.*$/g, '')
  if (!ip.includes(':')) return ip
  const url = `http://[${ip}]`
  if (!URL.canParse(url)) return address
  // The URL standard writes an address in one way: lower case, the longest run of zeros as `::`, no dots.
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const groups = [...front, ...Array(8 - front.length - back.length).fill('0'), ...back]
  const [mapped, high = '', low = ''] = [groups.slice(0, 6).join(':'), groups[6], groups[7]]
  if (mapped !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`
  // An IPv4 address, as a socket that listens for both shows it.
  return [high, low].flatMap(group => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.')
}
