import { isIP } from 'node:net'

/**
 * The address of whoever sent a request. Each proxy adds the address that it was called from at the end of
 * X-Forwarded-For; what stands before the entries of the site's own proxies is whatever the sender wrote there.
 * @param socket the address at the other end of the connection
 * @param proxies how many proxies the site has before it
 */
export function clientAddress(socket = '', forwardedFor: string | null, proxies = 0): string {
  const entry = entryOf(forwardedFor, proxies)
  if (entry === undefined) return socket
  // Some proxies add the port: 192.0.2.1:4711, [2001:db8::1]:4711.
  const address = entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return isIP(address) ? address : socket
}

/** Whether the visitor's own connection was encrypted, as the site's proxies say it; without proxies nobody is asked. */
export function cameOverTls(forwardedProto: string | null, proxies = 0): boolean {
  return entryOf(forwardedProto, proxies)?.toLowerCase() === 'https'
}

/** What the outermost of the site's own proxies said: some proxies add to the list, some replace it. */
function entryOf(header: string | null, proxies: number): string | undefined {
  if (proxies === 0 || header === null) return undefined
  const entries = header.split(',')
  return entries[Math.max(0, entries.length - proxies)]?.trim() ?? ''
}
