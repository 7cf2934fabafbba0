import { isIP } from 'node:net'

/**
 * Returns the network address of the client that sent a request. Each proxy appends the address that called it to
 * X-Forwarded-For. The entries before those of the site's own proxies are not used: the sender can forge them.
 * @param socket the address at the other end of the connection
 * @param proxies how many proxies the site is behind
 */
export function clientAddress(socket = '', forwardedFor: string | null, proxies = 0): string {
  const entry = entryOf(forwardedFor, proxies)
  if (entry === undefined) return socket
  // Some proxies add the port: 192.0.2.1:4711, [2001:db8::1]:4711.
  const address = entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return isIP(address) ? address : socket
}

/** Whether the visitor's own connection was encrypted, according to the site's proxies. Always false without proxies. */
export function cameOverTls(forwardedProto: string | null, proxies = 0): boolean {
  return entryOf(forwardedProto, proxies)?.toLowerCase() === 'https'
}

/**
 * Returns the entry of the outermost of the site's own proxies; undefined without proxies or header. Some proxies append to
 * the list and some replace it, so it may have fewer entries than there are proxies.
 */
function entryOf(header: string | null, proxies: number): string | undefined {
  if (proxies === 0 || header === null) return undefined
  const entries = header.split(',')
  return entries[Math.max(0, entries.length - proxies)]?.trim() ?? ''
}
